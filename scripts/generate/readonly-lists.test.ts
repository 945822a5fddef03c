import { expect, test } from 'vitest';
import { readonlyModel, readonlyPaths, withReadonlyLists } from './readonly-lists.ts';

test.each([
  ['ids?: string[];', 'ids?: readonly string[];'],
  ['ids?: readonly string[];', 'ids?: readonly string[];'],
  ['mask?: string | string[];', 'mask?: string | readonly string[];'],
  ['rows?: string[][];', 'rows?: readonly (readonly string[])[];'],
  ['cube?: (A | B[])[][][];', 'cube?: readonly (readonly (readonly (A | readonly B[])[])[])[];'],
  ['status?: (A | B)[];', 'status?: readonly (A | B)[];'],
  [`sort?: components["schemas"]["Sorting"][];`, `sort?: readonly components["schemas"]["Sorting"][];`],
  ['nodes?: {\n  [key: string]: unknown;\n}[];', 'nodes?: readonly {\n  [key: string]: unknown;\n}[];'],
  ['/** Named by `ids[]`. */\nids: string[];', '/** Named by `ids[]`. */\nids: readonly string[];'],
])('the lists of %j are readonly', (text, expected) => {
  expect(withReadonlyLists(text)).toBe(expected);
});

const sent = new Set(['#/components/schemas/Sent']);

test('only messages that callers send have readonly lists', () => {
  const model = (name: string) => readonlyModel(`export interface ${name} { ids: string[] }`, name, sent);
  expect(model('Sent')).toContain('readonly string[]');
  expect(model('ListParams')).toContain('readonly string[]');
  expect(model('Received')).not.toContain('readonly');
});

test('the openapi-fetch types have them in parameters and in messages that callers send', () => {
  const member = (name: string) => `        ${name}: {\n            ids: string[];\n        };\n`;
  const text = [
    `export interface components {\n    schemas: {\n${member('Sent')}${member('Received')}    };\n}\n`,
    `export interface operations {\n    a: {\n${member('parameters')}    };\n}\n`,
  ].join('');
  const lists = [...readonlyPaths(text, sent).matchAll(/ids: (.*);/g)].map(([, list]) => list);
  expect(lists).toEqual(['readonly string[]', 'string[]', 'readonly string[]']);
});
