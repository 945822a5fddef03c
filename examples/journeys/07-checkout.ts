import assert from 'node:assert/strict';
import { isErrorOf } from 'vitrine';
import { createCheckoutFromCurrentCart, getCurrentCart } from 'vitrine/carts';
import { createRedirectSession } from 'vitrine/redirect-session';
import { addPieces, callbacks, productNamed } from './parts.ts';
import { arrived, pageOf } from './person.ts';
import type { Journey } from './stage.ts';

/** J7: to the hosted checkout and back: first left without a payment, then paid. */
export const checkout: Journey = async ({ site, person, state, notifications }) => {
  const client = site;
  const before = (await state()).orders.length;
  await addPieces(client, await productNamed(client, 'Studio Tee'), 2, { Size: 'M', Color: 'Green' });
  const shippingAddress = { country: 'DE', city: 'Berlin', postalCode: '10115' };
  const body = { email: 'ada@example.org', shippingAddress };
  const { checkoutId } = await createCheckoutFromCurrentCart(body, { client });
  const again = await createCheckoutFromCurrentCart(body, { client });
  assert.equal(again.checkoutId, checkoutId, 'a cart has one checkout');

  const leave = async () => {
    const { redirectSession } = await createRedirectSession(
      { ecomCheckout: { checkoutId }, callbacks },
      { client },
    );
    assert(redirectSession?.fullUrl !== undefined);
    pageOf(await person.open(redirectSession.fullUrl));
    return redirectSession.fullUrl;
  };
  await leave();
  const back = arrived(await person.press('abandon'));
  assert.equal(`${back.origin}${back.pathname}`, callbacks.postFlowUrl);
  assert.equal((await state()).orders.length, before);

  const used = await leave();
  const buyer = {
    email: 'ada@example.org',
    name: 'Ada Berg',
    addressLine: 'Ackerstrasse 1',
    city: 'Berlin',
    postalCode: '10115',
    country: 'DE',
  };
  const thanks = arrived(await person.press('pay', buyer));
  const order = (await state()).orders.at(-1);
  assert(order);
  assert.equal(thanks.searchParams.get('orderId'), order.id);
  assert.equal(thanks.searchParams.get('wixMemberLoggedIn'), 'false');
  assert.equal(pageOf(await person.open(used)).status, 410, 'the address works once');
  await assert.rejects(
    getCurrentCart({ client }),
    (error) => isErrorOf(error, getCurrentCart) && error.code === 'OWNED_CART_NOT_FOUND',
  );
  assert.equal((await notifications()).at(-1), 'wix.ecom.v1.cart_deleted');
};
