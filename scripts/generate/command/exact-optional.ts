/**
 * The text of `zod.ts`, with recursive types that a program with `exactOptionalPropertyTypes` can compile: zod's optional
 * members may be undefined, so the members of the written types may be too.
 */
export const withUndefinedMembers = (text: string): string =>
  text.replaceAll(
    /^export type (\w+) = [^]*?\n\};\n(?=\nexport const \1: zod\.ZodMiniType<)/gm,
    (declaration) =>
      declaration
        .split('\n')
        .reduce(marked, { lines: [], open: [] as boolean[] })
        .lines.join('\n'),
  );

interface Marking {
  readonly lines: string[];
  /** For each object around the line, the innermost last: whether it is the type of an optional member. */
  readonly open: boolean[];
}

const marked = ({ lines, open }: Marking, line: string): Marking => {
  const isOptional = /^\s+\S+\?: /.test(line);
  if (/[{(]$/.test(line)) return { lines: [...lines, line], open: [...open, isOptional] };
  const isEnd = /^\s*[})]/.test(line);
  const before = isEnd ? open.at(-1) : isOptional;
  return {
    lines: [...lines, before === true ? line.replace(/;$/, ' | undefined;') : line],
    open: isEnd ? open.slice(0, -1) : open,
  };
};
