import { describe, expect, test } from 'vitest';
import { Descriptions } from './contract/described.ts';

const descriptions = new Descriptions();
const messages = descriptions.messages();

describe('every request and every answer has a named example that validates', () => {
  test.each(messages)('$operation $kind', (message) => {
    const examples = Object.entries(message.media?.examples ?? {});
    expect(examples.length).toBeGreaterThan(0);
    for (const [name, value] of examples) expect(descriptions.violations(message, value), name).toEqual([]);
  });
});

test('every operation describes at least one refusal', () => {
  const operations = new Set(messages.map(({ operation }) => operation));
  const refusing = new Set(
    messages.filter(({ kind }) => kind.startsWith('4')).map(({ operation }) => operation),
  );
  expect([...operations].filter((operation) => !refusing.has(operation))).toEqual([]);
  expect(operations.size).toBeGreaterThan(0);
});
