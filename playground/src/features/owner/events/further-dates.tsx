import { Button } from '../../../components/button.tsx';
import { Pair } from '../../../components/panel.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { daysOn, type EventForm, type LocalDates } from './event-form.ts';
import { text } from '../../../text/owner.ts';
import styles from '../owner.module.css';

/** Default number of days between two dates of a series. */
const WEEK = 7;

/** The further dates of a series. */
export const FurtherDates = ({
  form: { further, start, end },
  onChange,
  error,
}: {
  form: EventForm;
  onChange: (changes: Partial<EventForm>) => void;
  error: string | undefined;
}) => {
  const words = text.owner.editor;
  const change = (index: number, dates: Partial<LocalDates>) =>
    onChange({ further: further.map((one, at) => (at === index ? { ...one, ...dates } : one)) });
  return (
    <>
      <p className={styles['soft']}>{words.seriesHint}</p>
      {further.map((dates, index) => (
        // Further dates have no id; only their position identifies them.
        <fieldset key={index} aria-label={words.date(index + 2)}>
          <Pair>
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
          </Pair>
          <Button
            size="small"
            kind="quiet"
            onPress={() => onChange({ further: further.filter((_, at) => at !== index) })}
          >
            {words.removeDate(index + 2)}
          </Button>
        </fieldset>
      ))}
      <div>
        <Button
          size="small"
          onPress={() => onChange({ further: [...further, daysOn(further.at(-1) ?? { start, end }, WEEK)] })}
        >
          {words.addDate}
        </Button>
      </div>
    </>
  );
};
