import { expect, test } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import { dispatch } from './dispatch.ts';
import { operations } from './operations.ts';
import { rules } from '../rules/table.ts';
import { checkAnswer, ORIGIN } from '../testing/shopper.ts';

test('every described operation has a rule, and every rule an operation', () => {
  const described = operations.map(({ id }) => id).toSorted();
  expect(Object.keys(rules).toSorted()).toEqual(described);
});

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s without its rule is answered by its typed mock, the same for the same seed',
  (_, operation) => {
    const sandbox = createSandbox();
    const world = { state: sandbox.state, clock: sandbox.clock, origin: ORIGIN };
    // The mock ignores caller and input.
    const route = { ...operation, identity: [], body: undefined, params: undefined, query: undefined };
    const answer = () =>
      dispatch(
        {
          rules: {},
          bodyReaders: {},
          rateLimit: undefined,
          onError: () => undefined,
          onWarning: () => undefined,
        },
        world,
        { route, params: { id: 'some-id', slug: 'some-slug' } },
        { method: operation.method, url: new URL(ORIGIN + operation.path), header: () => null, text: '' },
      );
    const first = answer();
    expect(first.status).toBe(200);
    checkAnswer(operation, 200, JSON.parse(first.body));
    expect(answer().body).toBe(first.body);
  },
);
