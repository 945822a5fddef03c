import { isApiError, isVitrineError } from '../../core/errors/index.ts';
import { memberAt, entryOf } from '../../core/json.ts';
import type { RsvpProblem, RsvpRefusal } from './types.ts';

const reasons: Readonly<Record<string, RsvpRefusal | undefined>> = {
  INVALID_FORM_RESPONSE: 'form',
  ADDITIONAL_GUESTS_MUST_HAVE_NAMES: 'guest-names',
  RSVP_LIMIT_EXCEEDED: 'full',
  GUEST_LIMIT_EXCEEDED: 'too-many-guests',
  RSVPS_NOT_STARTED: 'not-started',
  RSVPS_CLOSED: 'closed',
  UNEXPECTED_RSVP_STATUS: 'yes-only',
  WAITING_LIST_UNAVAILABLE: 'no-waiting-list',
  MEMBER_ALREADY_REGISTERED: 'already-answered',
  MEMBER_EMAIL_ALREADY_REGISTERED: 'email-taken',
  INVALID_EVENT_TYPE: 'no-rsvp',
  INVALID_REVISION: 'changed-elsewhere',
};

const seatsIn = (error: unknown): number | undefined => {
  const path = ['details', 'applicationError', 'data', 'maxRsvpSize'];
  const seats = path.reduce<unknown>(memberAt, error);
  return typeof seats === 'number' ? seats : undefined;
};

/** The problem for an error of an RSVP call. `isManaged`: the error is from `manage`, whose errors may be of any type. */
export const problemOf = (error: unknown, isManaged = false): RsvpProblem => {
  const known = isApiError(error) ? entryOf(reasons, error.code) : undefined;
  const fields = isApiError(error) ? error.fieldViolations : [];
  const isLost = isVitrineError(error) ? error.retryable === 'unknown' : isManaged;
  const reason = known ?? (fields.length > 0 ? 'invalid' : isLost ? 'unknown' : 'other');
  return { reason, seats: seatsIn(error), fields, error };
};
