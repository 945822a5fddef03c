import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A process that exchanges lines of text with the test. */
export class Talker {
  readonly #lines: AsyncIterator<string>;
  readonly #child: ChildProcess;

  /** @param file A script that Node runs, by its path. */
  constructor(file: string, args: readonly string[]) {
    const child = spawn(process.execPath, [file, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child = child;
    this.#lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  }

  say(line: string): void {
    this.#child.stdin?.write(`${line}\n`);
  }

  async hear(): Promise<string> {
    const { value, done } = await this.#lines.next();
    if (done === true) throw new Error('The process has ended.');
    return value;
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }
}
