import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { Consumer } from '../pack/consumer.ts';
import { pack } from '../pack/tarball.ts';
import { run } from '../steps/step.ts';
import type { Answers } from './user/answers.ts';
import { sandboxServer } from './servers.ts';

/** Lines of a realistic cart: 7.5 KB. */
const LINES = 5;

/** The packed package, installed with its dependencies in an empty project, with the programs of `user/` beside it. */
export class UserProject implements Disposable {
  readonly #consumer = new Consumer();
  #installed: Promise<void> | undefined;
  #answers: Promise<Answers> | undefined;

  /** The folder of the project; the first use installs the package. */
  async folder(): Promise<string> {
    await (this.#installed ??= this.#install());
    return this.#consumer.folder;
  }

  /** Installs another package beside it. */
  async add(name: string): Promise<void> {
    await this.folder();
    await this.#consumer.install(name);
  }

  /** Writes a file of the project. */
  async write(file: string, text: string): Promise<string> {
    const path = join(await this.folder(), file);
    this.#consumer.write(file, text);
    return path;
  }

  /** Exchanges of a new visitor with a sandbox, with a cart of the given number of lines. */
  async exchangesWith(url: string, lines: number): Promise<Answers> {
    return JSON.parse(await this.#output('ask', [url, String(lines)])) as Answers;
  }

  /**
   * Exchanges about a realistic cart, recorded with a sandbox before the measurement; the programs read them
   * from `answers.json`.
   */
  answers(): Promise<Answers> {
    return (this.#answers ??= this.#ask());
  }

  /**
   * Runs a program of `user/` and reads the JSON that it prints.
   * @throws Error with the output of the program when it fails.
   */
  async measured(
    program: string,
    { args = [], flags = [] }: { readonly args?: readonly string[]; readonly flags?: readonly string[] } = {},
  ): Promise<Readonly<Record<string, number>>> {
    await this.answers();
    return JSON.parse(await this.#output(program, args, ['--expose-gc', ...flags])) as Record<string, number>;
  }

  [Symbol.dispose](): void {
    this.#consumer[Symbol.dispose]();
  }

  async #install(): Promise<void> {
    const { file } = await pack();
    this.#consumer.write('package.json', JSON.stringify({ private: true, type: 'module' }));
    await this.#consumer.install(file);
    cpSync(join(import.meta.dirname, 'user'), join(this.#consumer.folder, 'bench'), { recursive: true });
  }

  async #ask(): Promise<Answers> {
    await using sandbox = await sandboxServer(await this.folder());
    const found = await this.exchangesWith(sandbox.url, LINES);
    await this.write('answers.json', JSON.stringify(found));
    return found;
  }

  async #output(program: string, args: readonly string[], flags: readonly string[] = []): Promise<string> {
    const folder = await this.folder();
    const file = join('bench', `${program}.ts`);
    const { code, output } = await run(process.execPath, [...flags, file, ...args], {}, folder);
    if (code !== 0) throw new Error(`scripts/bench/user/${program}.ts failed:\n${output}`);
    return output;
  }
}
