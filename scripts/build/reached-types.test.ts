import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reachedTypes } from './reached-types.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-types-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};
const reached = (entry: string): string[] =>
  [...reachedTypes([join(folder, entry)])].map((file) => relative(folder, file)).sort();

test('types that an entry point imports in any form are reached, others are not', () => {
  write({
    'index.d.ts': [
      `import type { A } from './a.ts';`,
      `export {\n  /** Of the 'b'. */\n  type B,\n} from "./parts/b.js";`,
      `export declare const c: import('./c.tsx').C;`,
      `import './index.ts';`,
      `import { z } from 'zod';`,
    ].join('\n'),
    'a.d.ts': '',
    'parts/b.d.ts': `export * from '../d.ts';`,
    'c.d.ts': '',
    'd.d.ts': '',
    'unused.d.ts': `import './a.ts';`,
  });
  expect(reached('index.d.ts')).toEqual(['a.d.ts', 'c.d.ts', 'd.d.ts', 'index.d.ts', 'parts/b.d.ts']);
});

test('an imported file that does not exist is named', () => {
  write({ 'index.d.ts': `export type { Gone } from './gone.ts';` });
  expect(() => reached('index.d.ts')).toThrow('gone.d.ts is imported but does not exist.');
});
