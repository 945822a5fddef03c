// #region test
import { test as base, expect } from 'vitest';
import { createClient, oauth } from 'vitrine';
import { getCurrentCart } from 'vitrine/carts';
import { sandboxFixtures, type Sandbox } from 'vitrine/sandbox/node';

const test = base.extend<{ sandbox: Sandbox }>(sandboxFixtures({ seed: 7, scenario: 'fresh-shop' }));

test('a call to a shop that is down for a moment is repeated', async ({ sandbox }) => {
  const client = createClient({ auth: oauth({ clientId: '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11' }) });
  const fault = sandbox.faults.add({ operation: 'getCurrentCart', status: 503, times: 1 });
  await expect(getCurrentCart({ client })).rejects.toMatchObject({ code: 'OWNED_CART_NOT_FOUND' });
  expect(fault.hits).toBe(1);
});
// #endregion test
