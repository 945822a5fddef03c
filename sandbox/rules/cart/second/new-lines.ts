import Big from 'big.js';
import type {
  CartLineOverridesInput,
  CatalogReference,
  MembershipInput,
  NewCartItem,
  NewCustomItem,
  SelectedMembershipInput,
} from '../../../../generated/carts-v2/types.ts';
import { applicationError, fieldError } from '../../../engine/errors.ts';
import { forbidden } from '../../../engine/identity.ts';
import { isObject } from '../../../engine/values/objects.ts';
import { callerOf, isElevated, newId, type CallContext, type World } from '../../../engine/context.ts';
import type { CartLineRecord, CartRecord, LineMembershipRecord } from '../../../records/state.ts';
import { exceedsMaxValue, findItem, MAX_QUANTITY, type FoundItem } from '../cart-items.ts';
import { keyOfFound, keyOfLine } from '../line-key.ts';
import { newLine } from '../cart.ts';
import { countMemberships } from '../memberships.ts';
import { priceLines } from '../cart-items.ts';
import { refreshLine } from './refresh.ts';

/** An item to add, with its product. */
export interface WantedItem {
  reference: CatalogReference;
  quantity: number;
  found: FoundItem;
  membership: LineMembershipRecord | undefined;
}

/** Lines to add that were checked on their own. */
export interface WantedLines {
  items: WantedItem[];
  customs: readonly NewCustomItem[];
}

/** The membership that a request names, in its present or its earlier form. */
export const membershipOf = (
  payment: MembershipInput | undefined,
  selected: SelectedMembershipInput | undefined,
): LineMembershipRecord | undefined => {
  if (payment?.futureMembership) return { ...payment.futureMembership };
  if (payment?.existingMembership) return { ...payment.existingMembership };
  return selected && { appId: selected.appId, membershipId: selected.id };
};

/** Values that override the catalog are for apps (R470). */
const checkOverrides = (call: CallContext, overrides: CartLineOverridesInput | undefined): void => {
  const caller = callerOf(call);
  if (overrides && !isElevated(caller)) throw forbidden(caller, ['app'], 'catalogOverrideFields');
};

/**
 * Whether a reference names the variant: by its id, or by the names of options. A product without options has
 * one variant, which the second family must name too (R456).
 */
const namesVariant = ({ options }: CatalogReference, { product }: FoundItem): boolean =>
  (isObject(options) && typeof options['variantId'] === 'string') || product.options.length > 0;

/**
 * Resolves the items to add. Throws a 400 if there is nothing to add (R454), and a 428 ITEM_NOT_FOUND_IN_CATALOG with
 * every item that the catalog does not have or that lacks its variant (R456).
 */
export const wantedLines = (
  call: CallContext,
  catalogItems: readonly NewCartItem[] = [],
  customItems: readonly NewCustomItem[] = [],
): WantedLines => {
  const unknown: { catalogReference: CatalogReference }[] = [];
  const items = catalogItems.flatMap((item): WantedItem[] => {
    checkOverrides(call, item.catalogOverrideFields);
    const { catalogReference: reference, quantity } = item;
    const found = findItem(call, reference);
    if (typeof found === 'string' || !namesVariant(reference, found)) {
      unknown.push({ catalogReference: reference });
      return [];
    }
    return [
      {
        reference,
        quantity,
        found,
        membership: membershipOf(item.membershipPayment, item.selectedMembership),
      },
    ];
  });
  if (unknown.length > 0)
    throw applicationError(428, 'ITEM_NOT_FOUND_IN_CATALOG', 'Item not found in catalog', {
      invalidItems: unknown,
    });
  for (const { pricing, paymentConfig } of customItems)
    if (paymentConfig?.depositAmount && new Big(paymentConfig.depositAmount.amount).gt(pricing.price.amount))
      throw applicationError(
        400,
        'DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE',
        'Deposit amount is greater than unit price',
      );
  return { items, customs: customItems };
};

/** Throws a 400 if the cart would have too many lines (R455) or be worth more than a response can show. */
export const checkRoom = (
  { state }: World,
  lines: readonly CartLineRecord[],
  { items, customs }: WantedLines,
): void => {
  const known = new Set(lines.map(keyOfLine));
  const fresh = new Set(items.map(keyOfFound).filter((key) => !known.has(key)));
  const requestCount = lines.length + fresh.size + customs.length;
  const maxCount = state.settings.cartLines;
  if (requestCount > maxCount)
    throw applicationError(400, 'MAX_LINE_ITEMS_EXCEEDED', 'Too many line items', { requestCount, maxCount });
  if (exceedsMaxValue([...lines, ...customs.map(customLine)]))
    throw fieldError('customItems', 'DECIMAL_LTE', 'makes the cart worth more than 10^15');
};

