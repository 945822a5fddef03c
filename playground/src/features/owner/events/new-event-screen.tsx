import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCreateEvent } from 'vitrine/react/events-v3';
import { Choose } from '../../../components/choose.tsx';
import { FieldGroup, Form } from '../../../components/form.tsx';
import { toast } from '../../../lib/announcer.ts';
import { text } from '../../../text/owner.ts';
import { Head } from '../head.tsx';
import styles from '../owner.module.css';
import { EventFields } from './event-fields.tsx';
import { emptyEventForm, type EventForm, eventProblems, newEventOf } from './event-form.ts';
import { kindWord } from './event-words.ts';
import { registrationKinds } from './events-search.ts';

const hereZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A new event, created as a draft. */
export const NewEventScreen = () => {
  const words = text.owner.editor;
  const navigate = useNavigate();
  const [form, setForm] = useState<EventForm>(() => emptyEventForm(hereZone()));
  const [tried, setTried] = useState(false);
  const create = useCreateEvent();
  const problems = eventProblems(form);
  const change = (changes: Partial<EventForm>) => setForm((before) => ({ ...before, ...changes }));
  const save = () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    create.mutate(
      { data: { event: newEventOf(form), draft: true } },
      {
        onSuccess: ({ event }) => {
          toast(words.draftMade(event?.title ?? ''));
          void navigate({ to: '/owner/events/$id', params: { id: event?.id ?? '' } });
        },
      },
    );
  };
  return (
    <div className={styles['stack']}>
      <Head title={words.newTitle} back={<Link to="/owner/events">{words.toEvents}</Link>} />
      <div className={styles['columns']}>
        <Form
          submit={words.saveDraft}
          onSubmit={save}
          busy={create.isPending}
          error={create.error}
          note={words.draftHint}
        >
          <EventFields form={form} onChange={change} problems={tried ? problems : {}} isNew />
          <FieldGroup title={words.registration}>
            <Choose
              label={words.fields.kind}
              value={form.kind}
              options={registrationKinds.map((id) => ({ id, name: kindWord(id) }))}
              onChange={(kind) => change({ kind })}
              hint={words.kindLater}
            />
          </FieldGroup>
        </Form>
      </div>
    </div>
  );
};
