import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');

const copied = ['spec', 'scripts', 'src', 'package.json', 'redocly.yaml', 'orval.config.ts', 'tsconfig.json'];

/** A copy of what generation reads, for tests that change it. */
export class ProjectCopy implements Disposable {
  readonly root = mkdtempSync(join(tmpdir(), 'vitrine-'));

  constructor() {
    for (const name of copied) cpSync(join(project, name), join(this.root, name), { recursive: true });
    symlinkSync(join(project, 'node_modules'), join(this.root, 'node_modules'));
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.root, file), text);
  }

  /** Replaces a text that must be there. */
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
