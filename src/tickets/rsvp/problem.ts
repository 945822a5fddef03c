import { type FieldViolation, isApiError, isVitrineError } from '../../core/errors/index.ts';
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

/** A member of the data of an error. */
const dataIn = (error: unknown, name: string): unknown =>
  ['details', 'applicationError', 'data', name].reduce<unknown>(memberAt, error);

const seatsIn = (error: unknown): number | undefined => {
  const seats = dataIn(error, 'maxRsvpSize');
  return typeof seats === 'number' ? seats : undefined;
};

/** The refused fields: those of the error, and the input of the form that it names. */
const fieldsIn = (error: unknown): readonly FieldViolation[] => {
  if (!isApiError(error)) return [];
  const input = dataIn(error, 'inputName');
  if (typeof input !== 'string' || input === '') return error.fieldViolations;
  const field = `rsvp.form.inputValues.${input}`;
  return [...error.fieldViolations, { field, description: error.description, violatedRule: undefined }];
};

/** The problem for an error of an RSVP call. `isManaged`: the error is from `manage`, whose errors may be of any type. */
export const problemOf = (error: unknown, isManaged = false): RsvpProblem => {
  const known = isApiError(error) ? entryOf(reasons, error.code) : undefined;
  const fields = fieldsIn(error);
  const isLost = isVitrineError(error) ? error.retryable === 'unknown' : isManaged;
  const reason = known ?? (fields.length > 0 ? 'invalid' : isLost ? 'unknown' : 'other');
  return { reason, seats: seatsIn(error), fields, error };
};
