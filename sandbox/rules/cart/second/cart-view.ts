import Big from 'big.js';
import type {
  CartAddress,
  CartCreator,
  CartCustomer,
  CartDelivery,
  CartGiftCard,
  CartLine,
  CartPaymentInfo,
  CartV2,
} from '../../../../generated/carts-v2/types.ts';
import type { World } from '../../../engine/context.ts';
import { sumOf } from '../../../engine/values/money.ts';
import type { Address, CartRecord } from '../../../records/state.ts';
import { couponCodeOf, defined } from '../cart-about.ts';
import { confirmedOf } from '../cart-items.ts';
import type { LineViews } from '../equal-lines.ts';
import { totalsOf } from '../totals.ts';
import { rateOf } from '../shipping.ts';
import { amountOf } from './amounts.ts';
import { lineDiscounts, type DiscountOfLine } from './discounts.ts';
import { lineView } from './line-view.ts';
import { GIFT_CARD_APP, masked } from './gift-card-codes.ts';

const SITE_LANGUAGE = 'en';

/** Options of a view. */
interface ViewOptions {
  /** Ids of lines that this call has added: their pictures come with the next read (R473). */
  readonly fresh?: ReadonlySet<string>;
  /** Views of lines that are known already; a discount makes a line differ. */
  readonly known?: LineViews<CartLine>;
}

/** A cart as the second family writes it. */
export const cartV2View = (world: World, cart: CartRecord, { fresh, known }: ViewOptions = {}): CartV2 => {
  const { currency, taxIncludedInPrices } = world.state.settings;
  const { about } = cart;
  const discounts = discountsOf(world, cart);
  const lineItems = cart.lines.map((line) => {
    const off = discounts.get(line.id) ?? [];
    const same = off.length === 0 ? known?.get(line.id) : undefined;
    return same?.discounts?.length === 0 ? same : lineView(world, line, off, fresh?.has(line.id) !== true);
  });
  const subtotal = sumOf(lineItems.map(({ pricing }) => new Big(pricing?.totalPrice?.amount ?? 0)));
  return {
    id: cart.id,
    revision: String(cart.revision),
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
    lineItems,
    subtotal: amountOf(subtotal, currency),
    ...(about.note !== undefined && { note: about.note }),
    coupons: cart.coupons.map(({ id, code }) => ({ id, code })),
    source: {
      ...about.source,
      channelType: about.source.channelType ?? 'WEB',
      externalReferences: [],
      createdBy: creatorOf(cart),
    },
    businessInfo: {
      ...(about.locationId !== undefined && { locationId: about.locationId }),
      languageCode: SITE_LANGUAGE,
      currencyCode: currency,
    },
    customerInfo: customerOf(cart, currency),
    deliveryInfo: deliveryOf(world, cart),
    taxInfo: {
      pricesIncludeTax: taxIncludedInPrices,
      ...(about.taxExemptGroupId !== undefined && { taxExemptGroupId: about.taxExemptGroupId }),
    },
    paymentInfo: paymentOf(cart, currency),
    orderPlaced: cart.orderId !== null,
    ...(cart.orderId !== null && { orderId: cart.orderId }),
    purchaseFlowId: cart.purchaseFlowId,
    ...(Object.keys(cart.settings).length > 0 && { settings: cart.settings }),
    ...(about.checkoutUrl !== undefined && { customCheckoutUrl: about.checkoutUrl }),
    ...(about.extendedFields && { extendedFields: about.extendedFields }),
    currentCart: cart.orderId === null,
    demo: about.demo ?? false,
  };
};

/** The discounts on single lines. For a cart without discounts, nothing is computed. */
const discountsOf = (world: World, cart: CartRecord): ReadonlyMap<string, DiscountOfLine[]> => {
  const mayHave =
    couponCodeOf(cart) !== null ||
    cart.merchantDiscounts.length > 0 ||
    world.state.settings.automaticDiscounts.length > 0;
  if (!mayHave || cart.lines.every((line) => confirmedOf(line) === 0)) return new Map();
  return lineDiscounts(totalsOf(world, cart, PARTS_OFF), world.state.settings.currency);
};

const PARTS_OFF = {
  prices: 'cart',
  onlyChosenMethod: true,
  calculateTax: false,
  calculateShipping: false,
  calculateAdditionalFees: false,
} as const;

const creatorOf = ({ owner: { role, id } }: CartRecord): CartCreator => {
  if (role === 'visitor') return { visitorId: id };
  if (role === 'member') return { memberId: id };
  return role === 'app' ? { appId: id } : { userId: id };
};

/** The buyer. The cart of an app has none yet (R478). */
const customerOf = ({ owner: { role, id }, about }: CartRecord, currency: string): CartCustomer => ({
  ...(role === 'visitor' && { visitorId: id }),
  ...(role === 'member' && { memberId: id }),
  ...(role === 'owner' && { userId: id }),
  ...(role === 'app' && { openAccess: true }),
  ...about.contact?.contactDetails,
  ...about.buyer,
  languageCode: SITE_LANGUAGE,
  currencyCode: currency,
});

/** An address without the two members that this family does not have. */
const addressView = ({ formattedAddress: _line, hint: _hint, ...address }: Address): CartAddress =>
  defined(address);

const deliveryOf = (world: World, { about: { contact, method } }: CartRecord): CartDelivery => {
  const address = contact?.address;
  const rate = method?.code ? rateOf(world, address ?? {}, method) : undefined;
  const { carrierId } = world.state.settings;
  return {
    ...(address && { address: addressView(address) }),
    ...(method?.code && {
      method: {
        code: method.code,
        appId: method.carrierId ?? carrierId,
        ...(rate && { title: { original: rate.title } }),
        pickup: rate?.pickup ?? false,
      },
    }),
    weightUnit: 'KG',
  };
};

const paymentOf = ({ about: { billing }, giftCards }: CartRecord, currency: string): CartPaymentInfo => ({
  giftCards: giftCards.map(({ id, code, redeemAmount }): CartGiftCard => ({
    id,
    obfuscatedCode: masked(code),
    appId: GIFT_CARD_APP,
    ...(redeemAmount !== undefined && {
      requestedRedeemAmount: amountOf(new Big(redeemAmount), currency),
    }),
  })),
  currencyCode: currency,
  ...(billing.address && { billingAddress: addressView(billing.address) }),
  ...(billing.contact && { billingContact: billing.contact }),
});
