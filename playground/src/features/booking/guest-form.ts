import type { FormField, RegistrationForm } from 'vitrine/events-v3';
import type { Guest } from 'vitrine/ticketing';

/** Answers by input name; a list if the input accepts several values. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** Control of a question. */
export type QuestionKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'number'
  | 'day'
  | 'lines'
  | 'dropdown'
  | 'radio'
  | 'checks'
  | 'names';

/** One question of an event's registration form. */
export interface Question {
  readonly name: string;
  readonly label: string;
  readonly kind: QuestionKind;
  readonly mandatory: boolean;
  readonly options: readonly string[];
  readonly longest: number;
  /** Autofill hint for the browser (WCAG 1.3.5). */
  readonly autoComplete: string | undefined;
  /** Text of a list before a choice is made. */
  readonly placeholder: string | undefined;
}

/** Fields that the buyer fills in once; they are not repeated below. */
export const BUYER = ['firstName', 'lastName', 'email'] as const;
export type BuyerField = (typeof BUYER)[number];

const autoComplete: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  street: 'address-line1',
  city: 'address-level2',
  postalCode: 'postal-code',
  country: 'country-name',
};

const kindOf = (control: string, { name, type, options = [] }: FormField): QuestionKind => {
  if (options.length > 0)
    return control === 'RADIO'
      ? 'radio'
      : control === 'CHECKBOX' || type === 'TEXT_ARRAY'
        ? 'checks'
        : 'dropdown';
  if (type === 'TEXT_ARRAY') return 'names';
  if (control === 'DATE' || type === 'DATE_TIME') return 'day';
  if (control === 'TEXTAREA') return 'lines';
  if (type === 'NUMBER') return 'number';
  return name === 'email' || name === 'phone' ? name : 'text';
};

/** The questions of a form in order, without those that the owner removed. */
export const questionsOf = (form: RegistrationForm | undefined): Question[] =>
  (form?.controls ?? [])
    .filter(({ deleted }) => deleted !== true)
    .toSorted((one, other) => one.orderIndex - other.orderIndex)
    .flatMap(({ type, label, inputs = [] }) =>
      inputs.map((input) => ({
        name: input.name ?? '',
        label: input.label || label || input.name || '',
        kind: kindOf(type, input),
        mandatory: input.mandatory ?? false,
        options: input.options ?? [],
        longest: input.maxLength || 500,
        autoComplete:
          autoComplete[input.name ?? ''] ?? (type.startsWith('ADDRESS') ? 'street-address' : undefined),
        placeholder: input.defaultOptionSelection?.placeholderText,
      })),
    );

const isBuyerField = (name: string): name is BuyerField => (BUYER as readonly string[]).includes(name);

/** The questions that remain once the buyer has given name and e-mail address. */
export const withoutBuyer = (questions: readonly Question[]): Question[] =>
  questions.filter(({ name }) => !isBuyerField(name));

const textsOf = (answer: Answers[string] | undefined): string[] =>
  (typeof answer === 'string' ? [answer] : [...(answer ?? [])]).map((text) => text.trim()).filter(Boolean);

/** Id of the field of an answer; the buyer has no index. */
export const fieldId = (guest: number | 'buyer', name: string): string => `guest-${guest}-${name}`;

/** A missing or invalid answer. */
export interface Problem {
  readonly id: string;
  readonly label: string;
  /** Index from 0; undefined for the buyer and for a form shared by all tickets. */
  readonly guest: number | undefined;
  readonly reason: 'missing' | 'no-email' | 'no-number';
}

const reasonOf = (
  { kind, mandatory }: Question,
  answer: Answers[string] | undefined,
): Problem['reason'] | undefined => {
  const [text] = textsOf(answer);
  if (text === undefined) return mandatory ? 'missing' : undefined;
  if (kind === 'email' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text)) return 'no-email';
  return kind === 'number' && !Number.isFinite(Number(text)) ? 'no-number' : undefined;
};

/** The problems in one set of answers, in the order of the form. */
export const problemsIn = (
  questions: readonly Question[],
  answers: Answers,
  at: number | 'buyer',
  guest?: number,
): Problem[] =>
  questions.flatMap((question) => {
    const reason = reasonOf(question, answers[question.name]);
    return reason ? [{ id: fieldId(at, question.name), label: question.label, guest, reason }] : [];
  });

/** Converts answers to the format of the checkout. */
export const guestOf = (questions: readonly Question[], answers: Answers): Guest => ({
  form: {
    inputValues: questions.flatMap(({ name, kind }) => {
      const texts = textsOf(answers[name]);
      const [text] = texts;
      if (text === undefined) return [];
      return [
        kind === 'checks' || kind === 'names'
          ? { inputName: name, values: texts }
          : { inputName: name, value: text },
      ];
    }),
  },
});
