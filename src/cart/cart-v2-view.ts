import type {
  AdditionalFee,
  Cart,
  DiscountType,
  LineItem,
  MultiCurrencyPrice,
  Undeclared,
} from '../../generated/carts/types.ts';
import type {
  CartFee,
  CartLine,
  CartSummary,
  CartSummaryDiscount,
  CartV2,
  ConvertedMoney,
} from '../../generated/carts-v2/types.ts';
import { isJsonObject, memberOf } from '../core/json.ts';
import { readParts, unusableAnswer } from '../core/errors/unusable.ts';
import { amountOf, entriesOf, numberOf, wordsOf } from '../core/parts.ts';
import type { CartEstimate } from './backend.ts';

type Part = 'businessInfo' | 'customerInfo' | 'deliveryInfo' | 'taxInfo' | 'paymentInfo';
type LinePart = 'pricing' | 'attributes' | 'quantityInfo';

/** A line with its parts, whose members may be absent. */
type WholeLine = Omit<CartLine, LinePart> & {
  readonly [Name in LinePart]: Partial<NonNullable<CartLine[Name]>>;
};

/** A cart with its parts, whose members may be absent. */
type WholeCart = Omit<CartV2, Part | 'lineItems'> & {
  readonly [Name in Part]: Partial<NonNullable<CartV2[Name]>>;
} & { readonly lineItems: readonly WholeLine[] };

/** A message of the second version whose amounts have texts. */
type Written<Message> = Message extends ConvertedMoney
  ? MultiCurrencyPrice
  : Message extends readonly (infer Item)[]
    ? Written<Item>[]
    : Message extends string
      ? Message
      : Message extends object
        ? { [Key in keyof Message]: Written<Message[Key]> }
        : Message;

/** To make a format takes a hundred times as long as to use it. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Writes an amount in English with its own decimals, so that a server and every browser write the same text. If the
 * amount has none, a zero takes those of its currency: the platform sends some zeros as `0` beside amounts as `84.00`.
 */
