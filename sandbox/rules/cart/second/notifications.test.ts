import { expect, test } from 'vitest';
import type { Sandbox } from '../../../control/sandbox.ts';
import { open } from '../../../testing/hosted.ts';
import { productOf, Tree } from '../../../testing/shopper.ts';
import { BERLIN, newSecondCart } from '../../../testing/second-cart.ts';

/** The notifications of both families about carts that the given work causes. */
const announcedBy = async (sandbox: Sandbox, work: () => Promise<unknown>) => {
  const before = sandbox.state.notificationCount;
  await work();
  return sandbox.state.notifications
    .filter(({ number }) => number > before)
    .map(({ eventType, data }) => ({ eventType, data: new Tree(data) }));
};

const typesOf = (announced: Awaited<ReturnType<typeof announcedBy>>) =>
  announced.map(({ eventType }) => eventType).filter((type) => type.startsWith('wix.ecom.v2'));

test('R560: a cart announces its creation, its changes and its end, with the cart', async () => {
  const cart = await newSecondCart();
  const { sandbox } = cart;
  const created = await announcedBy(sandbox, () => cart.add('oak-board'));
  expect(typesOf(created)).toEqual(['wix.ecom.v2.cart_created']);
  const { body } = await cart.get();
  expect(created.at(-1)?.data.at('createdEvent.entity')).toEqual(body.at('cart'));
  const updated = await announcedBy(sandbox, () => cart.coupon('WELCOME10'));
  expect(typesOf(updated)).toEqual(['wix.ecom.v2.cart_updated']);
  expect(updated.at(-1)?.data.value).toMatchObject({
    entityFqdn: 'wix.ecom.v2.cart',
    entityEventSequence: '2',
    updatedEvent: {
      currentEntity: { coupons: [{ code: 'WELCOME10' }] },
      modifiedFields: { coupons: [] },
    },
  });
  const deleted = await announcedBy(sandbox, () => cart.remove());
  expect(typesOf(deleted)).toEqual(['wix.ecom.v2.cart_deleted']);
});

test('R560: an update has the previous values of the changed fields only, also after the order', async () => {
  const cart = await newSecondCart();
  const { body } = await cart.add('oak-board', 2);
  const announced = async (work: () => Promise<unknown>) =>
    (await announcedBy(cart.sandbox, work))
      .filter(({ eventType }) => eventType === 'wix.ecom.v2.cart_updated')
      .map(({ data }) => data.at('updatedEvent.modifiedFields'));
  expect(await announced(() => cart.patch({ note: 'Hi' }))).toEqual([{ note: null }]);
  expect(await announced(() => cart.setQuantity(body.text('cart.lineItems.0.id'), 3))).toMatchObject([
    { 'lineItems[0].quantityInfo.confirmedQuantity': 2, 'lineItems[0].quantityInfo.requestedQuantity': 2 },
  ]);
  await cart.patch({ deliveryInfo: { address: BERLIN } });
  const { press } = await open(cart.shopper);
  expect(await announced(() => press('pay'))).toEqual([
    { orderPlaced: false, orderId: null, currentCart: true },
  ]);
});

test('R561: a change through either family sends the notification of both', async () => {
  const cart = await newSecondCart();
  const { sandbox, shopper } = cart;
  const both = (name: string) => [`wix.ecom.v1.cart_${name}`, `wix.ecom.v2.cart_${name}`];
  const types = async (work: () => Promise<unknown>) =>
    (await announcedBy(sandbox, work)).map(({ eventType }) => eventType);
  expect(await types(() => cart.add('oak-board'))).toEqual(both('created'));
  expect(await types(() => shopper.add('espresso-pair'))).toEqual(both('updated'));
  expect(await types(() => cart.patch({ note: 'Hi' }))).toEqual(both('updated'));
  expect(await types(() => shopper.remove('/v1/carts/current'))).toEqual(both('deleted'));
});

test('R515: calculating announces the summary, and estimating announces nothing', async () => {
  const cart = await newSecondCart();
  await cart.add('oak-board');
  const announced = await announcedBy(cart.sandbox, () => cart.calculate());
  expect(announced.map(({ eventType }) => eventType)).toEqual(['wix.ecom.v2.cart_calculated']);
  expect(announced[0]?.data.at('actionEvent.body')).toEqual((await cart.calculate()).body.at('summary'));
  expect(await announcedBy(cart.sandbox, () => cart.estimate())).toEqual([]);
  productOf(cart.sandbox, 'oak-board').price = '50.00';
  const refreshed = await announcedBy(cart.sandbox, () => cart.estimate({ refreshCart: true }));
  expect(typesOf(refreshed)).toEqual(['wix.ecom.v2.cart_updated']);
});
