import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { steps } from '../../scripts/steps/list.ts';

const project = join(import.meta.dirname, '../..');
const folder = join(project, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

interface Workflow {
  readonly permissions: object;
  readonly jobs: Record<
    string,
    { readonly 'timeout-minutes'?: number; readonly steps: readonly { readonly uses?: string }[] }
  >;
}

describe.each(readdirSync(folder))('the workflow %s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const { permissions, jobs } = parse(text) as Workflow;

  test('pins every action to a commit', () => {
    const used = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((uses) => !/@[0-9a-f]{40}$/.test(uses))).toEqual([]);
  });

  test('grants no permissions by default, and limits the time of each job', () => {
    expect(permissions).toEqual({});
    expect(Object.values(jobs).every((job) => job['timeout-minutes'] !== undefined)).toBe(true);
  });

  test('runs only scripts of package.json', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the weekly proof', () => {
  const text = readFileSync(join(folder, 'proof.yml'), 'utf8');
  const { jobs } = parse(text) as { jobs: { proof: { strategy: { matrix: { command: string[] } } } } };
  const commands = jobs.proof.strategy.matrix.command
    .flatMap((line) => line.split(' && '))
    .filter((command) => command.startsWith('npm run '));
  const runInTests = new Set(steps.map(({ id }) => id));
  const listed = commands.filter((command) => !runInTests.has(command.split(' ')[2] ?? ''));

  test('has commands that npm test does not run', () => {
    expect(listed.length).toBeGreaterThan(7);
  });

  test.each(listed)('%s finds its work', (command) => {
    const [, , name = '', ...args] = command.split(' ');
    const [, , file = ''] = scripts[name]?.split(' ') ?? [];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(project, file), ...args.filter((arg) => arg !== '--'), '--list'],
      { cwd: project, encoding: 'utf8' },
    );
    expect(stderr).not.toContain('Error');
    expect(status).toBe(0);
    expect(stdout.trim().split('\n').length).toBeGreaterThan(3);
  });
});
