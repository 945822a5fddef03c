import type { Cart } from '../../generated/carts/types.ts';
import { type Done, type Edit, keysOf } from './edit.ts';
import type { CartEditResult, CartError, Confirmed } from './types.ts';

type Caller = (result: CartEditResult) => void;

/** An edit that waits for earlier edits, or for the first read of the cart. */
export interface WaitingEdit {
  readonly status: 'waiting';
  readonly edit: Edit;
  /** The caller of this edit, and the callers of the edits that it superseded. */
  readonly callers: readonly Caller[];
}

/** An edit whose request is in flight. */
export interface SentEdit {
  readonly status: 'sent';
  readonly edit: Edit;
  readonly callers: readonly Caller[];
  /** The cart before the edit, with which the response is compared. */
  before: Confirmed;
  /** The value of `identities` when the edit was sent. */
  readonly identity: number;
  /** Whether another edit was in flight at the same time. */
  isConcurrent: boolean;
}

type PendingEdit = WaitingEdit | SentEdit;

/** The state of the engine. Only the functions of this file and the engine change it. */
export interface EngineState {
  confirmed: Confirmed;
  /** Why the last read failed. */
  readError: CartError | undefined;
  /** Edits without a result, in the order of their calls. */
  pending: readonly PendingEdit[];
  /** True from an edit until the cart is settled after it. */
  isSettling: boolean;
  /** Whether the cart must be read as soon as no edit is pending. */
  isStale: boolean;
  /** The read in flight, with the value of `writes` when it was sent. */
  reading: { readonly writes: number } | undefined;
  /** Number of edits sent and of changes of the identity so far: a response to an earlier request is stale. */
  writes: number;
  /** Number of changes of the identity so far. */
  identities: number;
  /** Errors of failed edits, by slot. */
  readonly errors: Map<string, CartError>;
  /** Keys whose confirmed value is uncertain: a response was lost and the follow-up read failed. */
  readonly uncertain: Set<string>;
  /** Callers that wait for the cart to settle. */
  waiters: readonly (() => void)[];
}

export const createState = (initial: Confirmed): EngineState => ({
  confirmed: initial,
  readError: undefined,
  pending: [],
  isSettling: false,
  isStale: false,
  reading: undefined,
  writes: 0,
  identities: 0,
  errors: new Map(),
  uncertain: new Set(),
  waiters: [],
});

/**
 * The next step of the engine.
 *
 * | cart                  | pending edits           | further condition                | step     |
 * | --------------------- | ----------------------- | -------------------------------- | -------- |
 * | read, or read failed  | one waits for no other  |                                  | `send`   |
 * | read, or read failed  | none                    | stale, no read in flight, needed | `read`   |
 * | never read            | none in flight          | no read in flight, needed        | `read`   |
 * | any                   | none                    | not stale, no read in flight     | `settle` |
 * | otherwise             |                         |                                  | `wait`   |
 *
 * A read is needed while there is a subscriber, while edits settle, and while a caller waits for the cart to settle.
 */
export type Step =
  | { readonly do: 'send'; readonly edits: readonly WaitingEdit[] }
  | { readonly do: 'read' | 'settle' | 'wait' };

export const nextStep = (state: EngineState, isWatched: boolean): Step => {
  const { pending, isSettling, isStale, waiters } = state;
  const isKnown = state.confirmed !== undefined || state.readError !== undefined;
  const edits = isKnown ? sendable(state) : [];
  if (edits.length > 0) return { do: 'send', edits };
  if (state.reading) return { do: 'wait' };
  const canRead = isKnown ? isStale && pending.length === 0 : !pending.some(isSent);
  const isNeeded = isWatched || isSettling || waiters.length > 0;
  if (canRead && isNeeded) return { do: 'read' };
  return { do: pending.length === 0 && !isStale ? 'settle' : 'wait' };
};

const isSent = (one: PendingEdit): one is SentEdit => one.status === 'sent';

const sendable = ({ pending, confirmed }: EngineState): readonly WaitingEdit[] =>
  pending.filter(
    (one, index): one is WaitingEdit =>
      !isSent(one) && !pending.slice(0, index).some(({ edit }) => blocks(edit, one.edit, confirmed)),
  );

