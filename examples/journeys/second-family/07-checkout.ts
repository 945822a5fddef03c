import assert from 'node:assert/strict';
import { isErrorOf } from 'vitrine';
import { getCurrentCartV2, refreshCurrentCart } from 'vitrine/carts-v2';
import { getShopOrder } from 'vitrine/orders';
import { createRedirectSession } from 'vitrine/redirect-session';
import { callbacks } from '../parts.ts';
import { arrived, pageOf } from '../person.ts';
import type { Journey } from '../stage.ts';
import { addVariant, variantNamed } from './parts.ts';

/** J7: to the hosted page with the cart's id, and back: first left without a payment, then paid. */
export const checkout: Journey = async ({ site, another, person, state, notifications }) => {
  const client = site;
  await addVariant(client, await variantNamed(client, 'Studio Tee', { Size: 'M', Color: 'Green' }), 2);
  const { cart } = await refreshCurrentCart({ client });
  assert(cart.lineItems.every(({ status }) => status === 'IN_STOCK'));

  const leave = async () => {
    const { redirectSession } = await createRedirectSession(
      { ecomCheckout: { checkoutId: cart.id }, callbacks },
      { client },
    );
    assert(redirectSession?.fullUrl !== undefined);
    pageOf(await person.open(redirectSession.fullUrl));
  };
  await leave();
  const back = arrived(await person.press('abandon'));
  assert.equal(`${back.origin}${back.pathname}`, callbacks.postFlowUrl);
  assert.equal((await getCurrentCartV2({ client })).cart.orderPlaced, false);

  await leave();
  const buyer = {
    email: 'ada@example.org',
    name: 'Ada Berg',
    addressLine: 'Ackerstrasse 1',
    city: 'Berlin',
    postalCode: '10115',
    country: 'DE',
  };
  const thanks = arrived(await person.press('pay', buyer));
  const [order] = (await state()).orders;
  assert(order);
  assert.equal(thanks.searchParams.get('orderId'), order.id);
  const read = await getShopOrder(order.id, { client });
  assert.equal(read.order?.checkoutId, cart.id, 'the order names the cart');
  const others = await getShopOrder(order.id, { client: another() }).catch((error: unknown) => error);
  assert(isErrorOf(others, getShopOrder), 'the order is for its buyer');
  await assert.rejects(
    getCurrentCartV2({ client }),
    (error) => isErrorOf(error, getCurrentCartV2) && error.code === 'CURRENT_CART_NOT_FOUND',
  );
  const announced = await notifications('v2');
  assert.equal(
    announced.findLast((type) => type.includes('cart')),
    'wix.ecom.v2.cart_updated',
  );
  assert.equal(announced.at(-1), 'wix.ecom.v1.order_approved');
};
