import { type ReactNode, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import type { SiteEvent } from 'vitrine/events-v3';
import type { UsedRsvp } from 'vitrine/react';
import { Button } from '../../components/button.tsx';
import { Choose } from '../../components/choose.tsx';
import { useFocusAtFirst } from '../../lib/use-focus-at-first.ts';
import { text } from '../../text/booking.ts';
import { text as eventsText } from '../../text/events.ts';
import type { Answers, Problem, Question } from '../booking/guest-form.ts';
import { fieldId } from '../booking/guest-form.ts';
import { buyerQuestions } from '../booking/guest-forms.tsx';
import { ProblemList } from '../booking/problem-list.tsx';
import { QuestionField } from '../booking/question-field.tsx';
import styles from './rsvp.module.css';
import { companionId, type Companions, problemsOf, type ReplyInput } from './reply-input.ts';
import { ReplyProblem } from './reply-problem.tsx';

const STATUS: Question = {
  name: 'status',
  label: '',
  kind: 'radio',
  mandatory: true,
  options: [],
  longest: 500,
  autoComplete: undefined,
  placeholder: undefined,
};

type Change = (part: Partial<ReplyInput>) => void;

const Fields = ({
  at,
  questions,
  answers,
  problems,
  onChange,
}: {
  at: number | 'buyer';
  questions: readonly Question[];
  answers: Answers;
  problems: readonly Problem[];
  onChange: (answers: Answers) => void;
}) => (
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
          onChange={(answer) => onChange({ [question.name]: answer })}
        />
      );
    })}
  </div>
);

/** The number of companions, and their names. */
const CompanionFields = ({
  companions,
  input,
  problems,
  onChange,
}: {
  companions: Companions;
  input: ReplyInput;
  problems: readonly Problem[];
  onChange: Change;
}) => (
  <div className={styles['fields']}>
    <Choose
      label={companions.label}
      value={`${input.companions}`}
      options={companions.counts.map((count) => ({ id: `${count}`, name: text.rsvp.bring(count) }))}
      onChange={(count) => onChange({ companions: Number(count) })}
    />
    {companions.areNamed &&
      Array.from({ length: input.companions }, (_, place) => (
        <QuestionField
          key={place}
          id={companionId(place)}
          question={{
            ...STATUS,
            name: 'name',
            kind: 'text',
            label: text.rsvp.nameOf(place + 1),
            longest: 100,
          }}
          answer={input.names[place]}
          problem={
            problems.some(({ id }) => id === companionId(place)) ? text.booking.atField.missing : undefined
          }
          onChange={(answer) => {
            const names = Array.from({ length: input.companions }, (__, at) => input.names[at] ?? '');
            onChange({ names: names.with(place, typeof answer === 'string' ? answer : '') });
          }}
        />
      ))}
  </div>
);

const Card = ({
  id,
  title,
  takesFocus = false,
  children,
}: {
  id: string;
  title: string;
  takesFocus?: boolean;
  children: ReactNode;
}) => {
  const heading = useFocusAtFirst<HTMLHeadingElement>(takesFocus);
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
};

const sendText = (event: SiteEvent, { status }: ReplyInput, isChange: boolean): string => {
  if (isChange) return text.rsvp.save;
  if (status === 'NO') return text.rsvp.decline;
  return event.registration?.status === 'OPEN_RSVP_WAITLIST_ONLY' ? text.rsvp.join : text.rsvp.accept;
};

interface FormProps {
  event: SiteEvent;
  input: ReplyInput;
  questions: readonly Question[];
  companions: Companions | undefined;
  /** Whether the form replaces another part of the page, on which the focus was. */
  takesFocus: boolean;
  onChange: Change;
}

/** The answer itself, the guest's details, and the questions of the event. */
const ReplyCards = ({
  event,
  input,
  questions,
  companions,
  takesFocus,
  problems,
  onChange,
}: FormProps & { problems: readonly Problem[] }) => {
  const words = text.rsvp;
  const isComing = input.status === 'YES';
  return (
    <>
      <Card id="reply-title" title={words.heading} takesFocus={takesFocus}>
        {event.registration?.rsvp?.responseType === 'YES_AND_NO' && (
          <QuestionField
            id="reply-status"
            question={{ ...STATUS, label: words.willYouCome, options: [words.yes, words.no] }}
            answer={isComing ? words.yes : words.no}
            problem={undefined}
            onChange={(answer) => onChange({ status: answer === words.no ? 'NO' : 'YES' })}
          />
        )}
        <Fields
          at="buyer"
          questions={buyerQuestions()}
          answers={input.guest}
          problems={problems}
          onChange={(part) => onChange({ guest: { ...input.guest, ...part } })}
        />
      </Card>
      {isComing && (questions.length > 0 || companions) && (
        <Card id="questions-title" title={words.questions}>
          <Fields
            at={0}
            questions={questions}
            answers={input.answers}
            problems={problems}
            onChange={(part) => onChange({ answers: { ...input.answers, ...part } })}
          />
          {companions && (
            <CompanionFields companions={companions} input={input} problems={problems} onChange={onChange} />
          )}
        </Card>
      )}
    </>
  );
};

/** The form of a reply. */
export const RsvpForm = ({
  reply,
  onSend,
  onCancel,
  ...form
}: FormProps & {
  reply: UsedRsvp;
  onSend: () => void;
  /** Leaves the present reply as it is; undefined if there is none. */
  onCancel?: () => void;
}) => {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { event, input, questions, companions } = form;
  const isWaitlist = event.registration?.status === 'OPEN_RSVP_WAITLIST_ONLY';
  const busy = reply.pending !== undefined && reply.pending !== 'reading';
  return (
    <Form
      className={styles['form'] ?? ''}
      validationBehavior="aria"
      onSubmit={(submission) => {
        submission.preventDefault();
        const found = problemsOf(questions, companions, input);
        setProblems(found);
        if (found.length === 0 && !busy) onSend();
      }}
    >
      {isWaitlist && !onCancel && <p className={styles['notice']}>{eventsText.event.rsvpWaitlist}</p>}
      <ProblemList problems={problems} />
      <ReplyCards {...form} problems={problems} />
      <ReplyProblem problem={reply.problem} />
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" size="large" busy={busy}>
          {sendText(event, input, onCancel !== undefined)}
        </Button>
        {onCancel && <Button onPress={onCancel}>{text.rsvp.leave}</Button>}
      </div>
    </Form>
  );
};
