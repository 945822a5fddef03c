import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { SiteEvent } from 'vitrine/events-v3';
import { useCancelEvent, useCloneEvent, useDeleteEvent, usePublishDraftEvent } from 'vitrine/react/events-v3';
import { Button } from '../../../components/button.tsx';
import { CallFailed } from '../call-failed.tsx';
import { ConfirmBox } from '../../../components/confirm-box.tsx';
import { toast } from '../../../lib/announcer.ts';
import { failureText } from '../../../lib/failure.ts';
import { text } from '../../../text/owner.ts';
import styles from './event-editor.module.css';
import owner from '../owner.module.css';

type Question = 'publish' | 'cancel' | 'delete';

/** Actions for a whole event. */
export const EventActions = ({ event }: { event: SiteEvent }) => {
  const words = text.owner.editor;
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question>();
  const publish = usePublishDraftEvent();
  const cancel = useCancelEvent();
  const remove = useDeleteEvent();
  const clone = useCloneEvent();
  const actions = { publish, cancel, delete: remove };
  const asked = question && actions[question];
  const { id: eventId, status } = event;
  const answer = () => {
    const onSuccess = () => {
      setQuestion(undefined);
      if (question) toast(words.done[question]);
      if (question === 'delete') void navigate({ to: '/owner/events' });
    };
    if (question === 'publish') publish.mutate({ eventId, data: {} }, { onSuccess });
    if (question === 'cancel') cancel.mutate({ eventId, data: {} }, { onSuccess });
    if (question === 'delete') remove.mutate({ eventId }, { onSuccess });
  };
  const copy = () =>
    clone.mutate(
      { eventId, data: {} },
      {
        onSuccess: ({ event: made }) => {
          toast(words.cloned(made?.title ?? ''));
          void navigate({ to: '/owner/events/$id', params: { id: made?.id ?? '' } });
        },
      },
    );
  return (
    <>
      {status === 'CANCELED' && <p className={owner['notice']}>{words.canceledNote}</p>}
      <div className={styles['bar']}>
        {status === 'DRAFT' && (
          <Button kind="primary" onPress={() => setQuestion('publish')}>
            {words.publish}
          </Button>
        )}
        <Button kind={status === 'CANCELED' ? 'primary' : 'plain'} busy={clone.isPending} onPress={copy}>
          {words.clone}
        </Button>
        {(status === 'UPCOMING' || status === 'STARTED') && (
          <Button onPress={() => setQuestion('cancel')}>{words.cancel}</Button>
        )}
        <Button onPress={() => setQuestion('delete')}>{words.delete}</Button>
      </div>
      {clone.error && <CallFailed error={clone.error} />}
      {question && asked && (
        <ConfirmBox
          title={words.questions[question].title}
          body={words.questions[question].body}
          action={words[question]}
          keep={question === 'cancel' ? words.keep : undefined}
          open
          busy={asked.isPending}
          error={asked.error ? failureText(asked.error) : undefined}
          onConfirm={answer}
          onClose={() => {
            asked.reset();
            setQuestion(undefined);
          }}
        />
      )}
    </>
  );
};
