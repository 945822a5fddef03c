/** Ends of a line in JavaScript. */
const lineEnds = /\r\n|[\n\r\u2028\u2029]/;

/** Characters that JSON permits in a text, and that end a line or are invisible in code. */
const invisible = /[\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Start of a tag that ends a `script` element, or of a comment there. */
export const tag = /<(?=\/script|!--)/gi;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * A value as code: all texts of a description that become a literal, a member or a key of generated code pass through
 * here. A page may contain the code within a `script` element.
 */
export const literal = (value: unknown, space?: number): string =>
  (JSON.stringify(value, undefined, space) ?? 'undefined')
    .replaceAll(invisible, escaped)
    .replaceAll(tag, String.raw`\u003c`);

/** The text as it stands between two marks of quotation: `'`, `"` or a backtick. */
export const quoted = (text: string, mark: string): string => {
  const inner = literal(text).slice(1, -1);
  if (mark === '"') return inner;
  const plain = inner.replaceAll(String.raw`\"`, '"').replaceAll(mark, `\\${mark}`);
  return mark === '`' ? plain.replaceAll('${', '\\${') : plain;
};

/** A union of texts as a type; undefined without texts. */
export const unionOf = (texts: readonly string[]): string | undefined =>
  texts.length > 0 ? texts.map((text) => literal(text)).join(' | ') : undefined;

/** The text of one line as it stands in a comment. */
export const commented = (text: string): string =>
  text
    .replaceAll('*/', String.raw`*\/`)
    .replaceAll(invisible, escaped)
    .replaceAll(tag, '&lt;');

/** The lines of a text. */
export const linesOf = (text: string): string[] => text.split(lineEnds);

/** A text on one line, for a comment of one line. */
export const onOneLine = (text: string): string => linesOf(text).join(' ');

/** A comment: all texts of a description that become a comment of generated code pass through here. */
export const comment = (lines: readonly string[]): string =>
  `/**\n${lines
    .flatMap(linesOf)
    .map((line) => ` * ${commented(line)}`.trimEnd())
    .join('\n')}\n */\n`;
