import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import { sourceProject } from './source-project.ts';

const project = join(import.meta.dirname, '../..');
const folder = join(project, '.cache/readme');

test('the code of the README compiles, read from its beginning to its end', () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const blocks = blocksOf(readFileSync(join(project, 'README.md'), 'utf8'));
  const code = blocks.filter(({ language }) => language === 'ts').map((block) => block.code);
  writeFileSync(join(folder, 'tsconfig.json'), sourceProject(['*.ts']));
  writeFileSync(join(folder, 'readme.ts'), code.join('\n'));
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', folder], { cwd: project, encoding: 'utf8' });
  expect(code.join('').length).toBeGreaterThan(500);
  expect(stdout).toBe('');
});
