import Big from 'big.js';
import { minorDigits } from '../../engine/values/money.ts';
import type {
  Address,
  Caller,
  CartLineRecord,
  CartRecord,
  CheckoutRecord,
  OrderRecord,
  ProductRecord,
  VariantRecord,
} from '../../records/state.ts';
import { itemOf, preorderOf } from './cart-items.ts';
import { cartOrdered, completeWrite } from './cart-notifications.ts';
import { findCart } from './current-cart.ts';
import { countUse } from './coupons.ts';
import { keyOf, newId, type World } from '../../engine/context.ts';
import { findGiftCard, redeemedBy } from './second/gift-card-codes.ts';
import { orderAbout, orderLines } from './order-details.ts';
import { announcePlaced } from '../shop-orders/notify.ts';
import { countPreorder, takeFromStock } from '../catalog/stock.ts';
import { totalsOf, type Totals } from './totals.ts';

/** The buyer's answers on the hosted page. */
export interface Buyer {
  email: string;
  name: string;
  shippingAddress: Address | null;
  /** The owner of the order, if it is not the owner of the checkout. */
  owner?: Caller;
}

/** The cart of a checkout; undefined if the cart was deleted, ordered or moved to another owner since. */
export const cartOfCheckout = (world: World, checkout: CheckoutRecord): CartRecord | undefined => {
  const cart = findCart(world, checkout.owner);
  return cart?.id === checkout.id ? cart : undefined;
};

/**
 * Places a paid order: reduces the stock, counts the use of the coupon (R72), and ends the cart, so that the next add
 * creates a new one (R50).
 */
export const placeOrder = (
  world: World,
  checkout: CheckoutRecord,
  cart: CartRecord,
  buyer: Buyer,
): OrderRecord => {
  const { state, clock } = world;
  const totals = totalsOf(world, cart);
  const { currency } = state.settings;
  const text = (value: Totals['total']) => value.toFixed(minorDigits(currency));
  state.orderNumber += 1;
  const order: OrderRecord = {
    id: newId(world, 'order'),
    number: String(state.orderNumber),
    checkoutId: checkout.id,
    owner: buyer.owner ?? checkout.owner,
    createdDate: clock.iso(),
    status: 'APPROVED',
    paymentStatus: 'PAID',
    buyer: { email: buyer.email, name: buyer.name },
    shippingAddress: buyer.shippingAddress,
    couponCode: totals.coupon?.coupon.code ?? null,
    currency,
    lines: orderLines(world, cart, totals),
    priceSummary: {
      subtotal: text(totals.subtotal),
      discount: text(totals.discount),
      shipping: text(totals.shippingPrice),
      additionalFees: text(totals.fees),
      tax: text(totals.tax),
      total: text(totals.total),
    },
    about: orderAbout(world, checkout, cart, totals),
  };
  for (const line of cart.lines) {
    const found = itemOf(world, line);
    if (found) takePieces(line, found.product, found.variant);
  }
  if (totals.coupon) countUse(totals.coupon.coupon, checkout.owner, 1);
  redeem(world, cart, totals);
  delete state.carts[keyOf(checkout.owner)];
  keepOrdered({ ...world, caller: checkout.owner }, cart, order.id);
  checkout.orderId = order.id;
  checkout.email = buyer.email;
  state.orders.push(order);
  announcePlaced({ ...world, caller: order.owner }, order);
  return order;
};

/** Takes the pieces of a line from the stock, or counts them as ordered before they are in stock (R382). */
const takePieces = (
  { item, quantity }: CartLineRecord,
  product: ProductRecord,
  variant: VariantRecord,
): void => {
  if (preorderOf(item?.options, product, variant) === undefined) takeFromStock(product, variant, quantity);
  else countPreorder(product, variant, quantity);
};

/** Takes the amount that the gift card of a cart pays from its balance (R489). */
const redeem = (world: World, cart: CartRecord, { total }: Totals): void => {
  const [entry] = cart.giftCards;
  const card = entry && findGiftCard(world, entry.code);
  if (card) card.balance = new Big(card.balance).minus(redeemedBy(world, cart, total)).toFixed();
};

/** Keeps an ordered cart with its order; it is no longer the current cart of its owner (R477). */
const keepOrdered = (world: World, cart: CartRecord, orderId: string): void => {
  const before = { ...cart };
  cart.orderId = orderId;
  completeWrite(world, cart);
  world.state.orderedCarts[cart.id] = cart;
  cartOrdered(world, cart, before);
};
