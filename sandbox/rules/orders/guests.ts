import type { FormResponse, FormResponseInput } from '../../../generated/ticketing/types.ts';
import type { TicketOrderRecord } from '../../records/state.ts';

/** Who comes with a ticket. */
export interface TicketGuest {
  /** Whether the ticket has a guest of its own; if not, the buyer stands here. */
  assigned: boolean;
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  form?: FormResponse;
}

/** Answers as they are answered: every one has a `value`. */
export const asResponse = ({ inputValues }: FormResponseInput): FormResponse => ({
  inputValues: inputValues.map(({ value = '', values, ...answer }) => ({
    ...answer,
    ...(values && { values: [...values] }),
    value,
  })),
});

/** The answer to an input of a form; undefined for none. */
export const answerTo = (form: FormResponseInput | undefined, inputName: string): string | undefined =>
  form?.inputValues.find((answer) => answer.inputName === inputName)?.value?.trim() || undefined;

/** Who answers a form, as far as the answers say. */
export const personIn = (
  form: FormResponseInput | undefined,
): Pick<TicketGuest, 'firstName' | 'lastName' | 'email' | 'phone'> =>
  Object.fromEntries(
    (['firstName', 'lastName', 'email', 'phone'] as const).flatMap((name) => {
      const answer = answerTo(form, name);
      return answer === undefined ? [] : [[name, answer]];
    }),
  );

/** The guest of a ticket, by its place in the order. */
export const guestOf = ({ guests, buyer, guestsAssigned }: TicketOrderRecord, place: number): TicketGuest => {
  const form = guestsAssigned ? guests[place]?.form : undefined;
  if (!form) return { assigned: false, ...buyer };
  return { assigned: true, ...personIn(form), form: asResponse(form) };
};

/** Both names of somebody in one text; empty when there is none. */
export const fullName = ({
  firstName = '',
  lastName = '',
}: {
  firstName?: string;
  lastName?: string;
}): string => `${firstName} ${lastName}`.trim();
