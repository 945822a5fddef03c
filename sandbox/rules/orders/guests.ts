import type { FormResponse, FormResponseInput } from '../../../generated/ticketing/types.ts';
import type { TicketOrderRecord } from '../../records/state.ts';

/** The guest of a ticket. */
export interface TicketGuest {
  /** Whether the ticket has its own guest; otherwise the person is the buyer. */
  assigned: boolean;
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  form?: FormResponse;
}

/** Answers as a response shows them: each with a `value`. */
export const asResponse = ({ inputValues }: FormResponseInput): FormResponse => ({
  inputValues: inputValues.map(({ value = '', values, ...answer }) => ({
    ...answer,
    ...(values && { values: [...values] }),
    value,
  })),
});

/** The answer to an input of a form; undefined without one. */
export const answerTo = (form: FormResponseInput | undefined, inputName: string): string | undefined =>
  form?.inputValues.find((answer) => answer.inputName === inputName)?.value?.trim() || undefined;

/** The name and addresses of a person among the answers of a form. */
export const personIn = (
  form: FormResponseInput | undefined,
): Pick<TicketGuest, 'firstName' | 'lastName' | 'email' | 'phone'> =>
  Object.fromEntries(
    (['firstName', 'lastName', 'email', 'phone'] as const).flatMap((name) => {
      const answer = answerTo(form, name);
      return answer === undefined ? [] : [[name, answer]];
    }),
  );

/** The guest of a ticket, by the position of the ticket in the order. */
export const guestOf = ({ guests, buyer, guestsAssigned }: TicketOrderRecord, place: number): TicketGuest => {
  const form = guestsAssigned ? guests[place]?.form : undefined;
  if (!form) return { assigned: false, ...buyer };
  return { assigned: true, ...personIn(form), form: asResponse(form) };
};

/** First and last name of a person as one text; empty without either. */
export const fullName = ({
  firstName = '',
  lastName = '',
}: {
  firstName?: string;
  lastName?: string;
}): string => `${firstName} ${lastName}`.trim();
