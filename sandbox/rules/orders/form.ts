import type { FormField } from '../../../generated/events-v3/types.ts';
import type { Guest, InputValueInput } from '../../../generated/ticketing/types.ts';
import { applicationError } from '../../engine/errors.ts';
import type { EventRecord } from '../../records/state.ts';

/** The inputs of a form, without those of deleted questions. */
const fieldsOf = ({ about }: EventRecord): FormField[] =>
  (about.form?.controls ?? [])
    // Additional guests are a question of RSVP events: a ticket is for one person.
    .filter(({ deleted, type }) => deleted !== true && type !== 'GUEST_CONTROL')
    .flatMap(({ inputs }) => inputs ?? []);

const invalid = (description: string, data: Record<string, unknown>) =>
  applicationError(400, 'INVALID_FORM_RESPONSE', `Form response is not valid: ${description}`, data);

const textsIn = ({ value, values }: InputValueInput): string[] =>
  [value ?? '', ...(values ?? [])].filter((text) => text.trim() !== '');

const isAnswered = (answer: InputValueInput): boolean =>
  textsIn(answer).length > 0 ||
  answer.number !== undefined ||
  answer.dateTime !== undefined ||
  answer.address !== undefined;

/** The fault of an answer to an input; undefined if the answer is valid. */
export const faultOf = (field: FormField, answer: InputValueInput | undefined): string | undefined => {
  if (!answer || !isAnswered(answer)) return field.mandatory ? 'a mandatory answer is missing' : undefined;
  const { options = [], maxLength, maxSize, type } = field;
  const texts = textsIn(answer);
  if (options.length > 0 && !texts.every((text) => options.includes(text)))
    return 'an answer is not among those that the form offers';
  if (maxLength && texts.some((text) => text.length > maxLength)) return 'an answer is too long';
  if (maxSize && texts.length > maxSize) return 'an answer has too many entries';
  if (
    type === 'NUMBER' &&
    answer.number === undefined &&
    !texts.every((text) => Number.isFinite(Number(text)))
  )
    return 'an answer is not a number';
  if (
    type === 'DATE_TIME' &&
    answer.dateTime === undefined &&
    texts.some((text) => Number.isNaN(Date.parse(text)))
  )
    return 'an answer is not a date';
  return undefined;
};

/**
 * Checks guests' answers against the form of the event (R191): one set for the order, or one for each ticket if the
 * event asks every guest. Throws INVALID_FORM_RESPONSE for the first fault.
 */
export const checkForms = (event: EventRecord, guests: readonly Guest[], tickets: number): void => {
  const fields = fieldsOf(event);
  const isEach = event.ticketing.guestsAssignedSeparately;
  if (isEach && guests.length !== tickets)
    throw invalid(`answers of ${tickets} guests are needed`, { guests: tickets });
  const forms = guests.length === 0 ? [{ form: { inputValues: [] } }] : guests;
  for (const [index, { form }] of forms.entries())
    for (const field of fields) {
      const answer = form.inputValues.find(({ inputName }) => inputName === field.name);
      const fault = faultOf(field, answer);
      if (fault) throw invalid(fault, { inputName: field.name, guest: index });
    }
};
