import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { useCreateEvent } from 'vitrine/react/events-v3';
import { Button } from '../../../components/button.tsx';
import { CallFailed } from '../call-failed.tsx';
import { Choose } from '../../../components/choose.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { toast } from '../../../lib/announcer.ts';
import { emptyEventForm, type EventForm, eventProblems, newEventOf } from './event-form.ts';
import { registrationKinds } from './events-search.ts';
import { text } from '../../../text/owner.ts';
import { EventFields } from './event-fields.tsx';
import { EventPreview } from './event-preview.tsx';
import { kindWord } from './event-words.ts';
import styles from './event-editor.module.css';

const hereZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A new event, created as a draft. */
export const NewEventScreen = () => {
  const words = text.owner.editor;
  const navigate = useNavigate();
  const [form, setForm] = useState<EventForm>(() => emptyEventForm(hereZone()));
  const [tried, setTried] = useState(false);
  const create = useCreateEvent();
  const problems = eventProblems(form);
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
    <>
      <PageHeading title={words.newTitle} />
      <div className={styles['layout']}>
        <Form
          className={styles['form'] ?? ''}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <EventFields
            form={form}
            onChange={(changes) => setForm((before) => ({ ...before, ...changes }))}
            problems={tried ? problems : {}}
            isNew
          />
          <fieldset className={styles['group']}>
            <legend>{words.registration}</legend>
            <Choose
              label={words.fields.kind}
              value={form.kind}
              options={registrationKinds.map((id) => ({ id, name: kindWord(id) }))}
              onChange={(kind) => setForm((before) => ({ ...before, kind }))}
            />
            <p className={styles['hint']}>{words.kindLater}</p>
          </fieldset>
          {create.error && <CallFailed error={create.error} />}
          <div className={styles['bar']}>
            <Button type="submit" kind="primary" size="large" busy={create.isPending}>
              {words.saveDraft}
            </Button>
            <p className={styles['hint']}>{words.draftHint}</p>
          </div>
        </Form>
        <aside className={styles['side']}>
          <EventPreview form={form} />
        </aside>
      </div>
    </>
  );
};
