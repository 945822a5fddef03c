import Big from 'big.js';
import type {
  BulkAdjustProductPropertyRequest,
  BulkProductResult,
  BulkProductsResponse,
  BulkUpdateProductsPropertyRequest,
  PropertyAdjustmentData,
} from '../../../../generated/catalog-write/types.ts';
import { applicationError, fieldError, PlatformError } from '../../../engine/errors.ts';
import { lookUp } from '../../../engine/values/lookup.ts';
import { roundTo } from '../../../engine/values/money.ts';
import type { ProductRecord } from '../../../records/state.ts';
import type { CallContext, Rule } from '../../../engine/context.ts';
import { productChanged, variantsChanged, type VariantChange } from './changes.ts';
import { applyFields } from './product-fields.ts';

/** The maximum price, cost or weight of a product. */
const LARGEST = '999999999.99';

/** The name of the only member of an object. Throws a 400 if it has none or several. */
const oneOf = (given: object, path: string): string => {
  const names = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const [name] = names;
  if (name === undefined || names.length > 1)
    throw fieldError(path, 'ONE_OF_ALIGNMENT', 'must have exactly one member');
  return name;
};

/** Changes each product; a product that cannot be changed does not stop the others (R110). */
const forEach = (
  call: CallContext,
  ids: readonly string[],
  change: (product: ProductRecord) => void,
): BulkProductsResponse => {
  const results = ids.map((id, originalIndex): BulkProductResult => {
    try {
      const product = lookUp(call.state.products, 'id', id);
      if (!product) throw applicationError(404, 'PRODUCT_NOT_FOUND', 'Product not found');
      change(product);
      return { itemMetadata: { id, originalIndex, success: true } };
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      return { itemMetadata: { id, originalIndex, success: false, error: reasonOf(error) } };
    }
  });
  const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata?.success).length;
  return {
    results,
    bulkActionMetadata: {
      totalSuccesses,
      totalFailures: results.length - totalSuccesses,
      undetailedFailures: 0,
    },
  };
};

const reasonOf = ({ code, message }: PlatformError) => ({ code, description: message });

const fieldOf = {
  price: (price: number) => ({ priceData: { price } }),
  cost: (itemCost: number) => ({ costAndProfitData: { itemCost } }),
  weight: (weight: number) => ({ weight }),
} as const;

/** bulkUpdateProductsProperty (R110): a new price also replaces the prices of the variants. */
export const bulkUpdateProductsProperty: Rule = (call) => {
  const { ids, set } = call.body as BulkUpdateProductsPropertyRequest;
  oneOf(set, 'set');
  const { price, cost, weight, ribbon, brand } = set;
  const changes = {
    ...(price !== undefined && fieldOf.price(price)),
    ...(cost !== undefined && fieldOf.cost(cost)),
    ...(weight !== undefined && fieldOf.weight(weight)),
    ...(ribbon !== undefined && { ribbon }),
    ...(brand !== undefined && { brand }),
  };
  return forEach(call, ids, (product) => {
    const own = price === undefined ? [] : product.variants.filter((variant) => variant.price !== undefined);
    for (const variant of own) delete variant.price;
    productChanged(call, product, applyFields(call, product, changes));
    variantsChanged(
      call,
      product,
      own.map(({ id }) => changeOf(product, id, 'price')),
    );
  });
};

/** The current variant with an id, and its changed field. */
const changeOf = (product: ProductRecord, id: string, field: string): VariantChange => {
  const variant = product.variants.find((candidate) => candidate.id === id);
  if (!variant) throw new Error(`The product ${product.id} does not have the variant ${id}.`);
  return { variant, changedFields: [field] };
};

type Property = 'price' | 'cost' | 'weight';

/**
 * The adjusted value, rounded half up to minor units (a weight to 6 decimals). Throws if it would be negative or above
 * the maximum (R110).
 */
const adjusted = (
  { state }: CallContext,
  property: Property,
  value: string,
  { percentage, amount = 0 }: PropertyAdjustmentData,
): string => {
  const before = new Big(value);
  const after = percentage ? before.plus(before.times(percentage.rate).div(100)) : before.plus(amount);
  const exact =
    property === 'weight' ? after.round(6, Big.roundHalfUp) : roundTo(after, state.settings.currency);
  const rounded = percentage?.roundToInt ? after.round(0, Big.roundHalfUp) : exact;
  if (rounded.lt(0) || rounded.gt(LARGEST))
    throw applicationError(
      400,
      'ADJUSTED_VALUE_OUT_OF_RANGE',
      `The ${property} would become ${rounded.toFixed()}; it must be from 0 to ${LARGEST}`,
    );
  return rounded.toFixed();
};

/**
 * bulkAdjustProductProperty (R110): adjusts the product and each variant with a value of its own. If one value cannot
 * be adjusted, the product stays unchanged.
 */
export const bulkAdjustProductProperty: Rule = (call) => {
  const { ids, adjust } = call.body as BulkAdjustProductPropertyRequest;
  const property = oneOf(adjust, 'adjust') as Property;
  const by = adjust[property] ?? {};
  oneOf(by, `adjust.${property}`);
  return forEach(call, ids, (product) => {
    const value = adjusted(call, property, product[property], by);
    const variants = product.variants.flatMap((variant) => {
      const own = variant[property];
      return own === undefined ? [] : [{ variant, value: adjusted(call, property, own, by) }];
    });
    const changed = new Big(product[property]).eq(value) ? [] : [property];
    product[property] = value;
    for (const entry of variants) entry.variant[property] = entry.value;
    productChanged(call, product, changed);
    variantsChanged(
      call,
      product,
      variants.map(({ variant }) => ({ variant, changedFields: [property] })),
    );
  });
};
