import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runGenerate } from '../run.ts';

const project = join(import.meta.dirname, '../../../..');

/** The folder of a program that uses `vitrine generate`. */
export class ProgramFolder implements Disposable {
  readonly root = mkdtempSync(join(tmpdir(), 'vitrine-program-'));

  /** @param files Texts by file name. */
  constructor(files: Readonly<Record<string, string>>) {
    symlinkSync(join(project, 'node_modules'), join(this.root, 'node_modules'));
    this.write('package.json', '{ "type": "module" }');
    for (const [name, text] of Object.entries(files)) this.write(name, text);
  }

  write(name: string, text: string): void {
    mkdirSync(dirname(join(this.root, name)), { recursive: true });
    writeFileSync(join(this.root, name), text);
  }

  has(name: string): boolean {
    return existsSync(join(this.root, name));
  }

  read(name: string): string {
    return readFileSync(join(this.root, name), 'utf8');
  }

  /** All files of a folder with their texts. */
  texts(folder: string): Record<string, string> {
    const names = readdirSync(join(this.root, folder), { recursive: true, encoding: 'utf8' });
    return Object.fromEntries(
      names
        .filter((name) => name.endsWith('.ts'))
        .toSorted()
        .map((name) => [name, this.read(join(folder, name))]),
    );
  }

  /** All files in the folder besides the files that each program has. */
  names(): string[] {
    return readdirSync(this.root).filter((name) => !['node_modules', 'package.json'].includes(name));
  }

  /** Runs `vitrine generate` in this process. */
  async generate(...args: string[]): Promise<{ code: number; out: string; err: string }> {
    const out: string[] = [];
    const err: string[] = [];
    const code = await runGenerate(args, {
      out: (text) => out.push(text),
      err: (text) => err.push(text),
      stopped: async () => undefined,
      folder: this.root,
    });
    return { code, out: out.join('\n'), err: err.join('\n') };
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
