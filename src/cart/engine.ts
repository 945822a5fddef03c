import type { Cart } from '../../generated/carts/types.ts';
import { AuthError } from '../core/errors/index.ts';
import type { Edit } from './edit.ts';
import { createRequests, type ReadCart } from './engine-requests.ts';
import { createState, enqueue, type EngineState, nextStep, settle, startAnew } from './engine-state.ts';
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
 * {@link nextStep} decides after each event which edits to send, and when to read the cart.
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

  const advance = (): void => {
    const step = nextStep(state, isWatched());
    if (step.do === 'send') for (const edit of step.edits) void requests.send(edit);
    else if (step.do === 'read') void requests.readCart();
    else if (step.do === 'settle') settle(state);
    changed(state);
  };
  const requests = createRequests(state, read, advance);

  const settled = (): Promise<void> =>
    new Promise((resolve) => {
      state.waiters = [...state.waiters, resolve];
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
      if (state.reading?.writes !== state.writes) state.isStale = true;
      state.readError = undefined;
      return settled();
    },
    settled,
    /** Adopts a cart from a response outside of the engine, which was requested when `since` edits had been sent. */
    adopt: (cart: Cart | null, since: number = state.writes): void => {
      if (cart === state.confirmed) return;
      if (since !== state.writes || state.pending.some(({ status }) => status === 'sent'))
        state.isStale = true;
      else {
        state.confirmed = cart;
        state.readError = undefined;
      }
      advance();
    },
    /** The number of edits sent so far. */
    writes: (): number => state.writes,
    /** Reads the cart again after a failed read. The first subscriber calls it. */
    retryRead: (): void => {
      if (state.readError) {
        state.readError = undefined;
        state.isStale = true;
      }
      advance();
    },
    /** Marks the cart as stale. The response of a first read in flight is not stale. */
    invalidate: (): void => {
      if (state.confirmed !== undefined && !(state.reading && state.isStale)) state.isStale = true;
      advance();
    },
    /** Discards the cart and the waiting edits of the previous identity. */
    reset: (): void => {
      const error = new AuthError('The identity changed before the edit was sent.', {
        code: 'session-changed',
      });
      for (const { callers } of startAnew(state))
        for (const tell of callers) tell({ outcome: 'failed', error });
      advance();
    },
    dismiss: (slot?: string): void => {
      if (slot === undefined) state.errors.clear();
      else state.errors.delete(slot);
      changed(state);
    },
  };
};
