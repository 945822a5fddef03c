import { Button, IconButton } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { daysOn, type EventForm, type LocalDates } from './event-form.ts';
import { text } from '../../../text/owner.ts';
import styles from './event-editor.module.css';

/** Default number of days between two dates of a series. */
const WEEK = 7;

/** The further dates of a series. */
export const FurtherDates = ({
  form,
  onChange,
  error,
}: {
  form: EventForm;
  onChange: (changes: Partial<EventForm>) => void;
  error: string | undefined;
}) => {
  const words = text.owner.editor;
  const { further } = form;
  const change = (index: number, dates: Partial<LocalDates>) =>
    onChange({ further: further.map((one, at) => (at === index ? { ...one, ...dates } : one)) });
  return (
    <div className={styles['series']}>
      <p className={styles['hint']}>{words.seriesHint}</p>
      {further.map((dates, index) => (
        // Further dates have no id; only their position identifies them.
        <fieldset key={index} className={styles['date']} aria-label={words.date(index + 2)}>
          {(['start', 'end'] as const).map((name) => (
            <TextInput
              key={name}
              label={words.fields[name]}
              value={dates[name]}
              onChange={(value) => change(index, { [name]: value })}
              error={error}
              input={{ type: 'datetime-local' }}
            />
          ))}
          <IconButton
            aria-label={words.removeDate(index + 2)}
            onPress={() => onChange({ further: further.filter((_, at) => at !== index) })}
          >
            <Icon name="close" />
          </IconButton>
        </fieldset>
      ))}
      <Button
        size="small"
        onPress={() => onChange({ further: [...further, daysOn(further.at(-1) ?? form, WEEK)] })}
      >
        <Icon name="plus" size={16} />
        {words.addDate}
      </Button>
    </div>
  );
};
