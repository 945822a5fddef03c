import type { Cart } from '../../generated/carts/types.ts';
import { type Done, type Edit, keysOf } from './edit.ts';
import { isOlder } from './revision.ts';
import type { CartEditResult, CartError, Confirmed } from './types.ts';

type Caller = (result: CartEditResult) => void;

/** An edit without a result: it waits for earlier edits or for the first read of the cart, or its request is in flight. */
export interface PendingEdit {
  edit: Edit;
  /** The caller of this edit, and the callers of the edits that it superseded. */
  readonly callers: Caller[];
  /** Undefined while the edit waits. */
  sent?: {
    /** The cart before the edit, with which the response is compared. */
    before: Confirmed;
    /** The values of `writes` and `identities` when the edit was sent. */
    readonly writes: number;
    readonly identities: number;
    /** Whether another edit was in flight when this edit was sent. */
    readonly isLater: boolean;
  };
}

/** An edit whose request is in flight. */
export type SentEdit = PendingEdit & Required<Pick<PendingEdit, 'sent'>>;

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
  /** The value of `writes` when the read in flight was sent; undefined without a read in flight. */
  reading: number | undefined;
  /** Number of edits sent and of changes of the identity so far: a response to an earlier request is stale. */
  writes: number;
  /** Number of changes of the identity so far. */
  identities: number;
  /** Errors of failed edits, by slot. */
  readonly errors: Map<string, CartError>;
  /** Keys whose confirmed value is uncertain: a response was lost and the follow-up read failed. */
  readonly uncertain: Set<string>;
  /** Callers that wait for the cart to settle. */
  readonly waiters: (() => void)[];
}

export const createState = (confirmed: Confirmed): EngineState => ({
  confirmed,
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
 * Replaces the confirmed cart by a cart that holds the effects of all edits so far. An earlier state of the confirmed cart,
 * such as the response of a replica, is discarded.
 */
export const setConfirmed = (state: EngineState, cart: Confirmed): void => {
  state.readError = undefined;
  if (isOlder(cart, state.confirmed)) return;
  state.confirmed = cart;
  state.uncertain.clear();
};

/** A cart that was merged with a response, with the revision of the response if it is higher. */
const withRevision = (merged: Cart, answer: Cart): Cart => {
  if (!isOlder(merged, answer)) return merged;
  const { revision, updatedDate } = answer;
  return { ...merged, ...(revision !== undefined && { revision }), updatedDate };
};

export const isSent = (one: PendingEdit): one is SentEdit => one.sent !== undefined;

/** The waiting edits that no earlier edit blocks. */
export const sendable = ({ pending, confirmed }: EngineState): readonly PendingEdit[] =>
  pending.filter(
    (one, index) =>
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

const supersedes = (edit: Edit, earlier: Edit): boolean =>
  edit.replaceable && earlier.replaceable && edit.slots.join() === earlier.slots.join();

/** Adds an edit. The last pending edit that shares a key is superseded if it still waits and has the same slots. */
export const enqueue = (state: EngineState, edit: Edit, caller: Caller): void => {
  for (const slot of edit.slots) state.errors.delete(slot);
  state.isSettling = true;
  const last = state.pending.findLast((one) => sharesKey(one.edit, edit, state.confirmed));
  if (last && !isSent(last) && supersedes(edit, last.edit)) {
    last.edit = edit.over?.(last.edit) ?? edit;
    last.callers.push(caller);
  } else state.pending = [...state.pending, { edit, callers: [caller] }];
};

/** Marks an edit as sent. */
export const markSent = (state: EngineState, one: PendingEdit): SentEdit => {
  const { confirmed, identities, pending } = state;
  const isLater = pending.some(isSent);
  const sent = { before: confirmed, writes: ++state.writes, identities, isLater };
  return Object.assign(one, { sent });
};

const end = (state: EngineState, one: PendingEdit, result: CartEditResult): void => {
  state.pending = state.pending.filter((other) => other !== one);
  for (const tell of one.callers) tell(result);
};

/** Ends an edit that took effect. */
export const confirm = (state: EngineState, one: SentEdit, after: Cart | null, done: Done): void => {
  const { edit, sent } = one;
  const isConcurrent = sent.isLater || sent.writes !== state.writes;
  const isSameIdentity = sent.identities === state.identities;
  if (isConcurrent || edit.needsRead) state.isStale = true;
  if (isSameIdentity && isConcurrent && state.confirmed && after) {
    state.confirmed = withRevision(edit.merge(state.confirmed, after, done), after);
    state.readError = undefined;
  } else if (isSameIdentity) setConfirmed(state, after);
  end(state, one, done);
};

/** Ends an edit that failed. Its error does not show if a newer edit of the same slot is pending. */
export const reject = (state: EngineState, one: SentEdit, error: CartError): void => {
  end(state, one, { outcome: 'failed', error });
  if (one.sent.identities !== state.identities) return;
  for (const slot of one.edit.slots)
    if (!state.pending.some(({ edit }) => edit.replaceable && edit.slots.includes(slot)))
      state.errors.set(slot, error);
};

/** Ends the settling, and tells the callers that wait for it. */
export const settle = (state: EngineState): void => {
  state.isSettling = false;
  for (const tell of state.waiters.splice(0)) tell();
};

/** Whether the confirmed value of anything that an edit changes is uncertain. */
export const isUncertain = ({ uncertain, confirmed }: EngineState, edit: Edit): boolean =>
  keysOf(edit, confirmed).some((key) => uncertain.has(key));

/** Discards everything that belongs to the previous identity, and rejects the waiting edits, which are never sent. */
export const startAnew = (state: EngineState, error: CartError): void => {
  state.identities += 1;
  state.writes += 1;
  state.isStale = true;
  state.errors.clear();
  setConfirmed(state, undefined);
  for (const one of state.pending) if (!isSent(one)) end(state, one, { outcome: 'failed', error });
};
