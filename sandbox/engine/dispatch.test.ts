import { expect, test } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import { dispatch } from './dispatch.ts';
import { operations } from './operations.ts';
import { rules } from '../rules/table.ts';
import { ORIGIN } from '../testing/shopper.ts';

test('every described operation has a rule, and every rule an operation', () => {
  const described = operations.map(({ id }) => id).toSorted();
  expect(Object.keys(rules).toSorted()).toEqual(described);
});

test('an operation without its rule is a failure of the sandbox, which names the operation', () => {
  const sandbox = createSandbox();
  const world = { state: sandbox.state, clock: sandbox.clock, origin: ORIGIN };
  const route = operations.find(({ id }) => id === 'createToken');
  if (!route) throw new Error('createToken is not described');
  const failures: unknown[] = [];
  const answer = dispatch(
    {
      rules: {},
      bodyReaders: {},
      rateLimit: undefined,
      onError: (error) => failures.push(error),
      onWarning: () => undefined,
    },
    world,
    { route: { ...route, body: undefined }, params: {} },
    { method: route.method, url: new URL(ORIGIN + route.path), header: () => null, text: '{}' },
  );
  expect(answer.status).toBe(500);
  expect(failures).toEqual([new Error('The operation createToken has no rule in sandbox/rules/.')]);
});
