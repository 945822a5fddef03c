import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { Choose } from '../../components/choose.tsx';
import control from '../../components/field.module.css';
import { Icon } from '../../components/icon.tsx';
import type { Answers, Question } from './guest-form.ts';
import { text } from '../../text/booking.ts';
import styles from './booking.module.css';

export interface QuestionFieldProps {
  id: string;
  question: Question;
  answer: Answers[string] | undefined;
  problem: string | undefined;
  isDisabled?: boolean;
  onChange: (answer: Answers[string]) => void;
}

const one = (answer: Answers[string] | undefined): string =>
  typeof answer === 'string' ? answer : (answer?.[0] ?? '');
const all = (answer: Answers[string] | undefined): string[] =>
  typeof answer === 'string' ? [answer].filter(Boolean) : [...(answer ?? [])];

const types = { email: 'email', phone: 'tel', day: 'date' } as const;

const Problem = ({ children }: { children: string | undefined }) => (
  <FieldError className={control['error'] ?? ''}>{children}</FieldError>
);

const Lines = ({
  question,
  answer,
  problem,
  isDisabled,
  onChange,
  label,
}: QuestionFieldProps & { label: ReactNode }) => {
  const { kind, longest, mandatory, autoComplete } = question;
  const isLong = kind === 'lines' || kind === 'names';
  const type = (types as Readonly<Record<string, string>>)[kind] ?? 'text';
  return (
    <TextField
      className={control['field'] ?? ''}
      value={kind === 'names' ? all(answer).join('\n') : one(answer)}
      onChange={(value) => onChange(kind === 'names' ? value.split('\n') : value)}
      type={type}
      maxLength={longest}
      isRequired={mandatory}
      isDisabled={isDisabled ?? false}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
      {...(autoComplete !== undefined && { autoComplete })}
      {...(kind === 'number' && { inputMode: 'decimal' as const })}
    >
      <Label className={control['label'] ?? ''}>
        <bdi>{label}</bdi>
      </Label>
      {isLong ? (
        <TextArea className={`${control['input'] ?? ''} ${control['area'] ?? ''}`} />
      ) : (
        <Input
          className={control['input'] ?? ''}
          dir={type === 'email' || type === 'tel' ? 'ltr' : undefined}
        />
      )}
      {kind === 'names' && (
        <Text slot="description" className={control['hint'] ?? ''}>
          {text.booking.namesHint}
        </Text>
      )}
      <Problem>{problem}</Problem>
    </TextField>
  );
};

const Options = ({
  question,
  answer,
  problem,
  isDisabled,
  onChange,
  label,
}: QuestionFieldProps & { label: ReactNode }) => {
  const { kind, options, mandatory } = question;
  const common = {
    className: control['field'] ?? '',
    isDisabled: isDisabled ?? false,
    isRequired: mandatory,
    isInvalid: problem !== undefined,
    validationBehavior: 'aria' as const,
  };
  if (kind === 'radio')
    return (
      <RadioGroup {...common} value={one(answer) || null} onChange={onChange}>
        <Label className={control['label'] ?? ''}>
          <bdi>{label}</bdi>
        </Label>
        <div className={styles['options']}>
          {options.map((option) => (
            <Radio key={option} value={option} className={styles['option'] ?? ''}>
              <span className={styles['dot']} />
              <bdi>{option}</bdi>
            </Radio>
          ))}
        </div>
        <Problem>{problem}</Problem>
      </RadioGroup>
    );
  return (
    <CheckboxGroup {...common} value={all(answer)} onChange={onChange}>
      <Label className={control['label'] ?? ''}>
        <bdi>{label}</bdi>
      </Label>
      <div className={styles['options']}>
        {options.map((option) => (
          <Checkbox key={option} value={option} className={control['check'] ?? ''}>
            <span className={control['box']}>
              <Icon name="check" size={14} />
            </span>
            <bdi>{option}</bdi>
          </Checkbox>
        ))}
      </div>
      <Problem>{problem}</Problem>
    </CheckboxGroup>
  );
};

const NOTHING = '';

/** One question of a registration form, with the control for its kind. */
export const QuestionField = (props: QuestionFieldProps) => {
  const { id, question, answer, problem, isDisabled = false, onChange } = props;
  const { kind, label: words, mandatory, options, placeholder } = question;
  const label = mandatory ? words : `${words} (${text.common.optional})`;
  const isWide = kind === 'radio' || kind === 'checks' || kind === 'lines' || kind === 'names';
  return (
    <div id={id} className={styles['question']} {...(isWide && { 'data-wide': '' })}>
      {kind === 'dropdown' ? (
        <Choose
          label={label}
          value={one(answer)}
          isDisabled={isDisabled}
          error={problem}
          options={[
            { id: NOTHING, name: placeholder || text.booking.choose },
            ...options.map((option) => ({ id: option, name: option })),
          ]}
          onChange={onChange}
        />
      ) : kind === 'radio' || kind === 'checks' ? (
        <Options {...props} label={label} />
      ) : (
        <Lines {...props} label={label} />
      )}
    </div>
  );
};

/** Scrolls to a question and focuses it. */
export const focusQuestion = (id: string): void => {
  const field = document.getElementById(id)?.querySelector<HTMLElement>('input, textarea, select');
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
};
