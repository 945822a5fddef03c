import { Choose } from '../../../components/choose.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { Tick } from '../../../components/tick.tsx';
import { type EventForm, type EventProblem } from './event-form.ts';
import { text } from '../../../text/owner.ts';
import { FurtherDates } from './further-dates.tsx';
import styles from './event-editor.module.css';

/** Time zones suggested while typing; any other time zone can be entered too. */
const zones = (): readonly string[] => Intl.supportedValuesOf('timeZone');

export interface EventFieldsProps {
  form: EventForm;
  onChange: (changes: Partial<EventForm>) => void;
  /** Problems of the fields, shown after an attempt to save. */
  problems: Partial<Record<keyof EventForm, EventProblem>>;
  isNew: boolean;
}

type TextName = 'title' | 'short' | 'imageUrl' | 'imageAlt' | 'city' | 'country' | 'address';

/** A group of the fields. */
interface PartProps extends Omit<EventFieldsProps, 'problems'> {
  /** The message about a field; undefined if it is valid. */
  problem: (name: keyof EventForm) => string | undefined;
  /** The props of a text field. */
  field: (name: TextName) => {
    label: string;
    value: string;
    onChange: (value: string) => void;
    error: string | undefined;
  };
}

/** Title, texts and picture. */
const AboutFields = ({ form, onChange, field }: PartProps) => {
  const words = text.owner.editor;
  return (
    <fieldset className={styles['group']}>
      <legend>{words.about}</legend>
      <TextInput {...field('title')} required maxLength={120} />
      <TextInput {...field('short')} rows={2} maxLength={500} hint={words.shortHint} />
      <TextInput
        label={words.fields.text}
        value={form.text}
        onChange={(value) => onChange({ text: value })}
        rows={6}
        hint={words.textHint}
      />
      <div className={styles['pair']}>
        <TextInput {...field('imageUrl')} input={{ type: 'url', dir: 'ltr' }} />
        <TextInput {...field('imageAlt')} />
      </div>
    </fieldset>
  );
};

/** Start and end, or a text in place of both. */
const TimeFields = ({ form, onChange, problem, isNew }: PartProps) => {
  const words = text.owner.editor;
  return (
    <fieldset className={styles['group']}>
      <legend>{words.when}</legend>
      <Tick
        label={words.fields.undated}
        selected={form.undated}
        onChange={(undated) => onChange({ undated })}
      />
      {form.undated ? (
        <TextInput
          label={words.fields.undatedText}
          value={form.undatedText}
          onChange={(undatedText) => onChange({ undatedText })}
          error={problem('undatedText')}
          maxLength={100}
        />
      ) : (
        <>
          <div className={styles['pair']}>
            {(['start', 'end'] as const).map((name) => (
              <TextInput
                key={name}
                label={words.fields[name]}
                value={form[name]}
                onChange={(value) => onChange({ [name]: value })}
                error={problem(name)}
                input={{ type: 'datetime-local' }}
              />
            ))}
          </div>
          <TextInput
            label={words.fields.zone}
            value={form.zone}
            onChange={(zone) => onChange({ zone })}
            error={problem('zone')}
            hint={words.zoneHint}
            input={{ list: 'zones', dir: 'ltr', autoComplete: 'off' }}
          />
          <datalist id="zones">
            {zones().map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </datalist>
          {isNew && <FurtherDates form={form} onChange={onChange} error={problem('further')} />}
        </>
      )}
    </fieldset>
  );
};

/** The venue, or a place online. */
const PlaceFields = ({ form, onChange, problem, field }: PartProps) => {
  const words = text.owner.editor;
  return (
    <fieldset className={styles['group']}>
      <legend>{words.where}</legend>
      <div className={styles['pair']}>
        <Choose
          label={words.fields.place}
          value={form.place}
          options={(['VENUE', 'ONLINE', 'OPEN'] as const).map((id) => ({ id, name: words.places[id] }))}
          onChange={(place) => onChange({ place })}
        />
        <TextInput
          label={words.fields.placeName}
          value={form.placeName}
          onChange={(placeName) => onChange({ placeName })}
          error={problem('placeName')}
          maxLength={50}
        />
      </div>
      {form.place === 'VENUE' && (
        <>
          <TextInput {...field('address')} maxLength={250} />
          <div className={styles['pair']}>
            <TextInput {...field('city')} maxLength={100} />
            <TextInput {...field('country')} maxLength={2} hint={words.countryHint} />
          </div>
        </>
      )}
    </fieldset>
  );
};

/** The fields of an event: texts, dates and place. */
export const EventFields = ({ form, onChange, problems, isNew }: EventFieldsProps) => {
  const words = text.owner.editor;
  const problem = (name: keyof EventForm) => {
    const found = problems[name];
    return found && words.problems[found];
  };
  const field = (name: TextName) => ({
    label: words.fields[name],
    value: form[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: problem(name),
  });
  const part = { form, onChange, isNew, problem, field };
  return (
    <>
      <AboutFields {...part} />
      <TimeFields {...part} />
      <PlaceFields {...part} />
    </>
  );
};