const blocks = (earlier: Edit, later: Edit, confirmed: Confirmed): boolean =>
  confirmed == null || // The first add creates the cart that the later edits need.
  later.needsAll === true ||
  earlier.holdsAll === true ||
  sharesKey(earlier, later, confirmed);

const sharesKey = (one: Edit, other: Edit, confirmed: Confirmed): boolean => {
  const keys = keysOf(one, confirmed);
  return keysOf(other, confirmed).some((key) => keys.includes(key));
};

/**
 * Adds an edit. The last pending edit that shares a key is superseded if it still waits and has the same slots.
 */
export const enqueue = (state: EngineState, edit: Edit, caller: Caller): void => {
  for (const slot of edit.slots) state.errors.delete(slot);
  state.isSettling = true;
  const last = state.pending.findLast((one) => sharesKey(one.edit, edit, state.confirmed));
  const superseded =
    last?.status === 'waiting' &&
    last.edit.replaceable &&
    edit.replaceable &&
    last.edit.slots.join() === edit.slots.join()
      ? last
      : undefined;
  const waiting: WaitingEdit = {
    status: 'waiting',
    edit: (superseded && edit.over?.(superseded.edit)) ?? edit,
    callers: [...(superseded?.callers ?? []), caller],
  };
  if (superseded) replace(state, superseded, waiting);
  else state.pending = [...state.pending, waiting];
};

const replace = (state: EngineState, old: PendingEdit, ...by: readonly PendingEdit[]): void => {
  state.pending = state.pending.flatMap((one) => (one === old ? by : one));
};

/** Marks an edit as sent, and every edit in flight as concurrent to it. */
export const markSent = (state: EngineState, waiting: WaitingEdit): SentEdit => {
  const others = state.pending.filter(isSent);
  for (const other of others) other.isConcurrent = true;
  const sent: SentEdit = {
    ...waiting,
    status: 'sent',
    before: state.confirmed,
    identity: state.identities,
    isConcurrent: others.length > 0,
  };
  replace(state, waiting, sent);
  state.writes += 1;
  return sent;
};

/** Ends an edit that took effect. */
export const confirm = (state: EngineState, sent: SentEdit, after: Cart | null, done: Done): void => {
  const { edit, identity, isConcurrent, callers } = sent;
  replace(state, sent);
  if (isConcurrent || edit.needsRead || identity !== state.identities) state.isStale = true;
  if (identity === state.identities) {
    state.readError = undefined;
    if (isConcurrent && state.confirmed && after) state.confirmed = edit.merge(state.confirmed, after, done);
    else {
      state.confirmed = after;
      state.uncertain.clear();
    }
  }
  for (const tell of callers) tell(done);
};

/** Ends an edit that failed. Its error does not show if a newer edit of the same slot is pending. */
export const reject = (state: EngineState, sent: SentEdit, error: CartError): void => {
  replace(state, sent);
  if (sent.identity === state.identities)
    for (const slot of sent.edit.slots)
      if (!state.pending.some(({ edit }) => edit.replaceable && edit.slots.includes(slot)))
        state.errors.set(slot, error);
  for (const tell of sent.callers) tell({ outcome: 'failed', error });
};

/** Ends the settling, and tells the callers that wait for it. */
export const settle = (state: EngineState): void => {
  const { waiters } = state;
  state.isSettling = false;
  state.waiters = [];
  for (const tell of waiters) tell();
};

/** Whether the confirmed value of anything that an edit changes is uncertain. */
export const isUncertain = ({ uncertain, confirmed }: EngineState, edit: Edit): boolean =>
  keysOf(edit, confirmed).some((key) => uncertain.has(key));

/** Discards everything that belongs to the previous identity. Returns the waiting edits, which are never sent. */
export const startAnew = (state: EngineState): readonly WaitingEdit[] => {
  const waiting = state.pending.filter((one) => one.status === 'waiting');
  state.pending = state.pending.filter(isSent);
  state.identities += 1;
  state.writes += 1;
  state.confirmed = undefined;
  state.readError = undefined;
  state.errors.clear();
  state.uncertain.clear();
  state.isStale = true;
  return waiting;
};
