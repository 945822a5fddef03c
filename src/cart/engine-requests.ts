import type { Cart } from '../../generated/carts/types.ts';
import { isVitrineError } from '../core/errors/index.ts';
import { keysOf } from './edit.ts';
import {
  confirm,
  type EngineState,
  isUncertain,
  markSent,
  reject,
  type SentEdit,
  type WaitingEdit,
} from './engine-state.ts';
import type { CartError, Confirmed } from './types.ts';

/**
 * Reads the cart; null if there is none. With `join`, the response of a read that was sent earlier may be used: no edit
 * was sent since. `isFresh` is false after an edit.
 */
export type ReadCart = (join: boolean, isFresh: boolean) => Promise<Cart | null>;

/** Whether a call may have taken effect although it failed. */
export const isLost = (error: unknown): boolean => isVitrineError(error) && error.retryable === 'unknown';

/**
 * Makes the two requests of the engine: the read of the cart, and the request of an edit with its follow-up reads.
 * @param advance Called after each result.
 */
export const createRequests = (state: EngineState, read: ReadCart, advance: () => void) => {
  let lastRead: Promise<unknown> = Promise.resolve();
  /** Sends a read only after the previous read has ended, so that an older response never arrives last. */
  const readInTurn = (join: boolean, isFresh = false): Promise<Cart | null> => {
    const own = lastRead.then(() => read(join, isFresh));
    lastRead = own.catch(() => undefined);
    return own;
  };

  /** Reads the cart. If an edit was sent meanwhile, the response may lack it: discard the response and read again later. */
  const readCart = async (): Promise<void> => {
    const own = { writes: state.writes };
    const join = state.confirmed === undefined;
    state.reading = own;
    state.isStale = false;
    const isCurrent = () => own.writes === state.writes;
    try {
      const cart = await readInTurn(join, !state.isSettling);
      if (isCurrent()) {
        state.confirmed = cart;
        state.readError = undefined;
        state.uncertain.clear();
      }
    } catch (cause) {
      if (isCurrent()) state.readError = cause as CartError;
    }
    if (!isCurrent()) state.isStale = true;
    state.reading = undefined;
    advance();
  };

  /**
   * The cart before an edit. If the confirmed value of one of its keys is uncertain, the cart is read first: without
   * this read the outcome of the edit could not be determined. The response does not become the confirmed cart, because
   * it may lack concurrent edits.
   */
  const cartBefore = async ({ edit, before }: SentEdit): Promise<Confirmed> => {
    if (!isUncertain(state, edit)) return before;
    const cart = await readInTurn(false);
    state.isStale = true;
    return cart;
  };

  /**
   * After a lost response, reads the cart and compares it with the cart before the edit. If the edit took effect,
   * confirms the edit and returns true. Returns false if it had no effect, if the identity changed, or if the read
   * failed.
   */
  const findEffect = async (sent: SentEdit): Promise<boolean> => {
    const { edit } = sent;
    try {
      const after = await readInTurn(false);
      const done = edit.resultOf(sent.before, after);
      if (sent.identity !== state.identities || done.outcome === 'ignored') return false;
      confirm(state, sent, after, done);
      return true;
    } catch {
      for (const key of keysOf(edit, state.confirmed)) state.uncertain.add(key);
      return false;
    }
  };

  const send = async (waiting: WaitingEdit): Promise<void> => {
    const sent = markSent(state, waiting);
    try {
      sent.before = await cartBefore(sent);
      const after = await sent.edit.send(sent.before);
      confirm(state, sent, after, sent.edit.resultOf(sent.before, after));
    } catch (cause) {
      state.isStale = true;
      if (!isLost(cause) || !(await findEffect(sent))) reject(state, sent, cause as CartError);
    }
    advance();
  };

  return { readCart, send };
};
