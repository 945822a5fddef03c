import { expect, test } from 'vitest';
import { received } from './received.ts';

const read = (root: object): { readOnly?: boolean } => {
  const visitor = received();
  const schema = { readOnly: true };
  visitor.Root(root);
  visitor.Schema(schema);
  return schema;
};

test('a description with webhooks only is read without the marks `readOnly`', () => {
  expect(read({ webhooks: {} })).toEqual({});
});

test('a description with paths keeps the marks `readOnly`', () => {
  expect(read({ paths: {}, webhooks: {} })).toEqual({ readOnly: true });
});
