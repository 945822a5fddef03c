import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isAllowed } from './allowed.ts';
import { packagesOf } from './packages.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-licenses-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (path: string, manifest: object): void => {
  mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, path, 'package.json'), JSON.stringify(manifest));
};

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0-only', false],
  ['none', false],
])('%s may reach users: %s', (license, expected) => {
  expect(isAllowed(license)).toBe(expected);
});

test('a dependency of a dependency is included, in its installed version; tools of the project are not', () => {
  write('', { dependencies: { a: '1' }, peerDependencies: { b: '1' }, devDependencies: { tool: '1' } });
  write('node_modules/a', { version: '1.0.0', license: 'MIT', dependencies: { c: '1' } });
  write('node_modules/a/node_modules/c', { version: '1.5.0', license: { type: 'GPL-3.0' } });
  write('node_modules/b', { version: '2.0.0', optionalDependencies: { absent: '1' } });
  write('node_modules/tool', { version: '1.0.0', license: 'GPL-3.0' });
  expect(packagesOf(folder)).toEqual([
    { name: 'a', version: '1.0.0', license: 'MIT' },
    { name: 'b', version: '2.0.0', license: 'none' },
    { name: 'c', version: '1.5.0', license: 'GPL-3.0' },
  ]);
});
