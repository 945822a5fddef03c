import { expect, test } from 'vitest';
import { type Given, givenOf, readFields, type TryFields } from './fields.ts';

const parameter = { required: false, value: '', example: '', json: false };
const fields: TryFields = {
  inPath: [{ ...parameter, name: 'id', required: true }],
  inQuery: [
    { ...parameter, name: 'slug' },
    { ...parameter, name: 'query', json: true },
  ],
  hasBody: true,
};
const given: Given = { path: { id: ' a/b ' }, query: { slug: '', query: '{"limit":1}' }, body: '{"a":[1]}' };

test('fields become arguments: texts without spaces at their ends, JSON as values, and nothing for an empty field', () => {
  expect(readFields(fields, given)).toEqual({
    path: { id: 'a/b' },
    query: { query: { limit: 1 } },
    body: { a: [1] },
  });
});

test('a call without a body ignores the text of a body', () => {
  expect(readFields({ ...fields, hasBody: false }, { ...given, body: '{' })).toMatchObject({
    body: undefined,
  });
});

test.each([
  ['an empty field that is needed', { path: { id: ' ' } }, { field: 'path-id', name: 'id', kind: 'missing' }],
  ['a parameter that is not JSON', { query: { query: '{' } }, { field: 'query-query', kind: 'not-json' }],
  [
    'a body that is not JSON',
    { body: '' },
    { field: 'body', kind: 'not-json', detail: expect.stringMatching(/JSON/) },
  ],
])('%s is told with its place', (_, changed, problem) => {
  expect(readFields(fields, { ...given, ...changed })).toMatchObject(problem);
});

test('arguments that are written into the fields are read back', () => {
  const call = { path: { id: 'x' }, query: { slug: 's', query: { limit: 1 } }, body: { a: [1] } };
  expect(readFields(fields, givenOf(call))).toEqual(call);
});
