import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Ended, project, run } from '../steps/step.ts';
import { PACKED } from './tarball.ts';

/**
 * The versions of package-lock.json, so that an empty project gets the versions that the repository is tested
 * with.
 */
const pinned = (
  JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  }
).devDependencies;

/** Settings of npm that change what it prints and how often it asks the registry, not what it installs. */
const quiet = {
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_loglevel: 'error',
};

/** An empty project outside the repository that uses the packed package. */
export class Consumer implements Disposable {
  readonly #root = mkdtempSync(join(tmpdir(), 'vitrine-consumer-'));
  readonly folder: string;

  /** The place of the clone for readers of a page: the folder `vitrine` beside theirs. */
  readonly clone = join(this.#root, 'vitrine');

  /** @param folder The project, beside the clone or in it. */
  constructor(folder = 'shop') {
    this.folder = join(this.#root, folder);
    mkdirSync(this.folder, { recursive: true });
  }

  /** Puts a tarball where `npm run pack` writes it in the clone. */
  place(tarball: string): void {
    const file = join(this.clone, PACKED);
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(tarball, file);
  }

  /** Writes a file of the project. */
  write(file: string, text: string): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** Copies a folder of the repository into the project, as a reader of an example does. */
  copy(folder: string): void {
    const isSource = (path: string): boolean =>
      !/\/(node_modules|build|dist|\.next|\.react-router|\.astro|package-lock\.json)$/.test(path);
    cpSync(join(project, folder), this.folder, { recursive: true, filter: isSource });
  }

  /**
   * Installs a tarball and packages in their pinned versions; without arguments, those of package.json.
   * @throws Error with the output of npm if the installation fails.
   */
  async install(...what: readonly string[]): Promise<void> {
    const named = what.map((name) => (name in pinned ? `${name}@${pinned[name] ?? ''}` : name));
    const { code, output } = await this.run('npm', ['install', ...named]);
    if (code !== 0) throw new Error(`npm install ${named.join(' ')} failed in an empty project:\n${output}`);
  }

  /** Runs a command in the project. */
  run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
    return run(command, args, { ...quiet, ...env }, this.folder);
  }

  [Symbol.dispose](): void {
    rmSync(this.#root, { recursive: true, force: true });
  }
}
