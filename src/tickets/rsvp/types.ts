import type { CalendarLinks, NewRsvp, Rsvp, RsvpChanges } from '../../../generated/rsvp/types.ts';
import type { FieldViolation } from '../../core/errors/api-error.ts';
import type { Observable } from '../../core/observable.ts';
import type { OwnerSession } from '../reservation/types.ts';
import type { ClientFor } from '../../core/types.ts';

/** The reply of a guest: name and e-mail address, the answers to the form, and the companions. */
export type RsvpAnswer = Omit<NewRsvp, 'eventId' | 'memberId' | 'contactId'>;

/** Changes of a reply; the members that are left out stay. */
export type RsvpAnswerChanges = Omit<RsvpChanges, 'id' | 'revision'>;

/**
 * Reason why a reply was refused.
 * - `invalid`: a value was refused; `fields` has the violations.
 * - `form`: an answer to the form is missing or wrong, the form has no question for companions, or their number is not a
 *   whole number; then nothing was sent, and `error` is a ValidationError (`invalid-guest-count`).
 * - `guest-names`: the names of companions are missing.
 * - `full`: no seat is left, and there is no waiting list.
 * - `too-many-guests`: fewer seats are left than people in the reply; `seats` has their number.
 * - `not-started`, `closed`: the event does not take replies now.
 * - `yes-only`: the event does not ask for a NO. `no-waiting-list`: it has no waiting list.
 * - `already-answered`: the member has replied before; the state has this reply.
 * - `email-taken`: the e-mail address belongs to a member who has replied.
 * - `no-rsvp`: the event takes no replies.
 * - `changed-elsewhere`: the reply was changed in the meantime; the state has the present one.
 * - `owner-only`: a guest cannot change a reply, and no `manage` was given. Say whom to ask.
 * - `unknown`: the response was lost, or `manage` has failed with an error of its own. A visitor who replies again may add
 *   a second reply.
 * - `other`: see the error.
 */
export type RsvpRefusal =
  | 'invalid'
  | 'form'
  | 'guest-names'
  | 'full'
  | 'too-many-guests'
  | 'not-started'
  | 'closed'
  | 'yes-only'
  | 'no-waiting-list'
  | 'already-answered'
  | 'email-taken'
  | 'no-rsvp'
  | 'changed-elsewhere'
  | 'owner-only'
  | 'unknown'
  | 'other';

/** A refused or failed request. */
export interface RsvpProblem {
  readonly reason: RsvpRefusal;
  /** With `too-many-guests`: the number of people that a reply can have now, if the platform returned it. */
  readonly seats: number | undefined;
  /**
   * The refused fields, such as `rsvp.email`, or `rsvp.form.inputValues.food` for an input of the form; empty if the
   * platform named none.
   */
  readonly fields: readonly FieldViolation[];
  readonly error: unknown;
}

/** The present reply of the person. */
export interface RsvpState {
  /**
   * `unknown` before the reply of a member was read. `waiting`: the reply is on the waiting list, and the guest has no
   * seat. A reply of a visitor is known only to the page that has sent it.
   */
  readonly standing: 'unknown' | 'none' | 'coming' | 'waiting' | 'declined';
  /** The reply as the platform has it. */
  readonly rsvp: Rsvp | undefined;
  /** Links that add the event to a calendar; known after a reply of this page. */
  readonly calendarLinks: CalendarLinks | undefined;
  /** The request in flight. */
  readonly pending: 'reading' | 'answering' | 'changing' | 'withdrawing' | undefined;
  /** The problem of the last request; undefined after a success. */
  readonly problem: RsvpProblem | undefined;
}

/** The result of a request: the reply (undefined after a withdrawal), or the problem. */
export type RsvpOutcome =
  | { readonly outcome: 'done'; readonly rsvp: Rsvp | undefined }
  | ({ readonly outcome: 'refused' } & RsvpProblem);

/** The calls by which a reply is changed. Only the owner's key may make them: they run on the site's own server. */
export interface RsvpManager {
  readonly change: (rsvp: Rsvp, changes: RsvpAnswerChanges) => Promise<Rsvp>;
  readonly withdraw: (rsvp: Rsvp) => Promise<unknown>;
}

/** A client that can reply to an invitation. */
export type RsvpClient = ClientFor<'visitor' | 'member' | 'app'> & {
  readonly session?: OwnerSession | undefined;
};

/** Options of a reply. */
export interface RsvpOptions {
  /** Id of an event whose registration type is RSVP. */
  readonly eventId: string;
  /** Changes and withdraws replies. Default: both are refused with `owner-only`. */
  readonly manage?: RsvpManager | undefined;
}

/** The typed input of a form: any values that JSON can hold. */
export type RsvpDraft = Readonly<Record<string, unknown>>;

/** The reply of one person to one event. */
export interface RsvpReply extends Observable<RsvpState> {
  readonly eventId: string;
  /**
   * The input so far. It survives a refusal, navigation, a renewal and a sign-in. When a member leaves or is replaced, or
   * a visitor signs out, the input and the reply are discarded.
   */
  readonly draft: Observable<RsvpDraft>;
  readonly setDraft: (change: RsvpDraft | ((before: RsvpDraft) => RsvpDraft)) => void;
  /**
   * Sends a reply. While the request is in flight, further calls return its promise. Other requests of the same person wait
   * for it.
   */
  readonly answer: (answer: RsvpAnswer) => Promise<RsvpOutcome>;
  /** Changes the present reply. Refused with `other` if there is none. */
  readonly change: (changes: RsvpAnswerChanges) => Promise<RsvpOutcome>;
  /** Deletes the present reply; its seats are free again. Refused with `other` if there is none. */
  readonly withdraw: () => Promise<RsvpOutcome>;
  /** Reads the reply of a member again. */
  readonly refresh: () => Promise<RsvpState>;
  /** Discards the draft and the reply of this page, for the next person. The platform keeps the reply. */
  readonly forget: () => void;
}
