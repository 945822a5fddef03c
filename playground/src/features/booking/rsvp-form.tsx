import type { SiteEvent } from 'vitrine/events-v3';
import { Icon } from '../../components/icon.tsx';
import { fieldId, questionsOf } from './guest-form.ts';
import { text } from '../../text/text.ts';
import styles from './booking.module.css';
import { QuestionField } from './question-field.tsx';

const nothing = () => {};

/** The registration form of an RSVP event, read-only: the client has no call that answers an invitation. */
export const RsvpForm = ({ event }: { event: SiteEvent }) => {
  const { rsvp } = event.registration ?? {};
  const answers = rsvp?.responseType === 'YES_ONLY' ? [text.rsvp.yes] : [text.rsvp.yes, text.rsvp.no];
  return (
    <section className={styles['card']} aria-labelledby="rsvp-title">
      <h2 id="rsvp-title">{text.rsvp.heading}</h2>
      <div role="note" className={styles['warnBox']}>
        <Icon name="lock" />
        <div>
          <strong>{text.rsvp.outside}</strong>
          <p>{text.rsvp.why}</p>
        </div>
      </div>
      <p className={styles['soft']}>
        {text.rsvp.answers}: {answers.join(' · ')}
        {rsvp?.limit !== undefined && <> — {text.rsvp.limit(rsvp.limit)}</>}
      </p>
      <h3>{text.rsvp.questions}</h3>
      <div className={styles['fields']}>
        {questionsOf(event.form).map((question) => (
          <QuestionField
            key={question.name}
            id={fieldId(0, question.name)}
            question={question}
            answer={undefined}
            problem={undefined}
            isDisabled
            onChange={nothing}
          />
        ))}
      </div>
    </section>
  );
};
