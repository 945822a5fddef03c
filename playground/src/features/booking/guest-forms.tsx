import { Button } from '../../components/button.tsx';
import { Panel } from '../../components/panel.tsx';
import { announce } from '../../lib/announcer.ts';
import { type Answers, BUYER, type BuyerField, type Problem, type Question } from './guest-form.ts';
import { text } from '../../text/booking.ts';
import { QuestionFields } from './question-field.tsx';

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
      <Panel title={text.booking.details} lead={early ? text.booking.detailsHint : undefined}>
        <QuestionFields
          at="buyer"
          questions={buyerQuestions()}
          answers={buyer}
          problems={problems}
          onChange={(part) => onBuyer({ ...buyer, ...part })}
        />
      </Panel>
      {questions.length > 0 &&
        (tickets.length > 0 ? tickets : [undefined]).map((ticket, place) => (
          <Panel
            key={`${place}`}
            title={ticket === undefined ? text.booking.questions : text.booking.guestOf(place + 1, ticket)}
            actions={
              ticket !== undefined && (
                <Button size="small" onPress={() => copy(place)}>
                  {text.booking.copy}
                  <span className="visually-hidden">: {text.booking.guest(place + 1)}</span>
                </Button>
              )
            }
          >
            <QuestionFields
              at={place}
              questions={questions}
              answers={guests[place] ?? {}}
              problems={problems}
              onChange={(part) => onGuest(place, { ...guests[place], ...part })}
            />
          </Panel>
        ))}
    </>
  );
};
