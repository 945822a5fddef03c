import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import type { SiteEvent } from 'vitrine/events-v3';
import { useUpdateEvent } from 'vitrine/react/events-v3';
import { useDraft } from '../../../lib/use-draft.ts';
import { Button } from '../../../components/button.tsx';
import { CallFailed } from '../call-failed.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { StatusMark } from '../../../components/status-mark.tsx';
import { toast } from '../../../lib/announcer.ts';
import { type EventForm, eventChangesOf, eventFormOf, eventProblems } from './event-form.ts';
import { text } from '../../../text/owner.ts';
import { EventActions } from './event-actions.tsx';
import { EventFields } from './event-fields.tsx';
import { HoldMinutes } from './hold-minutes.tsx';
import { EventPreview } from './event-preview.tsx';
import { eventStatusWord, eventTone, kindWord, registrationWord, soldOf } from './event-words.ts';
import { TicketTypes } from './ticket-types.tsx';
import styles from './event-editor.module.css';

/** Settings that cannot be changed here, with the reason. */
const Fixed = ({ event }: { event: SiteEvent }) => {
  const words = text.owner.editor;
  const categories = event.categories?.categories?.map(({ name }) => name) ?? [];
  return (
    <>
      <dl className={styles['fixed']}>
        <dt>{words.fields.kind}</dt>
        <dd>{kindWord(event.registration?.initialType ?? '')}</dd>
        <dd className={styles['soft']}>{words.kindFixed}</dd>
      </dl>
      <dl className={styles['fixed']}>
        <dt>{words.fields.categories}</dt>
        <dd>{categories.length > 0 ? categories.join(', ') : words.noCategories}</dd>
        <dd className={styles['soft']}>{words.categoriesFixed}</dd>
      </dl>
    </>
  );
};

/** The form of an existing event. Only changed fields are sent. */
export const EventEditor = ({ event }: { event: SiteEvent }) => {
  const words = text.owner.editor;
  const saved = eventFormOf(event);
  const { values: form, changes: typed, change, forget } = useDraft<EventForm>(saved);
  const [tried, setTried] = useState(false);
  const update = useUpdateEvent();
  const problems = eventProblems(form);
  const changes = eventChangesOf(saved, form);
  const isTicketed = event.registration?.initialType === 'TICKETING';
  const isOver = event.status === 'CANCELED';
  const save = () => {
    setTried(true);
    if (Object.keys(problems).length > 0 || Object.keys(changes).length === 0) return;
    update.mutate(
      { eventId: event.id, data: { event: changes } },
      {
        onSuccess: () => {
          forget(typed);
          setTried(false);
          toast(text.owner.saved);
        },
      },
    );
  };
  return (
    <>
      <div className={styles['title']}>
        <PageHeading title={event.title ?? ''} />
        <p className={styles['bar']}>
          <StatusMark tone={eventTone(event.status ?? '')}>{eventStatusWord(event.status ?? '')}</StatusMark>
          <span className={styles['soft']}>
            {[registrationWord(event), soldOf(event)].filter(Boolean).join(' · ')}
          </span>
        </p>
      </div>
      <EventActions event={event} />
      <div className={styles['layout']}>
        <Form
          className={styles['form'] ?? ''}
          onSubmit={(submit) => {
            submit.preventDefault();
            save();
          }}
        >
          <EventFields form={form} onChange={change} problems={tried ? problems : {}} isNew={false} />
          <fieldset className={styles['group']}>
            <legend>{words.registration}</legend>
            <Fixed event={event} />
          </fieldset>
          {update.error && <CallFailed error={update.error} />}
          <div className={styles['bar']}>
            <Button
              type="submit"
              kind="primary"
              size="large"
              busy={update.isPending}
              isDisabled={isOver || Object.keys(changes).length === 0}
            >
              {words.save}
            </Button>
            <p className={styles['hint']}>
              {Object.keys(changes).length > 0 ? words.unsaved : words.nothingToSave}
            </p>
          </div>
        </Form>
        <aside className={styles['side']}>
          {isTicketed && <TicketTypes event={event} />}
          {isTicketed && <HoldMinutes event={event} />}
          <EventPreview form={form} />
        </aside>
      </div>
    </>
  );
};
