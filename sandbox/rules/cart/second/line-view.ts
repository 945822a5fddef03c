import Big from 'big.js';
import type {
  CartLine,
  CartLineAttributes,
  CartLineDiscount,
  CartLineSource,
  LineMembership,
} from '../../../../generated/carts-v2/types.ts';
import type { World } from '../../../engine/context.ts';
import { isAbsent } from '../../catalog/absent.ts';
import { idFrom } from '../../../engine/ids.ts';
import { roundTo } from '../../../engine/values/money.ts';
import type { CartLineRecord } from '../../../records/state.ts';
import {
  confirmedOf,
  itemOf,
  lastPrices,
  priceCustom,
  presetOf,
  statusOf,
  stockStatus,
} from '../cart-items.ts';
import { isCovered } from '../memberships.ts';
import { descriptionLines } from '../cart-view.ts';
import { imageView, pictureOf } from '../../catalog/media-view.ts';
import { addedPrice } from '../../catalog/v3/reference.ts';
import { weightOf } from '../../catalog/prices.ts';
import { skuOf } from '../../catalog/stock.ts';
import { amountOf } from './amounts.ts';

/**
 * A line of a cart as the second family writes it, with the prices that the cart last took from the catalog
 * (R465, R471).
 */
export const lineView = (
  world: World,
  line: CartLineRecord,
  discounts: readonly { view: CartLineDiscount; amount: Big }[],
  withImage: boolean,
): CartLine => {
  const { currency } = world.state.settings;
  const { custom, item } = line;
  const confirmedQuantity = confirmedOf(line);
  const prices = custom ? priceCustom(custom) : lastPrices(item);
  const listed = roundTo(prices.unit, currency);
  // A membership pays for the line (R79).
  const sale = isCovered(line) ? new Big(0) : listed;
  const whole = sale.times(confirmedQuantity);
  const total = discounts.reduce((sum, { amount }) => sum.minus(amount), whole);
  const unit = confirmedQuantity > 0 && discounts.length > 0 ? total.div(confirmedQuantity) : sale;
  const availableQuantity = custom ? custom.quantityAvailable : item?.last.available;
  return {
    id: line.id,
    name: { original: custom?.productName.original ?? item?.last.name ?? '' },
    quantityInfo: {
      confirmedQuantity,
      requestedQuantity: line.requested,
      ...(availableQuantity !== null && availableQuantity !== undefined && { availableQuantity }),
      fixedQuantity: custom?.fixedQuantity ?? false,
    },
    pricing: {
      unitPrice: amountOf(unit, currency),
      totalPrice: amountOf(total, currency),
      ...(custom?.priceDescription && { priceDescription: custom.priceDescription }),
      priceUndetermined: custom?.priceUndetermined ?? false,
      breakdown: {
        fullPrice: amountOf(prices.full, currency),
        salePrice: amountOf(listed, currency),
        totalModifiersPrice: amountOf(modifiersPrice(world, line), currency),
      },
    },
    source: sourceOf(line),
    attributes: custom ? customAttributes(world, custom) : itemAttributes(world, line, withImage),
    ...(custom?.deliveryProfileId && { deliveryConfig: { deliveryProfileId: custom.deliveryProfileId } }),
    taxConfig: {
      taxableAddress: custom?.taxableAddress ?? { addressType: 'SHIPPING' },
      ...(custom?.taxGroupId && { taxGroupId: custom.taxGroupId }),
    },
    paymentConfig: paymentConfigOf(world, line),
    status: custom ? stockStatus(custom.quantityAvailable ?? null, line.requested) : statusOf(line),
    ...(custom?.modifierGroups && { modifierGroups: modifierGroups(world, line) }),
    discounts: discounts.map(({ view }) => view),
    customLineItem: custom !== undefined,
  };
};

/** The amount that the modifiers of a line add to the price of one piece (R354, R472). */
const modifiersPrice = (world: World, line: CartLineRecord): Big => {
  const found = itemOf(world, line);
  return found && line.item && world.state.settings.catalogVersion === 'V3'
    ? addedPrice(found.product, line.item.options)
    : new Big(0);
};

