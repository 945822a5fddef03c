import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Ended, project, run } from '../steps/step.ts';

/**
 * The versions of package-lock.json, so that an empty project gets the versions that the repository is tested
 * with.
 */
const pinned = (
  JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  }
).devDependencies;

/** An empty project outside the repository that uses the packed package. */
export class Consumer implements Disposable {
  readonly folder = mkdtempSync(join(tmpdir(), 'vitrine-consumer-'));

  /** Writes a file of the project. */
  write(file: string, text: string): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** Copies a folder of the repository into the project, as a reader of an example does. */
  copy(folder: string): void {
    const isSource = (path: string): boolean =>
      !/\/(node_modules|build|dist|\.next|\.react-router|\.astro)$/.test(path);
    cpSync(join(project, folder), this.folder, { recursive: true, filter: isSource });
  }

  /**
   * Installs a tarball and packages in their pinned versions.
   * @throws Error with the output of npm if the installation fails.
   */
  async install(...what: readonly string[]): Promise<void> {
    const named = what.map((name) => (name in pinned ? `${name}@${pinned[name] ?? ''}` : name));
    const { code, output } = await this.run('npm', [
      'install',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      ...named,
    ]);
    if (code !== 0) throw new Error(`npm install ${named.join(' ')} failed in an empty project:\n${output}`);
  }

  /** Runs a command in the project. */
  run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
    return run(command, args, env, this.folder);
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
