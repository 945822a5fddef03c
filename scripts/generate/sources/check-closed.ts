import type { Path, Source } from './yaml-file.ts';

/** An address: a scheme and a colon, or two slashes. */
const address = /^\s*(?:[a-z][a-z\d+.-]+:|[/\\]{2})/i;

/** Says why a description may not refer to a file; undefined if it may. */
export type Refusal = (file: string) => string | undefined;

/**
 * Checks that a description leads to no address and to no file that it may not refer to, and has no key that would change
 * an object instead of a member of it. Examples count too: the programs that join descriptions follow references there.
 * @throws Problem with file, line and excerpt.
 */
export const checkClosed = (source: Source, refusal: Refusal): void => {
  const visit = (node: unknown, path: Path): void => {
    if (Array.isArray(node)) return node.forEach((entry, at) => visit(entry, [...path, at]));
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === '__proto__')
        throw source.problem(
          [...path, key],
          '"__proto__" cannot be the name of a member. Choose another one.',
        );
      if (typeof value === 'string') checkText([...path, key], value);
      else visit(value, [...path, key]);
    }
  };
  const checkText = (path: Path, value: string): void => {
    const [key] = path.slice(-1);
    if (key === 'externalValue')
      throw source.problem(
        path,
        '"externalValue" is not read: nothing is fetched. Write the example as "value".',
      );
    const isReference = key === '$ref' || key === 'operationRef' || path.at(-3) === 'discriminator';
    if (!isReference) return;
    if (address.test(value))
      throw source.problem(
        path,
        `the reference "${value}" is an address, and nothing is fetched. Save the file beside the description, and refer to it by its path.`,
      );
    const [file = ''] = value.split('#');
    const why = key === '$ref' && file !== '' ? refusal(file) : undefined;
    if (why !== undefined) throw source.problem(path, `the reference "${value}" ${why}`);
  };
  visit(source.value, []);
};
