import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SiteEvent } from 'vitrine/events-v3';
import { useUpdateEvent } from 'vitrine/react/events-v3';
import { FieldGroup, Form } from '../../../components/form.tsx';
import { NumberInput } from '../../../components/number-input.tsx';
import { Facts } from '../../../components/panel.tsx';
import { StatusMark } from '../../../components/status-mark.tsx';
import { named } from '../../../lib/named.ts';
import { said } from '../../../lib/told.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { text } from '../../../text/owner.ts';
import { Head } from '../head.tsx';
import styles from '../owner.module.css';
import { EventActions } from './event-actions.tsx';
import { EventFields } from './event-fields.tsx';
import { type EventForm, eventChangesOf, eventFormOf, eventProblems } from './event-form.ts';
import { eventStatusWord, eventTone, kindWord, registrationWord, soldOf } from './event-words.ts';
import { TicketTypes } from './ticket-types.tsx';

/** Minimum and maximum of the minutes that reserved tickets are held. */
const [SHORTEST, LONGEST] = [5, 30];

/** Settings that cannot be changed here, with the reason. */
const Fixed = ({ event: { registration, categories } }: { event: SiteEvent }) => {
  const words = text.owner.editor;
  const names = categories?.categories?.map(({ name }) => name) ?? [];
  return (
    <FieldGroup title={words.registration}>
      <Facts
        rows={[
          [words.fields.kind, kindWord(registration?.initialType ?? '')],
          [words.fields.categories, names.length > 0 ? names.join(', ') : words.noCategories],
        ]}
      />
      <p className={styles['soft']}>{words.kindFixed}</p>
      <p className={styles['soft']}>{words.categoriesFixed}</p>
    </FieldGroup>
  );
};

/** The form of an existing event. Only changed fields are sent. */
const EditForm = ({ event }: { event: SiteEvent }) => {
  const words = text.owner.editor;
  const saved = eventFormOf(event);
  const { values: form, changes: typed, change, forget } = useDraft<EventForm>(saved);
  const [tried, setTried] = useState(false);
  const update = useUpdateEvent();
  const problems = eventProblems(form);
  const changes = eventChangesOf(saved, form);
  const isChanged = Object.keys(changes).length > 0;
  const save = () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    update.mutate(
      { eventId: event.id, data: { event: changes } },
      said(text.owner.saved, () => {
        forget(typed);
        setTried(false);
      }),
    );
  };
  return (
    <Form
      submit={words.save}
      onSubmit={save}
      busy={update.isPending}
      blocked={event.status === 'CANCELED' || !isChanged}
      error={update.error}
      note={isChanged ? words.unsaved : words.nothingToSave}
    >
      <EventFields form={form} onChange={change} problems={tried ? problems : {}} isNew={false} />
      <Fixed event={event} />
      {event.registration?.initialType === 'TICKETING' && (
        <NumberInput
          label={words.fields.holdMinutes}
          value={form.holdMinutes}
          min={SHORTEST}
          max={LONGEST}
          digits={0}
          hint={words.holdHint(SHORTEST, LONGEST)}
          onChange={(holdMinutes) => change({ holdMinutes })}
        />
      )}
    </Form>
  );
};

/** One event: its form, its ticket types, and the actions for the whole of it. */
export const EventEditor = ({ event }: { event: SiteEvent }) => {
  const words = text.owner.editor;
  return (
    <>
      <Head
        title={named(event.title)}
        back={<Link to="/owner/events">{words.toEvents}</Link>}
        status={
          <>
            <StatusMark tone={eventTone(event.status)}>{eventStatusWord(event.status)}</StatusMark>
            <span>{[registrationWord(event), soldOf(event)].filter(Boolean).join(' · ')}</span>
          </>
        }
      >
        <EventActions event={event} />
      </Head>
      {event.status === 'CANCELED' && <p className={styles['notice']}>{words.canceledNote}</p>}
      <div className={styles['columns']}>
        <EditForm event={event} />
        {event.registration?.initialType === 'TICKETING' && <TicketTypes event={event} />}
      </div>
    </>
  );
};
