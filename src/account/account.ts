import {
  deleteMemberAddresses,
  deleteMemberPhones,
  getCurrentMember,
  updateMember,
} from '../../generated/members/operations.ts';
import type { Member } from '../../generated/members/types.ts';
import { AuthError, isApiError, isAuthError, isVitrineError } from '../core/errors/index.ts';
import { messageIn } from '../core/errors/unusable.ts';
import { isJsonObject } from '../core/json.ts';
import { createObservable } from '../core/observable.ts';
import { onReturn } from '../core/on-return.ts';
import { createWatch } from '../core/watch.ts';
import { hearIdentity, type IdentityChange, restartFollower } from '../session/identity-change.ts';
import { changedMember, droppedFields, planOf } from './changes.ts';
import type {
  Account,
  AccountChanges,
  AccountClient,
  AccountDraft,
  AccountProblem,
  AccountRefusal,
  AccountState,
  SaveOutcome,
} from './types.ts';

const NO_DRAFT: AccountDraft = {};
const UNKNOWN: AccountState = {
  standing: 'unknown',
  member: undefined,
  reading: false,
  saving: false,
  problem: undefined,
};

type Read = Pick<AccountState, 'standing' | 'member'>;
const VISITOR: Read = { standing: 'visitor', member: undefined };
const NO_MEMBERS_AREA: Read = { standing: 'no-members-area', member: undefined };

const isMemberMissing = (error: unknown): boolean => isApiError(error, 'NOT_FOUND');

/** Whether a session is known to be a member's. A client may have no session. */
const isMember = ({ session }: AccountClient): boolean => session?.getSnapshot().role === 'member';

const isRejected = (error: unknown): boolean =>
  isApiError(error) && (error.status === 401 || error.status === 403);

const reasonOf = (error: unknown): AccountRefusal => {
  // A token service that fails says nothing about the member.
  if (isMemberMissing(error) || (isAuthError(error) && error.code.startsWith('session-')))
    return 'signed-out';
  if (isApiError(error) && error.status === 401) return 'signed-out';
  if (isApiError(error) && error.fieldViolations.length > 0) return 'invalid';
  return isVitrineError(error) && error.retryable === 'unknown' ? 'unknown' : 'other';
};

const problemOf = (error: unknown): AccountProblem => ({
  reason: reasonOf(error),
  fields: isApiError(error) ? error.fieldViolations : [],
  error,
});

/** Reads the account with all of its parts. A visitor is known by the session, without a call. */
const readAccount = async (client: AccountClient): Promise<Read> => {
  await client.session?.getTokens();
  if (client.session && !isMember(client)) return VISITOR;
  try {
    const answer = await getCurrentMember({ fieldsets: ['FULL'] }, { client });
    if (isJsonObject(answer) && answer.member == null) return NO_MEMBERS_AREA;
    return { standing: 'member', member: messageIn(answer, 'member', 'no') };
  } catch (error) {
    // A member whose call is rejected, for example for missing permissions, does not count as a visitor.
    if (isMemberMissing(error) || (isRejected(error) && !isMember(client))) return VISITOR;
    if (isApiError(error, 'APP_NOT_INSTALLED')) return NO_MEMBERS_AREA;
    throw error;
  }
};

/** Sends the calls of a change. Lists are emptied by calls of their own. */
const send = async (client: AccountClient, id: string, changes: AccountChanges): Promise<void> => {
  const { update, emptyPhones, emptyAddresses } = planOf(changes);
  if (update) await updateMember(id, { member: update }, { client });
  if (emptyPhones) await deleteMemberPhones(id, { client });
  if (emptyAddresses) await deleteMemberAddresses(id, { client });
};

/**
 * Makes the own account of the person. It sends nothing by itself until there is a subscriber; then it reads the account.
 *
 * A change shows at once, over the account that was read last. After each save, also a failed one, the
 * account is read again, because a save may consist of several calls, and the platform ignores some values
 * without an error.
 */
