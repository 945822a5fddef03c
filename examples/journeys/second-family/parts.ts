import assert from 'node:assert/strict';
import { STORES_APP_ID } from 'vitrine';
import { addLineItemsToCurrentCart } from 'vitrine/carts-v2';
import type { Stage } from '../stage.ts';
import { productNamed } from '../parts.ts';

/** The catalog reference of a variant, which the second family always names by its id. */
export const variantNamed = async (client: Stage['site'], name: string, choices: Record<string, string>) => {
  const product = await productNamed(client, name);
  const variant = product.variants?.find((candidate) =>
    Object.entries(choices).every(([option, choice]) => candidate.choices?.[option] === choice),
  );
  assert(product.id !== undefined && variant?.id !== undefined, `There is no ${name} of these choices.`);
  return { appId: STORES_APP_ID, catalogItemId: product.id, options: { variantId: variant.id } };
};

/** Puts pieces of a variant into the cart. */
export const addVariant = async (
  client: Stage['site'],
  catalogReference: Awaited<ReturnType<typeof variantNamed>>,
  quantity: number,
) => (await addLineItemsToCurrentCart({ catalogItems: [{ catalogReference, quantity }] }, { client })).cart;

/** An address where the shop delivers. */
export const berlin = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Ackerstrasse 1' };
