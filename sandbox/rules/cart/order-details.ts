import type Big from 'big.js';
import type { World } from '../../engine/context.ts';
import { minorDigits } from '../../engine/values/money.ts';
import type {
  CartRecord,
  CheckoutRecord,
  MediaRecord,
  OrderAboutRecord,
  OrderedItem,
  OrderLineRecord,
  OrderShippingRecord,
  OrderTaxRecord,
} from '../../records/state.ts';
import { pictureOf, placeholder } from '../catalog/media-view.ts';
import { rateCode } from './shipping.ts';
import { cartView } from './cart-view.ts';
import type { CountedLine } from './counted-line.ts';
import type { Tax } from './tax.ts';
import type { Totals } from './totals.ts';

type Text = (value: Big) => string;

const textIn =
  ({ state }: World): Text =>
  (value) =>
    value.toFixed(minorDigits(state.settings.currency));

const taxRecord = ({ before, tax, rate, region }: Tax, text: Text): OrderTaxRecord => ({
  rate,
  name: region.name,
  region: region.region,
  before: text(before),
  tax: text(tax),
});

const picture = ({ line, product, variant }: CountedLine): MediaRecord | undefined => {
  if (product && variant) return pictureOf(product, variant);
  const media = line.custom?.media;
  return media && { ...placeholder(media.id), ...(media.altText && { altText: media.altText }) };
};

/** The lines of an order: copies of the cart's lines at the instant of the order. */
export const orderLines = (world: World, cart: CartRecord, totals: Totals): OrderLineRecord[] => {
  const text = textIn(world);
  const shown = new Map(cartView(world, cart).lineItems.map((line) => [line.id, line]));
  return totals.lines.map((counted): OrderLineRecord => {
    const { line, product, variant, full, unit, net, discount, tax, after } = counted;
    const view = shown.get(line.id);
    const medium = picture(counted);
    const item: OrderedItem | undefined = view && {
      id: line.id,
      ...(view.catalogReference && { catalogReference: view.catalogReference }),
      descriptionLines: [...(view.descriptionLines ?? [])],
      ...(medium && { picture: medium }),
      itemType: view.itemType ?? {},
      ...(view.physicalProperties && { physicalProperties: view.physicalProperties }),
      paymentOption: view.paymentOption,
      full: text(full),
      unit: text(unit),
      net: text(net),
      discount: text(discount),
      ...(tax && { tax: taxRecord(tax, text) }),
    };
    return {
      productId: product?.id ?? null,
      name: product?.name ?? line.custom?.productName.original ?? line.item?.last.name ?? '',
      options: Object.values(variant?.choices ?? {}),
      quantity: line.quantity,
      total: text(after),
      ...(item && { item }),
    };
  });
};

const shippingRecord = (world: World, totals: Totals, text: Text): OrderShippingRecord | undefined => {
  const { shipping, shippingPrice, shippingDiscount, taxOf } = totals;
  if (!shipping) return undefined;
  const { rate, region } = shipping;
  const tax = taxOf(shippingPrice.minus(shippingDiscount), 'standard');
  return {
    carrierId: world.state.settings.carrierId,
    code: rateCode(rate),
    title: rate.title,
    deliveryTime: rate.deliveryTime,
    region: region.name,
    pickup: rate.pickup === true,
    price: text(shippingPrice),
    discount: text(shippingDiscount),
    ...(tax && { tax: taxRecord(tax, text) }),
  };
};

/** The facts of the cart that an order keeps besides lines and sums. */
export const orderAbout = (
  world: World,
  checkout: CheckoutRecord,
  cart: CartRecord,
  totals: Totals,
): OrderAboutRecord => {
  const text = textIn(world);
  const { buyerNote } = cartView(world, cart);
  const { taxIncludedInPrices, additionalFees } = world.state.settings;
  const shipping = shippingRecord(world, totals, text);
  const { coupon } = totals;
  const sharesOf = (byLine: ReadonlyMap<string, Big>) =>
    [...byLine].map(([id, amount]) => ({ id, amount: text(amount) }));
  const automaticDiscounts = totals.automaticDiscounts.map(({ rule, amount, byLine }) => ({
    id: rule.id,
    name: rule.name,
    amount: text(amount),
    shares: sharesOf(byLine),
  }));
  return {
    purchaseFlowId: cart.purchaseFlowId,
    billingAddress: checkout.billingAddress,
    channelType: checkout.channelType as OrderAboutRecord['channelType'],
    ...(buyerNote && { note: buyerNote }),
    taxIncludedInPrices,
    ...(coupon && {
      coupon: {
        id: coupon.coupon.id,
        code: coupon.coupon.code,
        name: coupon.coupon.name,
        amount: text(coupon.amount),
        shares: sharesOf(coupon.byLine),
      },
    }),
    ...(automaticDiscounts.length > 0 && { automaticDiscounts }),
    merchantDiscounts: totals.merchantDiscounts.map(({ amount }) => text(amount)),
    fees: totals.fees.eq(0) ? [] : additionalFees.map(({ code, name, price }) => ({ code, name, price })),
    ...(shipping && { shipping }),
  };
};
