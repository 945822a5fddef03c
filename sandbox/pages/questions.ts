import { ownValue } from '../engine/values/objects.ts';
import type { FormField, InputControl } from '../../generated/events-v3/types.ts';
import type { Guest, InputValueInput } from '../../generated/ticketing/types.ts';
import type { EventRecord, ReservationRecord } from '../records/state.ts';
import { textField, type FieldProblems } from './fields.ts';
import { html, type Markup } from '../engine/values/html.ts';

/** The questions for a guest. Only RSVP events ask for additional guests: a ticket is for one person. */
export const questionsOf = ({ about }: EventRecord): InputControl[] =>
  (about.form?.controls ?? [])
    .filter(({ deleted, type }) => deleted !== true && type !== 'GUEST_CONTROL')
    .toSorted((left, right) => left.orderIndex - right.orderIndex);

/** Whether the form has an input with this name. */
export const isAsked = (event: EventRecord, name: string): boolean =>
  questionsOf(event).some(({ inputs = [] }) => inputs.some((input) => input.name === name));

/** The id and name of the field for an answer of a guest. */
export const answerId = (guest: number, name = ''): string => `guest-${guest}-${name}`;

/** The number of guests to ask: one per ticket if the event wants it, otherwise one. */
export const guestsOf = ({ tickets }: ReservationRecord, { ticketing }: EventRecord): number =>
  ticketing.guestsAssignedSeparately ? tickets.reduce((sum, { quantity }) => sum + quantity, 0) : 1;

/** The mandatory questions that the guests have not answered, with a message for each. */
export const missingAnswers = (event: EventRecord, guests: readonly Guest[]): Record<string, string> =>
  Object.fromEntries(
    guests.flatMap(({ form }, guest) =>
      questionsOf(event)
        .flatMap(({ inputs = [] }) => inputs)
        .filter(
          ({ name, mandatory }) => mandatory && !form.inputValues.some(({ inputName }) => inputName === name),
        )
        .map(({ name, label = name }) => [
          answerId(guest, name),
          guests.length > 1 ? `Guest ${guest + 1} has not answered: ${label}` : `Please answer: ${label}`,
        ]),
    ),
  );

/** The answers of each guest in a submitted form. */
export const answersIn = (form: URLSearchParams, event: EventRecord, guests: number): Guest[] =>
  Array.from({ length: guests }, (_, guest) => ({
    form: {
      inputValues: questionsOf(event)
        .flatMap(({ type, inputs = [] }) => inputs.map((input) => ({ type, input })))
        .flatMap(({ type, input }) => answerTo(type, input, form.getAll(answerId(guest, input.name)))),
    },
  }));

const answerTo = (
  type: InputControl['type'],
  { name = '', type: value }: FormField,
  given: readonly string[],
): InputValueInput[] => {
  const texts = given.map((text) => text.trim().slice(0, 5000)).filter((text) => text !== '');
  const [text] = texts;
  if (text === undefined) return [];
  if (type === 'CHECKBOX' || value === 'TEXT_ARRAY') return [{ inputName: name, values: texts }];
  return [{ inputName: name, value: text }];
};

/** The values of a field: submitted ones, otherwise the sample. */
export type Prefill = (id: string, name: string) => readonly string[];

/** The questions for one guest. */
export const questionFields = (
  event: EventRecord,
  guest: number,
  filled: Prefill,
  problems: FieldProblems,
): Markup[] =>
  questionsOf(event).flatMap(({ type, inputs = [] }) =>
    inputs.map((input) => questionField(type, input, answerId(guest, input.name), filled, problems)),
  );

const questionField = (
  type: InputControl['type'],
  { name = '', label = name, mandatory = false, options = [], maxLength, type: value }: FormField,
  id: string,
  filled: Prefill,
  problems: FieldProblems,
): Markup => {
  const given = filled(id, name);
  if (type === 'DROPDOWN' || (options.length > 0 && type !== 'RADIO' && type !== 'CHECKBOX'))
    return select({ id, label, mandatory, options, given, problem: ownValue(problems, id) });
  if (options.length > 0)
    return choices({
      id,
      label,
      mandatory,
      options,
      given,
      problem: ownValue(problems, id),
      many: type === 'CHECKBOX',
    });
  if (type === 'TEXTAREA')
    return textArea({ id, label, mandatory, options, given, problem: ownValue(problems, id) });
  return textField(
    {
      name: id,
      label,
      value: given[0] ?? '',
      required: mandatory,
      maxlength: maxLength || 500,
      type: type === 'DATE' ? 'date' : (ownValue(kinds, name) ?? 'text'),
      ...(value === 'NUMBER' && { inputmode: 'decimal' as const }),
      ...(ownValue(autocomplete, name) && { autocomplete: ownValue(autocomplete, name) }),
    },
    problems,
  );
};

const kinds: Readonly<Record<string, 'email' | 'tel'>> = { email: 'email', phone: 'tel' };
const autocomplete: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
};

interface Choice {
  id: string;
  label: string;
  mandatory: boolean;
  options: readonly string[];
  given: readonly string[];
  problem: string | undefined;
}

const optional = (mandatory: boolean): Markup | false =>
  !mandatory && html` <span class="hint">(optional)</span>`;

const problemOf = (id: string, problem: string | undefined): Markup | undefined =>
  problem === undefined ? undefined : html`<p class="error" id="${id}-error">${problem}</p>`;

const textArea = ({ id, label, mandatory, given, problem }: Choice): Markup =>
  html`<div class="wide">
    <label for="${id}">${label}${optional(mandatory)}</label>
    <textarea
      id="${id}"
      name="${id}"
      rows="3"
      maxlength="5000"
      ${problem && html` aria-invalid="true" aria-describedby="${id}-error"`}
    >
${given[0]}</textarea>
    ${problemOf(id, problem)}
  </div>`;

const select = ({ id, label, mandatory, options, given, problem }: Choice): Markup =>
  html`<div>
    <label for="${id}">${label}${optional(mandatory)}</label>
    <select id="${id}" name="${id}" ${problem && html` aria-invalid="true" aria-describedby="${id}-error"`}>
      <option value="">Choose</option>
      ${options.map((option) => html`<option ${given.includes(option) && html` selected`}>${option}</option>`)}
    </select>
    ${problemOf(id, problem)}
  </div>`;

const choices = ({
  id,
  label,
  mandatory,
  options,
  given,
  problem,
  many,
}: Choice & { many: boolean }): Markup =>
  html`<fieldset class="wide" ${problem && html` aria-describedby="${id}-error"`}>
    <legend>${label}${optional(mandatory)}</legend>
    <div class="choices">
      ${options.map(
        (option, place) =>
          html`<label class="choice"
            ><input
              id="${place === 0 ? id : `${id}-${place}`}"
              type="${many ? 'checkbox' : 'radio'}"
              name="${id}"
              value="${option}"
              ${given.includes(option) && html` checked`}
            /><span>${option}</span></label
          >`,
      )}
    </div>
    ${problemOf(id, problem)}
  </fieldset>`;
