import type { Recording } from '../recorder/recording.ts';
import { isEnded } from './changed-over.ts';
import { callEnds, endOf, fieldEndsOf, servicesEndingOn, type Successor, successorOf } from './ends.ts';
import { beginningAt, endingBefore } from './move-session.ts';
import { codeOf, noticedIn, type Noticed } from './notice.ts';
import { type EndedWay, type ReplayedSession, replaySession } from './replay-session.ts';
import { scenarioSite, type Site, usualSites } from './site.ts';

/** The options of a rehearsal. */
export interface RehearsalOptions {
  /** The scenario on which the session is replayed. Default: the site that answers most calls as recorded. */
  readonly scenario?: string;
  /** The seed of the scenario. Default '42'. */
  readonly seed?: string;
  /** The refusal of a call after its end: 404 without a code, or 410 with `API_REMOVED`. Default 'not-found'. */
  readonly way?: EndedWay;
  /** Whether single fields are left out after their announced days too. Default false. */
  readonly withFields?: boolean;
  /** Values of placeholders that no answer contains, such as `{ 'password 1': '…' }`. */
  readonly secrets?: Readonly<Record<string, string>>;
}

/** A status and, for a refusal, its code. */
export interface RehearsedAnswer {
  readonly status: number;
  readonly code: string | undefined;
}

/** One call before and after an end. */
export interface RehearsedCall extends Noticed {
  /** The number of the call in the recording, from 1 on. */
  readonly number: number;
  readonly operation: string | null;
  readonly method: string;
  /** The path, without the query. */
  readonly path: string;
  readonly before: RehearsedAnswer;
  readonly after: RehearsedAnswer;
  /** The announced end of the call; undefined: none is announced. */
  readonly end: string | undefined;
  readonly successor: Successor | undefined;
}

/** One announced day. */
export interface RehearsedDay {
  readonly date: string;
  /** The services whose calls end on that day; empty: only fields end. */
  readonly services: readonly string[];
  readonly calls: readonly RehearsedCall[];
}

/** The result of a rehearsal. */
export interface Rehearsal {
  /** The scenario on which the session was replayed; undefined: the site of the recording itself. */
  readonly scenario: string | undefined;
  /** Whether a person notices nothing on any day. */
  readonly same: boolean;
  /** Numbers of the calls that the sandbox does not answer with the recorded status, before any end. */
  readonly unrepeated: readonly number[];
  /** Placeholders of secrets that were sent unchanged, because no answer gave their values. */
  readonly unknown: readonly string[];
  readonly days: readonly RehearsedDay[];
}

/**
 * Replays a recorded session before and after each announced end, and compares the answers call by call. Throws an
 * UnknownScenarioError for a scenario that does not exist.
 */
export const rehearse = async (recording: Recording, options: RehearsalOptions = {}): Promise<Rehearsal> => {
  const { scenario, seed, way = 'not-found', withFields = false, secrets = {} } = options;
  const replayed = (site: Site, session: Recording, day?: string): Promise<ReplayedSession> =>
    replaySession(session, site, {
      hasEnded: ({ operation }) => day !== undefined && endOf(operation) === day,
      way,
      leavesFieldsOut: withFields,
      secrets,
    });

  const candidates = scenario === undefined ? usualSites(seed) : [scenarioSite(scenario, seed)];
  const { site, unrepeated, unknown } = await nearestSite(recording, candidates, replayed);
  const fieldDays = withFields ? fieldEndsOf(recording.exchanges.map(({ operation }) => operation)) : [];
  const days: RehearsedDay[] = [];
  for (const date of [...new Set([...callEnds, ...fieldDays])].toSorted()) {
    const instant = Date.parse(`${date}T00:00:00.000Z`);
    const before = await replayed(site, endingBefore(recording, instant));
    const after = await replayed(site, beginningAt(recording, instant), date);
    days.push({ date, services: servicesEndingOn(date), calls: callsOf(recording, before, after) });
  }
  return {
    scenario: site.scenario,
    same: days.every(({ calls }) => calls.every(({ notice }) => notice === 'same')),
    unrepeated,
    unknown,
    days,
  };
};

/** The site that answers most calls of a session with the recorded status. */
const nearestSite = async (
  recording: Recording,
  candidates: readonly Site[],
  replayed: (site: Site, session: Recording) => Promise<ReplayedSession>,
) => {
  const tried = [];
  for (const site of candidates) {
    const { answers, unknown } = await replayed(site, recording);
    const unrepeated = recording.exchanges.flatMap((exchange, place) =>
      exchange.status === null || exchange.status === answers[place]?.status || isEnded(exchange)
        ? []
        : [place + 1],
    );
    tried.push({ site, unknown, unrepeated });
    if (unrepeated.length === 0) break;
  }
  const [nearest] = tried.toSorted((left, right) => left.unrepeated.length - right.unrepeated.length);
  if (!nearest) throw new RangeError('There is no site for the rehearsal.');
  return nearest;
};

const callsOf = (
  { exchanges }: Recording,
  before: ReplayedSession,
  after: ReplayedSession,
): RehearsedCall[] =>
  exchanges.flatMap(({ operation, method, target }, place) => {
    const [earlier, later] = [before.answers[place], after.answers[place]];
    if (!earlier || !later) return [];
    return {
      number: place + 1,
      operation,
      method,
      path: target.split('?')[0] ?? target,
      before: { status: earlier.status, code: codeOf(earlier) },
      after: { status: later.status, code: codeOf(later) },
      end: endOf(operation),
      successor: operation === null ? undefined : successorOf(operation),
      ...noticedIn(earlier, later),
    };
  });
