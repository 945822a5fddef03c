import assert from 'node:assert/strict';
import { isErrorOf } from 'vitrine';
import { getCurrentCart } from 'vitrine/carts';
import { addPieces, productNamed } from './parts.ts';
import type { Journey } from './stage.ts';

/** J1: a visitor arrives, gets an identity, keeps it over a renewal, and is told when the session is lost. */
export const identity: Journey = async ({ site, state, advance, control }) => {
  const events: string[] = [];
  site.session.subscribe(({ type }) => events.push(type));
  await addPieces(site, await productNamed(site, 'Studio Tee'), 1, { Size: 'M', Color: 'Green' });
  const { cart } = await getCurrentCart({ client: site });
  assert(cart);
  assert.equal(site.session.getSnapshot().role, 'visitor');

  await advance(14_400);
  const renewed = await getCurrentCart({ client: site });
  assert(renewed.cart);
  assert.equal(renewed.cart.id, cart.id, 'a renewed visitor finds the cart again');
  assert(!events.includes('replaced'));

  // The year leads beyond the announced end of this version of the cart.
  await control('settings', { cartsEnd: 'works' });
  await advance(366 * 86_400);
  await assert.rejects(
    getCurrentCart({ client: site }),
    (error) => isErrorOf(error, getCurrentCart) && error.code === 'OWNED_CART_NOT_FOUND',
  );
  assert(events.includes('replaced'), 'the loss of the identity is told');
  assert.deepEqual((await state()).carts, {}, 'the cart of a visitor who stayed away is gone');
};
