import { expect, test } from 'vitest';
import { received } from './received.ts';

const read = (root: object): { readOnly?: boolean } => {
  const visitor = received();
  const schema = { readOnly: true };
  visitor.Root(root);
  visitor.Schema(schema);
  return schema;
};

test('what a receiver is told has no fields that must not be sent', () => {
  expect(read({ webhooks: {} })).toEqual({});
});

test('the fields of an answer keep the mark', () => {
  expect(read({ paths: {}, webhooks: {} })).toEqual({ readOnly: true });
});