const textOf = (amount: string, currency: string): string => {
  if (!/^[A-Z]{3}$/.test(currency)) return amount;
  const decimals = amount.split('.')[1]?.length;
  const digits = decimals ?? (Number(amount) === 0 ? undefined : 0);
  const key = `${currency} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      ...(digits !== undefined && { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    });
  formats.set(key, format);
  return format.format(amount as Intl.StringNumericLiteral);
};

/** Adds texts to every amount of a message: the second version sends amounts without texts. */
const written = <Message>(message: Message, { businessInfo, customerInfo }: WholeCart): Written<Message> => {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    const money = value as Partial<ConvertedMoney>;
    if (money.convertedAmount !== undefined) {
      const converted = amountOf(money.convertedAmount);
      const amount = amountOf(money.amount) ?? converted;
      // Without a readable amount, the price is absent.
      if (amount === undefined || converted === undefined) return undefined;
      return {
        amount,
        convertedAmount: converted,
        formattedAmount: textOf(amount, wordsOf(businessInfo?.currencyCode)),
        formattedConvertedAmount: textOf(converted, wordsOf(customerInfo?.currencyCode)),
      };
    }
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copy(member)]));
  };
  return copy(message) as Written<Message>;
};

const statuses = new Map<string, NonNullable<LineItem['availability']>['status']>([
  ['IN_STOCK', 'AVAILABLE'],
  ['PARTIALLY_IN_STOCK', 'PARTIALLY_AVAILABLE'],
  ['OUT_OF_STOCK', 'NOT_AVAILABLE'],
  ['REMOVED_FROM_CATALOG', 'NOT_FOUND'],
]);

/**
 * The pieces of a line.
 * @throws TypeError if the line has no number of pieces.
 */
const piecesOf = ({ confirmedQuantity, requestedQuantity }: WholeLine['quantityInfo']) => {
  const requested = numberOf(requestedQuantity);
  const quantity = numberOf(confirmedQuantity) ?? requested;
  if (quantity === undefined) throw new TypeError('no quantity');
  return { quantity, requestedQuantity: requested ?? quantity };
};

const lineOf = ({
  name: productName,
  quantityInfo,
  pricing: { unitPrice, totalPrice, breakdown, ...pricing },
  status,
  attributes: { itemType = {}, subscriptionInfo, ...attributes },
  source: { catalogOverrideFields: _overrides, inventoryAppId: _app, ...source } = {},
  deliveryConfig,
  taxConfig,
  paymentConfig: { membership: _membership, ...paymentConfig } = {
    savePaymentMethod: false,
    paymentOption: 'FULL_PAYMENT_ONLINE',
  },
  modifierGroups: _groups,
  discounts: _discounts,
  ...line
}: Written<WholeLine>): LineItem & { readonly requestedQuantity: number } => ({
  ...line,
  ...pricing,
  ...attributes,
  ...source,
  ...deliveryConfig,
  ...taxConfig,
  ...paymentConfig,
  priceUndetermined: pricing.priceUndetermined === true,
  membersOnly: attributes.membersOnly === true,
  productName,
  itemType,
  subscriptionOptionInfo: subscriptionInfo,
  ...piecesOf(quantityInfo),
  fixedQuantity: quantityInfo.fixedQuantity === true,
  price: unitPrice,
  lineItemPrice: totalPrice,
  fullPrice: breakdown?.fullPrice ?? unitPrice,
  priceBeforeDiscounts: breakdown?.salePrice ?? unitPrice,
  modifiersTotalPrice: breakdown?.totalModifiersPrice,
  availability: {
    status: statuses.get(status) ?? (status as Undeclared),
    quantityAvailable: quantityInfo.availableQuantity,
  },
});

/** A cart of the second version in the form of the first one. The id of the cart is also the id of its checkout. */
const viewOfV2 = (cart: WholeCart): Cart => {
  const { businessInfo, customerInfo, deliveryInfo } = cart;
  const { visitorId, memberId, userId, contactId, email, ...customer } = customerInfo;
  const { languageCode: buyerLanguage, currencyCode: conversionCurrency, ...names } = customer;
  const { address, method, weightUnit } = deliveryInfo;
  const { id, revision, purchaseFlowId, extendedFields, createdDate = '', updatedDate = '' } = cart;
  const { openAccess: _open, ...contactDetails } = names;
  return {
    id,
    checkoutId: id,
    revision,
    purchaseFlowId,
    extendedFields,
    createdDate,
    updatedDate,
    lineItems: written(cart.lineItems, cart).map(lineOf),
    appliedDiscounts: entriesOf(cart.coupons).map((coupon) => ({ coupon })),
    buyerInfo: { visitorId, memberId, userId, contactId, email },
    buyerNote: cart.note,
    contactInfo: { address, contactDetails },
    selectedShippingOption: method && { code: method.code, carrierId: method.appId },
    currency: wordsOf(businessInfo.currencyCode),
    conversionCurrency: wordsOf(conversionCurrency),
    paymentCurrency: wordsOf(cart.paymentInfo.currencyCode),
    taxIncludedInPrices: cart.taxInfo.pricesIncludeTax,
    weightUnit: weightUnit ?? 'UNSPECIFIED_WEIGHT_UNIT',
    buyerLanguage,
    siteLanguage: businessInfo.languageCode,
    overrideCheckoutUrl: cart.customCheckoutUrl,
    businessLocationId: businessInfo.locationId,
  };
};

const isLine = (value: unknown): boolean => typeof memberOf(value, 'id') === 'string';

/** Whether a value is a cart of the second version, which has an id and its lines. */
const isCartV2 = (value: unknown): value is CartV2 => {
  const lines = memberOf(value, 'lineItems');
  return typeof memberOf(value, 'id') === 'string' && Array.isArray(lines) && lines.every(isLine);
};

/** The cart with the messages that may be absent. */
const whole = (cart: CartV2): WholeCart => ({
  ...cart,
  businessInfo: cart.businessInfo ?? {},
  customerInfo: cart.customerInfo ?? {},
  deliveryInfo: cart.deliveryInfo ?? {},
  taxInfo: cart.taxInfo ?? {},
  paymentInfo: cart.paymentInfo ?? {},
  lineItems: cart.lineItems.map((line) => ({
    ...line,
    pricing: line.pricing ?? {},
    attributes: line.attributes ?? {},
    quantityInfo: line.quantityInfo ?? {},
    source: line.source ?? undefined,
    paymentConfig: line.paymentConfig ?? undefined,
  })),
});

/** The cart of a response; undefined if the response has no cart, or a cart without ids, lines or their quantities. */
export const cartOfV2 = (response: unknown): Cart | undefined => {
  const cart = memberOf(response, 'cart');
  try {
    return isCartV2(cart) ? viewOfV2(whole(cart)) : undefined;
  } catch {
    return undefined;
  }
};

/** Violations for a missing delivery. The checkout page of the platform asks for it, so they block no checkout. */
const deliveryCodes: readonly string[] = [
  'MISSING_DELIVERY_ADDRESS',
  'MISSING_DELIVERY_METHOD',
  'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
];

const discountTypes = new Map<string, DiscountType>([
  ['CART_SUBTOTAL', 'GLOBAL'],
  ['LINE_ITEM', 'SPECIFIC_ITEMS'],
  ['DELIVERY', 'SHIPPING'],
]);

const discountOf = (
  { source, scope, name, total: amount, lineItemDiscounts }: Written<CartSummaryDiscount>,
  { appliedDiscounts }: Cart,
): CartEstimate['appliedDiscounts'] => {
  if (!amount) return [];
  const { coupon } =
    appliedDiscounts.find((one) => one.coupon && one.coupon.code === source?.couponCode) ?? {};
  return [
    {
      discountType: discountTypes.get(scope) ?? (scope as Undeclared),
      ...(coupon
        ? { coupon: { ...coupon, name: wordsOf(name?.translated ?? name?.original), amount } }
        : { discountRule: { name, amount } }),
      lineItemIds: lineItemDiscounts?.flatMap(({ lineItemId = [] }) => lineItemId),
    },
  ];
};

const feeSources = new Map<string, AdditionalFee['source']>([
  ['LINE_ITEM', 'ITEM'],
  ['DELIVERY', 'SHIPPING'],
]);

const feeOf = ({
  code,
  name,
  providerAppId,
  lineItemIds,
  price,
  source,
}: Written<CartFee>): AdditionalFee[] =>
  price
    ? [
        {
          code,
          name: name?.original ?? code ?? '',
          translatedName: name?.translated,
          source: feeSources.get(source) ?? (source as Undeclared),
          providerAppId,
          price,
          lineItemIds,
        },
      ]
    : [];

/** Totals of the second version in the form of the first one, with only the amounts that the platform has sent. */
const estimateOf = (cart: WholeCart, summary: CartSummary): CartEstimate => {
  const { priceSummary, paymentSummary, taxSummary, ...lists } = written(summary, cart);
  const violations = entriesOf(lists.violations);
  const { subtotal, discount, delivery, tax, total, ...others } = priceSummary ?? {};
  if (!total) throw unusableAnswer('without totals', 'no');
  const needsDelivery = violations.some(({ code }) => deliveryCodes.includes(code));
  // The tax of prices that include it is sent as 0.
  const isTaxIncluded = taxSummary?.pricesIncludeTax ?? cart.taxInfo.pricesIncludeTax;
  const view = viewOfV2(cart);
  const isStopped = violations.some(({ scope, severity }) => scope === 'DISCOUNT' && severity === 'ERROR');
  const { payNow, payLater } = paymentSummary ?? {};
  return {
    cart: view,
    currency: view.currency,
    weightUnit: view.weightUnit,
    calculatedLineItems: entriesOf(lists.lineItems).map(({ lineItemId, unitPrice, totalPrice }) => ({
      lineItemId,
      pricesBreakdown: { price: unitPrice, lineItemPrice: totalPrice },
      paymentOption:
        view.lineItems.find(({ id }) => id === lineItemId)?.paymentOption ?? 'FULL_PAYMENT_ONLINE',
    })),
    priceSummary: {
      ...others,
      subtotal,
      discount,
      total,
      ...(!needsDelivery && { shipping: delivery }),
      ...(!isTaxIncluded && { tax }),
    },
    ...(payNow && { payNow: { total: payNow } }),
    ...(payLater && { payLater: { total: payLater } }),
    appliedDiscounts: entriesOf(lists.discounts).flatMap((one) => discountOf(one, view)),
    additionalFees: entriesOf(lists.additionalFees).flatMap(feeOf),
    calculationErrors: { orderValidationErrors: [], ...(isStopped && { couponCalculationError: {} }) },
    violations: violations
      .filter(({ code }) => !deliveryCodes.includes(code))
      .map(({ severity, description }) => ({ severity, description: wordsOf(description) })),
    needsDelivery,
  };
};

/**
 * The estimate of an answer.
 * @throws ApiError (`UNUSABLE_ANSWER`) for an answer without a cart or totals.
 */
export const estimateOfV2 = (answer: unknown): CartEstimate => {
  const [cart, summary] = [memberOf(answer, 'cart'), memberOf(answer, 'summary')];
  if (!isCartV2(cart) || !isJsonObject(summary)) throw unusableAnswer('without totals', 'no');
  return readParts('no', () => estimateOf(whole(cart), summary as unknown as CartSummary));
};
