import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const project = join(import.meta.dirname, '..');
let clone = '';

type Packages = Record<string, { version?: string; optional?: boolean }>;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'vitrine-clone-'));
  for (const file of ['scripts/run.mjs', 'scripts/setup.mjs', 'package.json', 'package-lock.json'])
    cpSync(join(project, file), join(clone, file));
  writeFileSync(join(clone, 'scripts/hello.ts'), 'console.log(`hello from ${process.argv[2]}`);');
});

afterEach(() => rmSync(clone, { recursive: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(clone, 'scripts/run.mjs'), ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      // Nothing listens there, and an empty cache cannot help.
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_cache: join(clone, 'cache'),
      npm_config_fetch_retries: '0',
    },
  });

/** Files that an installation leaves: the record of every package, and the pinned Node. */
const install = (change: (packages: Packages) => void = () => undefined): void => {
  mkdirSync(join(clone, 'node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, join(clone, 'node_modules/node/bin/node'));
  const lock = JSON.parse(readFileSync(join(clone, 'package-lock.json'), 'utf8')) as { packages: Packages };
  change(lock.packages);
  writeFileSync(join(clone, 'node_modules/.package-lock.json'), JSON.stringify(lock));
};

describe('the first command in a clone', () => {
  test('runs the file at once when the packages are there', () => {
    install();
    expect(run('scripts/hello.ts', 'here')).toMatchObject({
      status: 0,
      stdout: 'hello from here\n',
      stderr: '',
    });
  });

  test('does not mind packages of other platforms that are absent', () => {
    install((packages) => {
      for (const [path, { optional }] of Object.entries(packages)) if (optional) delete packages[path];
    });
    expect(run('scripts/hello.ts', 'here').status).toBe(0);
  });

  test('installs again when a package has another version than the lock file says', () => {
    install((packages) => Object.assign(packages['node_modules/vite'] ?? {}, { version: '0.0.1' }));
    expect(run('scripts/hello.ts').stdout).toContain('Installing the packages of package-lock.json');
  });

  test('says in one paragraph what to do when the packages cannot be had', () => {
    const { status, stderr, stdout } = run('scripts/hello.ts');
    expect(status).toBe(1);
    expect(stderr).toContain('npm ci did not install the packages');
    expect(stderr).toContain('Mend that and run the same command again');
    expect(stdout).not.toContain('hello');
  });

  test('a file that does not exist is named', () => {
    expect(run('scripts/dance.ts')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('no file "scripts/dance.ts"'),
    });
  });
});
