import { isObject } from '../../lib/trees.ts';

const nameOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** A list of parts in one line if it is short, otherwise one part a line. */
const block = (open: string, parts: readonly string[], close: string, indent: string): string => {
  const line = `${open}${parts.join(', ')}${close}`;
  return line.length < 60 && !line.includes('\n')
    ? line
    : `${open.trim()}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close.trim()}`;
};

/** A JSON value as a TypeScript literal. */
export const literal = (value: unknown, indent = ''): string => {
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return quoted(value);
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return value.length === 0
      ? '[]'
      : block(
          '[',
          value.map((part) => literal(part, inner)),
          ']',
          indent,
        );
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  if (entries.length === 0) return '{}';
  return block(
    '{ ',
    entries.map(([key, part]) => `${nameOf(key)}: ${literal(part, inner)}`),
    ' }',
    indent,
  );
};
