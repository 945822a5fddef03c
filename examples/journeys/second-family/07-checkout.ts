import assert from 'node:assert/strict';
import { isErrorOf } from 'vitrine';
import { getCurrentCartV2, refreshCurrentCart } from 'vitrine/carts-v2';
import { getShopOrder } from 'vitrine/orders';
import { createRedirectSession, redirectOutcome } from 'vitrine/redirect-session';
import { completeSignIn, startSignIn } from 'vitrine/sign-in';
import { attemptsInMemory } from '../attempts.ts';
import { callbacks } from '../parts.ts';
import { arrived, pageOf } from '../person.ts';
import type { Journey, Stage } from '../stage.ts';
import { addVariant, variantNamed } from './parts.ts';

const buyer = {
  email: 'ada@example.org',
  name: 'Ada Berg',
  addressLine: 'Ackerstrasse 1',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
};

/**
 * J7: to the hosted page with the cart's id, and back: first left without a payment, then paid; and paid by a visitor who
 * signs in on the hosted page, and is signed in on the thank-you page without being asked again.
 */
export const checkout: Journey = async ({ site, another, person, state, notifications }) => {
  const client = site;
  await addVariant(client, await variantNamed(client, 'Studio Tee', { Size: 'M', Color: 'Green' }), 2);
  const { cart } = await refreshCurrentCart({ client });
  assert(cart);
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
  assert.equal((await getCurrentCartV2({ client })).cart?.orderPlaced, false);

  await leave();
  const thanks = arrived(await person.press('pay', buyer));
  const order = (await state()).orders.at(-1);
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
  await paidAsMember(another(), person);
};

/** A visitor signs in on the checkout page, so that the order belongs to the member. */
const paidAsMember = async (client: Stage['site'], person: Stage['person']): Promise<void> => {
  await addVariant(client, await variantNamed(client, 'Studio Tee', { Size: 'M', Color: 'Green' }), 1);
  const { cart } = await getCurrentCartV2({ client });
  assert(cart);
  const { redirectSession } = await createRedirectSession(
    { ecomCheckout: { checkoutId: cart.id }, callbacks },
    { client },
  );
  const { url } = pageOf(await person.open(redirectSession?.fullUrl ?? ''));
  await person.open(`${url}/sign-in`);
  await person.press('login', { email: 'ada@example.org', password: 'sandbox-password' });
  const thanks = arrived(await person.press('pay', buyer));
  const orderId = thanks.searchParams.get('orderId') ?? '';
  assert.equal(redirectOutcome(thanks).wixMemberLoggedIn, true);
  await assert.rejects(
    getShopOrder(orderId, { client }),
    (error) => isErrorOf(error, getShopOrder) && error.status === 403,
  );
  const attempts = attemptsInMemory();
  const redirectUri = 'http://localhost:5173/callback';
  const silently = await startSignIn(client, { redirectUri, prompt: 'none', attempts });
  await completeSignIn(client, arrived(await person.open(silently.url)), { attempts });
  assert.equal((await getShopOrder(orderId, { client })).order?.id, orderId);
};
