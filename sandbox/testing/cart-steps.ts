import fc from 'fast-check';
import type { CartInfo } from '../../generated/carts/types.ts';

/** The actions of a buyer, by name. Items and lines are numbers. */
export interface BuyerSteps {
  add: { wishes: { item: number; quantity: number }[] };
  put: { item: number; quantity: number };
  make: { price: string; quantity: number };
  set: { wishes: { line: number; quantity: number }[] };
  remove: { lines: number[] };
  coupon: { code: string };
  uncoupon: object;
  tell: { info: CartInfo };
  untell: object;
  deliver: { country: string; code: string };
  checkout: { country: string; code: string };
  order: object;
  delete: object;
}

/** The changes that the shop makes, by name. */
export interface ShopSteps {
  stock: { item: number; pieces: number };
  price: { item: number; price: string };
  hide: { item: number };
  switchCoupon: { code: string };
}

/** A step with its name. */
export type StepOf<Steps, Name extends keyof Steps = keyof Steps> = {
  readonly [Do in Name]: { readonly do: Do } & Steps[Do];
}[Name];

/** One action of a buyer, or one change by the shop. */
export type CartStep = StepOf<BuyerSteps> | StepOf<ShopSteps>;

/** An item of the shop that can be added to a cart. */
interface CartItem {
  readonly slug: string;
  readonly choices?: Record<string, string>;
  readonly texts?: Record<string, string>;
}

/** The items by number: counted variants, a counted product with choices, and goods that are not counted. */
export const cartItems: readonly CartItem[] = [
  { slug: 'dome-lamp', choices: { Color: 'Mustard' } },
  { slug: 'dome-lamp', choices: { Color: 'Chalk' } },
  { slug: 'low-carafe' },
  { slug: 'canvas-tote', choices: { Color: 'Chalk' } },
  { slug: 'canvas-tote', choices: { Color: 'Ink' } },
  { slug: 'work-apron' },
  { slug: 'work-apron', texts: { 'Name to embroider': 'Ada' } },
  { slug: 'wallpaper-pack' },
];

/** Codes of coupons: usable, refused for a reason, and unknown. */
export const cartCoupons = [
  'WELCOME10',
  'FIVER',
  'FREESHIP',
  'BIGSPENDER',
  'ONCE',
  'SPRING25',
  'FRIENDS',
  'NO-SUCH',
];

const item = fc.nat(cartItems.length - 1);
const line = fc.nat(4);
const pieces = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 4 }) },
  { weight: 2, arbitrary: fc.constantFrom(9, 60, 100_000) },
);
const info: fc.Arbitrary<CartInfo> = fc.constantFrom<CartInfo[]>(
  { buyerNote: 'Please ring twice' },
  { buyerInfo: { email: 'ada@example.org' } },
  { overrideCheckoutUrl: 'https://shop.example.org/checkout' },
  {
    contactInfo: {
      address: { country: 'AT', city: 'Graz', postalCode: '8010' },
      contactDetails: { firstName: 'Ada' },
    },
  },
  { buyerNote: '', contactInfo: { address: { country: 'DE', postalCode: '10115' } } },
);
const coupon = fc.constantFrom(...cartCoupons);
const delivery = {
  country: fc.constantFrom('DE', 'AT', 'US'),
  code: fc.constantFrom('standard', 'express'),
};

const steps: readonly (readonly [weight: number, step: fc.Arbitrary<CartStep>])[] = [
  [
    30,
    fc.record({
      do: fc.constant('add' as const),
      wishes: fc.array(fc.record({ item, quantity: pieces }), { minLength: 1, maxLength: 2 }),
    }),
  ],
  [8, fc.record({ do: fc.constant('put' as const), item, quantity: pieces })],
  [
    14,
    fc.record({
      do: fc.constant('set' as const),
      wishes: fc.uniqueArray(fc.record({ line, quantity: fc.oneof(pieces, fc.constant(0)) }), {
        selector: ({ line: number }) => number,
        minLength: 1,
        maxLength: 2,
      }),
    }),
  ],
  [
    8,
    fc.record({
      do: fc.constant('remove' as const),
      lines: fc.uniqueArray(line, { minLength: 1, maxLength: 2 }),
    }),
  ],
  [14, fc.record({ do: fc.constant('coupon' as const), code: coupon })],
  [10, fc.record({ do: fc.constant('tell' as const), info })],
  [12, fc.record({ do: fc.constantFrom('deliver' as const, 'checkout' as const), ...delivery })],
  [9, fc.record({ do: fc.constantFrom('uncoupon' as const, 'untell' as const, 'delete' as const) })],
  [6, fc.record({ do: fc.constant('order' as const) })],
  [7, fc.record({ do: fc.constant('stock' as const), item, pieces: fc.constantFrom(0, 1, 2, 5) })],
  [4, fc.record({ do: fc.constant('price' as const), item, price: fc.constantFrom('0', '9.99', '120.05') })],
  [2, fc.record({ do: fc.constant('hide' as const), item })],
  [2, fc.record({ do: fc.constant('switchCoupon' as const), code: coupon })],
];

const make = fc.record({
  do: fc.constant('make' as const),
  price: fc.constantFrom('0', '3.50', '99.99'),
  quantity: fc.integer({ min: 1, max: 3 }),
});

const oneOf = (weighted: typeof steps): fc.Arbitrary<CartStep> =>
  fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** A step of each kind of buyer. Custom lines are for apps. */
export const cartStep = {
  visitor: oneOf(steps),
  app: oneOf([...steps, [20, make]]),
} as const;

/** Sequences of something, short enough for thousands of them. */
export const sequenceOf = <Value>(of: fc.Arbitrary<Value>): fc.Arbitrary<Value[]> =>
  fc.array(of, { minLength: 1, maxLength: 8 });

const add: CartStep = { do: 'add', wishes: [{ item: 0, quantity: 2 }] };
const deliver: CartStep = { do: 'deliver', country: 'DE', code: 'standard' };

/** Short sequences to each state of a line and to each part of a cart, which each run includes. */
export const cartTours: readonly CartStep[][] = [
  [
    add,
    { do: 'tell', info: { buyerNote: 'Please ring twice' } },
    { do: 'coupon', code: 'WELCOME10' },
    deliver,
  ],
  [add, { do: 'stock', item: 0, pieces: 1 }],
  [add, { do: 'stock', item: 0, pieces: 0 }],
  [add, { do: 'hide', item: 0 }],
];

/** Further sequences for a kind of buyer. */
export const ownTours: Readonly<Record<keyof typeof cartStep, CartStep[]>> = {
  visitor: [add, deliver, { do: 'order' }],
  app: [add, { do: 'make', price: '3.50', quantity: 2 }],
};