/** A custom line of the second family as the record keeps it. */
const customLine = (
  item: NewCustomItem,
): Pick<CartLineRecord, 'quantity' | 'requested'> & {
  custom: NonNullable<CartLineRecord['custom']>;
} => {
  const { name, quantityInfo, pricing, source, attributes, deliveryConfig, taxConfig, paymentConfig } = item;
  const { requestedQuantity, availableQuantity, fixedQuantity } = quantityInfo;
  const image = attributes.image;
  return {
    quantity: Math.max(1, Math.min(requestedQuantity, availableQuantity ?? requestedQuantity)),
    requested: requestedQuantity,
    custom: {
      quantity: requestedQuantity,
      productName: name,
      itemType: attributes.itemType,
      price: pricing.price.amount,
      ...(pricing.fullPrice && { fullPrice: pricing.fullPrice.amount }),
      ...(pricing.priceDescription && { priceDescription: pricing.priceDescription }),
      ...(pricing.priceUndetermined !== undefined && { priceUndetermined: pricing.priceUndetermined }),
      ...(availableQuantity !== undefined && { quantityAvailable: Math.max(0, availableQuantity) }),
      ...(fixedQuantity !== undefined && { fixedQuantity }),
      ...(source?.catalogReference && { catalogReference: source.catalogReference }),
      ...(source?.rootCatalogItemId && { rootCatalogItemId: source.rootCatalogItemId }),
      ...(image && { media: { id: image.id, ...(image.altText && { altText: image.altText }) } }),
      ...(attributes.url && { url: attributes.url }),
      ...(attributes.descriptionLines && { descriptionLines: attributes.descriptionLines }),
      ...(attributes.physicalProperties && { physicalProperties: attributes.physicalProperties }),
      ...(attributes.serviceProperties && { serviceProperties: attributes.serviceProperties }),
      ...(attributes.membersOnly !== undefined && { membersOnly: attributes.membersOnly }),
      ...(deliveryConfig?.deliveryProfileId && { deliveryProfileId: deliveryConfig.deliveryProfileId }),
      ...(taxConfig?.taxGroupId && { taxGroupId: taxConfig.taxGroupId }),
      ...(taxConfig?.taxableAddress && { taxableAddress: taxConfig.taxableAddress }),
      ...(paymentConfig?.paymentOption && { paymentOption: paymentConfig.paymentOption }),
      ...(paymentConfig?.depositAmount && { depositAmount: paymentConfig.depositAmount.amount }),
      ...(item.modifierGroups && {
        modifierGroups: item.modifierGroups.map((group, place) => ({
          id: `${place + 1}`,
          ...(group.name && { name: group.name }),
          modifiers: group.modifiers.map(({ price, ...modifier }, index) => ({
            id: `${place + 1}-${index + 1}`,
            ...modifier,
            ...(price && { price: price.amount }),
          })),
        })),
      }),
    },
  };
};

/**
 * Adds checked lines to a cart (R458). Throws a 428 INSUFFICIENT_INVENTORY with the available numbers if the
 * stock is below a requested quantity; the caller restores the cart. A site that lowers quantities confirms
 * the available pieces (R459).
 * @returns The ids of the new lines.
 */
export const putLines = (world: World, cart: CartRecord, { items, customs }: WantedLines): Set<string> => {
  const fresh = new Set<string>();
  const short: object[] = [];
  for (const { reference, quantity, found, membership } of items) {
    const same = cart.lines.find((candidate) => keyOfLine(candidate) === keyOfFound({ reference, found }));
    const line = same ?? newLine(world, cart, { reference, found });
    if (!same) fresh.add(line.id);
    if (membership) line.membership = membership;
    const requestedQuantity = line.requested + quantity;
    const lacking = askFor(world, cart, line, requestedQuantity);
    if (lacking !== undefined)
      short.push({
        id: { catalogReference: reference },
        requestedQuantity,
        availableQuantity: lacking,
      });
  }
  if (short.length > 0) throw insufficient(short);
  for (const custom of customs) {
    const id = newId(world, 'line');
    fresh.add(id);
    cart.lines.push({ id, ...customLine(custom) });
  }
  checkMemberships(world, cart);
  return fresh;
};

/** The refusal of quantities above the stock (R459). */
export const insufficient = (invalidItems: readonly object[]) =>
  applicationError(428, 'INSUFFICIENT_INVENTORY', 'Insufficient inventory', { invalidItems });

/**
 * Sets the requested quantity of a line. Returns the available number if the stock is lower and the site
 * refuses such a quantity (R459).
 */
export const askFor = (
  world: World,
  cart: CartRecord,
  line: CartLineRecord,
  quantity: number,
): number | undefined => {
  const others = cart.lines.filter((other) => other !== line);
  line.requested = Math.min(quantity, MAX_QUANTITY);
  refreshLine(world, others, line);
  const most = line.custom ? line.custom.quantityAvailable : line.item?.last.available;
  const isShort = line.item?.last.status === 'OUT_OF_STOCK' || (typeof most === 'number' && most < quantity);
  return isShort && world.state.settings.aboveStock === 'refuse' ? (most ?? 0) : undefined;
};

/** Throws a 428 if a membership cannot pay for its line, or if the line of its plan is not in the cart (R79). */
export const checkMemberships = (world: World, cart: CartRecord): void => {
  const ids = new Set(cart.lines.map(({ id }) => id));
  const missing = cart.lines.flatMap(({ membership }) =>
    membership && 'lineItemId' in membership && !ids.has(membership.lineItemId)
      ? [membership.lineItemId]
      : [],
  );
  if (missing.length > 0)
    throw applicationError(428, 'PLAN_LINE_ITEM_NOT_FOUND', 'Plan line item not found', {
      lineItemIds: missing,
    });
  const priced = priceLines(world, cart, 'cart');
  const invalidItems = cart.lines.flatMap(({ id, membership }) => {
    if (!membership || !('membershipId' in membership)) return [];
    const { appId, membershipId } = membership;
    const choice = { id: membershipId, appId, lineItemIds: [id] };
    return countMemberships(world, cart, priced, [choice]).failed
      ? [{ invalidItemId: { lineItemId: id }, selectedMembership: { id: membershipId, appId } }]
      : [];
  });
  if (invalidItems.length > 0)
    throw applicationError(
      428,
      'INVALID_MEMBERSHIP_PAYMENT_OPTION',
      'Membership payment option is not valid',
      { invalidItems },
    );
};
