import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

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