export const createAccount = (client: AccountClient): Account => {
  const state = createObservable<AccountState>(UNKNOWN);
  const draft = createObservable<AccountDraft>(NO_DRAFT);
  /** Number of changes of the person. A response to an earlier request belongs to a previous person. */
  let generation = 0;
  let confirmed: Read = UNKNOWN;
  let reads = 0;
  /** Number of the read that `confirmed` is from. A response to an earlier read is older, and is discarded. */
  let confirmedBy = 0;
  /** The changes that are being saved, the oldest first. */
  let unsaved: readonly AccountChanges[] = [];
  let queue: Promise<unknown> = Promise.resolve();

  const show = (change: Partial<AccountState>): void =>
    state.set((before) => ({
      ...before,
      ...change,
      standing: confirmed.standing,
      member: confirmed.member && unsaved.reduce<Member>(changedMember, confirmed.member),
      saving: unsaved.length > 0,
    }));

  const read = async (): Promise<void> => {
    const own = generation;
    reads += 1;
    const number = reads;
    const found = await readAccount(client);
    if (own !== generation || number < confirmedBy) return;
    confirmed = found;
    confirmedBy = number;
  };

  const refresh = async (): Promise<AccountState> => {
    const own = generation;
    show({ reading: true });
    const problem = await read().then(() => undefined, problemOf);
    if (own === generation) show({ reading: false, problem });
    return state.getSnapshot();
  };

  const saveNext = async (changes: AccountChanges, own: number): Promise<SaveOutcome> => {
    const isPresent = (): boolean => own === generation;
    const finish = (problem: AccountProblem | undefined): void => {
      if (!isPresent()) return;
      unsaved = unsaved.filter((each) => each !== changes);
      show({ problem });
    };
    try {
      if (isPresent() && confirmed.standing === 'unknown') await read();
      const { member } = confirmed;
      if (!isPresent() || !member)
        throw new AuthError('There is no member whose account could be saved.', { code: 'session-changed' });
      await send(client, member.id, changes);
      const unread = isPresent() ? await read().then(() => undefined, problemOf) : undefined;
      // The platform has accepted the changes, so they stay, even if the account cannot be read again.
      if (unread && isPresent()) {
        confirmed = { ...confirmed, member: changedMember(confirmed.member ?? member, changes) };
        confirmedBy = reads;
      }
      finish(unread);
      const saved = (isPresent() ? confirmed.member : undefined) ?? changedMember(member, changes);
      return { outcome: 'saved', member: saved, dropped: droppedFields(changes, saved) };
    } catch (error) {
      const problem = problemOf(error);
      // If the account cannot be read either, the state keeps the account of the last read.
      if (isPresent()) await read().catch(() => undefined);
      finish(problem);
      return { outcome: 'refused', ...problem };
    }
  };

  const save = (changes: AccountChanges): Promise<SaveOutcome> => {
    const own = generation;
    // The object is the identity of this save, also if a caller passes the same changes twice.
    const change = { ...changes };
    unsaved = [...unsaved, change];
    show({ problem: undefined });
    const outcome = queue.then(() => saveNext(change, own));
    queue = outcome;
    return outcome;
  };

  const readOnce = (): void => {
    if (confirmed.standing === 'unknown') void refresh();
  };
  const follower = {
    readOnce,
    restart: (change: IdentityChange): void => {
      generation += 1;
      confirmed = UNKNOWN;
      unsaved = [];
      if (change === 'other') draft.set(NO_DRAFT);
      show({ reading: false, problem: undefined });
      if (watch.isOpen()) readOnce();
    },
  };
  // The session references the follower weakly; the subscriptions of the account keep it.
  const watch = createWatch(() => {
    follower.readOnce();
    // Another tab or device may have changed the account. After a save it is read anyway.
    return onReturn(() => {
      if (unsaved.length === 0 && !state.getSnapshot().reading) void refresh();
    });
  });
  hearIdentity(client.session, follower, restartFollower);

  return {
    ...watch.over(state),
    getServerSnapshot: () => UNKNOWN,
    draft: { ...watch.over(draft), getServerSnapshot: () => NO_DRAFT },
    setDraft: (change) => {
      draft.set(change);
    },
    save,
    refresh,
  };
};

const accounts = new WeakMap<object, Account>();

/** The shared account of a client: every call with the same client returns the same object. */
export const accountOf = (client: AccountClient): Account => {
  const account = accounts.get(client) ?? createAccount(client);
  accounts.set(client, account);
  return account;
};
