import { useNavigate } from '@tanstack/react-router';
import type { SiteEvent } from 'vitrine/events-v3';
import { useCancelEvent, useCloneEvent, useDeleteEvent, usePublishDraftEvent } from 'vitrine/react/events-v3';
import { Button } from '../../../components/button.tsx';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { toast } from '../../../lib/announcer.ts';
import { failureText } from '../../../lib/failure.ts';
import { text } from '../../../text/owner.ts';

/** Actions for a whole event. */
export const EventActions = ({ event: { id: eventId, status } }: { event: SiteEvent }) => {
  const words = text.owner.editor;
  const navigate = useNavigate();
  const publish = usePublishDraftEvent();
  const cancel = useCancelEvent();
  const remove = useDeleteEvent();
  const clone = useCloneEvent();
  const copy = () =>
    clone.mutate(
      { eventId, data: {} },
      {
        onSuccess: ({ event: made }) => {
          toast(words.cloned(made?.title ?? ''));
          void navigate({ to: '/owner/events/$id', params: { id: made?.id ?? '' } });
        },
        onError: (error) => toast(failureText(error), 'error'),
      },
    );
  return (
    <>
      {status === 'DRAFT' && (
        <ConfirmButton
          kind="primary"
          action={words.publish}
          {...words.questions.publish}
          done={words.done.publish}
          onConfirm={() => publish.mutateAsync({ eventId, data: {} })}
        />
      )}
      <Button kind={status === 'CANCELED' ? 'primary' : 'plain'} busy={clone.isPending} onPress={copy}>
        {words.clone}
      </Button>
      {(status === 'UPCOMING' || status === 'STARTED') && (
        <ConfirmButton
          action={words.cancel}
          keep={words.keep}
          {...words.questions.cancel}
          done={words.done.cancel}
          onConfirm={() => cancel.mutateAsync({ eventId, data: {} })}
        />
      )}
      <ConfirmButton
        action={words.delete}
        {...words.questions.delete}
        done={words.done.delete}
        onConfirm={async () => {
          await remove.mutateAsync({ eventId });
          await navigate({ to: '/owner/events' });
        }}
      />
    </>
  );
};
