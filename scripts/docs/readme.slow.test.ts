import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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
  const blocks = Array.from(readme.matchAll(/^```tsx?\n([^]*?)^```$/gm), ([, code = '']) => code);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  writeFileSync(join(folder, 'readme.tsx'), blocks.join('\n'));
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', folder], { cwd: project, encoding: 'utf8' });
  expect(blocks.length).toBeGreaterThan(10);
  expect(stdout).toBe('');
});
