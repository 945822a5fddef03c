import { createRsvp, listCurrentRsvps } from '../../../generated/rsvp/operations.ts';
import type { CalendarLinks, Rsvp, RsvpPart } from '../../../generated/rsvp/types.ts';
import { AuthError, isApiError } from '../../core/errors/index.ts';
import { createObservable } from '../../core/observable.ts';
import { createWatch } from '../../core/watch.ts';
import { hearIdentity, type IdentityFollower, restartFollower } from '../../session/identity-change.ts';
import { problemOf } from './problem.ts';
import type {
  RsvpAnswer,
  RsvpClient,
  RsvpDraft,
  RsvpManager,
  RsvpOptions,
  RsvpOutcome,
  RsvpProblem,
  RsvpReply,
  RsvpState,
} from './types.ts';

const FIELDS: readonly RsvpPart[] = ['DETAILS', 'FORM', 'CONTACT_DETAILS'];
const NO_DRAFT: RsvpDraft = {};
const UNKNOWN: RsvpState = {
  standing: 'unknown',
  rsvp: undefined,
  calendarLinks: undefined,
  pending: undefined,
  problem: undefined,
};

const standings: Readonly<Record<string, RsvpState['standing'] | undefined>> = {
  YES: 'coming',
  WAITLIST: 'waiting',
  NO: 'declined',
};

const stateOf = (rsvp: Rsvp | undefined, calendarLinks?: CalendarLinks): RsvpState => ({
  ...UNKNOWN,
  standing: rsvp ? (standings[rsvp.status] ?? 'unknown') : 'none',
  rsvp,
  calendarLinks,
});

const OWNER_ONLY: RsvpProblem = { reason: 'owner-only', seats: undefined, error: undefined };
const noReply = (): RsvpProblem =>
  problemOf(new Error('There is no reply to change: read or send one first.'));
const otherIdentity = (): RsvpProblem =>
  problemOf(new AuthError('The identity changed before the request was sent.', { code: 'session-changed' }));

/** After these refusals the platform has another reply than this page: read it. */
const outdated: ReadonlySet<string> = new Set(['already-answered', 'changed-elsewhere', 'unknown']);

/** Whether the client has the identity of a member, who can read the own replies. */
const isMember = async ({ session }: RsvpClient): Promise<boolean> => {
  await session?.getTokens();
  return session === undefined || session.getSnapshot().role === 'member';
};

