import { ownValue } from '../../engine/values/objects.ts';
import Big from 'big.js';
import type {
  BuyerInfo,
  Cart,
  CartDiscount,
  DescriptionLine,
  LineItem,
} from '../../../generated/carts/types.ts';
import { shortMoney } from '../../engine/values/money.ts';
import { numberFrom } from '../../engine/values/random.ts';
import type { CartLineRecord, CartRecord, ProductRecord, VariantRecord } from '../../records/state.ts';
import { couponCodeOf, infoOf } from './cart-about.ts';
import { priceLine, type PricedLine } from './cart-items.ts';
import { findCoupon } from './coupons.ts';
import { totalsOf } from './totals.ts';
import type { LineViews } from './equal-lines.ts';
import type { World } from '../../engine/context.ts';
import { weightOf } from '../catalog/prices.ts';
import { imageView, pictureOf } from '../catalog/media-view.ts';
import { skuOf } from '../catalog/stock.ts';
import { modifierLines } from '../catalog/v3/reference.ts';

/**
 * A cart as the API writes it, with current prices and availability.
 * @param known Views of lines that are known already.
 */
export const cartView = (world: World, cart: CartRecord, known?: LineViews<LineItem>): Cart => {
  const { currency, taxIncludedInPrices } = world.state.settings;
  const { buyerInfo: buyer, ...info } = infoOf(cart);
  return {
    id: cart.id,
    revision: String(cart.revision),
    ...(cart.checkoutId && { checkoutId: cart.checkoutId }),
    purchaseFlowId: cart.purchaseFlowId,
    buyerInfo: { ...buyerId(cart), ...buyer },
    lineItems: cart.lines.map(
      (line) => known?.get(line.id) ?? lineView(world, priceLine(world, cart, line, 'catalog')),
    ),
    appliedDiscounts: discountsView(world, cart),
    ...sumsView(world, cart),
    ...info,
    currency,
    conversionCurrency: currency,
    paymentCurrency: currency,
    taxIncludedInPrices,
    weightUnit: 'KG',
    buyerLanguage: 'en',
    siteLanguage: 'en',
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
  };
};

/** The sums of a cart (R76): the subtotal of its lines, and the discounts of the cart without those of the delivery. */
const sumsView = (
  world: World,
  cart: CartRecord,
): Pick<Cart, 'subtotal' | 'subtotalAfterDiscounts' | 'discount'> => {
  const { currency } = world.state.settings;
  const { subtotal, discount, shippingDiscount } = totalsOf(world, cart, {
    calculateTax: false,
    calculateShipping: false,
  });
  const ofLines = discount.minus(shippingDiscount);
  return {
    subtotal: shortMoney(subtotal, currency),
    subtotalAfterDiscounts: shortMoney(subtotal.minus(ofLines), currency),
    discount: shortMoney(ofLines, currency),
  };
};

const buyerId = ({ owner: { role, id } }: CartRecord): BuyerInfo => {
  if (role === 'visitor') return { visitorId: id };
  return role === 'member' ? { memberId: id } : { userId: id };
};

const discountsView = (world: World, cart: CartRecord): CartDiscount[] => {
  const code = couponCodeOf(cart);
  const coupon = code === null ? undefined : findCoupon(world, code);
  return [
    ...(coupon ? [{ coupon: { id: coupon.id, code: coupon.code } }] : []),
    ...cart.merchantDiscounts.map(({ amount }) => ({
      merchantDiscount: { amount: shortMoney(new Big(amount), world.state.settings.currency) },
    })),
  ];
};

const lineView = (world: World, priced: PricedLine): LineItem => {
  const { currency } = world.state.settings;
  const price = shortMoney(priced.unit, currency);
  return {
    id: priced.line.id,
    quantity: priced.line.quantity,
    ...(priced.line.custom ? customFields(world, priced) : catalogFields(world, priced)),
    price,
    fullPrice: shortMoney(priced.full, currency),
    priceBeforeDiscounts: price,
    lineItemPrice: shortMoney(priced.net, currency),
    availability: priced.availability,
    savePaymentMethod: false,
    ...membershipOf(priced.line),
  };
};

/** The membership that pays for a line, which only the second family can set. */
const membershipOf = ({ membership }: CartLineRecord): Partial<LineItem> =>
  membership && 'membershipId' in membership
    ? {
        selectedMembership: { id: membership.membershipId, appId: membership.appId },
        paymentOption: 'MEMBERSHIP',
      }
    : {};

type OwnFields = Omit<
  LineItem,
  | 'id'
  | 'quantity'
  | 'price'
  | 'fullPrice'
  | 'priceBeforeDiscounts'
  | 'lineItemPrice'
  | 'availability'
  | 'savePaymentMethod'
