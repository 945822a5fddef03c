import type {
  CartViolation,
  CartViolationCode,
  CartViolationScope,
} from '../../../../generated/carts-v2/types.ts';
import type { World } from '../../../engine/context.ts';
import type { CartLineRecord, CartRecord } from '../../../records/state.ts';
import { couponCodeOf, deliveryAddress } from '../cart-about.ts';
import { itemOf, statusOf } from '../cart-items.ts';
import { rateOf } from '../shipping.ts';
import type { Totals } from '../totals.ts';
import { postalCodeFits, subdivisionFits } from './addresses.ts';
import { couponStatus } from './coupon-checks.ts';
import { findGiftCard, giftCardProblem, masked } from './gift-card-codes.ts';

const error = (
  scope: CartViolationScope,
  code: CartViolationCode,
  description: string,
  data: Partial<CartViolation> = {},
): CartViolation => ({ scope, code, severity: 'ERROR', description, ...data });

/**
 * The problems of a cart (R510 to R512): each part reports its own. An ERROR blocks the order, a WARNING does not.
 * @param pluginsRun Whether the checks of the site's own plug-ins run (R517).
 */
export const violationsOf = (
  world: World,
  cart: CartRecord,
  totals: Totals,
  pluginsRun: boolean,
): CartViolation[] => [
  ...lineViolations(world, cart),
  ...couponViolations(world, cart, totals),
  ...deliveryViolations(world, cart, totals),
  ...giftCardViolations(world, cart, totals),
  ...(totals.taxFailed ? [error('TAX', 'GENERAL_CODE', 'Tax could not be computed')] : []),
  ...(totals.memberships.failed
    ? [
        error('MEMBERSHIP', 'INVALID_MEMBERSHIP_STATUS', 'A membership cannot pay for its lines', {
          invalidMembershipStatusData: { reason: 'NOT_APPLICABLE_TO_LINE_ITEMS' },
        }),
      ]
    : []),
  ...(pluginsRun ? pluginViolations(world) : []),
];

/** Whether only members may buy the item of a line (R363). */
const isForMembers = (world: World, line: CartLineRecord): boolean =>
  (line.custom ?? itemOf(world, line)?.product)?.membersOnly === true;

const lineViolations = (world: World, { lines, owner }: CartRecord): CartViolation[] => {
  if (lines.length === 0) return [error('GLOBAL', 'EMPTY_CART', 'The cart is empty')];
  const gone = lines.filter((line) => ['OUT_OF_STOCK', 'REMOVED_FROM_CATALOG'].includes(statusOf(line)));
  const members = lines.filter((line) => owner.role !== 'member' && isForMembers(world, line));
  const ids = (list: typeof lines) => list.map(({ id }) => id);
  return [
    ...(gone.length > 0
      ? [
          error('LINE_ITEM', 'LINE_ITEMS_OUT_OF_STOCK', 'Some items are no longer available', {
            lineItemsOutOfStockData: {
              lineItemIds: ids(gone),
              allLineItemsOutOfStock: gone.length === lines.length,
            },
          }),
        ]
      : []),
    ...(members.length > 0
      ? [
          error('LINE_ITEM', 'MEMBERS_ONLY_ITEM', 'Only members may buy some of the items', {
            membersOnlyItemData: { lineItemIds: ids(members) },
          }),
        ]
      : []),
  ];
};

/** A coupon that is no longer valid stays in the cart, gives nothing, and blocks the order (R486). */
const couponViolations = (world: World, cart: CartRecord, { couponProblem }: Totals): CartViolation[] => {
  const couponCode = couponCodeOf(cart);
  if (!couponProblem || couponCode === null) return [];
  const status = couponStatus(world, couponCode, couponProblem);
  const { description } = couponProblem;
  return [
    status
      ? error('DISCOUNT', 'INVALID_COUPON_STATUS', description, { invalidCouponStatusData: status })
      : error('DISCOUNT', 'INVALID_COUPON_CODE', description, { invalidCouponCodeData: { couponCode } }),
  ];
};

/** Missing or wrong parts of the delivery of lines that are shipped (R511, R521, R525). */
const deliveryViolations = (world: World, cart: CartRecord, { lines }: Totals): CartViolation[] => {
  if (!lines.some(({ shippable }) => shippable)) return [];
  const address = deliveryAddress(cart);
  const { method } = cart.about;
  if (world.state.settings.failing.shipping)
    return [error('DELIVERY', 'GENERAL_CODE', 'The delivery could not be computed')];
  return [
    ...(address ? [] : [error('DELIVERY', 'MISSING_DELIVERY_ADDRESS', 'The cart has no delivery address')]),
    ...(method?.code
      ? []
      : [error('DELIVERY', 'MISSING_DELIVERY_METHOD', 'The cart has no delivery method')]),
    ...(address && method?.code && !rateOf(world, address, method)
      ? [
          error(
            'DELIVERY',
            'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
            'The delivery method does not serve the address',
          ),
        ]
      : []),
    ...(address && !subdivisionFits(address)
      ? [error('DELIVERY', 'INVALID_SUBDIVISION', 'The subdivision is not one of the country')]
      : []),
    ...(address && !postalCodeFits(address)
      ? [error('DELIVERY', 'INVALID_POSTAL_CODE', 'The postal code is not one of the country')]
      : []),
  ];
};

const giftCardViolations = (world: World, { giftCards }: CartRecord, { lines }: Totals): CartViolation[] =>
  giftCards.flatMap(({ id, code }) => {
    const card = findGiftCard(world, code);
    const data = { giftCardCode: masked(code), giftCardId: id };
    if (!card)
      return [
        error('GIFT_CARD', 'INVALID_GIFT_CARD_CODE', 'There is no such gift card', {
          invalidGiftCardCodeData: data,
        }),
      ];
    const reason = giftCardProblem(world, card);
    if (reason)
      return [
        error('GIFT_CARD', 'INVALID_GIFT_CARD_STATUS', 'The gift card cannot pay', {
          invalidGiftCardStatusData: { ...data, reason },
        }),
      ];
    return lines.some(({ preset }) => preset === 'GIFT_CARD')
      ? [error('GIFT_CARD', 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD', 'A gift card cannot buy a gift card')]
      : [];
  });

const pluginViolations = ({ state }: World): CartViolation[] =>
  state.settings.violations.map(({ severity, description }) => ({
    scope: 'GLOBAL',
    code: 'CUSTOM_VALIDATION',
    severity,
    description,
    customValidationData: { target: { other: { name: 'OTHER_DEFAULT' } } },
  }));
