import { expect, test } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import { dispatch } from './dispatch.ts';
import { facts } from '../../generated/facts.ts';
import { contract } from '../../generated/oauth2/contract.ts';
import { createParts } from '../parts/whole.ts';
import { ORIGIN } from '../testing/shopper.ts';

test('every described operation has a rule, and every rule an operation', () => {
  const { of } = createParts();
  for (const { service, operations } of Object.values(facts))
    expect(Object.keys(of(service).operations)).toEqual(expect.arrayContaining(Object.keys(operations)));
  const parts = new Set(Object.values(facts).map(({ service }) => of(service)));
  for (const { operations, rules } of parts)
    expect(Object.keys(rules).toSorted()).toEqual(Object.keys(operations).toSorted());
});

test('an operation without its rule is a failure of the sandbox, which names the operation', () => {
  const sandbox = createSandbox();
  const world = { state: sandbox.state, clock: sandbox.clock, origin: ORIGIN };
  const createToken = { ...contract.createToken, body: undefined };
  const failures: unknown[] = [];
  const answer = dispatch(
    {
      operations: { createToken },
      rules: {},
      rateLimit: undefined,
      onError: (error) => failures.push(error),
      onWarning: () => undefined,
    },
    world,
    { id: 'createToken', params: {} },
    { method: createToken.method, url: new URL(ORIGIN + createToken.path), header: () => null, text: '{}' },
  );
  expect(answer.status).toBe(500);
  expect(failures).toEqual([new Error('The operation createToken has no rule in sandbox/parts/.')]);
});
