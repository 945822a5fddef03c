import type {
  Cart,
  LineItem,
  NewCustomLineItem,
  NewMerchantDiscount,
  UpdateCartRequest,
  UpdatedLineItem,
} from '../../generated/carts/model/index.ts';
import { addedOutcome } from './added.ts';
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
import { atPath, leavesOf, missingIn } from './trees.ts';

/** The answer of a call that answers the cart. */
export interface WholeCartAnswer extends CartAnswer {
  readonly cart?: Partial<Cart> | undefined;
}

/** What became of one field of an update. */
export interface FieldOutcome {
  /** Its path in the request, such as `cartInfo.buyerNote` or `couponCode`. */
  readonly field: string;
  readonly outcome: Outcome;
  /** Paths whose value in the answer is another one than was asked for. */
  readonly missing: readonly string[];
}

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
    ...infoFields(request, answer),
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
    if (isDone) return { outcome: 'added', asked, got: asked, item, line };
    return { outcome: outcomeOf(asked, old, line.quantity), asked, got: line.quantity, item, line };
  });
};

const fieldOutcome = (field: string, values: number, missing: readonly string[]): FieldOutcome => ({
  field,
  outcome: missing.length === 0 ? 'added' : missing.length < values ? 'partial' : 'ignored',
  missing,
});

const infoFields = ({ cartInfo = {}, cartFieldmask }: UpdateCartRequest, { cart }: WholeCartAnswer) => {
  const named = [cartFieldmask ?? []]
    .flat()
    .join()
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '');
  const paths = named.length > 0 ? named : Object.keys(cartInfo);
  return paths.map((path): FieldOutcome => {
    const [is, wanted] = [atPath(cart, path), atPath(cartInfo, path)];
    // What is named and not sent is to be empty.
    const missing = wanted === undefined ? filledIn(is, path) : missingIn(is, wanted, path);
    const values = wanted === undefined ? leavesOf(is) : leavesOf(wanted);
    return fieldOutcome(
      `cartInfo.${path}`,
      values,
      missing.map((one) => `cartInfo.${one}`),
    );
  });
};

/** The paths under which something still stands. */
const filledIn = (value: unknown, path: string): string[] =>
  leavesOf(value) > 0 && missingIn(undefined, value, path).length > 0 ? [path] : [];

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
