import { ownValue } from '../engine/values/objects.ts';
import { idFrom } from '../engine/ids.ts';
import type { World } from '../engine/context.ts';
import type { ModifierRecord, ProductRecord } from '../records/state.ts';

/** The wrapping of gifts, which two products offer. */
const wrapping: ModifierRecord = {
  name: 'Gift wrap',
  type: 'drop_down',
  mandatory: false,
  choices: [
    { value: 'Paper', description: 'Paper' },
    { value: 'Box', description: 'Box', addedPrice: '4.50' },
  ],
};

/** Members of products that only the newer catalog shows, by slug. */
const more: Readonly<Record<string, Partial<ProductRecord>>> = {
  'halm-cup': { modifiers: [wrapping] },
  'espresso-pair': { modifiers: [wrapping], additionalRibbons: ['Gift idea', 'Made in small runs'] },
  'patchwork-blanket': { membersOnly: true },
};

/** Slugs of products whose sold-out variants can be ordered before they are in stock. */
const ordersAhead = new Set(['wall-light-arc']);

/** Turns the products of the shop into products that were made in the newer catalog. */
export const bornOnV3 = ({ state }: World): void => {
  for (const [index, product] of state.products.entries()) {
    Object.assign(product, structuredClone(ownValue(more, product.slug) ?? {}));
    product.handle = product.slug;
    // Each variant that is made in the newer catalog has an id of its own (R381).
    const own = idFrom(`${state.seed}:variant:${product.slug}:`);
    const [only] = product.variants;
    if (product.options.length === 0 && only) only.id = own;
    else if (!product.manageVariants) product.defaultVariantId = own;
    for (const [number, variant] of product.variants.entries()) {
      variant.barcode = `40063813${String(index).padStart(3, '0')}${String(number).padStart(2, '0')}`;
      if (ordersAhead.has(product.slug) && variant.quantity === 0) variant.preorder = true;
    }
  }
};