const sourceOf = ({ custom, item }: CartLineRecord): CartLineSource => {
  if (!item)
    return {
      ...(custom?.catalogReference && { catalogReference: custom.catalogReference }),
      ...(custom?.rootCatalogItemId && { rootCatalogItemId: custom.rootCatalogItemId }),
    };
  const { appId, productId, options } = item;
  return {
    catalogReference: { appId, catalogItemId: productId, options },
    rootCatalogItemId: productId,
  };
};

const itemAttributes = (world: World, line: CartLineRecord, withImage: boolean): CartLineAttributes => {
  const found = itemOf(world, line);
  if (!found) return { membersOnly: false };
  const { product, variant } = found;
  const { siteUrl, productPath, giftCardProducts } = world.state.settings;
  const picture = withImage && !isAbsent(product, 'lineImage') ? pictureOf(product, variant) : undefined;
  const relativePath = `${productPath}${product.slug}`;
  return {
    descriptionLines: descriptionLines(product, variant, line.item),
    ...(picture && { image: imageView(world, picture) }),
    url: { relativePath, url: `${siteUrl}${relativePath}` },
    itemType: { preset: presetOf(giftCardProducts, product) },
    physicalProperties: {
      weight: weightOf(product, variant),
      sku: skuOf(product, variant),
      shippable: product.type === 'physical',
    },
    membersOnly: product.membersOnly ?? false,
  };
};

const customAttributes = (
  world: World,
  custom: NonNullable<CartLineRecord['custom']>,
): CartLineAttributes => {
  const { media, physicalProperties: physical } = custom;
  return {
    ...(custom.descriptionLines && { descriptionLines: [...custom.descriptionLines] }),
    ...(media && { image: { height: 0, width: 0, ...media, url: `${world.origin}/media/${media.id}` } }),
    ...(custom.url && { url: custom.url }),
    ...(custom.policies && { policies: [...custom.policies] }),
    itemType: custom.itemType.custom
      ? custom.itemType
      : { preset: custom.itemType.preset ?? ('UNRECOGNISED' as const) },
    ...(physical && { physicalProperties: { ...physical, shippable: physical.shippable ?? false } }),
    ...(custom.serviceProperties && { serviceProperties: custom.serviceProperties }),
    membersOnly: custom.membersOnly ?? false,
  };
};

const paymentConfigOf = (
  { state }: World,
  { custom, membership }: CartLineRecord,
): NonNullable<CartLine['paymentConfig']> => {
  const own = membership && membershipView(membership);
  return {
    savePaymentMethod: false,
    ...(custom?.depositAmount && {
      depositAmount: amountOf(new Big(custom.depositAmount), state.settings.currency),
    }),
    paymentOption: membership ? 'MEMBERSHIP' : (custom?.paymentOption ?? 'FULL_PAYMENT_ONLINE'),
    ...own,
  };
};

/** A membership in its present form, and one that the buyer has in the earlier form too (R648). */
const membershipView = (membership: NonNullable<CartLineRecord['membership']>) => {
  const redemptionType = 'CREDITS' as const;
  if (!('membershipId' in membership)) {
    const view: LineMembership = { futureMembership: membership, redemptionType };
    return { membership: view };
  }
  const { appId, membershipId } = membership;
  const view: LineMembership = { existingMembership: membership, redemptionType };
  return { selectedMembership: { id: membershipId, appId }, membership: view };
};

/** The extras of a custom line; the platform gives them ids. */
const modifierGroups = (
  { state }: World,
  { id, custom }: CartLineRecord,
): NonNullable<CartLine['modifierGroups']> =>
  (custom?.modifierGroups ?? []).map((group, index) => ({
    id: group.id === '' ? idFrom(`${id}:group:${index}`) : group.id,
    ...(group.name && { name: group.name }),
    modifiers: group.modifiers.map(({ price, ...modifier }) => ({
      ...modifier,
      ...(price !== undefined && { price: amountOf(new Big(price), state.settings.currency) }),
    })),
  }));
