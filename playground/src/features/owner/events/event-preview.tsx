import { formatEventTime } from 'vitrine/format';
import { useStore } from '../../../lib/use-store.ts';
import { Picture } from '../../../components/picture.tsx';
import { type EventForm, eventProblems, newEventOf } from './event-form.ts';
import { language } from '../../../lib/language.ts';
import { text } from '../../../text/owner.ts';
import styles from './event-editor.module.css';

/** The event as it will look in a list. */
export const EventPreview = ({ form }: { form: EventForm }) => {
  const locale = useStore(language);
  const words = text.owner.editor;
  const { start, end, further, zone, undatedText } = eventProblems(form);
  const when =
    (start ?? end ?? further ?? zone ?? undatedText)
      ? words.noDates
      : formatEventTime(newEventOf({ ...form, further: [] }).dateAndTimeSettings, { locale }).atEvent;
  return (
    <section className={styles['preview']} aria-label={words.preview}>
      <h2>{words.preview}</h2>
      <Picture url={form.imageUrl || undefined} alt={form.imageAlt} ratio="16 / 10" />
      <p className={styles['when']}>{when}</p>
      <h3>{form.title.trim() || words.noTitle}</h3>
      <p className={styles['soft']}>
        {[form.placeName, form.place === 'VENUE' ? form.city : ''].filter(Boolean).join(', ')}
      </p>
      {form.short !== '' && <p>{form.short}</p>}
    </section>
  );
};
