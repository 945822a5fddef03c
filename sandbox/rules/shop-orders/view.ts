import Big from 'big.js';
import type {
  FormattedPrice,
  OrderDiscount,
  OrderPartTaxInfo,
  OrderShipping,
  OrderTaxInfo,
  ShopOrder,
  ShopOrderLineItem,
} from '../../../generated/orders/types.ts';
import type { World } from '../../engine/context.ts';
import { idFrom } from '../../engine/ids.ts';
import { decimal, formatted, sumOf } from '../../engine/values/money.ts';
import type { OrderLineRecord, OrderRecord, OrderTaxRecord } from '../../records/state.ts';
import { imageView } from '../catalog/media-view.ts';
import { contactIdByEmail } from '../members/contacts.ts';

/** Writes an amount as orders do: a decimal and a text, in the currency of the order. */
type Price = (amount: string | Big) => FormattedPrice;

const priceIn =
  (currency: string): Price =>
  (amount) => {
    const value = new Big(amount);
    return { amount: decimal(value, currency), formattedAmount: formatted(value, currency) };
  };

/** An amount of tax, delivery, discount or fees, whose zero has no digits (R728). */
const orZero = (amount: string | Big, price: Price): FormattedPrice =>
  new Big(amount).eq(0) ? { ...price(amount), amount: '0' } : price(amount);

const jurisdiction = ({ region, name, rate }: OrderTaxRecord) => ({
  jurisdiction: region,
  jurisdictionType: region.includes('-') ? ('STATE' as const) : ('COUNTRY' as const),
  taxName: name,
  taxType: name,
  rate,
});

const taxInfo = (tax: OrderTaxRecord, isIncluded: boolean, price: Price): OrderPartTaxInfo => ({
  taxAmount: price(tax.tax),
  taxableAmount: price(tax.before),
  taxRate: tax.rate,
  taxIncludedInPrice: isIncluded,
  taxBreakdown: [{ ...jurisdiction(tax), taxAmount: price(tax.tax), taxableAmount: price(tax.before) }],
});

/** A line. The line of a hosted offer has a name and a price only. */
const lineView = (
  world: World,
  { name, quantity, total, item }: OrderLineRecord,
  isIncluded: boolean,
  price: Price,
  place: number,
): ShopOrderLineItem => {
  const fixed = { productName: { original: name }, quantity, priceUndetermined: false, fixedQuantity: false };
  if (!item) {
    const id = `00000000-0000-0000-0000-${String(place + 1).padStart(12, '0')}`;
    return {
      id,
      ...fixed,
      price: price(total),
      lineItemPrice: price(total),
      paymentOption: 'FULL_PAYMENT_ONLINE',
    };
  }
  const { tax } = item;
  return {
    id: item.id,
    ...fixed,
    ...(item.catalogReference && { catalogReference: item.catalogReference }),
    descriptionLines: item.descriptionLines,
    ...(item.picture && { image: imageView(world, item.picture) }),
    ...(item.physicalProperties && { physicalProperties: item.physicalProperties }),
    itemType: item.itemType,
    paymentOption: item.paymentOption,
    price: price(item.unit),
    priceBeforeDiscounts: price(item.full),
    lineItemPrice: price(item.net),
    totalDiscount: orZero(item.discount, price),
    totalPriceBeforeTax: price(tax ? tax.before : total),
    totalPriceAfterTax: price(total),
    ...(tax && { taxInfo: taxInfo(tax, isIncluded, price) }),
  };
};

const shippingView = (
  { about, shippingAddress, buyer }: OrderRecord,
  price: Price,
): { shippingInfo?: OrderShipping } => {
  const shipping = about?.shipping;
  if (!about || !shipping) return {};
  const { tax } = shipping;
  const left = new Big(shipping.price).minus(shipping.discount);
  return {
    shippingInfo: {
      carrierId: shipping.carrierId,
      code: shipping.code,
      title: shipping.title,
      logistics: {
        deliveryTime: shipping.deliveryTime,
        ...(shipping.pickup
          ? { pickupDetails: { pickupMethod: 'STORE_PICKUP' } }
          : shippingAddress && {
              shippingDestination: { address: shippingAddress, contactDetails: personOf(buyer.name) },
            }),
      },
      cost: {
        price: price(shipping.price),
        discount: price(shipping.discount),
        totalPriceBeforeTax: price(tax ? tax.before : left),
        totalPriceAfterTax: price(tax ? new Big(tax.before).plus(tax.tax) : left),
        ...(tax && { taxInfo: taxInfo(tax, about.taxIncludedInPrices, price) }),
      },
      region: { name: shipping.region },
    },
  };
};

const personOf = (name: string) => {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') };
};

const discountsView = ({ id, about }: OrderRecord, price: Price): OrderDiscount[] => {
  const { coupon, automaticDiscounts = [], merchantDiscounts = [] } = about ?? {};
  const sharesView = (shares: readonly { id: string; amount: string }[]) =>
    shares.map((share) => ({ id: share.id, totalDiscount: price(share.amount) }));
  return [
    ...(coupon
      ? [
          {
            id: idFrom(`${id}:coupon`),
            discountType: coupon.shares.length > 0 ? ('GLOBAL' as const) : ('SHIPPING' as const),
            coupon: { id: coupon.id, code: coupon.code, name: coupon.name, amount: price(coupon.amount) },
            lineItemDiscounts: sharesView(coupon.shares),
          },
        ]
      : []),
    ...automaticDiscounts.map((rule) => ({
      id: idFrom(`${id}:rule:${rule.id}`),
      discountType: 'SPECIFIC_ITEMS' as const,
      discountRule: { id: rule.id, name: { original: rule.name }, amount: price(rule.amount) },
      lineItemDiscounts: sharesView(rule.shares),
    })),
    ...merchantDiscounts.map((amount, place) => ({
      id: idFrom(`${id}:discount:${place}`),
      discountType: 'GLOBAL' as const,
      merchantDiscount: { amount: price(amount) },
    })),
  ];
};

