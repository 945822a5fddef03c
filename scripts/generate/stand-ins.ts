import { commented, linesOf, literal, onOneLine, quoted, tag } from './text.ts';

type Node = Readonly<Record<string, unknown>>;

/** Texts without a character that has a meaning in code. */
const plain = /^[\p{L}\p{N}_$ .,:@/*+-]*$/u;

const isPlain = (text: string): boolean => plain.test(text) && !/\*\/|\/\*|\/\//.test(text);

/** Keywords whose values are data. */
const data = ['const', 'default', 'enum', 'example', 'examples'];

/** Keywords whose values generators write into comments. */
const documentation = ['description', 'summary', 'title'];

/**
 * Words in place of texts that foreign generators would have to quote. Each text that is not plain becomes a word in the
 * description that a generator reads; in the code that it writes, the word becomes a literal, a key or a comment again,
 * by the functions of text.ts.
 */
export class StandIns {
  readonly #words = new Map<string, string>();
  readonly #texts = new Map<string, string>();
  readonly #start: string;

  /** @param description A value that contains all texts of the description, to choose words that none of them has. */
  constructor(description: unknown) {
    const all = JSON.stringify(description);
    let start = 'standIn';
    while (all.includes(start)) start += 'Z';
    this.#start = start;
  }

  /** The description for a foreign generator. */
  hidden<Description>(description: Description): Description {
    return this.#node(description, false) as Description;
  }

  /** The code of a foreign generator with the texts in place of their words. */
  shown(code: string): string {
    if (this.#texts.size === 0) return code;
    const parts =
      /\/\*[^]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[^])*`|\??\.?\b\w+\b/g;
    return code.replaceAll(parts, (part) => {
      const mark = part.charAt(0);
      if (part.startsWith('/*'))
        return this.#each(part, (text) => linesOf(text).map(commented).join('\n * '));
      if (part.startsWith('//')) return this.#each(part, onOneLine);
      if (mark === "'" || mark === '"' || mark === '`')
        return this.#each(part, (text) => quoted(text, mark)).replaceAll(tag, String.raw`\u003c`);
      const [, access = '', word = ''] = /^(\??\.?)(\w+)$/.exec(part) ?? [];
      const text = this.#texts.get(word);
      if (text === undefined) return part;
      if (access === '?') return `?${literal(text)}`;
      return access === '' ? literal(text) : `${access === '?.' ? '?.' : ''}[${literal(text)}]`;
    });
  }

  #each(part: string, write: (text: string) => string): string {
    return part.replaceAll(new RegExp(`${this.#start}\\d+Q`, 'g'), (word) => {
      const text = this.#texts.get(word);
      return text === undefined ? word : write(text);
    });
  }

  #word(text: string): string {
    const known = this.#words.get(text);
    if (known !== undefined) return known;
    const word = `${this.#start}${this.#words.size}Q`;
    this.#words.set(text, word);
    this.#texts.set(word, text);
    return word;
  }

  /** @param isValue Whether the node is data, such as an example. */
  #node(node: unknown, isValue: boolean): unknown {
    if (typeof node === 'string') return this.#key(node);
    if (Array.isArray(node)) return node.map((entry) => this.#node(entry, isValue));
    if (typeof node !== 'object' || node === null) return node;
    const isText = [Reflect.get(node, 'type') ?? 'string'].flat().includes('string');
    return Object.fromEntries(
      Object.entries(node as Node).map(([key, value]) => [
        this.#key(key),
        this.#member(key, value, isValue, isText),
      ]),
    );
  }

  #member(key: string, value: unknown, isValue: boolean, isText: boolean): unknown {
    if (key === '$ref' && typeof value === 'string')
      return value
        .split('/')
        .map((part) => this.#reference(part))
        .join('/');
    if (isValue) return this.#node(value, true);
    if (data.includes(key)) return isText ? this.#node(value, true) : this.#all(value);
    if (typeof value !== 'string') return this.#node(value, false);
    return documentation.includes(key) ? linesOf(value).map(commented).join('\n') : this.#node(value, false);
  }

  /** Data of a schema that has no texts: a generator might write its texts without quotation marks. */
  #all(node: unknown): unknown {
    if (typeof node === 'string') return this.#word(node);
    if (Array.isArray(node)) return node.map((entry) => this.#all(entry));
    return this.#node(node, true);
  }

  #key(key: string): string {
    if (isPlain(key)) return key;
    if (!key.startsWith('/')) return this.#word(key);
    // A path keeps its parameters and its slashes. A star before a slash would end a comment.
    const parts = key.split(/(\{\w+\}|\/)/);
    const isKept = (part: string): boolean => isPlain(part) && !part.includes('*');
    return parts.map((part, at) => (at % 2 === 1 || isKept(part) ? part : this.#word(part))).join('');
  }

  #reference(part: string): string {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    return part === '#' || isPlain(key) ? part : this.#key(key).replaceAll('~', '~0').replaceAll('/', '~1');
  }
}
