import type {
  Cart,
  CartInfo,
  CatalogReference,
  EstimateTotalsResponse,
} from '../../generated/carts/types.ts';
import type { CartV2 } from '../../generated/carts-v2/types.ts';
import type { Sandbox } from '../control/sandbox.ts';
import { DEFAULT_VARIANT_ID } from '../engine/ids.ts';
import { onlyVariantId } from '../rules/catalog/v3/reference.ts';
import { type CartShop, changeShop, isShopStep } from './cart-shop.ts';
import { type BuyerSteps, type CartStep, cartItems, type StepOf } from './cart-steps.ts';
import {
  firstRoutes,
  type FirstWrites,
  type Outcome,
  type SecondWrite,
  translations,
  type Writes,
} from './cart-translation.ts';
import { callbacks } from './hosted.ts';
import { ORIGIN, productOf, referenceTo } from './shopper.ts';

/** A way to play a step: in the calls of one family. */
export type Player = (shop: CartShop, step: CartStep) => void;

/** Plays a step in the calls of the first family. */
export const playFirst: Player = (shop, step) => {
  if (isShopStep(step)) return changeShop(shop, step);
  for (const { call, body } of writesOf(shop, step, () => firstLines(shop))) {
    const [method, path] = firstRoutes[call];
    const { body: answer } = shop.buyer.ask(method, path, body);
    const { checkoutId } = answer as { checkoutId?: string };
    if (step.do === 'order' && checkoutId !== undefined) pay(shop, checkoutId);
  }
};

const firstLines = ({ buyer }: CartShop): string[] => {
  const { body } = buyer.ask('GET', '/v1/carts/current');
  return (body as { cart?: Cart }).cart?.lineItems.map(({ id }) => id ?? '') ?? [];
};

/** Plays a step in the calls of the second family, by the table of translations. */
export const playSecond: Player = (shop, step) => {
  if (isShopStep(step)) return changeShop(shop, step);
  const { cart } = send(shop, ['GET', '/v2/carts/current']);
  for (const write of writesOf(shop, step, () => cart?.lineItems.map(({ id }) => id) ?? [])) {
    const isDone = follow(shop, translated(write, cart));
    if (step.do === 'order' && cart && isDone) pay(shop, cart.id);
  }
};

type FirstWrite = {
  [Call in keyof FirstWrites]: { readonly call: Call; readonly body: FirstWrites[Call] };
}[keyof FirstWrites];

const translated = <Call extends keyof FirstWrites>(
  { call, body }: { readonly call: Call; readonly body: FirstWrites[Call] },
  cart: CartV2 | undefined,
): Writes => translations[call](body, cart);

/** Sends the writes of a translation; false: the last one was refused. */
const follow = (shop: CartShop, writes: Writes): boolean => {
  let outcome: Outcome = {};
  for (let next = writes.next(outcome); !next.done; next = writes.next(outcome))
    outcome = send(shop, next.value);
  return outcome.code === undefined;
};

const send = ({ buyer }: CartShop, [method, path, body]: SecondWrite): Outcome => {
  const { status, body: answer } = buyer.ask(method, path, body);
  if (status === 200) {
    const { cart, summary } = answer as { cart?: CartV2; summary?: Outcome };
    return { ...(cart && { cart }), ...(summary?.violations && { violations: summary.violations }) };
  }
  const { details } = answer as { details?: { applicationError?: { code: string; data?: object } } };
  return {
    code: details?.applicationError?.code ?? `${status}`,
    data: { ...details?.applicationError?.data },
  };
};

/** A shop, and the ids of the lines of the buyer's cart. */
interface Scene {
  readonly shop: CartShop;
  readonly lines: () => readonly string[];
}

const wish = ({ shop }: Scene, { item, quantity }: BuyerSteps['put']) => ({
  catalogReference: reference(shop.sandbox, item),
  quantity,
});

const lineAt = ({ lines }: Scene, number: number): string =>
  lines()[number] ?? '00000000-0000-4000-8000-000000000000';

const tell = (cartInfo: CartInfo): FirstWrite => ({ call: 'updateCurrentCart', body: { cartInfo } });

