import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { borderCrossings, differences } from './generated.ts';
import { header } from '../generate/finish.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-border-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string): string => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  return file;
};

describe('the boundary of the generated code', () => {
  test('is kept if every file in generated/ has the header and no other file has it', () => {
    const files = [
      write('generated/carts/facts.ts', `${header('carts')}export {};\n`),
      write('generated/carts/openapi.yaml', `${header('carts', '#')}openapi: 3.1.1\n`),
      write('src/index.ts', 'export {};\n'),
    ];
    expect(borderCrossings(folder, files)).toEqual([]);
  });

  test('is crossed by a hand-written file in generated/', () => {
    const file = write('generated/carts/extra.ts', 'export {};\n');
    expect(borderCrossings(folder, [file])).toEqual([
      'generated/carts/extra.ts is in generated/ but has no header',
    ]);
  });

  test('is crossed by a generated file elsewhere', () => {
    const file = write('src/facts.ts', `${header('carts')}export {};\n`);
    expect(borderCrossings(folder, [file])).toEqual(['src/facts.ts has the header but is not in generated/']);
  });
});

test('two folders differ by changed, missing and extra files, each named', () => {
  for (const file of ['same.ts', 'changed.ts', 'sub/missing.ts']) write(`expected/${file}`, 'a');
  write('actual/same.ts', 'a');
  write('actual/changed.ts', 'b');
  write('actual/extra.ts', 'a');
  expect(differences(join(folder, 'expected'), join(folder, 'actual'))).toEqual([
    'missing: sub/missing.ts',
    'extra: extra.ts',
    'changed: changed.ts',
  ]);
});
