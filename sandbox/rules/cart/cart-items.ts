import Big from 'big.js';
import type { CatalogReference, ItemAvailability, ItemTypePreset } from '../../../generated/carts/types.ts';
import { DEFAULT_VARIANT_ID } from '../../engine/ids.ts';
import { lookUp } from '../../engine/values/lookup.ts';
import { roundTo, smaller, sumOf } from '../../engine/values/money.ts';
import { isObject, ownValue } from '../../engine/values/objects.ts';
import type {
  CartLineRecord,
  CartRecord,
  ProductRecord,
  SeenItem,
  VariantRecord,
} from '../../records/state.ts';
import type { SandboxSettings } from '../../records/settings.ts';
import type { World } from '../../engine/context.ts';
import { matchChoice, variantFor } from '../catalog/options.ts';
import { basePrice, discountedPrice } from '../catalog/prices.ts';
import { isInStock, isVisible, preorderLeft, remainingStock } from '../catalog/stock.ts';
import { addedPrice, findOnV3 } from '../catalog/v3/reference.ts';

/** The item that a catalog reference resolves to. */
export interface FoundItem {
  product: ProductRecord;
  variant: VariantRecord;
  customTextFields: Record<string, string>;
  /** The choices of modifiers by modifier name; absent: the catalog has no modifiers. */
  modifiers?: Record<string, string>;
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
  if (state.settings.catalogVersion === 'V3') {
    const found = findOnV3({ state }, product, given);
    return typeof found === 'string' ? found : { product, ...found };
  }
  const variant = findVariant(product, given);
  if (!variant || !isVisible(product, variant))
    return `a variant or choice is missing: ${product.options.map(({ name }) => name).join(', ')}`;
  const texts = isObject(given['customTextFields']) ? given['customTextFields'] : {};
  const customTextFields = Object.fromEntries(
    product.customTextFields.flatMap(({ title, maxLength }) => {
      const text = ownValue(texts, title);
      return typeof text === 'string' && text !== '' ? [[title, text.slice(0, maxLength)] as const] : [];
    }),
  );
  const missing = product.customTextFields.find(
    ({ title, mandatory }) => mandatory && !ownValue(customTextFields, title),
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
    const choice = matchChoice(product, name, ownValue(choices, name));
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
 * The pieces that a line can order before they are in stock. Undefined: the line does not ask for that, or takes its
 * pieces from the stock (R382).
 */
export const preorderOf = (
  options: Readonly<Record<string, unknown>> | undefined,
  product: ProductRecord,
  variant: VariantRecord,
): number | undefined => (asksForPreorder(options) ? preorderLeft(product, variant) : undefined);

/** Whether the options of a reference ask for pieces that are not in stock yet (R355). */
export const asksForPreorder = (options: Readonly<Record<string, unknown>> | undefined): boolean =>
  options?.['preOrderRequested'] === true;

/**
 * The maximum quantity of a line, given the stock, or the limit of pre-orders, and the other lines of the cart; null if
 * the stock is not tracked (R54, R382).
 * @param options The options of the line's reference.
 */
export const maxQuantity = (
  lines: readonly CartLineRecord[],
  product: ProductRecord,
  variant: VariantRecord,
  except?: CartLineRecord,
  options: Readonly<Record<string, unknown>> | undefined = except?.item?.options,
): number | null => {
  const ahead = preorderOf(options, product, variant);
  const left = ahead ?? remainingStock(product, variant);
  if (left === null) return isInStock(product, variant) ? null : 0;
  const others = lines.filter(
    (line) =>
      line !== except &&
      shareStock(line, product, variant) &&
      (ahead === undefined || asksForPreorder(line.item?.options)),
  );
  return Math.max(0, left - others.reduce((sum, { quantity }) => sum + quantity, 0));
};

/**
 * The ids of the lines whose item is still in stock, the oldest line first, as the second family confirms
 * them (R463).
 */
export const linesInStock = (world: World, { lines }: CartRecord): ReadonlySet<string> => {
  const selling: CartLineRecord[] = [];
  for (const line of lines) {
    const found = itemOf(world, line);
    const most = found
      ? maxQuantity(selling, found.product, found.variant, undefined, line.item?.options)
      : line.custom
        ? (line.custom.quantityAvailable ?? null)
        : 0;
    if (most !== 0) selling.push(line);
  }
  return new Set(selling.map(({ id }) => id));
};

/** The availability of a line with its quantity (R54). */
const availabilityOf = (
  { lines }: CartRecord,
  line: CartLineRecord,
  found: ReturnType<typeof itemOf>,
): ItemAvailability => {
  const { custom, quantity, requested } = line;
  // If the second family has confirmed fewer pieces than requested, the requested quantity decides about the
  // status.
  const wish = Math.max(quantity, requested);
  if (custom) return statusFor(custom.quantityAvailable ?? null, wish);
  if (!found) return { status: 'NOT_FOUND' };
  const { product, variant } = found;
  if (preorderOf(line.item?.options, product, variant) !== undefined)
    return statusFor(maxQuantity(lines, product, variant, line), wish);
  const left = remainingStock(product, variant);
  if (left === null) return { status: isInStock(product, variant) ? 'AVAILABLE' : 'NOT_AVAILABLE' };
  return { ...statusFor(maxQuantity(lines, product, variant, line), wish), quantityAvailable: left };
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

/**
 * Source of the prices of lines: the present catalog, or the prices that the cart last took from the catalog
 * (R504).
 */
export type PriceSource = 'catalog' | 'cart';

/**
 * The prices of the lines of a cart (R57). An item that was deleted keeps its last price. With the prices of the cart,
 * lines without confirmed pieces are left out (R463).
 */
export const priceLines = (world: World, cart: CartRecord, source: PriceSource = 'catalog'): PricedLine[] =>
  (source === 'cart' ? cart.lines.filter((line) => confirmedOf(line) > 0) : cart.lines).map((line) =>
    priceLine(world, cart, line, source),
  );

/** The prices of one line of a cart. */
export const priceLine = (
  world: World,
  cart: CartRecord,
  line: CartLineRecord,
  source: PriceSource,
): PricedLine => {
  const { currency } = world.state.settings;
  const found = itemOf(world, line);
  const priced = line.custom ? priceCustom(line.custom) : priceItem(world, line, found, source);
  // Unit prices are rounded first, so that the line price equals the shown unit price times the quantity (R76).
  const unit = roundTo(priced.unit, currency);
  const full = roundTo(priced.full, currency);
  const availability = availabilityOf(cart, line, found);
  return { line, ...found, ...priced, unit, full, net: unit.times(line.quantity), availability };
};

/** The unit prices of a custom line, and its facts for tax and shipping. */
export const priceCustom = (custom: NonNullable<CartLineRecord['custom']>) => {
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

/** The unit prices of an item of the catalog; on a V3 site with the added prices of its modifiers. */
const pricesOf = (
  { catalogVersion, currency }: SandboxSettings,
  product: ProductRecord,
  variant: VariantRecord,
  options: Readonly<Record<string, unknown>> = {},
) => {
  const full = basePrice(product, variant);
  const unit = discountedPrice(product, currency, variant, full);
  if (catalogVersion !== 'V3') return { full, unit };
  const added = addedPrice(product, options);
  return { full: full.plus(added), unit: unit.plus(added) };
};

/** Takes the name, the prices, the stock and the status of the catalog into a line (R465); its quantity stays. */
export const seeItem = (world: World, cart: Pick<CartRecord, 'lines'>, line: CartLineRecord): void => {
  const { item } = line;
  if (!item) return;
  const found = itemOf(world, line);
  if (!found) {
    item.last = { ...item.last, status: 'REMOVED_FROM_CATALOG', available: null };
    return;
  }
  const { product, variant } = found;
  const most = maxQuantity(cart.lines, product, variant, line);
  const { full, unit } = pricesOf(world.state.settings, product, variant, item.options);
  item.last = {
    name: product.name,
    price: unit.toFixed(),
    full: full.toFixed(),
    status: stockStatus(most, line.requested),
    available: remainingStock(product, variant) === null ? null : most,
  };
};

/** The status of a line that asks for a quantity; null: the stock is not counted (R462). */
export const stockStatus = (most: number | null, requested: number): SeenItem['status'] => {
  if (most === 0) return 'OUT_OF_STOCK';
  return most === null || most >= requested ? 'IN_STOCK' : 'PARTIALLY_IN_STOCK';
};

/** The status of a line at the last look at the catalog (R465). */
export const statusOf = ({ item, custom, requested }: CartLineRecord): SeenItem['status'] =>
  item?.last.status ?? stockStatus(custom?.quantityAvailable ?? null, requested);

/** The pieces of a line that count in the second family: none if it is sold out or gone (R463). */
export const confirmedOf = (line: CartLineRecord): number => {
  const status = statusOf(line);
  return status === 'OUT_OF_STOCK' || status === 'REMOVED_FROM_CATALOG' ? 0 : line.quantity;
};

/** The kind of an item of the catalog. */
export const presetOf = (giftCards: readonly string[], { slug, type }: ProductRecord): ItemTypePreset => {
  if (giftCards.includes(slug)) return 'GIFT_CARD';
  return type === 'digital' ? 'DIGITAL' : 'PHYSICAL';
};

/** The unit prices at the last look at the catalog (R465). */
export const lastPrices = (item: CartLineRecord['item']) => ({
  full: new Big(item?.last.full ?? 0),
  unit: new Big(item?.last.price ?? 0),
});

const priceItem = (
  { state }: World,
  { item }: CartLineRecord,
  found: { product: ProductRecord; variant: VariantRecord } | undefined,
  source: PriceSource,
) => {
  if (!found) {
    const { full, unit } = lastPrices(item);
    return {
      full: source === 'cart' ? full : unit,
      unit,
      preset: 'PHYSICAL' as const,
      shippable: false,
      taxClass: 'standard' as const,
    };
  }
  const { product, variant } = found;
  return {
    ...(source === 'cart' ? lastPrices(item) : pricesOf(state.settings, product, variant, item?.options)),
    preset: presetOf(state.settings.giftCardProducts, product),
    shippable: product.type === 'physical',
    taxClass: product.taxClass,
  };
};
