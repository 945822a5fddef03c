/** The opening bracket of each closing bracket. */
const OPENING: Readonly<Record<string, string>> = { ')': '(', '}': '{', ']': '[' };

/** Names of the types that orval derives from parameters, which are sent as a whole. */
const PARAMETERS = /(Params|Parameter)$/;

/**
 * The text of a message's type, with readonly lists if callers send it, so that they may pass `['a', 'b'] as const`.
 * @param name The declared type.
 * @param sent References of the components that are sent.
 */
export const readonlyModel = (text: string, name: string, sent: ReadonlySet<string>): string =>
  PARAMETERS.test(name) || sent.has(`#/components/schemas/${name}`) ? withReadonlyLists(text) : text;

/** The text of `paths.ts`, with readonly lists in all parameters and in all components that callers send. */
export const readonlyPaths = (text: string, sent: ReadonlySet<string>): string => {
  let declaration = '';
  let kind = '';
  const parts = text.split(/^(?= {8}\w+\??: )/m).map((part) => {
    const name = /^ {8}(\w+)/.exec(part)?.[1] ?? '';
    const isReceived = declaration === 'components' && !sent.has(`#/components/${kind}/${name}`);
    // A part ends with the first line of the next interface, or of the next kind of component.
    declaration = lastMatch(part, /^export (?:interface|type) (\w+)/gm) ?? declaration;
    kind = lastMatch(part, /^ {4}(\w+): \{$/gm) ?? kind;
    return isReceived ? part : withReadonlyLists(part);
  });
  return parts.join('');
};

/** Makes all lists in the text of a type readonly. */
export const withReadonlyLists = (text: string): string => {
  const code = text.replaceAll(/\/\*[^]*?\*\//g, (comment) => ' '.repeat(comment.length));
  return Array.from(code.matchAll(/(?:\[\])+/g), ({ index, 0: { length } }) => marksOf(code, index, length))
    .flat()
    .sort((one, other) => other.at - one.at)
    .reduce((all, { at, mark }) => all.slice(0, at) + mark + all.slice(at), text);
};

/** The texts that make a list readonly, with their places. The lists within a list of lists get parentheses. */
const marksOf = (code: string, index: number, length: number): { at: number; mark: string }[] => {
  const start = elementStart(code, index);
  if (code.slice(0, start).endsWith('readonly ')) return [];
  const inner = length / '[]'.length - 1;
  const ends = Array.from({ length: inner }, (_, place) => index + '[]'.length * (place + 1));
  return [
    { at: start, mark: `${'readonly ('.repeat(inner)}readonly ` },
    ...ends.map((at) => ({ at, mark: ')' })),
  ];
};

/** Start of the element type that ends at `end`: a name, a name with indices, or brackets. */
const elementStart = (code: string, end: number): number => {
  let start = end;
  for (let last = code[start - 1]; last && OPENING[last]; last = code[start - 1]) {
    start = openingOf(code, start - 1);
    if (last !== ']') return start;
  }
  return start - (/\w+$/.exec(code.slice(0, start))?.[0].length ?? 0);
};

const openingOf = (code: string, closing: number): number => {
  let depth = 0;
  for (let at = closing; at >= 0; at--) {
    const character = code[at] ?? '';
    if (OPENING[character]) depth++;
    else if (Object.values(OPENING).includes(character) && --depth === 0) return at;
  }
  throw new Error(`A list type without its opening bracket: ${code.slice(closing - 40, closing + 3)}`);
};

const lastMatch = (text: string, pattern: RegExp): string | undefined =>
  Array.from(text.matchAll(pattern)).at(-1)?.[1];
