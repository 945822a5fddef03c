import type { CartInfo, CreateCheckoutRequest } from '../../generated/carts/types.ts';
import { numberOf, wordsOf } from '../core/parts.ts';
import { fieldsV1 } from './cart-v1.ts';
import type { CartCore } from './core.ts';
import { doneOf, lineKey } from './edit.ts';
import { clearEdit, couponEdit, detailsEdit, noteEdit } from './edits.ts';
import { isLost } from './engine-requests.ts';
import { refused } from './line-actions.ts';
import type { CartActions, CartEditResult, CartLineActions, CartSnapshot } from './types.ts';

/** Joins the results of several edits of lines: the first failure, otherwise the outcomes of all lines. */
const together = (results: readonly CartEditResult[]): CartEditResult =>
  results.find(({ outcome }) => outcome === 'failed') ??
  doneOf(results.flatMap((result) => (result.outcome === 'failed' ? [] : result.lines)));

/** Makes the edits of a cart. */
export const createActions = (
  { client, backend, engine, getSnapshot }: CartCore,
  lines: CartLineActions,
): CartActions => {
  const { remove, setQuantity } = lines;
  const fields = backend?.fields ?? fieldsV1;
  const call = { client };
  const update = (info: CartInfo) => fields.update(info, call);
  const { run } = engine;
  const now = async (settled: Promise<void>): Promise<CartSnapshot> => {
    await settled;
    return getSnapshot();
  };

  const checkout = async (request: CreateCheckoutRequest = {}): Promise<string> => {
    await engine.settled();
    const { confirmed } = getSnapshot();
    try {
      const id = await fields.checkout(request, confirmed, call);
      // The second version has put these values into the cart.
      if (backend && (request.email ?? request.shippingAddress)) engine.invalidate();
      return id;
    } catch (cause) {
      const lost = isLost(cause);
      // A passed backend may have updated prices and stock before its rejection: show the buyer what has changed.
      if (lost || backend) await engine.refresh();
      if (!lost) throw cause;
      const made = wordsOf(getSnapshot().confirmed?.checkoutId);
      // The id that the cart had before the call may belong to a checkout without the latest edits.
      if (!made || made === confirmed?.checkoutId) throw cause;
      return made;
    }
  };

  return {
    ...lines,
    removeUnavailable: async () => {
      const short = (getSnapshot().confirmed?.lineItems ?? []).filter(
        ({ availability }) => availability && availability.status !== 'AVAILABLE',
      );
      const left = ({ availability }: (typeof short)[number]): number =>
        availability?.status === 'PARTIALLY_AVAILABLE' ? (numberOf(availability.quantityAvailable) ?? 0) : 0;
      return together(
        await Promise.all([
          remove(...short.filter((line) => left(line) === 0).map(({ id }) => id)),
          ...short.filter((line) => left(line) > 0).map((line) => setQuantity(line.id, left(line))),
        ]),
      );
    },
    applyCoupon: async (given) => {
      const code = given.trim();
      if (code === '') return refused('The coupon code is empty.', 'invalid-coupon-code');
      return run(couponEdit(code, true, () => fields.applyCoupon(code, call)));
    },
    // A later coupon that the platform would refuse needs the removal before it.
    removeCoupon: () =>
      run(couponEdit(undefined, !fields.refusesSecondCoupon, () => fields.removeCoupon(call))),
    setNote: (note) => run(noteEdit(note, update)),
    setDetails: (details) => run(detailsEdit(details, update)),
    clear: () => run(clearEdit(() => fields.clear(call))),
    refresh: () => now(engine.refresh()),
    settled: () => now(engine.settled()),
    checkout,
    dismiss: (lineId) => engine.dismiss(lineId === undefined ? undefined : lineKey(lineId)),
  };
};
