import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolders } from './make-folders.ts';

test('makes all missing folders, and says whether the last one was missing', () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-folders-'));
  try {
    const folder = join(root, 'a/b/c');
    expect([makeFolders(folder, 0o700), makeFolders(folder)]).toEqual([true, false]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    writeFileSync(join(folder, 'file'), '');
    for (const path of ['file', 'file/below'])
      expect(() => makeFolders(join(folder, path))).toThrow(/EEXIST/);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('ends with an error where nothing can be made, such as below /proc', () => {
  for (const folder of ['/proc/vitrine', '/proc/vitrine/below', '/dev/null/vitrine'])
    expect(() => makeFolders(folder)).toThrow(/ENOENT|EEXIST|EPERM|EACCES|ENOTDIR/);
});
