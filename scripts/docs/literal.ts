/** Notation of a value: JSON, or TypeScript with bare keys and single quotes. */
export type Style = 'json' | 'ts';

const width = 84;

/**
 * A formatted value: a list or an object stays on one line if it fits, otherwise each entry gets its own
 * line. `used` is the number of characters before the value on its first line.
 */
export const literal = (value: unknown, style: Style, indent = '', used = indent.length): string => {
  const line = oneLine(value, style);
  if (used + line.length <= width || Object(value) !== value) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((item) => `${inner}${literal(item, style, inner)}`).join(',\n')}${comma(style)}\n${indent}]`;
  const members = Object.entries(value as object).map(([key, item]) => {
    const name = keyOf(key, style);
    return `${inner}${name}: ${literal(item, style, inner, inner.length + name.length + 2)}`;
  });
  return `{\n${members.join(',\n')}${comma(style)}\n${indent}}`;
};

/** One argument of a call: a value, or a text that is written unchanged. */
export type Argument = { readonly value: unknown } | { readonly text: string };

/** A call in TypeScript; `before` is the text before the call on its first line. */
export const invocation = (before: string, name: string, args: readonly Argument[]): string => {
  const textOf = (argument: Argument, indent: string): string =>
    'text' in argument ? argument.text : literal(argument.value, 'ts', indent);
  const line = `${before}${name}(${args.map((argument) => ('text' in argument ? argument.text : oneLine(argument.value, 'ts'))).join(', ')});`;
  const [only, ...others] = args;
  if (line.length <= width || !only) return line;
  if (others.length === 0) return `${before}${name}(${textOf(only, '')});`;
  return `${before}${name}(\n${args.map((argument) => `  ${textOf(argument, '  ')},\n`).join('')});`;
};

const comma = (style: Style): string => (style === 'ts' ? ',' : '');

const oneLine = (value: unknown, style: Style): string => {
  if (typeof value === 'string') return style === 'ts' ? quoted(value) : JSON.stringify(value);
  if (Object(value) !== value) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => oneLine(item, style)).join(', ')}]`;
  const members = Object.entries(value as object).map(
    ([key, item]) => `${keyOf(key, style)}: ${oneLine(item, style)}`,
  );
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
};

const keyOf = (key: string, style: Style): string => {
  if (style === 'json') return JSON.stringify(key);
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
};

const quoted = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')}'`;
