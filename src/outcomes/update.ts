import type {
  LineItem,
  NewCustomLineItem,
  NewMerchantDiscount,
  UpdateCartRequest,
  UpdatedLineItem,
} from '../../generated/carts/types.ts';
import { addedOutcome } from './added.ts';
import { entriesOf } from './entries.ts';
import { fieldOutcome, type FieldOutcome, infoField, type WholeCartAnswer } from './fields.ts';
import { likenessToItem } from './likeness.ts';
import {
  type CartAnswer,
  lineLike,
  likenesses,
  type LineOutcome,
  linesOf,
  quantitiesOf,
  type Requested,
} from './lines.ts';
import { type Outcome, wholeOf } from './outcome.ts';
import { outcomeOf } from './quantities.ts';
import { atPath } from './trees.ts';

/** The outcome of an update of the cart. */
export interface UpdatedOutcome {
  readonly outcome: Outcome;
  /** One entry for each entry of `lineItems`, then of `customLineItems`. */
  readonly lines: readonly LineOutcome<UpdatedLineItem | NewCustomLineItem>[];
  /** One entry for each path of the mask, or without a mask for each field of `cartInfo`; then coupon and discounts. */
  readonly fields: readonly FieldOutcome[];
}

/**
 * Tells whether an update of the cart took effect: its fields, coupon, discounts and lines. The platform ignores an
 * unknown path and a field of the wrong form without an error.
 *
 * If a host changes the spelling of a text, such as a phone number, the field counts as missing.
 * @param before The cart before the update; undefined if there was none.
 */
export const updatedOutcome = (
  request: UpdateCartRequest,
  before: CartAnswer | undefined,
  answer: WholeCartAnswer,
): UpdatedOutcome => {
  const { lineItems = [], customLineItems = [] } = request;
  const lines = [
    ...setLines(lineItems, before, answer),
    ...addedOutcome({ customLineItems }, before, answer).lines.flatMap(({ item, ...rest }) =>
      'price' in item ? [{ item, ...rest }] : [],
    ),
  ];
  const fields = [
    ...pathsOf(request).map((path) =>
      infoField(path, atPath(answer?.cart, path), atPath(request.cartInfo, path)),
    ),
    ...couponFields(request, answer),
    ...discounts(request, answer),
  ];
  return { outcome: wholeOf(lines, fields), lines, fields };
};

/** The outcomes of `lineItems`. A host may set the quantity of a line or add to it; both count as `applied`. */
const setLines = (
  items: readonly UpdatedLineItem[],
  before: CartAnswer | undefined,
  answer: CartAnswer,
): LineOutcome<UpdatedLineItem>[] => {
  const was = quantitiesOf(before);
  const requested = items.map((item): Requested<UpdatedLineItem> => ({
    item,
    asked: item.quantity ?? 1,
    likeness: (line) => likenessToItem(line, item.catalogReference),
  }));
  const lineOf = new Map<Requested<UpdatedLineItem>, LineItem>();
  for (const likeness of likenesses)
    for (const entry of requested) {
      if (lineOf.has(entry)) continue;
      // If a line matches only possibly, it must have changed and must not belong to another entry.
      const mayMatch = (line: LineItem) =>
        likeness > 1 || (line.quantity !== was.get(line.id) && ![...lineOf.values()].includes(line));
      const line = linesOf(answer).find((one) => entry.likeness(one) === likeness && mayMatch(one));
      if (line) lineOf.set(entry, line);
    }
  return requested.map((entry) => {
    const { item, asked } = entry;
    const line = lineOf.get(entry);
    if (!line)
      return { outcome: 'ignored', asked, got: 0, item, line: lineLike(entry.likeness, linesOf(answer)) };
    const old = was.get(line.id);
    const others = requested.filter((other) => lineOf.get(other) === line).map((other) => other.asked);
    const raisedBy = line.quantity - (old ?? 0);
    const isDone =
      line.quantity === others.at(-1) || raisedBy === others.reduce((sum, pieces) => sum + pieces, 0);
    if (isDone) return { outcome: 'applied', asked, got: asked, item, line };
    return { outcome: outcomeOf(asked, old, line.quantity), asked, got: line.quantity, item, line };
  });
};

/** The paths of the mask, or each field of `cartInfo` without one. */
const pathsOf = ({ cartInfo = {}, cartFieldmask = [] }: UpdateCartRequest): readonly string[] => {
  const named = [cartFieldmask]
    .flat()
    .join()
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '');
  return named.length > 0 ? named : Object.keys(cartInfo);
};

const couponFields = ({ couponCode }: UpdateCartRequest, answer: WholeCartAnswer): FieldOutcome[] => {
  if (couponCode === undefined) return [];
  const isOn = entriesOf(answer?.cart?.appliedDiscounts).some(
    ({ coupon }) => String(coupon?.code ?? '').toLowerCase() === couponCode.trim().toLowerCase(),
  );
  return [fieldOutcome('couponCode', 1, isOn ? [] : ['couponCode'])];
};

const discounts = ({ merchantDiscounts }: UpdateCartRequest, answer: WholeCartAnswer): FieldOutcome[] => {
  if (!merchantDiscounts) return [];
  const given = entriesOf(answer?.cart?.appliedDiscounts).flatMap(({ merchantDiscount }) =>
    merchantDiscount ? [Number(merchantDiscount.amount?.amount)] : [],
  );
  const missing = merchantDiscounts.flatMap(({ amount }: NewMerchantDiscount, index) => {
    const at = given.indexOf(Number(amount.amount));
    if (at < 0) return [`merchantDiscounts[${index}]`];
    given.splice(at, 1);
    return [];
  });
  // The discounts of the request replace the previous ones, so previous ones must be gone.
  const left = given.length > 0 ? ['merchantDiscounts'] : [];
  return [fieldOutcome('merchantDiscounts', merchantDiscounts.length + left.length, [...missing, ...left])];
};
