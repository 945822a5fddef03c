import type {
  NewAdditionalGuestDetails,
  RsvpFormResponseInput,
  RsvpModificationOptions,
} from '../../../generated/rsvp/types.ts';
import type { FormField } from '../../../generated/events-v3/types.ts';
import { applicationError } from '../../engine/errors.ts';
import type { EventRecord, RsvpRecord } from '../../records/state.ts';
import { faultOf } from '../orders/form.ts';

/** The inputs at the top of a reply, which its form does not contain (R602). */
const ON_TOP: ReadonlySet<string> = new Set(['firstName', 'lastName', 'email']);

/** The input of the form that asks for the names of companions. */
const NAMES = 'guestNames';
/** The input of the form that asks for the number of companions. */
const COMPANIONS = 'additionalGuests';

interface Inputs {
  /** The questions that a reply answers in its form. */
  readonly asked: readonly FormField[];
  /** The inputs for companions; absent: guests come alone (R604). */
  readonly companions: readonly FormField[] | undefined;
}

const inputsOf = ({ about }: EventRecord): Inputs => {
  const controls = (about.form?.controls ?? []).filter(({ deleted }) => deleted !== true);
  const plain = controls.filter(({ type }) => type !== 'GUEST_CONTROL').flatMap(({ inputs }) => inputs ?? []);
  return {
    asked: plain.filter(({ name = '' }) => !ON_TOP.has(name)),
    companions: controls.find(({ type }) => type === 'GUEST_CONTROL')?.inputs,
  };
};

const invalid = (description: string, inputName?: string) =>
  applicationError(400, 'INVALID_FORM_RESPONSE', `Form response is not valid: ${description}`, {
    ...(inputName !== undefined && { inputName }),
  });

/** The part of a reply that its form is about. */
type Filled = Pick<RsvpRecord, 'status' | 'answers' | 'companions' | 'names'>;

/**
 * Checks a reply against the form of its event. Throws INVALID_FORM_RESPONSE for the first fault (R602, R603, R604), or
 * ADDITIONAL_GUESTS_MUST_HAVE_NAMES; the owner can omit either check (R613).
 */
export const checkForm = (event: EventRecord, reply: Filled, options: RsvpModificationOptions): void => {
  const { asked, companions } = inputsOf(event);
  if (options.ignoreFormValidation !== true) {
    checkAnswers(asked, reply);
    checkCompanions(companions, reply.companions);
  }
  const asksForNames = companions?.some(({ name }) => name === NAMES) === true;
  if (asksForNames && reply.names.length < reply.companions && options.ignoreAdditionalGuestNames !== true)
    throw applicationError(400, 'ADDITIONAL_GUESTS_MUST_HAVE_NAMES', 'Additional guests must have names', {
      guestCount: reply.companions,
    });
};

const checkAnswers = (asked: readonly FormField[], { status, answers }: Filled): void => {
  for (const { inputName } of answers)
    if (!asked.some(({ name }) => name === inputName))
      throw invalid(
        ON_TOP.has(inputName) ? 'it belongs at the top of the reply' : 'the form has no such input',
        inputName,
      );
  for (const field of asked) {
    const answer = answers.find(({ inputName }) => inputName === field.name);
    // Only a guest who comes has to answer mandatory questions (R603).
    const fault = faultOf(status === 'YES' ? field : { ...field, mandatory: false }, answer);
    if (fault) throw invalid(fault, field.name);
  }
};

const checkCompanions = (inputs: readonly FormField[] | undefined, count: number): void => {
  if (count === 0) return;
  if (!inputs) throw invalid('the form has no question for companions');
  const { options = [] } = inputs.find(({ name }) => name === COMPANIONS) ?? {};
  if (options.length > 0 && !options.includes(String(count)))
    throw invalid('the form does not offer this number of companions', COMPANIONS);
};

/** Refuses a new reply that names its companions as none: 0 and an empty list (R706). */
export const checkNamesSomeone = (details: NewAdditionalGuestDetails | undefined): void => {
  if (details?.guestCount === 0 && (details.guestNames ?? []).length === 0)
    throw invalid('additionalGuestDetails names no guests; leave it out', COMPANIONS);
};

/** The answers of a request as they are stored. */
export const answersIn = (form: RsvpFormResponseInput | undefined): RsvpRecord['answers'] =>
  (form?.inputValues ?? []).map(({ inputName, value = '', values }) => ({
    inputName,
    value,
    ...(values && { values: [...values] }),
  }));

/** The companions of a request as they are stored. */
export const companionsIn = (
  details: Partial<NewAdditionalGuestDetails> | undefined,
  former: Pick<RsvpRecord, 'companions' | 'names'> = { companions: 0, names: [] },
): Pick<RsvpRecord, 'companions' | 'names'> => {
  const { guestCount = former.companions, guestNames = former.names } = details ?? {};
  return { companions: guestCount, names: guestNames.slice(0, guestCount) };
};
