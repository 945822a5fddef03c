import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');

/** Files and folders that are not copied: built, installed, or not read by the generator. */
const left = new Set(['.git', '.cache', 'dist', 'generated', 'node_modules', 'playground']);

/** A copy of the files that generation reads, for tests that change them. */
export class ProjectCopy implements Disposable {
  readonly root = mkdtempSync(join(tmpdir(), 'vitrine-'));

  /** @param names Files and folders to copy. Default: all that generation and its tests read. */
  constructor(names?: readonly string[]) {
    for (const name of names ?? readdirSync(project).filter((entry) => !left.has(entry)))
      cpSync(join(project, name), join(this.root, name), { recursive: true });
    if (!names) {
      mkdirSync(join(this.root, 'playground'));
      cpSync(join(project, 'playground/picture.png'), join(this.root, 'playground/picture.png'));
    }
    symlinkSync(join(project, 'node_modules'), join(this.root, 'node_modules'));
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.root, file), text);
  }

  /**
   * Replaces a text of a file.
   * @throws Error if the file does not contain it.
   */
  edit(file: string, from: string | RegExp, to: string): void {
    const before = this.read(file);
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} does not contain ${from}`);
    this.write(file, after);
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