>;

/** Whether the address of a line is a path: on real sites it is, or is not, by product (R725). */
const isPathOnly = ({ state }: World, { slug }: ProductRecord): boolean =>
  state.settings.catalogRecords === 'live' && numberFrom(`${state.seed}:line-url:${slug}`) % 3 > 0;

const catalogFields = (world: World, { line, product, variant, preset }: PricedLine): OwnFields => {
  const { item } = line;
  const always = {
    ...(item && {
      catalogReference: { appId: item.appId, catalogItemId: item.productId, options: item.options },
      rootCatalogItemId: item.productId,
    }),
    productName: { original: product?.name ?? item?.last.name ?? '' },
    itemType: { preset },
    paymentOption: 'FULL_PAYMENT_ONLINE' as const,
    customLineItem: false,
    priceUndetermined: false,
    fixedQuantity: false,
    membersOnly: product?.membersOnly ?? false,
  };
  if (!product || !variant) return always;
  const picture = pictureOf(product, variant);
  const { siteUrl, productPath, secureFileType } = world.state.settings;
  const relativePath = `${productPath}${product.slug}`;
  return {
    ...always,
    url: { relativePath, url: isPathOnly(world, product) ? relativePath : `${siteUrl}${relativePath}` },
    ...(picture && { image: imageView(world, picture) }),
    ...(product.type === 'digital' &&
      secureFileType && {
        digitalFile: { id: `file-${product.id}`, fileName: product.slug, fileType: secureFileType },
      }),
    descriptionLines: descriptionLines(product, variant, item),
    physicalProperties: {
      weight: weightOf(product, variant),
      sku: skuOf(product, variant),
      shippable: product.type === 'physical',
    },
  };
};

/** The choices and texts of a line, to be shown below its name. */
export const descriptionLines = (
  product: ProductRecord,
  variant: VariantRecord,
  item: CartLineRecord['item'],
): DescriptionLine[] => [
  ...product.options.map(({ name, type, choices }): DescriptionLine => {
    const original = ownValue(variant.choices, name) ?? '';
    const code = choices.find(({ description }) => description === original)?.value ?? '';
    return type === 'color'
      ? { name: { original: name }, colorInfo: { original, code } }
      : { name: { original: name }, plainText: { original } };
  }),
  ...Object.entries(item?.customTextFields ?? {}).map(([title, text]) => plainLine(title, text)),
  ...modifierLines(product, item?.options ?? {}).map(({ name, choice }) => plainLine(name, choice)),
];

const plainLine = (name: string, text: string): DescriptionLine => ({
  name: { original: name },
  plainText: { original: text },
});

const customFields = (world: World, { line, preset }: PricedLine): OwnFields => {
  const { custom } = line;
  if (!custom) throw new Error(`The line ${line.id} is neither a catalog line nor a custom line.`);
  const { media, physicalProperties: physical, depositAmount } = custom;
  return {
    ...(custom.catalogReference && { catalogReference: custom.catalogReference }),
    ...(custom.rootCatalogItemId && { rootCatalogItemId: custom.rootCatalogItemId }),
    productName: custom.productName,
    ...(custom.url && { url: custom.url }),
    ...(media && {
      image: { height: 0, width: 0, ...media, url: `${world.origin}/media/${media.id}` },
    }),
    ...(custom.descriptionLines && { descriptionLines: custom.descriptionLines }),
    itemType: custom.itemType.custom ? custom.itemType : { preset },
    customLineItem: true,
    priceUndetermined: custom.priceUndetermined ?? false,
    fixedQuantity: custom.fixedQuantity ?? false,
    membersOnly: custom.membersOnly ?? false,
    paymentOption: custom.paymentOption ?? 'FULL_PAYMENT_ONLINE',
    ...(custom.priceDescription && { priceDescription: custom.priceDescription }),
    ...(depositAmount && {
      depositAmount: shortMoney(new Big(depositAmount), world.state.settings.currency),
    }),
    ...(physical && { physicalProperties: { ...physical, shippable: physical.shippable ?? false } }),
    ...(custom.deliveryProfileId && { deliveryProfileId: custom.deliveryProfileId }),
    ...(custom.taxGroupId && { taxGroupId: custom.taxGroupId }),
    ...(custom.taxableAddress && { taxableAddress: custom.taxableAddress }),
    ...(custom.serviceProperties && { serviceProperties: custom.serviceProperties }),
    ...(custom.policies && { policies: custom.policies }),
    ...(custom.digitalFile && { digitalFile: custom.digitalFile }),
  };
};