/** The taxes of the whole order, one entry for each region and rate. */
const orderTax = ({ lines, about, priceSummary }: OrderRecord, price: Price): OrderTaxInfo => {
  const taxes = [...lines.map(({ item }) => item?.tax), about?.shipping?.tax].filter(
    (tax) => tax !== undefined,
  );
  const groups = new Map<string, OrderTaxRecord[]>();
  for (const tax of taxes) {
    const key = `${tax.region} ${tax.rate}`;
    groups.set(key, [...(groups.get(key) ?? []), tax]);
  }
  return {
    totalTax: price(priceSummary.tax),
    taxBreakdown: [...groups.values()].flatMap((group) =>
      group.slice(0, 1).map((tax) => ({
        ...jurisdiction(tax),
        aggregatedTaxAmount: price(sumOf(group.map((one) => new Big(one.tax)))),
      })),
    ),
  };
};

const activitiesOf = ({ id, createdDate, paymentStatus }: OrderRecord): ShopOrder['activities'] =>
  (paymentStatus === 'PAID' ? (['ORDER_PLACED', 'ORDER_PAID'] as const) : (['ORDER_PLACED'] as const)).map(
    (activityType) => ({
      id: idFrom(`${id}:${activityType}`),
      createdDate,
      type: activityType,
      activityType,
    }),
  );

const identityOf = ({ owner: { role, id } }: OrderRecord) => {
  if (role === 'visitor') return { visitorId: id };
  return role === 'member' ? { memberId: id } : {};
};

/** An order as the service writes it. Members that the sandbox does not know are absent. */
export const orderView = (world: World, order: OrderRecord): ShopOrder => {
  const { currency, about, buyer, shippingAddress, priceSummary, createdDate } = order;
  const price = priceIn(currency);
  const isIncluded = about?.taxIncludedInPrices ?? false;
  const contactId = contactIdByEmail(world, buyer.email);
  const isPaid = order.paymentStatus === 'PAID';
  // Orders that the owner placed in the dashboard lack these members (R728).
  const isOfDashboard = about?.channelType === 'BACKOFFICE_MERCHANT';
  const billingAddress = about?.billingAddress ?? shippingAddress;
  return {
    id: order.id,
    number: order.number,
    createdDate,
    updatedDate: order.updatedDate ?? createdDate,
    ...(!isOfDashboard && { purchasedDate: createdDate }),
    lineItems: order.lines.map((line, place) => lineView(world, line, isIncluded, price, place)),
    buyerInfo: { ...identityOf(order), ...(contactId && { contactId }), email: buyer.email },
    paymentStatus: order.paymentStatus,
    fulfillmentStatus: order.fulfillmentStatus ?? 'NOT_FULFILLED',
    buyerLanguage: 'en',
    ...(!isOfDashboard && { siteLanguage: 'en' }),
    weightUnit: 'KG',
    currency,
    taxIncludedInPrices: isIncluded,
    priceSummary: {
      subtotal: price(priceSummary.subtotal),
      shipping: orZero(priceSummary.shipping, price),
      tax: orZero(priceSummary.tax, price),
      discount: orZero(priceSummary.discount, price),
      totalAdditionalFees: orZero(priceSummary.additionalFees, price),
      total: price(priceSummary.total),
    },
    billingInfo: {
      ...(billingAddress && { address: billingAddress }),
      contactDetails: personOf(buyer.name),
    },
    ...(shippingAddress && {
      recipientInfo: { address: shippingAddress, contactDetails: personOf(buyer.name) },
    }),
    ...shippingView(order, price),
    ...(about?.note && { buyerNote: about.note }),
    status: order.status,
    archived: order.archived ?? false,
    taxSummary: { totalTax: orZero(priceSummary.tax, price) },
    ...(!isOfDashboard && { taxInfo: orderTax(order, price) }),
    appliedDiscounts: discountsView(order, price),
    activities: activitiesOf(order),
    attributionSource: 'UNSPECIFIED',
    createdBy: identityOf(order),
    channelInfo: { type: about?.channelType ?? 'WEB' },
    seenByAHuman: false,
    ...(!isOfDashboard && { checkoutId: order.checkoutId }),
    customFields: [],
    balanceSummary: {
      balance: price(isPaid ? '0' : priceSummary.total),
      paid: price(isPaid ? priceSummary.total : '0'),
      refunded: price('0'),
    },
    additionalFees: (about?.fees ?? []).map((fee, place) => ({
      id: idFrom(`${order.id}:fee:${place}`),
      code: fee.code,
      name: fee.name,
      price: price(fee.price),
      source: 'MANUAL' as const,
    })),
    ...(about && { purchaseFlowId: about.purchaseFlowId }),
    ...(!isOfDashboard && { imported: order.imported ?? false }),
  };
};
