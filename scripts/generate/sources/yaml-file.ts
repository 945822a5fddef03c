import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isNode, LineCounter, parseDocument, visit } from 'yaml';
import { Problem } from '../problem.ts';

/** Path of keys from the root of a file to a value. */
export type Path = readonly (string | number)[];

/** A description with the places of its values. */
export interface Source {
  /** Path of the file from the project's root. */
  readonly name: string;
  /** The content as plain objects, lists and texts. */
  readonly value: unknown;
  /** A mistake at a value, with file, line, sentence and excerpt. */
  problem(path: Path, sentence: string): Problem;
}

/** A YAML file with the line numbers of its values. */
export class YamlFile implements Source {
  readonly name: string;
  readonly value: unknown;
  readonly #text: string;
  readonly #document: Document;
  readonly #lines = new LineCounter();

  /**
   * @param text Text of the file. Default: the content of the file.
   * @throws Problem with file, line and excerpt if the text is not valid YAML or JSON.
   */
  constructor(project: string, name: string, text = readFileSync(join(project, name), 'utf8')) {
    this.name = name;
    this.#text = text;
    this.#document = parseDocument(this.#text, { lineCounter: this.#lines, prettyErrors: false });
    const [error] = this.#document.errors;
    const language = name.endsWith('.json') ? 'JSON' : 'YAML';
    if (error) throw this.#problemAt(error.pos[0], `this is not valid ${language}: ${error.message}`);
    visit(this.#document, {
      Alias: (_, alias, parents) => {
        const target = alias.resolve(this.#document);
        if (target !== undefined && !parents.includes(target)) return;
        const why = target ? 'stands within the value that it names' : 'names no value above it';
        throw this.#problemAt(alias.range?.[0] ?? 0, `the alias "*${alias.source}" ${why}.`);
      },
    });
    try {
      this.value = this.#document.toJS();
    } catch {
      throw this.#problemAt(0, 'the aliases multiply each other too often. Write the values out.');
    }
  }

  problem(path: Path, sentence: string): Problem {
    return this.#problemAt(this.#offsetOf(path), sentence);
  }

  /** Offset of a value. If the path does not exist, the offset of the nearest parent. */
  #offsetOf(path: Path): number {
    const node = this.#document.getIn(path, true);
    if (isNode(node) && node.range) return node.range[0];
    return path.length === 0 ? 0 : this.#offsetOf(path.slice(0, -1));
  }

  #problemAt(offset: number, sentence: string): Problem {
    const { line } = this.#lines.linePos(offset);
    return new Problem(`${this.name}:${line}: ${sentence}\n\n${this.#excerpt(line)}`);
  }

  /** The marked line of the mistake, with one line before and after it. */
  #excerpt(line: number): string {
    const lines = this.#text.split('\n');
    return [line - 1, line, line + 1]
      .filter((number) => number >= 1 && number <= lines.length)
      .map(
        (number) => `${number === line ? '>' : ' '} ${`${number}`.padStart(5)} | ${lines[number - 1] ?? ''}`,
      )
      .map((text) => text.trimEnd())
      .join('\n');
  }
}
