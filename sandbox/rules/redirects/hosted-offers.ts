import Big from 'big.js';
import { idFrom } from '../../engine/ids.ts';
import { lookUp } from '../../engine/values/lookup.ts';
import { decimal, minorDigits } from '../../engine/values/money.ts';
import { numberFrom } from '../../engine/values/random.ts';
import type { Caller, OrderRecord } from '../../records/state.ts';
import { keyOf, newId, type World } from '../../engine/context.ts';
import { announcePlaced } from '../shop-orders/notify.ts';

/** An item with a name and a price that no call of the platform lists. The hosted pages derive it from its id. */
export interface Offer {
  id: string;
  name: string;
  about: string;
  price: Big;
}

const pick = <T>(list: readonly [T, ...T[]], id: string): T => list[numberFrom(id) % list.length] ?? list[0];

type Sample = readonly [name: string, about: string, euros: number];

const plans: readonly [Sample, ...Sample[]] = [
  ['Friends of the studio', 'Ten percent off every order, and first pick of new things.', 9],
  ['Workshop pass', 'One workshop a month, tools and coffee included.', 39],
  ['Patron', 'Keeps the studio open late, and your name on the wall.', 75],
];

const services: readonly [Sample, ...Sample[]] = [
  ['Spoon carving for beginners', 'Two hours, one spoon, no cuts.', 45],
  ['An hour with the designer', 'Bring plans of your room; leave with better ones.', 80],
  ['Glaze your own bowl', 'We fire it, you fetch it a week later.', 32],
];

/** The factor for the sample prices, which are larger in currencies without minor units. */
const scale = (currency: string): number => (minorDigits(currency) === 0 ? 150 : 1);

const offerOf = ({ state }: World, id: string, [name, about, euros]: Sample): Offer => ({
  id,
  name,
  about,
  price: new Big(euros).times(scale(state.settings.currency)),
});

/** The paid plan with an id. */
export const planOf = (world: World, id: string): Offer => offerOf(world, id, pick(plans, id));

/** The bookable service with an id. */
export const serviceOf = (world: World, id: string): Offer => offerOf(world, id, pick(services, id));

/** The payment that the owner requests, by the id of the request. */
export const requestedOf = (world: World, id: string): Offer =>
  offerOf(world, id, [
    'Requested payment',
    'The shop has asked you to pay this.',
    20 + (numberFrom(id) % 80),
  ]);

/** Three bookable times on the next days, as local times without an offset. */
export const slotsOf = ({ clock }: World): { start: string; end: string }[] =>
  [1, 2, 3].map((day) => {
    const date = new Date(clock.now() + day * 86_400_000).toISOString().slice(0, 10);
    const hour = 8 + 3 * day;
    return { start: `${date}T${`${hour}`.padStart(2, '0')}:00:00`, end: `${date}T${hour + 2}:00:00` };
  });

/** The order made for a payment request or another reference; undefined if there is none. */
export const orderFor = ({ state }: World, reference: string): OrderRecord | undefined =>
  lookUp(state.orders, 'checkoutId', reference);

/** Places a paid order of the shop for an offer, without delivery and tax. */
export const placeOfferOrder = (
  world: World,
  offer: Offer,
  { owner, email, name, reference }: { owner: Caller; email: string; name: string; reference?: string },
): OrderRecord => {
  const { state, clock } = world;
  const { currency } = state.settings;
  const total = decimal(offer.price, currency);
  const nothing = decimal(new Big(0), currency);
  state.orderNumber += 1;
  const order: OrderRecord = {
    id: newId(world, 'order'),
    number: String(state.orderNumber),
    checkoutId: reference ?? idFrom(`${keyOf(owner)}:${state.orderNumber}`),
    owner,
    createdDate: clock.iso(),
    status: 'APPROVED',
    paymentStatus: 'PAID',
    buyer: { email, name },
    shippingAddress: null,
    couponCode: null,
    currency,
    lines: [{ productId: null, name: offer.name, options: [], quantity: 1, total }],
    priceSummary: {
      subtotal: total,
      discount: nothing,
      shipping: nothing,
      additionalFees: nothing,
      tax: nothing,
      total,
    },
  };
  state.orders.push(order);
  announcePlaced({ ...world, caller: owner }, order);
  return order;
};
