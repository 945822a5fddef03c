const declaration = /^(export declare const (\w+): )(zod\.[\s\S]*?);$(?=\n(?:export |import |$))/gm;

/** A shorter type is unchanged. */
const WORTH_A_NAME = 40;

/**
 * Shortens the declarations of a service's zod schemas to an eighth. The compiler writes out a nested schema
 * at each use; here it is referenced by its name (`typeof Cart`), which is the same type.
 */
export const withNamedSchemas = (text: string): string => {
  const flat = text.replaceAll(/^[ \t]+/gm, '');
  const names = new Map<string, string>();
  for (const [, , name = '', type = ''] of flat.matchAll(declaration))
    if (type.length >= WORTH_A_NAME && /^zod\.ZodMini\w+<[^]*>$/.test(type) && !names.has(type))
      names.set(type, name);
  const largestFirst = [...names].sort(([one], [other]) => other.length - one.length);
  return flat.replaceAll(declaration, (_, head: string, name: string, type: string) => {
    const short = largestFirst.reduce(
      (rest, [part, of]) => (of === name ? rest : rest.replaceAll(part, () => `typeof ${of}`)),
      type,
    );
    return `${head}${short};`;
  });
};