type Doing = 'answering' | 'changing' | 'withdrawing';

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
  const draft = createObservable<RsvpDraft>(NO_DRAFT);
  /** Number of times that everything was discarded. A response to an earlier request belongs to a previous identity. */
  let generation = 0;
  /** The request that was made last, until it has ended. */
  let pending:
    | { readonly own: number; readonly doing: Doing; readonly outcome: Promise<RsvpOutcome> }
    | undefined;

  /** Reads the reply of a member: null if the member has none, undefined if no member can be read. */
  const readOwn = async (): Promise<Rsvp | null | undefined> => {
    if (!(await isMember(client))) return undefined;
    try {
      return (await listCurrentRsvps({ eventId: [eventId], fields: FIELDS }, { client })).rsvps[0] ?? null;
    } catch (error) {
      if (isApiError(error, 'MEMBER_IDENTITY_NOT_FOUND')) return undefined;
      throw error;
    }
  };

  const refresh = async (): Promise<RsvpState> => {
    const own = generation;
    const before = state.getSnapshot();
    if (before.pending) return before;
    state.set({ ...before, pending: 'reading' });
    const isPresent = () => own === generation && state.getSnapshot().pending === 'reading';
    try {
      // A reply that was sent as a visitor stays known to this page.
      const sent = before.rsvp?.memberId === undefined ? before.rsvp : undefined;
      const rsvp = (await readOwn()) ?? sent;
      const links = rsvp?.id === before.rsvp?.id ? before.calendarLinks : undefined;
      if (isPresent()) state.set(stateOf(rsvp, links));
    } catch (error) {
      if (isPresent()) state.set({ ...before, pending: undefined, problem: problemOf(error) });
    }
    return state.getSnapshot();
  };

  /** The state after a refusal: the reply that the platform has, if this page may show an older one. */
  const stateAfter = async (
    { reason }: RsvpProblem,
    before: RsvpState,
  ): Promise<{ readonly after: RsvpState; readonly found?: Rsvp | null | undefined }> => {
    const after = { ...before, pending: undefined };
    const isUnknown = before.standing === 'unknown';
    if (!isUnknown && !outdated.has(reason)) return { after };
    try {
      const read = await readOwn();
      // The list of a member does not have a reply that was sent as a visitor.
      const isForeign = before.rsvp !== undefined && before.rsvp.memberId === undefined;
      const found = read === null && isForeign ? undefined : read;
      return { after: found === undefined && !isUnknown ? after : stateOf(found ?? undefined), found };
    } catch {
      return { after };
    }
  };

  /** Sends one request, and reads the reply if the response was lost. */
  const run = async (
    doing: Doing,
    request: () => Promise<RsvpState>,
    /** Whether a reply that is read after a lost response is the requested one. */
    isRequested: (read: Rsvp | null) => boolean,
  ): Promise<RsvpOutcome> => {
    const own = generation;
    const before = state.getSnapshot();
    const become = (next: RsvpState): void => {
      if (own === generation) state.set(next);
    };
    state.set({ ...before, pending: doing, problem: undefined });
    try {
      const next = await request();
      become(next);
      if (own === generation) draft.set(NO_DRAFT);
      return { outcome: 'done', rsvp: next.rsvp };
    } catch (error) {
      const problem = problemOf(error, doing !== 'answering');
      const { after, found } = await stateAfter(problem, before);
      const isDone = problem.reason === 'unknown' && found !== undefined && isRequested(found);
      become({ ...after, problem: isDone ? undefined : problem });
      return isDone ? { outcome: 'done', rsvp: after.rsvp } : { outcome: 'refused', ...problem };
    }
  };

  /**
   * Starts a request, or waits for the requests of the same person before it. A second reply joins the reply in flight, and
   * a second withdrawal joins the withdrawal in flight. Two changes may differ, so each of them is sent.
   */
  const enqueue = (doing: Doing, start: () => Promise<RsvpOutcome>): Promise<RsvpOutcome> => {
    const own = generation;
    const earlier = pending?.own === own ? pending : undefined;
    if (earlier?.doing === doing && doing !== 'changing') return earlier.outcome;
    const startLater = (): Promise<RsvpOutcome> | RsvpOutcome =>
      own === generation ? start() : { outcome: 'refused', ...otherIdentity() };
    const outcome = (earlier ? earlier.outcome.then(startLater) : start()).finally(() => {
      if (pending?.outcome === outcome) pending = undefined;
    });
    pending = { own, doing, outcome };
    return outcome;
  };

  const answer = (given: RsvpAnswer): Promise<RsvpOutcome> =>
    enqueue('answering', () =>
      run(
        'answering',
        async () => {
          const { rsvp, calendarLinks } = await createRsvp(
            { rsvp: { ...given, eventId }, fields: FIELDS },
            { client },
          );
          return stateOf(rsvp, calendarLinks);
        },
        (read) => read !== null && read.id !== state.getSnapshot().rsvp?.id,
      ),
    );

  const refused = (problem: RsvpProblem): RsvpOutcome => {
    state.set((before) => ({ ...before, problem }));
    return { outcome: 'refused', ...problem };
  };

  /** Changes or withdraws the reply that is present when the requests before it have ended. */
  const managed = (
    doing: Doing,
    request: (manager: RsvpManager, rsvp: Rsvp) => Promise<RsvpState>,
    isRequested: (read: Rsvp | null, rsvp: Rsvp) => boolean,
  ): Promise<RsvpOutcome> =>
    enqueue(doing, async () => {
      const { rsvp } = state.getSnapshot();
      const { manage } = options;
      if (!rsvp) return refused(noReply());
      if (!manage) return refused(OWNER_ONLY);
      return run(
        doing,
        () => request(manage, rsvp),
        (read) => isRequested(read, rsvp),
      );
    });

  const watch = createWatch(() => {
    if (state.getSnapshot().standing === 'unknown') void refresh();
    return () => {};
  });
  const discard = (): void => {
    generation += 1;
    draft.set(NO_DRAFT);
    state.set(UNKNOWN);
  };
  const follower: IdentityFollower = {
    restart: (change) => {
      if (change === 'other') discard();
      if (watch.isOpen()) void refresh();
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
    answer,
    change: (changes) =>
      managed(
        'changing',
        async (manager, rsvp) => {
          const links = state.getSnapshot().calendarLinks;
          return stateOf(await manager.change(rsvp, changes), links);
        },
        (read, { revision }) => read !== null && read.revision !== revision,
      ),
    withdraw: () =>
      managed(
        'withdrawing',
        async (manager, rsvp) => {
          await manager.withdraw(rsvp);
          return stateOf(undefined);
        },
        (read) => read === null,
      ),
    refresh,
    forget: () => {
      discard();
      follower.restart('same');
    },
  };
};
