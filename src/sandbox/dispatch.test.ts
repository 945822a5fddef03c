import { expect, test } from 'vitest';
import { createSandbox } from './create-sandbox.ts';
import { dispatch } from './dispatch.ts';
import { operations } from './operations.ts';
import { rules } from './rules/table.ts';
import { ORIGIN } from './testing/shopper.ts';

test('every operation that is described answers from the state, and nothing else does', () => {
  const described = operations.map(({ id }) => id).toSorted();
  expect(Object.keys(rules).toSorted()).toEqual(described);
});

test('an operation without a rule is a failure of the sandbox, which is reported', () => {
  const sandbox = createSandbox();
  const failures: unknown[] = [];
  const [operation] = operations;
  if (!operation) throw new Error('Nothing is described');
  const response = dispatch(
    { rules: {}, rateLimit: undefined, onError: (error) => failures.push(error) },
    { state: sandbox.state, clock: sandbox.clock, origin: ORIGIN },
    {
      route: { ...operation, identity: [], body: undefined, params: undefined, query: undefined },
      params: {},
    },
    { method: operation.method, url: new URL(ORIGIN + operation.path), header: () => null, text: '' },
  );
  expect(response.status).toBe(500);
  expect(String(failures)).toContain(`no rule for ${operation.id}`);
});
