import { escape } from './layout.ts';

/** Kinds of tokens that an example colours, in order of precedence: comments, strings, keys, keywords, numbers. */
const tokens = new RegExp(
  [
    /(?<rem>\/\/[^\n]*)/,
    /(?<key>"(?:[^"\\\n]|\\.)*"(?=:)|\b\w+(?=: ))/,
    /(?<str>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/,
    /(?<word>\b(?:import|from|const|await|true|false|null|undefined)\b)/,
    /(?<num>-?\b\d+(?:\.\d+)?\b)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** TypeScript or JSON as HTML, coloured; what is not recognised stays as it is. */
export const highlight = (text: string): string => {
  let done = 0;
  const parts: string[] = [];
  for (const match of text.matchAll(tokens)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? [''];
    parts.push(escape(text.slice(done, match.index)), `<span class="${kind}">${escape(match[0])}</span>`);
    done = match.index + match[0].length;
  }
  return parts.join('') + escape(text.slice(done));
};
