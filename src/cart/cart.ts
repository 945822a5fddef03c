import { createCheckoutFromCurrentCart, getCurrentCart } from '../../generated/carts/operations.ts';
import type { CreateCheckoutRequest } from '../../generated/carts/model/index.ts';
import { isVitrineError, ValidationError } from '../errors/index.ts';
import { hearFor } from '../observable/hear-for.ts';
import { createObservable } from '../observable/observable.ts';
import { wholeOf } from '../outcomes/outcome.ts';
import { lineKey } from './edit.ts';
import { createEdits } from './edits.ts';
import { createEngine } from './engine.ts';
import { cartIn, unlessNone } from './no-cart.ts';
import { createTotals } from './totals.ts';
import type { CartClient, CartEditResult, CartOptions, CartSnapshot, CartState } from './types.ts';
import { viewOf } from './view.ts';

/** Most pieces of a line (carts description, Quantity). */
const MOST = 100_000;

const nothingToDo: CartEditResult = { outcome: 'added', lines: [], fields: [] };

const forget = (
  engine: { readonly reset: () => void },
  { type, reason }: { readonly type: string; readonly reason: string | undefined },
): void => {
  // A session that only begins, or goes on, keeps its cart.
  if (/^signed|replaced/.test(type) && reason !== 'stored') engine.reset();
};

const refused = (message: string, code: string): CartEditResult => ({
  outcome: 'failed',
  error: new ValidationError(message, { code }),
});

/** Several results as one: a failure wins. */
const together = (results: readonly CartEditResult[]): CartEditResult => {
  const done = results.flatMap((result) => (result.outcome === 'failed' ? [] : [result]));
  const failed = results.find((result) => result.outcome === 'failed');
  return (
    failed ?? {
      outcome: wholeOf(done),
      lines: done.flatMap(({ lines }) => lines),
      fields: done.flatMap(({ fields }) => fields),
    }
  );
};

/**
 * The current cart of a client, for any framework. It is read when somebody subscribes, not before; make one for each
 * client. What was asked for shows at once, what it costs is only ever what the platform said (specification 7).
 *
 * - A cart that does not exist is an empty one (R50).
 * - Edits are never blocked. Those of one line take turns, and only the newest wish is sent; edits of other things are
 *   under way beside it. When they overlapped, one read after the last of them settles everything.
 * - A failure brings the confirmed value back, with the error beside it. When an answer was lost, the cart is read, and
 *   nothing is sent twice.
 * - Another identity has another cart: everything starts anew.
 */
export const createCart = (client: CartClient, options: CartOptions = {}): CartState => {
  const readCart = options.read ?? (() => getCurrentCart({ client }));
  const first = {
    confirmed: options.initial,
    edits: [],
    errors: new Map(),
    settling: false,
    readError: undefined,
  };
  const snapshot = createObservable<CartSnapshot>(viewOf(first));
  let watchers = 0;
  let added = 0;
  let told = options.initial;
  const engine = createEngine({
    initial: options.initial,
    read: (join) => unlessNone(cartIn(readCart(join), 'no')),
    isWatched: () => watchers > 0,
    changed: (state) => {
      snapshot.set((before) => viewOf(state, before));
      if (state.confirmed === told || state.confirmed === undefined) return;
      told = state.confirmed;
      try {
        options.onConfirmed?.(told);
      } catch {
        // No edit fails because somebody who hears of it is broken.
      }
    },
  });
  if (options.stale) engine.doubt();
  hearFor(client.session, engine, forget);
  const edits = createEdits(client);
  const { run } = engine;
  const now = async (settled: Promise<void>): Promise<CartSnapshot> => {
    await settled;
    return snapshot.getSnapshot();
  };

  const subscribe: CartState['subscribe'] = (listener) => {
    const stop = snapshot.subscribe(listener);
    if (watchers++ === 0) engine.wake();
    let isIn = true;
    return () => {
      stop();
      if (isIn) watchers -= 1;
      isIn = false;
    };
  };

  const remove: CartState['remove'] = async (...ids) =>
    ids.length === 0 ? nothingToDo : run(edits.removal(ids, snapshot.getSnapshot().confirmed));

  const setQuantity: CartState['setQuantity'] = async (lineId, quantity) => {
    if (quantity === 0) return remove(lineId);
    if (!Number.isInteger(quantity) || quantity < 0 || quantity > MOST)
      return refused(`A quantity is a whole number from 0 to ${MOST}, not ${quantity}.`, 'invalid-quantity');
    return run(edits.quantity(lineId, quantity));
  };

  const checkout = async (request: CreateCheckoutRequest = {}): Promise<string> => {
    await engine.settled();
    const before = snapshot.getSnapshot().confirmed?.checkoutId;
    try {
      return (await createCheckoutFromCurrentCart(request, { client })).checkoutId;
    } catch (cause) {
      if (!isVitrineError(cause) || cause.retryable !== 'unknown') throw cause;
      await engine.refresh();
      const made = snapshot.getSnapshot().confirmed?.checkoutId;
      // One that was there before may not have been brought up to date.
      if (made === undefined || made === before) throw cause;
      return made;
    }
  };

  const source = { client, cart: { getSnapshot: snapshot.getSnapshot, subscribe } };
  return {
    ...source.cart,
    totals: createTotals({ ...source, outdated: engine.refresh }),
    adopt: engine.adopt,
    mark: engine.writes,
    invalidate: engine.doubt,
    add: async (items, { shown } = {}) => {
      const list = [items].flat();
      if (list.length === 0) return nothingToDo;
      return run(edits.add(list, shown, `add-${++added}`));
    },
    setQuantity,
    remove,
    removeUnavailable: async () => {
      const short = (snapshot.getSnapshot().confirmed?.lineItems ?? []).filter(
        ({ availability }) => availability.status !== 'AVAILABLE',
      );
      const left = ({ availability }: (typeof short)[number]): number =>
        availability.status === 'PARTIALLY_AVAILABLE' ? (availability.quantityAvailable ?? 0) : 0;
      return together(
        await Promise.all([
          remove(...short.filter((line) => left(line) === 0).map(({ id }) => id)),
          ...short.filter((line) => left(line) > 0).map((line) => setQuantity(line.id, left(line))),
        ]),
      );
    },
    applyCoupon: async (code) =>
      code.trim() === ''
        ? refused('A coupon has a code.', 'invalid-coupon-code')
        : run(edits.applyCoupon(code.trim())),
    removeCoupon: () => run(edits.removeCoupon()),
    setNote: (note) => run(edits.note(note)),
    setDetails: (details) => run(edits.details(details)),
    clear: () => run(edits.clear()),
    refresh: () => now(engine.refresh()),
    settled: () => now(engine.settled()),
    checkout,
    dismiss: (lineId) => engine.dismiss(lineId === undefined ? undefined : lineKey(lineId)),
  };
};
