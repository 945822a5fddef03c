import type { LineItem } from '../../generated/carts/types.ts';
import { emptyProjection, type Projection } from './projection.ts';
import { lineKey } from './edit.ts';
import type { EngineState } from './engine-state.ts';
import { couponOf, detailsOf } from './merge.ts';
import type { CartError, CartField, CartItem, CartLine, CartSnapshot, Confirmed } from './types.ts';

/**
 * Creates the snapshot: the confirmed cart with the values of the pending edits. All amounts come from the platform.
 */
export const viewOf = (state: Readonly<EngineState>, before?: CartSnapshot): CartSnapshot => {
  const { confirmed, pending, errors, isSettling, readError } = state;
  const projection = emptyProjection();
  for (const { edit } of pending) edit.project(projection, confirmed);
  const lines = linesOf(confirmed, projection, errors, before?.lines);
  const field = <Value>(
    slot: string,
    wanted: { readonly value: Value } | undefined,
    value: Value,
  ): CartField<Value> => ({
    value: wanted ? wanted.value : value,
    pending: wanted !== undefined,
    error: errors.get(slot),
  });
  const pieces = [...lines, ...projection.adding].reduce((sum, { quantity }) => sum + quantity, 0);
  return kept(before, {
    status: confirmed !== undefined ? 'ready' : readError ? 'failed' : 'loading',
    confirmed: confirmed ?? undefined,
    lines,
    adding: projection.adding,
    count: pieces,
    empty: confirmed !== undefined && lines.length + projection.adding.length === 0,
    coupon: field('coupon', projection.coupon, couponOf(confirmed)),
    note: field('note', projection.note, confirmed?.buyerNote ?? ''),
    details: field('details', projection.details, detailsOf(confirmed)),
    addError: errors.get('add'),
    pending: isSettling,
    error: readError,
  });
};

/** Keeps the previous object for every part that did not change; if no part changed, keeps the previous snapshot. */
const kept = (before: CartSnapshot | undefined, after: CartSnapshot): CartSnapshot => {
  if (!before) return after;
  const same: CartSnapshot = {
    ...after,
    lines: sameList(before.lines, after.lines),
    adding: sameList(before.adding, after.adding),
    coupon: sameField(before.coupon, after.coupon),
    note: sameField(before.note, after.note),
    details: sameField(before.details, after.details),
  };
  const isSame = (Object.keys(same) as (keyof CartSnapshot)[]).every((key) => same[key] === before[key]);
  return isSame ? before : same;
};

const sameList = <Item>(before: readonly Item[], after: readonly Item[]): readonly Item[] =>
  before.length === after.length && before.every((item, place) => item === after[place]) ? before : after;

const sameField = <Value>(before: CartField<Value>, after: CartField<Value>): CartField<Value> =>
  before.pending === after.pending &&
  before.error === after.error &&
  JSON.stringify(before.value) === JSON.stringify(after.value)
    ? before
    : after;

/** The lines of the snapshot. A line that did not change stays the same object, so that it need not render again. */
const linesOf = (
  confirmed: Confirmed,
  { quantities, removed, touched }: Projection,
  errors: ReadonlyMap<string, CartError>,
  before: readonly CartLine[] = [],
): readonly CartLine[] => {
  const known = new Map(before.map((line) => [line.id, line]));
  const items: readonly CartItem[] = confirmed?.lineItems ?? [];
  return items
    .filter(({ id }) => !removed.has(id))
    .map((item): CartLine => {
      const { id } = item;
      const requested = quantities.get(id);
      const quantity = requested ?? item.quantity;
      const wanted = requested ?? item.requestedQuantity ?? quantity;
      const [pending, error] = [touched.has(id), errors.get(lineKey(id))];
      const old = known.get(id);
      const isSame =
        old?.item === item && old.quantity === quantity && old.pending === pending && old.error === error;
      return isSame
        ? old
        : { id, quantity, wanted, item, amount: { price: priceOf(item), pending }, pending, error };
    });
};

const priceOf = (item: LineItem) => item.lineItemPrice;
