import type { Collection } from 'vitrine/catalog-v2';
import { useDeleteCollection } from 'vitrine/react/catalog-write';
import { ConfirmBox } from '../../../components/confirm-box.tsx';
import { toast } from '../../../lib/announcer.ts';
import { failureText } from '../../../lib/failure.ts';
import { text } from '../../../text/owner.ts';

/** Deletes a collection after a confirmation; its products stay. */
export const RemoveCollection = ({
  collection,
  onDone,
  onClose,
}: {
  /** Undefined while the dialog is closed. */
  collection: Collection | undefined;
  onDone?: () => void;
  onClose: () => void;
}) => {
  const words = text.ownerCollections;
  const { mutate, isPending, error, reset } = useDeleteCollection();
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmBox
      title={words.removeTitle(collection?.name ?? '')}
      body={words.removeBody}
      action={words.remove}
      open={collection !== undefined}
      busy={isPending}
      error={error ? failureText(error) : undefined}
      onConfirm={() => {
        if (!collection) return;
        const { id, name } = collection;
        mutate(
          { id },
          {
            onSuccess: () => {
              toast(words.removed(name));
              close();
              onDone?.();
            },
          },
        );
      }}
      onClose={close}
    />
  );
};
