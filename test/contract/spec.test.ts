import { describe, expect, test } from 'vitest';
import { contracts } from '../../generated/contracts.ts';
import { descriptions } from './described.ts';

const messages = descriptions.messages();

describe('every request and every answer has a named, valid example:', () => {
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

/** The code of an error body: an application error has one, and the token endpoint's own form. */
const codeOf = (example: unknown): string | undefined => {
  const body = example as { error?: string; details?: { applicationError?: { code: string } } };
  return body.details?.applicationError?.code ?? body.error;
};

describe("the codes that an operation lists are those of its refusals' examples, so that the status of each is known:", () => {
  const operationContracts = Object.values(contracts).flatMap((contract) => Object.values(contract));
  test.each(operationContracts)('$id', ({ id, errors }) => {
    const shown = messages
      .filter(({ operation, kind }) => operation === id && /^[45]/.test(kind))
      .flatMap(({ media }) =>
        Object.values(media?.examples ?? {}).flatMap((example) => codeOf(example) ?? []),
      );
    expect([...new Set(shown)].toSorted()).toEqual(errors.toSorted());
  });
});
