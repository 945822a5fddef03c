import type { Cart } from '../../generated/carts/types.ts';
import { AuthError } from '../core/errors/index.ts';
import type { Edit } from './edit.ts';
import { createRequests, type ReadCart } from './engine-requests.ts';
import {
  createState,
  enqueue,
  type EngineState,
  isSent,
  sendable,
  setConfirmed,
  settle,
  startAnew,
} from './engine-state.ts';
import { isOlder } from './revision.ts';
import type { CartEditResult, Confirmed } from './types.ts';

export interface EngineOptions {
  readonly initial: Confirmed;
  readonly read: ReadCart;
  /** Whether the cart has a subscriber. Without one it is not read. */
  readonly isWatched: () => boolean;
  readonly changed: (state: EngineState) => void;
}

/**
 * Makes the engine that sends edits and keeps the confirmed cart. An edit takes one of these ways:
 *
 *     run ──▶ waiting ──▶ sent ──▶ response ─────────────────────────▶ confirmed
 *               │           ├────▶ error ────────────────────────────▶ failed
 *               │           └────▶ response lost ──▶ read the cart ──▶ confirmed, or failed without an effect
 *               └──▶ superseded by a newer edit, whose result its caller gets
 *
 * - Concurrent edits. The response of one edit may show the cart before the other. Therefore only the part that the edit
 *   changes is taken from it, and the cart is read after the last of them.
 * - A read and an edit. A read that was sent before an edit may be answered without its effect. Therefore its response is
 *   discarded if an edit was sent meanwhile, and the cart is read again.
 * - A lost response. The edit may have taken effect, and sending it again could apply it twice. Therefore the cart is
 *   read and compared. If that read fails too, the keys of the edit are uncertain: the next edit of such a key reads the
 *   cart first, because the effect of the lost edit would otherwise count as its own.
 * - A change of the identity. Responses to requests of the previous identity go to their callers only. Edits that still
 *   wait fail with an AuthError.
 */
export const createEngine = ({ initial, read, isWatched, changed }: EngineOptions) => {
  const state = createState(initial);

  /**
   * Takes the next step after each event.
   *
   * | cart                 | edits                | further condition                  | step               |
   * | -------------------- | -------------------- | ---------------------------------- | ------------------ |
   * | read, or read failed | some can be sent     |                                    | send them          |
   * | read, not stale      | none                 | no read in flight                  | end the settling   |
   * | stale, or never read | none in flight       | no read in flight, and it is needed | read the cart     |
   *
   * A read is needed while there is a subscriber, while edits settle, and while a caller waits for the cart to settle.
   */
  const advance = (): void => {
    const isKnown = state.confirmed !== undefined || state.readError !== undefined;
    const edits = isKnown ? sendable(state) : [];
    for (const edit of edits) void requests.send(edit);
    if (edits.length === 0 && state.reading === undefined && !state.pending.some(isSent)) {
      if (isKnown && !state.isStale) settle(state);
      else if (isWatched() || state.isSettling || state.waiters.length > 0) void requests.readCart();
    }
    changed(state);
  };
  const requests = createRequests(state, read, advance);

  const settled = (): Promise<void> =>
    new Promise((resolve) => {
      state.waiters.push(resolve);
      advance();
    });

  return {
    state: state as Readonly<EngineState>,
    run: (edit: Edit): Promise<CartEditResult> =>
      new Promise((resolve) => {
        enqueue(state, edit, resolve);
        advance();
      }),
    /** Reads the cart as soon as no edit is pending, unless a read that was sent after the last change is in flight. */
    refresh: (): Promise<void> => {
      if (state.reading !== state.writes) state.isStale = true;
      state.readError = undefined;
      return settled();
    },
    settled,
    /**
     * Adopts a cart from a response outside of the engine, which was requested when `since` edits had been sent. An earlier
     * state of the confirmed cart is discarded.
     */
    adopt: (cart: Cart | null, since: number = state.writes): void => {
      if (cart === state.confirmed || isOlder(cart, state.confirmed)) return;
      if (since !== state.writes || state.pending.some(isSent)) state.isStale = true;
      else setConfirmed(state, cart);
      advance();
    },
    /** A count of the edits sent and of the changes of the identity. */
    writes: (): number => state.writes,
    /** Reads the cart again after a failed read. The first subscriber calls it. */
    retryRead: (): void => {
      if (state.readError) state.isStale = true;
      state.readError = undefined;
      advance();
    },
    /** Reads the cart again because it may have changed elsewhere, also after a failed read. */
    readAgain: (): void => {
      if (state.reading === undefined) state.isStale = true;
      state.readError = undefined;
      advance();
    },
    /** Marks the cart as stale. The response of a first read in flight is not stale. */
    invalidate: (): void => {
      if (state.confirmed !== undefined && (state.reading === undefined || !state.isStale))
        state.isStale = true;
      advance();
    },
    /** Discards the cart and the waiting edits of the previous identity. */
    reset: (): void => {
      const message = 'The identity changed before the edit was sent.';
      startAnew(state, new AuthError(message, { code: 'session-changed' }));
      advance();
    },
    dismiss: (slot?: string): void => {
      if (slot === undefined) state.errors.clear();
      else state.errors.delete(slot);
      changed(state);
    },
  };
};