/** The calls of the first family for each action of a buyer. */
const writes: {
  readonly [Name in keyof BuyerSteps]: (scene: Scene, step: BuyerSteps[Name]) => FirstWrite[];
} = {
  add: (scene, { wishes }) => [
    { call: 'addToCurrentCart', body: { lineItems: wishes.map((each) => wish(scene, each)) } },
  ],
  put: (scene, step) => [{ call: 'updateCurrentCart', body: { lineItems: [wish(scene, step)] } }],
  make: (_, step) => [{ call: 'addToCurrentCart', body: { customLineItems: [custom(step)] } }],
  set: (scene, { wishes }) => [
    {
      call: 'updateCurrentCartLineItemQuantity',
      body: { lineItems: wishes.map(({ line, quantity }) => ({ id: lineAt(scene, line), quantity })) },
    },
  ],
  remove: (scene, { lines }) => [
    {
      call: 'removeLineItemsFromCurrentCart',
      body: { lineItemIds: lines.map((line) => lineAt(scene, line)) },
    },
  ],
  // Skip the step if a replaced coupon is no longer valid, because the second family cannot restore it, or if
  // pieces are out of stock, because the second family does not count them.
  coupon: ({ shop }, { code }) =>
    hasUselessCoupon(shop) || lacksPieces(shop)
      ? []
      : [{ call: 'updateCurrentCart', body: { couponCode: code } }],
  uncoupon: () => [{ call: 'removeCouponFromCurrentCart', body: undefined }],
  tell: (_, { info }) => [tell(info)],
  untell: () => [{ call: 'updateCurrentCart', body: { cartInfo: {}, cartFieldmask: 'buyerNote' } }],
  // The second family accepts a delivery method only for a cart with an address and lines.
  deliver: ({ lines }, step) =>
    lines().length > 0
      ? [
          tell({ contactInfo: { address: addressIn(step.country) } }),
          tell({ selectedShippingOption: { code: codeIn(step) } }),
        ]
      : [],
  checkout: (_, step) => [
    {
      call: 'createCheckoutFromCurrentCart',
      body: {
        email: 'ada@example.org',
        shippingAddress: addressIn(step.country),
        selectedShippingOption: { code: codeIn(step) },
      },
    },
  ],
  order: () => [{ call: 'createCheckoutFromCurrentCart', body: {} }],
  delete: () => [{ call: 'deleteCurrentCart', body: undefined }],
};

const writesOf = <Name extends keyof BuyerSteps>(
  shop: CartShop,
  step: StepOf<BuyerSteps, Name>,
  lines: () => readonly string[],
): FirstWrite[] => {
  const write: (scene: Scene, step: BuyerSteps[Name]) => FirstWrite[] = writes[step.do];
  return write({ shop, lines }, step);
};

const hasUselessCoupon = ({ buyer }: CartShop): boolean => {
  const { body } = buyer.ask('POST', '/v1/carts/current/estimate-totals', { calculateShipping: false });
  const { calculationErrors } = body as Partial<EstimateTotalsResponse>;
  return calculationErrors?.couponCalculationError !== undefined;
};

const lacksPieces = ({ buyer }: CartShop): boolean => {
  const { cart } = buyer.ask('GET', '/v1/carts/current').body as { cart?: Cart };
  return cart?.lineItems.some(({ availability }) => availability?.status !== 'AVAILABLE') === true;
};

const postalCodes: Readonly<Record<string, string>> = { DE: '10115', AT: '8010', US: '94103' };

const addressIn = (country: string) => ({
  country,
  city: 'Here',
  postalCode: postalCodes[country],
  addressLine: 'Way 1',
});

/**
 * A code of a shipping option that exists for the country; the region for the rest of the world has its own
 * code.
 */
const codeIn = ({ country, code }: { country: string; code: string }): string =>
  country === 'US' ? 'world' : code;

const custom = ({ price, quantity }: { price: string; quantity: number }) => ({
  productName: { original: 'Engraving' },
  itemType: { preset: 'SERVICE' as const },
  price,
  quantity,
});

/** A reference that both families take: with the id of the variant, or in the first catalog with choices by name. */
const reference = (sandbox: Sandbox, number: number): CatalogReference => {
  const { slug = '', choices, texts } = cartItems[number] ?? {};
  const known = referenceTo(sandbox, slug, choices);
  const product = productOf(sandbox, slug);
  const variantId =
    sandbox.state.settings.catalogVersion === 'V3' ? onlyVariantId(product) : DEFAULT_VARIANT_ID;
  const options = {
    ...(product.manageVariants ? known.options : { variantId, ...(choices && { options: choices }) }),
    ...(texts && { customTextFields: texts }),
  };
  return { ...known, options };
};

/** Opens the hosted page of a checkout and pays there, if the platform permits it. */
const pay = ({ sandbox, buyer }: CartShop, checkoutId: string): void => {
  const { body } = buyer.ask('POST', '/v1/redirect-session', { ecomCheckout: { checkoutId }, callbacks });
  const { redirectSession } = body as { redirectSession?: { fullUrl: string } };
  if (!redirectSession) return;
  const open = (address: string, method: string, text = '') =>
    sandbox.handle({
      method,
      url: new URL(address, ORIGIN),
      header: (name) => (name === 'content-type' ? 'application/x-www-form-urlencoded' : null),
      text,
    });
  const page = open(redirectSession.fullUrl, 'GET').headers['location'];
  if (page === undefined) return;
  const shownTotal = /name="shownTotal" value="([^"]+)"/.exec(open(page, 'GET').body)?.[1] ?? '';
  open(page, 'POST', new URLSearchParams({ action: 'pay', shownTotal, ...person }).toString());
};

const person = {
  email: 'ada@example.org',
  name: 'Ada Berg',
  addressLine: 'Ackerstrasse 1',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
};
