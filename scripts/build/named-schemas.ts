const declaration = /^(export declare const (\w+): )(zod\.[\s\S]*?);$(?=\n(?:export |import |$))/gm;

/** A type that is shorter is left as it is. */
const WORTH_A_NAME = 40;

/**
 * The types of a service's schemas as the compiler writes them, but a schema within another by its name (`typeof Cart`), where
 * the compiler writes it out again each time: the same types in an eighth of the text.
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
