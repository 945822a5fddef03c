import { useState } from 'react';
import type { SiteEvent } from 'vitrine/events-v3';
import type { UsedRsvp } from 'vitrine/react';
import { Button } from '../../components/button.tsx';
import { Choose } from '../../components/choose.tsx';
import { Form } from '../../components/form.tsx';
import { Note } from '../../components/note.tsx';
import { Panel } from '../../components/panel.tsx';
import { text } from '../../text/booking.ts';
import { text as eventsText } from '../../text/events.ts';
import type { Problem, Question } from '../booking/guest-form.ts';
import { buyerQuestions } from '../booking/guest-forms.tsx';
import { ProblemList } from '../booking/problem-list.tsx';
import { QuestionField, QuestionFields } from '../booking/question-field.tsx';
import booking from '../booking/booking.module.css';
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
  <div className={booking['fields']}>
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
      <Panel title={words.heading} takesFocus={takesFocus}>
        {event.registration?.rsvp?.responseType === 'YES_AND_NO' && (
          <QuestionField
            id="reply-status"
            question={{ ...STATUS, label: words.willYouCome, options: [words.yes, words.no] }}
            answer={isComing ? words.yes : words.no}
            problem={undefined}
            onChange={(answer) => onChange({ status: answer === words.no ? 'NO' : 'YES' })}
          />
        )}
        <QuestionFields
          at="buyer"
          questions={buyerQuestions()}
          answers={input.guest}
          problems={problems}
          onChange={(part) => onChange({ guest: { ...input.guest, ...part } })}
        />
      </Panel>
      {isComing && (questions.length > 0 || companions) && (
        <Panel title={words.questions}>
          <QuestionFields
            at={0}
            questions={questions}
            answers={input.answers}
            problems={problems}
            onChange={(part) => onChange({ answers: { ...input.answers, ...part } })}
          />
          {companions && (
            <CompanionFields companions={companions} input={input} problems={problems} onChange={onChange} />
          )}
        </Panel>
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
      submit={sendText(event, input, onCancel !== undefined)}
      busy={busy}
      actions={onCancel && <Button onPress={onCancel}>{text.rsvp.leave}</Button>}
      onSubmit={() => {
        const found = problemsOf(questions, companions, input);
        setProblems(found);
        if (found.length === 0) onSend();
      }}
    >
      {isWaitlist && !onCancel && <Note tone="warn">{eventsText.event.rsvpWaitlist}</Note>}
      <ProblemList problems={problems} />
      <ReplyCards {...form} problems={problems} />
      <ReplyProblem problem={reply.problem} />
    </Form>
  );
};
