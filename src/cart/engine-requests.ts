import type { Cart } from '../../generated/carts/types.ts';
import { isVitrineError } from '../core/errors/index.ts';
import { keysOf } from './edit.ts';
import {
  confirm,
  type EngineState,
  isUncertain,
  markSent,
  type PendingEdit,
  reject,
  type SentEdit,
  setConfirmed,
} from './engine-state.ts';
import type { CartError } from './types.ts';

/**
 * Reads the cart; null if there is none. `join` is true while no cart is confirmed: the response of a read that is
 * already in flight may then be used. `isFresh` is false after an edit.
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
    const { writes, confirmed } = state;
    const isCurrent = () => writes === state.writes;
    state.reading = writes;
    state.isStale = false;
    try {
      const cart = await readInTurn(confirmed === undefined, !state.isSettling);
      if (isCurrent()) setConfirmed(state, cart);
    } catch (cause) {
      // Anything can be thrown, also undefined, and a failed read must not look like one that is still to be sent.
      const error = (cause ?? new Error('The read of the cart failed without a reason.')) as CartError;
      if (isCurrent()) state.readError = error;
    }
    if (!isCurrent()) state.isStale = true;
    state.reading = undefined;
    advance();
  };

  /**
   * After a lost response, reads the cart and compares it with the cart before the edit. If the edit took effect,
   * confirms the edit and returns true. Returns false if it had no effect, if the identity changed, or if the read
   * failed.
   */
  const findEffect = async (one: SentEdit): Promise<boolean> => {
    const { edit, sent } = one;
    try {
      const after = await readInTurn(false);
      const done = edit.resultOf(sent.before, after);
      if (sent.identities !== state.identities || done.outcome === 'ignored') return false;
      confirm(state, one, after, done);
      return true;
    } catch {
      for (const key of keysOf(edit, state.confirmed)) state.uncertain.add(key);
      return false;
    }
  };

  const send = async (waiting: PendingEdit): Promise<void> => {
    const one = markSent(state, waiting);
    const { edit, sent } = one;
    try {
      if (isUncertain(state, edit)) {
        // The outcome of the edit is determined by comparison with this read. The response of the read does not become
        // the confirmed cart, because it may lack concurrent edits.
        sent.before = await readInTurn(false);
        state.isStale = true;
      }
      const after = await edit.send(sent.before);
      confirm(state, one, after, edit.resultOf(sent.before, after));
    } catch (cause) {
      state.isStale = true;
      if (!isLost(cause) || !(await findEffect(one))) reject(state, one, cause as CartError);
    }
    advance();
  };

  return { readCart, send };
};
