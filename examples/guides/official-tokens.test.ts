import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, memoryStorage, oauth } from 'vitrine';
import { getCurrentCart } from 'vitrine/carts';
import { setupSandboxServer } from 'vitrine/sandbox/node';
import { anyCatalog, createCart, plainReference } from 'vitrine/state';
import { continued } from './official-tokens.ts';
import { clientId } from './site.ts';

const { server, sandbox } = setupSandboxServer({ seed: 7 });
beforeAll(() => server.listen());
afterAll(() => {
  server.close();
  sandbox.dispose();
});

test('a visitor of the official packages keeps the cart', async () => {
  const before = createClient({ auth: oauth({ clientId }) });
  const { products } = await anyCatalog.products({}, { client: before });
  const references = products.flatMap((product) => plainReference(product) ?? []).slice(0, 1);
  await createCart(before).add(references.map((catalogReference) => ({ quantity: 1, catalogReference })));
  const { cart } = await getCurrentCart({ client: before });
  if (!cart) throw new Error('The answer has no cart.');

  const storage = memoryStorage();
  const stored = JSON.stringify(await before.session.getTokens());
  const after = await continued(stored, storage);
  expect((await getCurrentCart({ client: after })).cart?.id).toBe(cart.id);

  // The stored text of an earlier visit does not replace a session.
  const again = await continued(JSON.stringify({ accessToken: {}, refreshToken: {} }), storage);
  expect((await getCurrentCart({ client: again })).cart?.id).toBe(cart.id);
});
