import type {
  UpdateProductVariantsRequest,
  VariantOverride,
} from '../../../../generated/catalog-write/types.ts';
import { fieldError } from '../../../engine/errors.ts';
import type { ProductRecord, VariantRecord } from '../../../records/state.ts';
import { productById } from '../catalog.ts';
import type { Rule } from '../../../engine/context.ts';
import { choose } from '../options.ts';
import { variantView } from '../product-view.ts';
import { variantsChanged } from './changes.ts';
import { decimalOf, sizesOf } from './product-fields.ts';

/** The variants that an entry names: by ids, otherwise by choices. */
const variantsOfEntry = (product: ProductRecord, entry: VariantOverride, path: string): VariantRecord[] => {
  const { variantIds = [], choices } = entry;
  if (variantIds.length > 0) {
    const known = new Map(product.variants.map((variant) => [variant.id, variant]));
    return variantIds.map((id, index) => {
      const variant = known.get(id);
      if (!variant)
        throw fieldError(
          `${path}.variantIds[${index}]`,
          'VALIDATION',
          `is not a variant of this product: ${id}`,
        );
      return variant;
    });
  }
  if (!choices)
    throw fieldError(path, 'REQUIRED_ONE_OF_FIELD', 'must name variants by choices or variantIds');
  const chosen = Object.entries(choose(product, choices, `${path}.choices`));
  return product.variants.filter((variant) =>
    chosen.every(([name, choice]) => variant.choices[name] === choice),
  );
};

const override = (variant: VariantRecord, entry: VariantOverride): void => {
  const { price, cost, weight, sku, visible } = entry;
  if (price !== undefined) variant.price = decimalOf(price);
  if (cost !== undefined) variant.cost = decimalOf(cost);
  if (weight !== undefined) variant.weight = decimalOf(weight);
  if (sku !== undefined) variant.sku = sku;
  if (visible !== undefined) variant.visible = visible;
  const sizes = sizesOf(variant.sizes, entry);
  if (sizes) variant.sizes = sizes;
};

const fields = ['price', 'cost', 'weight', 'sku', 'visible', 'sizes'] as const;

/** updateProductVariants (R102, R114): possible only while variants are managed; changes all entries or none. */
export const updateProductVariants: Rule = (call) => {
  const { variants: entries } = call.body as UpdateProductVariantsRequest;
  const product = productById(call);
  if (!product.manageVariants)
    throw fieldError(
      'manageVariants',
      'VALIDATION',
      'must be true before variants can have values of their own',
    );
  const meant = entries.map((entry, index) => variantsOfEntry(product, entry, `variants[${index}]`));
  const touched = new Set(meant.flat());
  const before = new Map([...touched].map((variant) => [variant, structuredClone(variant)]));
  for (const [index, entry] of entries.entries())
    for (const variant of meant[index] ?? []) override(variant, entry);
  const changed = product.variants.filter((variant) => touched.has(variant));
  variantsChanged(
    call,
    product,
    changed.map((variant) => ({
      variant,
      changedFields: fields.filter(
        (key) => JSON.stringify(variant[key]) !== JSON.stringify(before.get(variant)?.[key]),
      ),
    })),
  );
  return { variants: changed.map((variant) => variantView(call, product, variant, true)) };
};
