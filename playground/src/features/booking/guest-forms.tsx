import { Button } from '../../components/button.tsx';
import { announce } from '../../lib/announcer.ts';
import { type Answers, BUYER, type BuyerField, fieldId, type Problem, type Question } from './guest-form.ts';
import { text } from '../../text/booking.ts';
import styles from './booking.module.css';
import { QuestionField } from './question-field.tsx';

/** The message for a problem, shown at its field. */
export const wordsOf = ({ reason, label, guest }: Problem): string => {
  const words = text.booking.problems[reason](label);
  return guest === undefined ? words : text.booking.problemOf(guest + 1, words);
};

const kinds = { firstName: 'text', lastName: 'text', email: 'email' } as const;
const complete = { firstName: 'given-name', lastName: 'family-name', email: 'email' } as const;

/** Questions for the buyer of every order. */
export const buyerQuestions = (): Question[] =>
  BUYER.map((name: BuyerField) => ({
    name,
    label: text.booking[name],
    kind: kinds[name],
    mandatory: true,
    options: [],
    longest: name === 'email' ? 255 : 50,
    autoComplete: complete[name],
    placeholder: undefined,
  }));

interface FieldsProps {
  at: number | 'buyer';
  questions: readonly Question[];
  answers: Answers;
  problems: readonly Problem[];
  onChange: (answers: Answers) => void;
}

const Fields = ({ at, questions, answers, problems, onChange }: FieldsProps) => (
  <div className={styles['fields']}>
    {questions.map((question) => {
      const id = fieldId(at, question.name);
      const problem = problems.find((one) => one.id === id);
      return (
        <QuestionField
          key={question.name}
          id={id}
          question={question}
          answer={answers[question.name]}
          problem={problem && text.booking.atField[problem.reason]}
          onChange={(answer) => onChange({ ...answers, [question.name]: answer })}
        />
      );
    })}
  </div>
);

export interface GuestFormsProps {
  /** No tickets are reserved yet, so no time is running. */
  early: boolean;
  buyer: Answers;
  guests: readonly Answers[];
  /** Names of the tickets, one per guest form; empty if all tickets share one form. */
  tickets: readonly string[];
  questions: readonly Question[];
  problems: readonly Problem[];
  onBuyer: (answers: Answers) => void;
  onGuest: (place: number, answers: Answers) => void;
}

/** The questions about the buyer, and those of the event, once or per ticket. */
export const GuestForms = ({
  early,
  buyer,
  guests,
  tickets,
  questions,
  problems,
  onBuyer,
  onGuest,
}: GuestFormsProps) => {
  const copy = (place: number) => {
    onGuest(place, {
      ...guests[place],
      ...Object.fromEntries(BUYER.map((name) => [name, buyer[name] ?? ''])),
    });
    announce(text.booking.copied(place + 1));
  };
  return (
    <>
      <section className={styles['card']} aria-labelledby="buyer-title">
        <h2 id="buyer-title">{text.booking.details}</h2>
        {early && <p className={styles['soft']}>{text.booking.detailsHint}</p>}
        <Fields
          at="buyer"
          questions={buyerQuestions()}
          answers={buyer}
          problems={problems}
          onChange={onBuyer}
        />
      </section>
      {questions.length > 0 &&
        (tickets.length > 0 ? tickets : [undefined]).map((ticket, place) => {
          const id = `guest-title-${place}`;
          return (
            <section key={id} className={styles['card']} aria-labelledby={id}>
              <div className={styles['cardHead']}>
                <h2 id={id}>
                  {ticket === undefined ? text.booking.questions : text.booking.guestOf(place + 1, ticket)}
                </h2>
                {ticket !== undefined && (
                  <Button size="small" onPress={() => copy(place)}>
                    {text.booking.copy}
                    <span className="visually-hidden">: {text.booking.guest(place + 1)}</span>
                  </Button>
                )}
              </div>
              <Fields
                at={place}
                questions={questions}
                answers={guests[place] ?? {}}
                problems={problems}
                onChange={(answers) => onGuest(place, answers)}
              />
            </section>
          );
        })}
    </>
  );
};
