import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readmeCode } from '../pack/vite-project.ts';

const project = join(import.meta.dirname, '../..');
const folder = join(project, '.cache/readme');

/** Where the entry points that the README imports have their source. */
const tsconfig = {
  extends: '../../tsconfig.json',
  compilerOptions: {
    rootDir: '../..',
    paths: {
      vitrine: ['../../src/index.ts'],
      'vitrine/sign-in': ['../../src/auth/sign-in/index.ts'],
      'vitrine/preflight': ['../../src/auth/preflight/index.ts'],
      'vitrine/webhooks/testing': ['../../src/webhooks/signer.ts'],
      'vitrine/sandbox/node': ['../../src/sandbox/node.ts'],
      'vitrine/react': ['../../src/react/index.ts'],
      'vitrine/react/*': ['../../generated/*/hooks.ts'],
      'vitrine/*': ['../../src/*/index.ts', '../../generated/*/index.ts'],
    },
  },
  include: ['*.tsx'],
};

test('the code of the README compiles, read from its beginning to its end', () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const readme = readFileSync(join(project, 'README.md'), 'utf8');
  const { app, tests } = readmeCode(readme);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  writeFileSync(join(folder, 'readme.tsx'), app);
  for (const [place, code] of tests.entries()) writeFileSync(join(folder, `test-${place}.tsx`), code);
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', folder], { cwd: project, encoding: 'utf8' });
  expect(app.length).toBeGreaterThan(5_000);
  expect(tests.length).toBeGreaterThan(0);
  expect(stdout).toBe('');
});
