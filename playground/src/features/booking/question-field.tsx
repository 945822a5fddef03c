import { Choose } from '../../components/choose.tsx';
import { ChoiceField, FieldOf } from '../../components/choice-field.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { Tick } from '../../components/tick.tsx';
import { type Answers, fieldId, type Problem, type Question } from './guest-form.ts';
import { text } from '../../text/booking.ts';
import styles from './booking.module.css';

export interface QuestionFieldProps {
  id: string;
  question: Question;
  answer: Answers[string] | undefined;
  problem: string | undefined;
  onChange: (answer: Answers[string]) => void;
}

const one = (answer: Answers[string] | undefined): string =>
  typeof answer === 'string' ? answer : (answer?.[0] ?? '');
const all = (answer: Answers[string] | undefined): string[] =>
  typeof answer === 'string' ? [answer].filter(Boolean) : [...(answer ?? [])];

const types: Readonly<Record<string, string>> = { email: 'email', phone: 'tel', day: 'date' };

const NOTHING = '';

/** The control for the kind of a question. */
const Control = ({ question, answer, problem, onChange }: QuestionFieldProps) => {
  const { kind, label: words, mandatory, options, placeholder, longest, autoComplete } = question;
  const label = mandatory ? words : `${words} (${text.common.optional})`;
  const field = { label, error: problem };
  const named = options.map((option) => ({ id: option, name: option }));
  if (kind === 'dropdown')
    return (
      <Choose
        {...field}
        value={one(answer)}
        options={[{ id: NOTHING, name: placeholder || text.booking.choose }, ...named]}
        onChange={onChange}
      />
    );
  if (kind === 'radio')
    return <ChoiceField {...field} options={named} chosen={one(answer) || undefined} onChange={onChange} />;
  if (kind === 'checks') {
    const chosen = all(answer);
    return (
      <FieldOf {...field}>
        <div className={styles['ticks']}>
          {options.map((option) => (
            <Tick
              key={option}
              label={option}
              selected={chosen.includes(option)}
              onChange={(on) => onChange(options.filter((it) => (it === option ? on : chosen.includes(it))))}
            />
          ))}
        </div>
      </FieldOf>
    );
  }
  const type = types[kind] ?? 'text';
  return (
    <TextInput
      {...field}
      value={kind === 'names' ? all(answer).join('\n') : one(answer)}
      rows={kind === 'lines' || kind === 'names' ? 3 : 1}
      hint={kind === 'names' ? text.booking.namesHint : undefined}
      maxLength={longest}
      required={mandatory}
      input={{
        type,
        autoComplete,
        inputMode: kind === 'number' ? 'decimal' : undefined,
        dir: type === 'email' || type === 'tel' ? 'ltr' : undefined,
      }}
      onChange={(value) => onChange(kind === 'names' ? value.split('\n') : value)}
    />
  );
};

const wide: ReadonlySet<string> = new Set(['radio', 'checks', 'lines', 'names']);

/** One question of a registration form. */
export const QuestionField = (props: QuestionFieldProps) => (
  <div
    id={props.id}
    className={styles['question']}
    {...(wide.has(props.question.kind) && { 'data-wide': '' })}
  >
    <Control {...props} />
  </div>
);

/** The questions of a form, with the problems of their answers. */
export const QuestionFields = ({
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
      const problem = problems.find((found) => found.id === id);
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

/** Scrolls to a question and focuses it. */
export const focusQuestion = (id: string): void => {
  const field = document.getElementById(id)?.querySelector<HTMLElement>('input, textarea, select');
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
};
