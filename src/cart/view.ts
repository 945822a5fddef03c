import { wordsOf } from '../core/parts.ts';
import { emptyProjection, type FieldValues, type Projection } from './projection.ts';
import { lineKey } from './edit.ts';
import { priceIn } from './money.ts';
import type { EngineState } from './engine-state.ts';
import { couponOf, detailsOf } from './merge.ts';
import type { CartError, CartField, CartItem, CartLine, CartSnapshot, Confirmed } from './types.ts';

/**
 * Creates the snapshot: the confirmed cart with the values of the pending edits. All amounts come from the platform.
 * Every part that did not change stays the same object, so that it need not render again; without a change, so does the
 * snapshot.
 */
export const viewOf = (state: Readonly<EngineState>, before?: CartSnapshot): CartSnapshot => {
  const { confirmed, pending, errors, isSettling, readError } = state;
  const projection = emptyProjection();
  for (const { edit } of pending) edit.project(projection, confirmed);
  const lines = linesOf(confirmed, projection, errors, before?.lines);
  const adding = kept(before?.adding, projection.adding);
  const { fields } = projection;
  const values: FieldValues = {
    coupon: couponOf(confirmed),
    note: wordsOf(confirmed?.buyerNote),
    details: detailsOf(confirmed),
    ...fields,
  };
  /** A field with its requested value, if an edit of it is pending, otherwise with its confirmed value. */
  const field = <Name extends keyof FieldValues>(name: Name): CartField<FieldValues[Name]> => {
    const old = before?.[name] as CartField<FieldValues[Name]> | undefined;
    const value = values[name];
    return kept(old, {
      value: old && JSON.stringify(old.value) === JSON.stringify(value) ? old.value : value,
      pending: name in fields,
      error: errors.get(name),
    });
  };
  return kept(before, {
    status: confirmed !== undefined ? 'ready' : readError ? 'failed' : 'loading',
    confirmed: confirmed ?? undefined,
    lines,
    adding,
    count: [...lines, ...adding].reduce((sum, { quantity }) => sum + quantity, 0),
    empty: confirmed !== undefined && lines.length + adding.length === 0,
    coupon: field('coupon'),
    note: field('note'),
    details: field('details'),
    addError: errors.get('add'),
    pending: isSettling,
    error: readError,
  });
};

/** The previous object or list if all its members are the same, otherwise the new one. */
const kept = <Value extends object>(before: Value | undefined, after: Value): Value => {
  const names = Object.keys(after) as (keyof Value)[];
  const isSame =
    before &&
    Object.keys(before).length === names.length &&
    names.every((name) => before[name] === after[name]);
  return isSame ? before : after;
};

/** The price of a line; the previous object if it stayed the same. */
const priceKept = (old: CartLine | undefined, { lineItemPrice }: CartItem): CartLine['amount']['price'] => {
  const price = priceIn(lineItemPrice);
  return price && kept(old?.amount.price, price);
};

const linesOf = (
  confirmed: Confirmed,
  { quantities, removed, touched }: Projection,
  errors: ReadonlyMap<string, CartError>,
  before: readonly CartLine[] = [],
): readonly CartLine[] => {
  const items: readonly CartItem[] = confirmed?.lineItems ?? [];
  const lines = items
    .filter(({ id }) => !removed.has(id))
    .map((item): CartLine => {
      const { id } = item;
      const old = before.find((line) => line.id === id);
      const requested = quantities.get(id);
      const quantity = requested ?? item.quantity;
      const pending = touched.has(id);
      return kept(old, {
        id,
        quantity,
        wanted: requested ?? item.requestedQuantity ?? quantity,
        item,
        amount: kept(old?.amount, { price: priceKept(old, item), pending }),
        pending,
        error: errors.get(lineKey(id)),
      });
    });
  return kept(before, lines);
};
