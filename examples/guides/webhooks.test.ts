// #region test
import { expect, test, vi } from 'vitest';
import { createSigner } from 'vitrine/webhooks/testing';
import { route } from './webhooks.ts';

test('a notification is handled once, and a notification with a wrong key never', async () => {
  const say = vi.spyOn(console, 'log').mockReturnValue();
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const signer = await createSigner();
  const POST = route(signer.publicKey);
  const deliver = async (body: string) =>
    (await POST(new Request('http://localhost/webhooks', { method: 'POST', body }))).status;
  const changed = {
    eventType: 'com.wix.ecommerce.catalog.api.v1.ProductChanged',
    instanceId: 'id-of-the-installation',
    data: { productId: 'id-of-a-product' },
  };
  const body = await signer.sign(changed);
  expect([await deliver(body), await deliver(body)]).toEqual([200, 200]);
  expect(say.mock.calls).toEqual([['id-of-a-product', 'id-of-the-installation']]);
  // Or { expiresAt: 1 }, { algorithm: 'none' }, …
  expect(await deliver(await signer.sign(changed, { wrongKey: true }))).not.toBe(200);
  expect(complain).toHaveBeenCalled();
});
// #endregion test
