import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readmeCode } from '../pack/vite-project.ts';
import { sourceProject } from './source-project.ts';

const project = join(import.meta.dirname, '../..');
const folder = join(project, '.cache/readme');

test('the code of the README compiles, read from its beginning to its end', () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const readme = readFileSync(join(project, 'README.md'), 'utf8');
  const { app, tests } = readmeCode(readme);
  writeFileSync(join(folder, 'tsconfig.json'), sourceProject(['*.tsx']));
  writeFileSync(join(folder, 'readme.tsx'), app);
  for (const [place, code] of tests.entries()) writeFileSync(join(folder, `test-${place}.tsx`), code);
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', folder], { cwd: project, encoding: 'utf8' });
  expect(app.length).toBeGreaterThan(5_000);
  expect(tests.length).toBeGreaterThan(0);
  expect(stdout).toBe('');
});
