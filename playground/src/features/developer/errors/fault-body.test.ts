import { createSandbox, type Fault } from 'vitrine/sandbox';
import { expect, test } from 'vitest';
import { faultBody, faultKinds } from './fault-body.ts';

test('the sandbox accepts every choice of the error lab', () => {
  const { faults } = createSandbox();
  const choice = { operation: 'addToCurrentCart', times: 2, probability: 50, latencyMs: 100 };
  for (const kind of [...faultKinds, 'OWNED_CART_NOT_FOUND']) {
    const operation = kind === 'OWNED_CART_NOT_FOUND' ? 'getCurrentCart' : '*';
    faults.add(faultBody({ ...choice, operation, kind }) as Fault);
  }
  expect(faults.list()).toHaveLength(faultKinds.length + 1);
  expect(faultBody({ ...choice, kind: 'lostAnswer', probability: 100, latencyMs: 0 })).toEqual({
    operation: 'addToCurrentCart',
    lostAnswer: true,
    times: 2,
  });
});
