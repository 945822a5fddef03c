import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { swapFolder } from './swap.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-swap-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = '// Generated from backend.yaml by `npx vitrine generate`.\n';

const fill = (target: string, code: string): string => {
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'index.ts'), written + code);
  return target;
};

test('a new folder replaces the previous one, and nothing stays beside it', async () => {
  const target = fill(join(folder, 'replaced'), 'old');
  await swapFolder(target, 'replaced', async (draft) => fill(draft, 'new'));
  expect(readFileSync(join(target, 'index.ts'), 'utf8')).toBe(`${written}new`);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a place where no folder can be made is named as the user wrote it, with the reason', async () => {
  writeFileSync(join(folder, 'file'), '');
  const swapped = swapFolder(join(folder, 'file/platform'), 'file/platform', async (draft) => draft);
  await expect(swapped).rejects.toThrow(
    /^file\/platform cannot be written: (not a directory|file already exists)\.$/,
  );
});

test('the previous folder stays if the new one cannot be moved to its place', async () => {
  const target = fill(join(folder, 'kept'), 'old');
  await expect(swapFolder(target, 'kept', async (draft) => join(draft, 'absent'))).rejects.toThrow('ENOENT');
  expect(readFileSync(join(target, 'index.ts'), 'utf8')).toBe(`${written}old`);
});
