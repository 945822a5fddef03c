import { createRsvp } from '../../../generated/rsvp/operations.ts';
import type { Rsvp } from '../../../generated/rsvp/types.ts';
import { ValidationError } from '../../core/errors/call-errors.ts';
import { messageIn, withId } from '../../core/errors/unusable.ts';
import { isWhole, notWhole } from '../../core/quantity.ts';
import { createObservable } from '../../core/observable.ts';
import { onReturn } from '../../core/on-return.ts';
import { createWatch } from '../../core/watch.ts';
import { hearIdentity, type IdentityFollower, restartFollower } from '../../session/identity-change.ts';
import { problemOf } from './problem.ts';
import { discard, FIELDS, NO_DRAFT, type ReplyPage, stateOf, UNKNOWN } from './reply-page.ts';
import { createQueue, type Doing, type Enqueue, refresh, run } from './reply-requests.ts';
import type {
  RsvpAnswer,
  RsvpAnswerChanges,
  RsvpClient,
  RsvpManager,
  RsvpOptions,
  RsvpOutcome,
  RsvpProblem,
  RsvpReply,
  RsvpState,
} from './types.ts';

const OWNER_ONLY: RsvpProblem = { reason: 'owner-only', seats: undefined, fields: [], error: undefined };
const noReply = (): RsvpProblem =>
  problemOf(
    new ValidationError('There is no reply to change: read or send one first.', { code: 'no-reply' }),
  );

/** Sends a reply of a page. */
const answer = (page: ReplyPage, given: RsvpAnswer): Promise<RsvpOutcome> => {
  const { client, eventId, state } = page;
  return run(
    page,
    'answering',
    async () => {
      const made = await createRsvp({ rsvp: { ...withGuests(given), eventId }, fields: FIELDS }, { client });
      return stateOf(messageIn(made, 'rsvp', 'unknown'), made.calendarLinks ?? undefined);
    },
    (read) => read !== null && read.id !== state.getSnapshot().rsvp?.id,
  );
};

/** A new reply. The platform refuses companions that are none, so a count of 0 is left out. */
const withGuests = ({ additionalGuestDetails, ...answer }: RsvpAnswer): RsvpAnswer =>
  additionalGuestDetails && additionalGuestDetails.guestCount !== 0
    ? { ...answer, additionalGuestDetails }
    : answer;

/** Refuses a number of companions that is not a whole number; undefined for every other reply. */
const refusedGuests = (
  { state }: ReplyPage,
  { additionalGuestDetails }: RsvpAnswerChanges,
): Promise<RsvpOutcome> | undefined => {
  const count = additionalGuestDetails?.guestCount;
  if (count === undefined || isWhole(count, { least: 0 })) return undefined;
  const error = new ValidationError(notWhole('The number of companions', count, { least: 0 }), {
    code: 'invalid-guest-count',
  });
  const problem: RsvpProblem = { reason: 'form', seats: undefined, fields: [], error };
  state.set((before) => ({ ...before, problem }));
  return Promise.resolve({ outcome: 'refused', ...problem });
};

/** A change of the reply that a page has. */
interface Managed {
  readonly doing: Doing;
  readonly request: (manager: RsvpManager, rsvp: Rsvp) => Promise<RsvpState>;
  /** Whether a reply that is read after a lost response is the requested one. */
  readonly isRequested: (read: Rsvp | null, rsvp: Rsvp) => boolean;
}

/** Changes or withdraws the reply that is present when the requests before it have ended. */
const manage = (
  page: ReplyPage,
  enqueue: Enqueue,
  manager: RsvpManager | undefined,
  { doing, request, isRequested }: Managed,
): Promise<RsvpOutcome> => {
  const refused = (problem: RsvpProblem): RsvpOutcome => {
    page.state.set((before) => ({ ...before, problem }));
    return { outcome: 'refused', ...problem };
  };
  return enqueue(doing, async () => {
    const { rsvp } = page.state.getSnapshot();
    if (!rsvp) return refused(noReply());
    if (!manager) return refused(OWNER_ONLY);
    return run(
      page,
      doing,
      () => request(manager, rsvp),
      (read) => isRequested(read, rsvp),
    );
  });
};

/**
 * Makes the reply of one person to one event. It sends nothing by itself until there is a subscriber; then it reads the
 * reply of a member. A visitor's reply cannot be read: the state has the one that was sent here.
 *
 * No reply is shown before the platform has accepted it, because only the platform decides between a seat and the waiting
 * list. After a refusal which says that the platform has another reply, and after a lost response, that reply is read.
 */
export const createRsvpReply = (client: RsvpClient, options: RsvpOptions): RsvpReply => {
  const { eventId } = options;
  const state = createObservable<RsvpState>(UNKNOWN);
  const draft = createObservable(NO_DRAFT);
  const page: ReplyPage = { client, eventId, state, draft, generation: 0 };
  const enqueue = createQueue(page);
  const watch = createWatch(() => {
    if (state.getSnapshot().standing === 'unknown') void refresh(page);
    // The owner, or the person in another tab, may have changed the reply.
    return onReturn(() => void refresh(page));
  });
  const follower: IdentityFollower = {
    restart: (change) => {
      if (change === 'other') discard(page);
      if (watch.isOpen()) void refresh(page);
      else state.set((before) => (before.rsvp ? before : UNKNOWN));
    },
  };
  hearIdentity(client.session, follower, restartFollower);

  return {
    eventId,
    ...watch.over(state),
    getServerSnapshot: () => UNKNOWN,
    draft: { ...watch.over(draft), getServerSnapshot: () => NO_DRAFT },
    setDraft: draft.set,
    answer: (given) => refusedGuests(page, given) ?? enqueue('answering', () => answer(page, given)),
    change: (changes) =>
      refusedGuests(page, changes) ??
      manage(page, enqueue, options.manage, {
        doing: 'changing',
        request: async (manager, rsvp) => {
          const links = state.getSnapshot().calendarLinks;
          return stateOf(withId(await manager.change(rsvp, changes), 'unknown'), links);
        },
        isRequested: (read, { revision }) => read !== null && read.revision !== revision,
      }),
    withdraw: () =>
      manage(page, enqueue, options.manage, {
        doing: 'withdrawing',
        request: async (manager, rsvp) => {
          await manager.withdraw(rsvp);
          return stateOf(undefined);
        },
        isRequested: (read) => read === null,
      }),
    refresh: () => refresh(page),
    forget: () => {
      discard(page);
      follower.restart('same');
    },
  };
};
