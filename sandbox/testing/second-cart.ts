import type { SandboxOptions } from '../control/sandbox.ts';
import type { Sandbox } from '../control/sandbox.ts';
import { DEFAULT_VARIANT_ID } from '../engine/ids.ts';
import { newVisitor, productOf, referenceTo, visitorOf, type Answer, type Shopper } from './shopper.ts';

/** The path of the current cart in the second family. */
export const CART = '/v2/carts/current';

/** A delivery address in Berlin. */
export const BERLIN = {
  country: 'DE',
  subdivision: 'DE-BE',
  city: 'Berlin',
  postalCode: '10115',
  addressLine: 'Invalidenstraße 117',
};

/** A catalog reference of the second family, which names the variant of every product. */
export const referenceV2 = (sandbox: Sandbox, slug: string, choices: Record<string, string> = {}) => {
  const reference = referenceTo(sandbox, slug, choices);
  const { options } = productOf(sandbox, slug);
  return options.length > 0 ? reference : { ...reference, options: { variantId: DEFAULT_VARIANT_ID } };
};

/** A caller of the second family of carts. */
export const secondCart = (shopper: Shopper) => {
  const post = (name: string, body: unknown = {}) => shopper.post(`${CART}/${name}`, body);
  return {
    shopper,
    sandbox: shopper.sandbox,
    post,
    get: () => shopper.get(CART),
    patch: (cart: unknown) => shopper.patch(CART, { cart }),
    remove: () => shopper.remove(CART),
    /** Adds a product of the shop by slug and choices. */
    add: (slug: string, quantity = 1, choices: Record<string, string> = {}) =>
      post('add-line-items', {
        catalogItems: [{ quantity, catalogReference: referenceV2(shopper.sandbox, slug, choices) }],
      }),
    setQuantity: (lineItemId: string, newQuantity: number) =>
      post('update-line-items', { lineItems: [{ lineItemId, quantity: { newQuantity } }] }),
    coupon: (code: string) => post('add-coupon', { coupon: { code } }),
    giftCard: (code: string) => post('add-gift-card', { giftCard: { code } }),
    method: (code: string) => post('set-delivery-method', { deliveryMethod: { code } }),
    refresh: () => post('refresh'),
    calculate: (body: unknown = {}) => post('calculate', body),
    estimate: (body: unknown = {}) => post('estimate', body),
  };
};

/** See secondCart. */
export type SecondCart = ReturnType<typeof secondCart>;

/** A new visitor of a new sandbox. */
export const newSecondCart = async (options: SandboxOptions = {}): Promise<SecondCart> =>
  secondCart(await newVisitor(options));

/** Another visitor of the same sandbox. */
export const anotherCart = async (sandbox: Sandbox): Promise<SecondCart> =>
  secondCart(await visitorOf(sandbox));

/** Status and application code of an answer. */
export const refusalOf = ({ status, body }: Answer): [number, unknown] => [
  status,
  body.at('details.applicationError.code'),
];

/** The data of an application error. */
export const dataOf = ({ body }: Answer): unknown => body.at('details.applicationError.data');
