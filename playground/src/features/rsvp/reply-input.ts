import type { RegistrationForm } from 'vitrine/events-v3';
import type { Rsvp } from 'vitrine/rsvp';
import type { RsvpAnswer, RsvpDraft } from 'vitrine/state';
import {
  type Answers,
  guestOf,
  type Problem,
  problemsIn,
  type Question,
  questionsOf,
  withoutBuyer,
} from '../booking/guest-form.ts';
import { buyerQuestions } from '../booking/guest-forms.tsx';
import type { Details } from '../account/own-details.tsx';
import { text } from '../../text/booking.ts';

/** The typed reply to an invitation. */
export interface ReplyInput {
  readonly status: 'YES' | 'NO';
  /** Name and e-mail address. */
  readonly guest: Answers;
  /** Answers to the questions of the event. */
  readonly answers: Answers;
  /** Number of companions. */
  readonly companions: number;
  readonly names: readonly string[];
}

/** The companions that a guest may bring. */
export interface Companions {
  /** The numbers to choose from, 0 first. */
  readonly counts: readonly number[];
  readonly label: string;
  /** Whether their names are asked. */
  readonly areNamed: boolean;
}

/** The highest number of companions if the form does not list any. */
const MOST = 10;

/** The companions that the form of an event asks for; undefined: guests come alone. */
export const companionsOf = (form: RegistrationForm | undefined): Companions | undefined => {
  const control = form?.controls.find(({ type, deleted }) => type === 'GUEST_CONTROL' && deleted !== true);
  if (!control) return undefined;
  const inputs = control.inputs ?? [];
  const count = inputs.find(({ name }) => name === 'additionalGuests');
  const listed = (count?.options ?? []).map(Number).filter((one) => Number.isInteger(one) && one > 0);
  return {
    counts: [0, ...(listed.length > 0 ? listed : Array.from({ length: MOST }, (_, place) => place + 1))],
    label: count?.label || control.label,
    areNamed: inputs.some(({ name }) => name === 'guestNames'),
  };
};

/** The questions of an event about the guest, without name, e-mail address and companions. */
export const replyQuestions = (form: RegistrationForm | undefined): Question[] =>
  withoutBuyer(
    questionsOf(form && { ...form, controls: form.controls.filter(({ type }) => type !== 'GUEST_CONTROL') }),
  );

const given = (rsvp: Rsvp): ReplyInput => {
  const { status, firstName = '', lastName = '', email = '', form, additionalGuestDetails } = rsvp;
  const answers = (form?.inputValues ?? []).map(({ inputName, value, values }): [string, Answers[string]] => [
    inputName,
    values && values.length > 0 ? values : value,
  ]);
  return {
    status: status === 'NO' ? 'NO' : 'YES',
    guest: { firstName, lastName, email },
    answers: Object.fromEntries(answers),
    companions: additionalGuestDetails?.guestCount ?? 0,
    names: additionalGuestDetails?.guestNames ?? [],
  };
};

const EMPTY: ReplyInput = { status: 'YES', guest: {}, answers: {}, companions: 0, names: [] };

/** The input of the form: what the person has typed, over the present reply or the details of the member. */
export const inputOf = (draft: RsvpDraft, rsvp: Rsvp | undefined, details: Details): ReplyInput => {
  const typed = draft as Partial<ReplyInput>;
  const before = rsvp ? given(rsvp) : { ...EMPTY, guest: details };
  return {
    ...before,
    ...typed,
    guest: { ...before.guest, ...typed.guest },
    answers: { ...before.answers, ...typed.answers },
  };
};

/** Id of the field for the name of a companion. */
export const companionId = (place: number): string => `companion-${place}`;

const namesMissing = ({ companions, names }: ReplyInput): Problem[] =>
  Array.from({ length: companions }, (_, place) => place)
    .filter((place) => !names[place]?.trim())
    .map((place) => ({
      id: companionId(place),
      label: text.rsvp.nameOf(place + 1),
      guest: undefined,
      reason: 'missing' as const,
    }));

/** The missing and wrong answers. Only a guest who comes answers the questions of the event. */
export const problemsOf = (
  questions: readonly Question[],
  companions: Companions | undefined,
  input: ReplyInput,
): Problem[] => {
  const about = problemsIn(buyerQuestions(), input.guest, 'buyer');
  if (input.status === 'NO') return about;
  return [
    ...about,
    ...problemsIn(questions, input.answers, 0),
    ...(companions?.areNamed ? namesMissing(input) : []),
  ];
};

/** The reply as the platform takes it. */
export const answerOf = (
  questions: readonly Question[],
  companions: Companions | undefined,
  { status, guest, answers, companions: count, names }: ReplyInput,
): RsvpAnswer => {
  const text = (name: 'firstName' | 'lastName' | 'email') => String(guest[name] ?? '').trim();
  const isComing = status === 'YES';
  const guestCount = isComing && companions ? count : 0;
  const guestNames = names.slice(0, guestCount).map((name) => name.trim());
  return {
    status,
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    form: { inputValues: isComing ? (guestOf(questions, answers).form?.inputValues ?? []) : [] },
    additionalGuestDetails: { guestCount, guestNames: guestNames.filter(Boolean) },
  };
};
