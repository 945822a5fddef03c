import type { Rsvp } from '../../../generated/rsvp/types.ts';
import { AuthError } from '../../core/errors/index.ts';
import { problemOf } from './problem.ts';
import { NO_DRAFT, readOwn, type ReplyPage, stateOf } from './reply-page.ts';
import type { RsvpOutcome, RsvpProblem, RsvpState } from './types.ts';

/** The requests that change a reply. */
export type Doing = 'answering' | 'changing' | 'withdrawing';

const otherIdentity = (): RsvpProblem =>
  problemOf(new AuthError('The identity changed before the request was sent.', { code: 'session-changed' }));

/** After these refusals, the reply of the platform may differ from the reply of this page: read it. */
const outdated: ReadonlySet<string> = new Set(['already-answered', 'changed-elsewhere', 'unknown']);

/** Reads the reply again, unless a request is in flight. */
export const refresh = async (page: ReplyPage): Promise<RsvpState> => {
  const { state, generation: own } = page;
  const before = state.getSnapshot();
  if (before.pending) return before;
  state.set({ ...before, pending: 'reading' });
  const isPresent = () => own === page.generation && state.getSnapshot().pending === 'reading';
  try {
    // A reply that was sent as a visitor stays known to this page.
    const sent = before.rsvp?.memberId === undefined ? before.rsvp : undefined;
    const rsvp = (await readOwn(page)) ?? sent;
    const links = rsvp?.id === before.rsvp?.id ? before.calendarLinks : undefined;
    if (isPresent()) state.set(stateOf(rsvp, links));
  } catch (error) {
    if (isPresent()) state.set({ ...before, pending: undefined, problem: problemOf(error) });
  }
  return state.getSnapshot();
};

/** The state after a refusal, with the reply of the platform if the reply of this page may be stale. */
const stateAfter = async (
  page: ReplyPage,
  { reason }: RsvpProblem,
  before: RsvpState,
): Promise<{ readonly after: RsvpState; readonly found?: Rsvp | null | undefined }> => {
  const after = { ...before, pending: undefined };
  const isUnknown = before.standing === 'unknown';
  if (!isUnknown && !outdated.has(reason)) return { after };
  try {
    const read = await readOwn(page);
    // The list of a member does not have a reply that was sent as a visitor.
    const isForeign = before.rsvp !== undefined && before.rsvp.memberId === undefined;
    const found = read === null && isForeign ? undefined : read;
    return { after: found === undefined && !isUnknown ? after : stateOf(found ?? undefined), found };
  } catch {
    return { after };
  }
};

/**
 * Sends one request. Reads the reply after a lost response, and after a refusal that shows that the state may
 * be stale.
 * @param isRequested Whether a reply that is read after a lost response is the requested one.
 */
export const run = async (
  page: ReplyPage,
  doing: Doing,
  request: () => Promise<RsvpState>,
  isRequested: (read: Rsvp | null) => boolean,
): Promise<RsvpOutcome> => {
  const { state, draft, generation: own } = page;
  const before = state.getSnapshot();
  const become = (next: RsvpState): void => {
    if (own === page.generation) state.set(next);
  };
  state.set({ ...before, pending: doing, problem: undefined });
  try {
    const next = await request();
    become(next);
    if (own === page.generation) draft.set(NO_DRAFT);
    return { outcome: 'done', rsvp: next.rsvp };
  } catch (error) {
    const problem = problemOf(error, doing !== 'answering');
    const { after, found } = await stateAfter(page, problem, before);
    const isDone = problem.reason === 'unknown' && found !== undefined && isRequested(found);
    become({ ...after, problem: isDone ? undefined : problem });
    return isDone ? { outcome: 'done', rsvp: after.rsvp } : { outcome: 'refused', ...problem };
  }
};

/** Starts a request, or waits for the requests of the same person before it. */
export type Enqueue = (doing: Doing, start: () => Promise<RsvpOutcome>) => Promise<RsvpOutcome>;

/**
 * Makes the queue of the requests of a page. A second reply joins the reply in flight, and a second withdrawal joins the
 * withdrawal in flight. Two changes may differ, so each of them is sent.
 */
export const createQueue = (page: ReplyPage): Enqueue => {
  /** The latest request, until it has ended. */
  let pending:
    | { readonly own: number; readonly doing: Doing; readonly outcome: Promise<RsvpOutcome> }
    | undefined;
  return (doing, start) => {
    const own = page.generation;
    const earlier = pending?.own === own ? pending : undefined;
    if (earlier?.doing === doing && doing !== 'changing') return earlier.outcome;
    const startLater = (): Promise<RsvpOutcome> | RsvpOutcome =>
      own === page.generation ? start() : { outcome: 'refused', ...otherIdentity() };
    const outcome = (earlier ? earlier.outcome.then(startLater) : start()).finally(() => {
      if (pending?.outcome === outcome) pending = undefined;
    });
    pending = { own, doing, outcome };
    return outcome;
  };
};
