import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsIn, strangers } from './imports.ts';

describe('the imports of an entry point', () => {
  test('are found in every form, and words in texts are ignored', () => {
    const text = [
      `import { a } from 'one';`,
      `import 'two';`,
      `export * from "./three.js";`,
      `import {\n  b,\n} from 'four/five';`,
      `const late = () => import('six');`,
      'const later=()=>import(`twelve`);',
      `const text = "import it from 'seven'";`,
      `import{c as e}from"eight";import*as d from"./nine.js";import"ten";export{e}from"./eleven.js";`,
    ].join('\n');
    const names = [
      './eleven.js',
      './nine.js',
      './three.js',
      'eight',
      'four/five',
      'one',
      'six',
      'ten',
      'twelve',
      'two',
    ];
    expect(importsIn(text).sort()).toEqual(names);
  });

  test('may include no package and no module of Node at the root and in a service', () => {
    const packages = ['openapi-fetch', 'react', 'zod', 'msw', '@faker-js/faker', 'node:fs'];
    for (const entry of ['.', './carts']) expect(strangers(entry, packages)).toEqual(packages);
  });

  test('may include only the packages that the kind of entry point is for', () => {
    expect(strangers('./react/carts', ['react', '@tanstack/react-query', 'zod'])).toEqual(['zod']);
    expect(strangers('./carts/openapi', ['openapi-fetch', 'react'])).toEqual(['react']);
    expect(strangers('./zod/carts', ['zod', 'msw'])).toEqual(['msw']);
    expect(strangers('./sandbox', ['msw', 'node:http'])).toEqual(['node:http']);
    expect(strangers('./sandbox/node', ['msw', 'node:http'])).toEqual([]);
    expect(strangers('./sandbox/worker', ['jose', 'msw', 'zod'])).toEqual(['msw', 'zod']);
  });

  test('the table of entry points says which parts of the sandbox need msw', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/reference.md'), 'utf8');
    for (const entry of ['sandbox', 'sandbox/node', 'sandbox/browser', 'sandbox/worker']) {
      const row = page.split('\n').find((line) => line.split('|')[1]?.includes(`\`vitrine/${entry}\``));
      const packages = strangers(`./${entry}`, ['msw']).length > 0 ? 'none' : 'msw';
      expect(row?.split('|')[3]?.trim(), entry).toBe(packages);
    }
  });
});
