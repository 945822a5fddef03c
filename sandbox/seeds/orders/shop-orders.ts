import { STORE_APP_ID } from '../../engine/settings.ts';
import type { World } from '../../engine/context.ts';
import type { OrderRecord } from '../../records/state.ts';
import { addToCurrentCart } from '../../rules/cart/cart.ts';
import { createCheckoutFromCurrentCart } from '../../rules/cart/checkout.ts';
import { findCart } from '../../rules/cart/current-cart.ts';
import { placeOrder } from '../../rules/cart/place-order.ts';
import { changeOrder } from '../../rules/shop-orders/change.ts';
import { play, type Moment } from '../history.ts';
import { personOf } from './people.ts';

/** The outcome of an order of the shop. */
type ShopOrderEnd = 'paid' | 'sent' | 'archived' | 'refunded' | 'canceled' | 'pending' | 'rejected';

/** Orders of the shop: the buyer, hours ago, the outcome, and pieces by product. The stock of these products is not counted. */
const sold: readonly {
  who: string;
  ago: number;
  end: ShopOrderEnd;
  pieces: Readonly<Record<string, number>>;
}[] = [
  { who: 'Ida Holm', ago: 700, end: 'archived', pieces: { 'canvas-tote': 1 } },
  { who: 'Emil Roth', ago: 430, end: 'sent', pieces: { 'canvas-tote': 2, 'dot-notebook': 3 } },
  { who: 'Rosa Duarte', ago: 260, end: 'refunded', pieces: { 'dot-notebook': 1 } },
  { who: 'Theo Lang', ago: 170, end: 'canceled', pieces: { 'canvas-tote': 4 } },
  { who: 'Nina Ortiz', ago: 60, end: 'rejected', pieces: { 'dot-notebook': 2 } },
  { who: 'Uwe Janssen', ago: 28, end: 'paid', pieces: { 'canvas-tote': 1, 'dot-notebook': 1 } },
  { who: 'Olga Silva', ago: 3, end: 'pending', pieces: { 'dot-notebook': 5 } },
];

const addressOf = (who: string) => ({
  country: 'DE' as const,
  city: 'Berlin',
  postalCode: '10115',
  addressLine: `Ackerstrasse ${who.length}`,
});

const placed = (world: World, who: string, pieces: Readonly<Record<string, number>>): OrderRecord => {
  const { state } = world;
  const person = personOf(state, who);
  const lineItems = Object.entries(pieces).map(([slug, quantity]) => {
    const product = state.products.find((candidate) => candidate.slug === slug);
    const [variant] = product?.variants ?? [];
    if (!product || !variant) throw new Error(`The shop has no ${slug}`);
    return {
      quantity,
      catalogReference: {
        appId: STORE_APP_ID,
        catalogItemId: product.id,
        options: { variantId: variant.id },
      },
    };
  });
  const shippingAddress = addressOf(who);
  play(world, addToCurrentCart, person.caller, { body: { lineItems } });
  play(world, createCheckoutFromCurrentCart, person.caller, {
    body: {
      channelType: 'WEB',
      email: person.email,
      shippingAddress,
      selectedShippingOption: { code: 'standard' },
    },
  });
  const cart = findCart(world, person.caller);
  const checkout = state.checkouts[cart?.id ?? ''];
  if (!cart || !checkout) throw new Error('Nothing was ordered');
  return placeOrder(world, checkout, cart, { email: person.email, name: who, shippingAddress });
};

const finish = (world: World, order: OrderRecord, end: ShopOrderEnd): void => {
  if (end === 'pending') Object.assign(order, { status: 'PENDING', paymentStatus: 'PENDING' });
  if (end === 'rejected') Object.assign(order, { status: 'REJECTED', paymentStatus: 'DECLINED' });
  if (end === 'sent' || end === 'archived') changeOrder(world, order, 'fulfill');
  if (end === 'archived') changeOrder(world, order, 'archive');
  if (end === 'refunded') changeOrder(world, order, 'refund');
  if (end === 'canceled') changeOrder(world, order, 'cancel');
};

/** Orders of the shop as moments of the site's past, one in every state. The first order after the start has the number 10001. */
export const shopOrderMoments = (world: World): Moment[] => {
  world.state.orderNumber -= sold.length;
  return sold.map(({ who, ago, end, pieces }) => ({
    ago,
    happen: () => finish(world, placed(world, who, pieces), end),
  }));
};
