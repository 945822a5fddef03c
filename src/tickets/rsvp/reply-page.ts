import { entryOf } from '../../core/json.ts';
import { listCurrentRsvps } from '../../../generated/rsvp/operations.ts';
import type { CalendarLinks, Rsvp, RsvpPart } from '../../../generated/rsvp/types.ts';
import { isApiError } from '../../core/errors/index.ts';
import { listIn } from '../../core/errors/unusable.ts';
import type { ObservableValue } from '../../core/observable.ts';
import type { RsvpClient, RsvpDraft, RsvpState } from './types.ts';

/** Parts of a reply that every request asks for. */
export const FIELDS: readonly RsvpPart[] = ['DETAILS', 'FORM', 'CONTACT_DETAILS'];
export const NO_DRAFT: RsvpDraft = {};
export const UNKNOWN: RsvpState = {
  standing: 'unknown',
  rsvp: undefined,
  calendarLinks: undefined,
  pending: undefined,
  problem: undefined,
};

/** The reply of one person to one event, as this page knows it. */
export interface ReplyPage {
  readonly client: RsvpClient;
  readonly eventId: string;
  readonly state: ObservableValue<RsvpState>;
  readonly draft: ObservableValue<RsvpDraft>;
  /** Number of times that everything was discarded. A response to an earlier request belongs to a previous identity. */
  generation: number;
}

/** Discards the reply and the draft of the present identity. */
export const discard = (page: ReplyPage): void => {
  page.generation += 1;
  page.draft.set(NO_DRAFT);
  page.state.set(UNKNOWN);
};

const standings: Readonly<Record<string, RsvpState['standing'] | undefined>> = {
  YES: 'coming',
  WAITLIST: 'waiting',
  NO: 'declined',
};

/** The state of a reply; without one, the person has not replied. */
export const stateOf = (rsvp: Rsvp | undefined, calendarLinks?: CalendarLinks): RsvpState => ({
  ...UNKNOWN,
  standing: rsvp ? (entryOf(standings, rsvp.status) ?? 'unknown') : 'none',
  rsvp,
  calendarLinks,
});

/** Whether the client has the identity of a member, who can read the own replies. */
const isMember = async ({ session }: RsvpClient): Promise<boolean> => {
  await session?.getTokens();
  return session === undefined || session.getSnapshot().role === 'member';
};

/** Reads the reply of a member: null if the member has none, undefined if no member can be read. */
export const readOwn = async ({ client, eventId }: ReplyPage): Promise<Rsvp | null | undefined> => {
  if (!(await isMember(client))) return undefined;
  try {
    const answer = await listCurrentRsvps({ eventId: [eventId], fields: FIELDS }, { client });
    return listIn(answer, 'rsvps')[0] ?? null;
  } catch (error) {
    if (isApiError(error, 'MEMBER_IDENTITY_NOT_FOUND')) return undefined;
    throw error;
  }
};
