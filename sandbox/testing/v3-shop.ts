import { createSandbox } from '../create-sandbox.ts';
import { onlyVariantId } from '../rules/catalog/v3/reference.ts';
import { STORE_APP_ID } from '../engine/settings.ts';
import type { SandboxSettings } from '../records/settings.ts';
import { ownerOf } from './owner.ts';
import { productOf, variantOf, visitorOf, type Shopper } from './shopper.ts';

/** A shop with the newer catalog, its owner and a visitor. */
export const v3Shop = async (settings: Partial<SandboxSettings> = {}) => {
  const sandbox = createSandbox({ scenario: 'v3-shop', settings });
  return { sandbox, owner: ownerOf(sandbox), visitor: await visitorOf(sandbox) };
};

/** The packed query of a read by GET. */
export const packed = (value: object): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const text = btoa(String.fromCodePoint(...bytes));
  return `?.r=${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
};

/** Calls a read of products with a packed query. */
export const readProducts = (caller: Shopper, call: 'query' | 'search' | 'count', question: object) =>
  caller.get(`/v3/products/${call}${packed(question)}`);

/** The slugs of the products that a search finds. */
export const found = async (caller: Shopper, search: object): Promise<unknown[]> => {
  const { body } = await readProducts(caller, 'search', {
    search: { cursorPaging: { limit: 100 }, ...search },
  });
  return body.list('products').map((product) => product.at('slug'));
};

/** A product of the shop by its slug, with parts. */
export const oneProduct = async (caller: Shopper, slug: string, ...fields: string[]) => {
  const query = fields.map((field) => `fields=${field}`).join('&');
  return (await caller.get(`/v3/products/slug/${slug}?${query}`)).body;
};

/** A catalog reference of the newer catalog: the id of the variant, and further options. */
export const referenceOnV3 = (
  { sandbox }: Pick<Shopper, 'sandbox'>,
  slug: string,
  choices: Record<string, string> = {},
  more: object = {},
) => {
  const product = productOf(sandbox, slug);
  const variantId = product.manageVariants ? variantOf(product, choices).id : onlyVariantId(product);
  return { appId: STORE_APP_ID, catalogItemId: product.id, options: { variantId, ...more } };
};

/** Adds one item to the first cart, by a reference. */
export const addReference = (caller: Shopper, catalogReference: object) =>
  caller.post('/v1/carts/current/add-to-cart', { lineItems: [{ quantity: 1, catalogReference }] });
