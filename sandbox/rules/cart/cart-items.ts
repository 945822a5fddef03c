import Big from 'big.js';
import type { CatalogReference, ItemAvailability, ItemTypePreset } from '../../../generated/carts/types.ts';
import { DEFAULT_VARIANT_ID } from '../../engine/ids.ts';
import { lookUp } from '../../engine/values/lookup.ts';
import { roundTo, smaller, sumOf } from '../../engine/values/money.ts';
import { isObject } from '../../engine/values/objects.ts';
import type { CartLineRecord, CartRecord, ProductRecord, VariantRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { matchChoice, variantFor } from '../catalog/options.ts';
import { basePrice, discountedPrice } from '../catalog/prices.ts';
import { isInStock, isVisible, remainingStock } from '../catalog/stock.ts';

/** The item that a catalog reference resolves to. */
export interface FoundItem {
  product: ProductRecord;
  variant: VariantRecord;
  customTextFields: Record<string, string>;
}

/**
 * Resolves a catalog reference (R52) by `options.variantId`, otherwise by `options.options`. Returns a text with the
 * reason if the item is unknown, or if a variant, a choice or a mandatory text is missing.
 */
export const findItem = ({ state }: World, reference: CatalogReference): FoundItem | string => {
  const { storeAppIds } = state.settings;
  if (!storeAppIds.includes(reference.appId))
    return `the site has no app ${JSON.stringify(reference.appId)} with a catalog; its store is ${storeAppIds[0]}`;
  const product = lookUp(state.products, 'id', reference.catalogItemId);
  if (!product?.visible) return 'the catalog does not have this item';
  const options: unknown = reference.options ?? {};
  const given = isObject(options) ? options : {};
  const variant = findVariant(product, given);
  if (!variant || !isVisible(product, variant))
    return `a variant or choice is missing: ${product.options.map(({ name }) => name).join(', ')}`;
  const texts = isObject(given['customTextFields']) ? given['customTextFields'] : {};
  const customTextFields = Object.fromEntries(
    product.customTextFields.flatMap(({ title, maxLength }) => {
      const text = texts[title];
      return typeof text === 'string' && text !== '' ? [[title, text.slice(0, maxLength)] as const] : [];
    }),
  );
  const missing = product.customTextFields.find(
    ({ title, mandatory }) => mandatory && !customTextFields[title],
  );
  return missing ? `a text is missing: ${missing.title}` : { product, variant, customTextFields };
};

/** The variant that the options of a reference name; undefined if a choice is missing. */
export const findVariant = (
  product: ProductRecord,
  given: Record<string, unknown>,
): VariantRecord | undefined => {
  const { variantId } = given;
  if (typeof variantId === 'string' && (variantId !== DEFAULT_VARIANT_ID || product.options.length === 0))
    return product.variants.find(({ id }) => id === variantId);
  const choices = isObject(given['options']) ? given['options'] : {};
  const chosen: Record<string, string> = {};
  for (const { name } of product.options) {
    const choice = matchChoice(product, name, choices[name]);
    if (choice) chosen[name] = choice;
  }
  return variantFor(product, chosen);
};

/** The product and variant of a line; undefined for a custom line, and for an item that was deleted or hidden. */
export const itemOf = (
  { state }: World,
  { item }: CartLineRecord,
): { product: ProductRecord; variant: VariantRecord } | undefined => {
  if (!item) return undefined;
  const product = lookUp(state.products, 'id', item.productId);
  const variant = product?.variants.find(({ id }) => id === item.variantId);
  return product && variant && isVisible(product, variant) ? { product, variant } : undefined;
};

/** The maximum quantity of a line (R56). */
export const MAX_QUANTITY = 100_000;

/**
 * Whether the value of lines exceeds 10^15. Amounts have at most 16 digits before the point, so a response could not
 * show such a cart. Only lines with custom prices can get there.
 */
export const exceedsMaxValue = (lines: readonly Pick<CartLineRecord, 'custom' | 'quantity'>[]): boolean =>
  sumOf(lines.map(({ custom, quantity }) => new Big(custom?.price ?? 0).times(quantity))).gt('1e15');

/** Whether a line sells from the same stock as a variant. */
const shareStock = (line: CartLineRecord, product: ProductRecord, variant: VariantRecord): boolean =>
  line.item?.productId === product.id && (!product.manageVariants || line.item.variantId === variant.id);

/**
 * The maximum quantity of a line, given the stock and the other lines of the cart; null if the stock is not tracked
 * (R54).
 */
export const maxQuantity = (
  lines: readonly CartLineRecord[],
  product: ProductRecord,
  variant: VariantRecord,
  except?: CartLineRecord,
): number | null => {
  const left = remainingStock(product, variant);
  if (left === null) return isInStock(product, variant) ? null : 0;
  const others = lines.filter((line) => line !== except && shareStock(line, product, variant));
  return Math.max(0, left - others.reduce((sum, { quantity }) => sum + quantity, 0));
};

/** The availability of a line with its quantity (R54). */
export const availabilityOf = (world: World, cart: CartRecord, line: CartLineRecord): ItemAvailability => {
  const { custom, quantity } = line;
  if (custom) return statusFor(custom.quantityAvailable ?? null, quantity);
  const found = itemOf(world, line);
  if (!found) return { status: 'NOT_FOUND' };
  const { product, variant } = found;
  const left = remainingStock(product, variant);
  if (left === null) return { status: isInStock(product, variant) ? 'AVAILABLE' : 'NOT_AVAILABLE' };
  return { ...statusFor(maxQuantity(cart.lines, product, variant, line), quantity), quantityAvailable: left };
};

const statusFor = (most: number | null, quantity: number): ItemAvailability => {
  if (most === null) return { status: 'AVAILABLE' };
  const status = most === 0 ? 'NOT_AVAILABLE' : most < quantity ? 'PARTIALLY_AVAILABLE' : 'AVAILABLE';
  return { status, quantityAvailable: most };
};

/** A line with its prices (R57) and the facts for tax and shipping. */
export interface PricedLine {
  line: CartLineRecord;
  product?: ProductRecord;
  variant?: VariantRecord;
  /** Unit price before any discount. */
  full: Big;
  /** Unit price after the discounts of the catalog. */
  unit: Big;
  /** Price of the whole quantity after the discounts of the catalog. */
  net: Big;
  preset: ItemTypePreset;
  shippable: boolean;
  taxClass: 'standard' | 'reduced';
  availability: ItemAvailability;
}

/** The current prices of the lines of a cart (R57). An item that was deleted keeps its last price. */
export const priceLines = (world: World, cart: CartRecord): PricedLine[] =>
  cart.lines.map((line) => {
    const availability = availabilityOf(world, cart, line);
    const found = itemOf(world, line);
    const priced = line.custom ? priceCustom(line.custom) : priceItem(world, line, found);
    // Unit prices are rounded first, so that the line price equals the shown unit price times the quantity (R76).
    const unit = roundTo(priced.unit, world.state.settings.currency);
    const full = roundTo(priced.full, world.state.settings.currency);
    return { line, ...found, ...priced, unit, full, net: unit.times(line.quantity), availability };
  });

const priceCustom = (custom: NonNullable<CartLineRecord['custom']>) => {
  // A membership pays for the line (R79).
  const free = custom.paymentOption === 'MEMBERSHIP' || custom.paymentOption === 'MEMBERSHIP_OFFLINE';
  const price = new Big(free ? 0 : custom.price);
  return {
    full: new Big(custom.fullPrice ?? custom.price),
    unit: smaller(price, new Big(custom.fullPrice ?? custom.price)),
    preset: custom.itemType.preset ?? 'UNRECOGNISED',
    shippable: custom.physicalProperties?.shippable ?? false,
    taxClass: 'standard' as const,
  };
};

const presetOf = (giftCards: readonly string[], { slug, type }: ProductRecord): ItemTypePreset => {
  if (giftCards.includes(slug)) return 'GIFT_CARD';
  return type === 'digital' ? 'DIGITAL' : 'PHYSICAL';
};

const priceItem = (
  { state }: World,
  { item }: CartLineRecord,
  found: { product: ProductRecord; variant: VariantRecord } | undefined,
) => {
  if (!found) {
    const last = new Big(item?.last.price ?? 0);
    return {
      full: last,
      unit: last,
      preset: 'PHYSICAL' as const,
      shippable: false,
      taxClass: 'standard' as const,
    };
  }
  const { product, variant } = found;
  return {
    full: basePrice(product, variant),
    unit: discountedPrice(product, state.settings.currency, variant),
    preset: presetOf(state.settings.giftCardProducts, product),
    shippable: product.type === 'physical',
    taxClass: product.taxClass,
  };
};
