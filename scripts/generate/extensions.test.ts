import { expect, test } from 'vitest';
import { checkElevated, checkExtensions, publicOf } from './extensions.ts';

test.each([
  [
    { 'x-invalidats': ['getThing'] },
    '"x-invalidats" is not an extension of an operation. Known: x-identity, ',
  ],
  [{ 'x-packed-query': '.q' }, '"x-packed-query" can only be ".r"'],
])('%j is refused in words', (node, words) => {
  expect(() => checkExtensions('spec/things.yaml: GET /v1/things', node)).toThrow(words);
});

test.each([
  [{ draft: ['app'] }, '"x-elevated" names "draft", which is neither in the query nor in the body.'],
  [{ drafts: ['owner'] }, '"x-elevated" lets owner give "drafts", but "x-identity" does not let owner call.'],
])('%j is refused in words', (elevated, words) => {
  expect(() => checkElevated('GET /v1/things', elevated, ['visitor', 'app'], ['drafts'])).toThrow(words);
});

test('known extensions with valid values pass', () => {
  const node = { 'x-identity': ['app'], 'x-repeat': 'read', 'x-packed-query': '.r' };
  expect(() => checkExtensions('GET /v1/things', node)).not.toThrow();
  expect(() => checkElevated('GET /v1/things', { drafts: ['app'] }, ['app'], ['drafts'])).not.toThrow();
});

test.each<[Readonly<Record<`x-${string}`, unknown>>, string, boolean, string]>([
  [{ 'x-public': 'yes' }, 'read', false, '"x-public" can only be true'],
  [{ 'x-public': true }, 'adds', false, '"x-repeat" is adds. No cache may answer this call.'],
  [{ 'x-public': true }, 'read', true, '"x-public" is for reads without credentials'],
])('%j of a call of class %s is refused in words', (node, repeat, credentials, words) => {
  expect(() => publicOf('GET /v1/things', node, { repeat, credentials })).toThrow(words);
});

test('a call is public only if its description says so', () => {
  const read = { repeat: 'read', credentials: false };
  expect(publicOf('GET /v1/things', { 'x-public': true }, read)).toBe(true);
  expect(publicOf('GET /v1/things', {}, read)).toBe(false);
});
