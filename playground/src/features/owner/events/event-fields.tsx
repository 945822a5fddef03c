import { Choose } from '../../../components/choose.tsx';
import { FieldGroup } from '../../../components/form.tsx';
import { Pair } from '../../../components/panel.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { Tick } from '../../../components/tick.tsx';
import { type EventForm, type EventProblem } from './event-form.ts';
import { text } from '../../../text/owner.ts';
import { FurtherDates } from './further-dates.tsx';

/** Time zones suggested while typing; any other time zone can be entered too. */
const zones = (): readonly string[] => Intl.supportedValuesOf('timeZone');

export interface EventFieldsProps {
  form: EventForm;
  onChange: (changes: Partial<EventForm>) => void;
  /** Problems of the fields, shown after an attempt to save. */
  problems: Partial<Record<keyof EventForm, EventProblem>>;
  isNew: boolean;
}

type TextName = Exclude<keyof EventForm, 'undated' | 'further' | 'place' | 'kind' | 'holdMinutes'>;

/** The props of a text field. */
type FieldOf = (name: TextName) => {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

/** Start and end, or a text in place of both. */
const TimeFields = ({
  form,
  onChange,
  isNew,
  field,
  further,
}: Omit<EventFieldsProps, 'problems'> & { field: FieldOf; further: string | undefined }) => {
  const words = text.owner.editor;
  return (
    <FieldGroup title={words.when}>
      <Tick
        label={words.fields.undated}
        selected={form.undated}
        onChange={(undated) => onChange({ undated })}
      />
      {form.undated ? (
        <TextInput {...field('undatedText')} maxLength={100} />
      ) : (
        <>
          <Pair>
            <TextInput {...field('start')} input={{ type: 'datetime-local' }} />
            <TextInput {...field('end')} input={{ type: 'datetime-local' }} />
          </Pair>
          <TextInput
            {...field('zone')}
            hint={words.zoneHint}
            input={{ list: 'zones', autoComplete: 'off' }}
          />
          <datalist id="zones">
            {zones().map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </datalist>
          {isNew && <FurtherDates form={form} onChange={onChange} error={further} />}
        </>
      )}
    </FieldGroup>
  );
};

/** The fields of an event: texts, dates and place. */
export const EventFields = ({ form, onChange, problems, isNew }: EventFieldsProps) => {
  const words = text.owner.editor;
  const problem = (name: keyof EventForm) => {
    const found = problems[name];
    return found && words.problems[found];
  };
  const field: FieldOf = (name) => ({
    label: words.fields[name],
    value: form[name],
    onChange: (value) => onChange({ [name]: value }),
    error: problem(name),
  });
  return (
    <>
      <FieldGroup title={words.about}>
        <TextInput {...field('title')} required maxLength={120} />
        <TextInput {...field('short')} rows={2} maxLength={500} hint={words.shortHint} />
        <TextInput {...field('text')} rows={6} hint={words.textHint} />
        <Pair>
          <TextInput {...field('imageUrl')} input={{ type: 'url' }} />
          <TextInput {...field('imageAlt')} />
        </Pair>
      </FieldGroup>
      <TimeFields form={form} onChange={onChange} isNew={isNew} field={field} further={problem('further')} />
      <FieldGroup title={words.where}>
        <Pair>
          <Choose
            label={words.fields.place}
            value={form.place}
            options={(['VENUE', 'ONLINE', 'OPEN'] as const).map((id) => ({ id, name: words.places[id] }))}
            onChange={(place) => onChange({ place })}
          />
          <TextInput {...field('placeName')} maxLength={50} />
        </Pair>
        {form.place === 'VENUE' && (
          <>
            <TextInput {...field('address')} maxLength={250} />
            <Pair>
              <TextInput {...field('city')} maxLength={100} />
              <TextInput {...field('country')} maxLength={2} hint={words.countryHint} />
            </Pair>
          </>
        )}
      </FieldGroup>
    </>
  );
};
