import { createSandbox } from '../create-sandbox.ts';
import type { Sandbox } from '../control/sandbox.ts';
import { plainCopy } from '../engine/values/plain-copy.ts';
import type { ProductRecord, SandboxState } from '../records/state.ts';
import { type CartStep, cartCoupons, cartItems, type ShopSteps, type StepOf } from './cart-steps.ts';
import { type Client, createClient } from './plain-client.ts';
import { productOf } from './shopper.ts';

/** A shop with few products, and a buyer there. */
export interface CartShop {
  readonly sandbox: Sandbox;
  readonly buyer: Client;
  /** Sets the shop back to its start. */
  readonly reset: () => void;
}

/** Makes a shop with the items and the coupons of the steps. */
export const cartShop = (as: 'visitor' | 'app', catalogVersion: 'V1' | 'V3' = 'V1'): CartShop => {
  const { products, coupons } = createSandbox(catalogVersion === 'V3' ? { scenario: 'v3-shop' } : {}).state;
  const sandbox = createSandbox({
    scenario: 'empty-site',
    settings: {
      accessTokenSeconds: 1e8,
      callsPerMinute: null,
      catalogVersion,
      // Digital items of the newer catalog need a file.
      secureFileType: 'SECURE_DOCUMENT',
    },
    onWarning: () => undefined,
  });
  const { state } = sandbox;
  state.products = products.filter((product) => cartItems.some(({ slug }) => slug === product.slug));
  state.coupons = coupons
    .filter(({ code }) => cartCoupons.includes(code))
    .map((coupon) => ({ ...coupon, usedBy: {} }));
  const buyer = createClient(sandbox)[as];
  const start = plainCopy(state);
  return { sandbox, buyer, reset: () => Object.assign(state, plainCopy(start)) };
};

const changes: {
  readonly [Name in keyof ShopSteps]: (sandbox: Sandbox, step: ShopSteps[Name]) => void;
} = {
  stock(sandbox, { item, pieces }) {
    restock(productAt(sandbox, item), cartItems[item]?.choices, pieces);
  },
  price(sandbox, { item, price }) {
    productAt(sandbox, item).price = price;
  },
  hide(sandbox, { item }) {
    productAt(sandbox, item).visible = false;
  },
  switchCoupon({ state }, { code }) {
    for (const coupon of state.coupons.filter((each) => each.code === code)) coupon.active = !coupon.active;
  },
};

/** Whether a step is done by the shop; otherwise the buyer does it. */
export const isShopStep = (step: CartStep): step is StepOf<ShopSteps> => step.do in changes;

/** Does a step of the shop. */
export const changeShop = <Name extends keyof ShopSteps>(
  { sandbox }: CartShop,
  step: StepOf<ShopSteps, Name>,
): void => {
  const change: (at: Sandbox, how: ShopSteps[Name]) => void = changes[step.do];
  change(sandbox, step);
};

const productAt = (sandbox: Sandbox, number: number): ProductRecord =>
  productOf(sandbox, cartItems[number]?.slug ?? '');

const restock = (product: ProductRecord, choices: Record<string, string> = {}, pieces: number): void => {
  const counted = product.manageVariants
    ? product.variants.filter((variant) =>
        Object.entries(choices).every(([name, choice]) => variant.choices[name] === choice),
      )
    : [product];
  for (const place of counted) Object.assign(place, { quantity: pieces, inStock: pieces > 0 });
};

/** Names of the line states and cart parts that the present carts have. */
export const reachedIn = ({ carts, orders }: SandboxState): string[] => [
  ...(orders.length > 0 ? ['order'] : []),
  ...Object.values(carts).flatMap(({ lines, coupons, about }) => [
    ...lines.map(({ item }) => item?.last.status ?? 'custom line'),
    ...(coupons.length > 0 ? ['coupon'] : []),
    ...(about.method ? ['delivery'] : []),
    ...(about.note === undefined ? [] : ['note']),
  ]),
];

/** The state that carts change, with generated ids by their order and without what each call counts. */
export const comparable = ({ products, coupons, carts, orders }: SandboxState): unknown => {
  const state = {
    carts: Object.values(carts),
    orders,
    stock: products.map(({ id, quantity, variants }) => ({
      id,
      quantity,
      variants: variants.map((variant) => variant.quantity),
    })),
    uses: coupons.map(({ usedBy }) => Object.values(usedBy)),
  };
  const text = JSON.stringify(state, (key, value: unknown) => (uncompared.has(key) ? undefined : value));
  const given = new Set(
    products.flatMap(({ id, variants }) => [id, ...variants.map((variant) => variant.id)]),
  );
  const names = new Map<string, string>();
  const named = text.replaceAll(uuid, (id) => {
    if (!given.has(id) && !names.has(id)) names.set(id, `id ${names.size + 1}`);
    return names.get(id) ?? id;
  });
  return JSON.parse(named);
};

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Counts and instants of calls, and the mark that a checkout of the first family leaves. */
const uncompared = new Set(['revision', 'createdDate', 'updatedDate', 'checkoutId']);
