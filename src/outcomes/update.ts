import type {
  LineItem,
  NewCustomLineItem,
  NewMerchantDiscount,
  UpdateCartRequest,
  UpdatedLineItem,
} from '../../generated/carts/types.ts';
import { addedOutcome } from './added.ts';
import { fieldOutcome, type FieldOutcome, infoFields, type WholeCartAnswer } from './fields.ts';
import { likenessToItem } from './likeness.ts';
import {
  type CartAnswer,
  lineLike,
  likenesses,
  type LineOutcome,
  linesOf,
  quantitiesOf,
  type Wish,
} from './lines.ts';
import { type Outcome, wholeOf } from './outcome.ts';
import { outcomeOf } from './quantities.ts';

/** What became of an update of the cart. */
export interface UpdatedOutcome {
  readonly outcome: Outcome;
  /** One for each entry of `lineItems`, then of `customLineItems`. */
  readonly lines: readonly LineOutcome<UpdatedLineItem | NewCustomLineItem>[];
  /** One for each path of the mask, or each field of `cartInfo` without one; then coupon and discounts. */
  readonly fields: readonly FieldOutcome[];
}

/**
 * Whether an update of the cart did what it was asked for: its fields, the coupon, the discounts, the lines. A path that
 * the platform does not know, or a field of its own form, leaves the cart as it was without an error.
 *
 * A host may put another spelling in place of a text, such as that of a phone number; such a field is told as missing.
 * @param before The cart as it was; undefined when there was none.
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
    ...infoFields(pathsOf(request), request.cartInfo ?? {}, answer.cart),
    ...couponFields(request, answer),
    ...discounts(request, answer),
  ];
  return { outcome: wholeOf(lines, fields), lines, fields };
};

/** Each item sets the quantity of its line, or raises it: both readings are taken for a success. */
const setLines = (
  items: readonly UpdatedLineItem[],
  before: CartAnswer | undefined,
  answer: CartAnswer,
): LineOutcome<UpdatedLineItem>[] => {
  const was = quantitiesOf(before);
  const wishes = items.map((item): Wish<UpdatedLineItem> => ({
    item,
    asked: item.quantity ?? 1,
    likeness: (line) => likenessToItem(line, item.catalogReference),
  }));
  const taken = new Map<Wish<UpdatedLineItem>, LineItem>();
  for (const likeness of likenesses)
    for (const wish of wishes) {
      if (taken.has(wish)) continue;
      const isOpen = (line: LineItem) =>
        // What cannot be told apart must at least have changed, and be nobody else's.
        likeness > 1 || (line.quantity !== was.get(line.id) && ![...taken.values()].includes(line));
      const line = linesOf(answer).find((one) => wish.likeness(one) === likeness && isOpen(one));
      if (line) taken.set(wish, line);
    }
  return wishes.map((wish) => {
    const { item, asked } = wish;
    const line = taken.get(wish);
    if (!line) return { outcome: 'ignored', asked, got: 0, item, line: lineLike(wish, linesOf(answer)) };
    const old = was.get(line.id);
    const others = wishes.filter((other) => taken.get(other) === line).map((other) => other.asked);
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

const couponFields = ({ couponCode }: UpdateCartRequest, { cart }: WholeCartAnswer): FieldOutcome[] => {
  if (couponCode === undefined) return [];
  const isOn = (cart?.appliedDiscounts ?? []).some(
    ({ coupon }) => coupon?.code.toLowerCase() === couponCode.trim().toLowerCase(),
  );
  return [fieldOutcome('couponCode', 1, isOn ? [] : ['couponCode'])];
};

const discounts = ({ merchantDiscounts }: UpdateCartRequest, { cart }: WholeCartAnswer): FieldOutcome[] => {
  if (!merchantDiscounts) return [];
  const given = (cart?.appliedDiscounts ?? []).flatMap(({ merchantDiscount }) =>
    merchantDiscount ? [Number(merchantDiscount.amount.amount)] : [],
  );
  const missing = merchantDiscounts.flatMap(({ amount }: NewMerchantDiscount, index) => {
    const at = given.indexOf(Number(amount.amount));
    if (at < 0) return [`merchantDiscounts[${index}]`];
    given.splice(at, 1);
    return [];
  });
  // Those that were there before were to go.
  const left = given.length > 0 ? ['merchantDiscounts'] : [];
  return [fieldOutcome('merchantDiscounts', merchantDiscounts.length + left.length, [...missing, ...left])];
};
