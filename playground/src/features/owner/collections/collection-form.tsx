import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import type { Collection } from 'vitrine/catalog-v2';
import { useCreateCollection, useUpdateCollection } from 'vitrine/react/catalog-write';
import { Button } from '../../../components/button.tsx';
import { DialogActions, DialogBox } from '../../../components/dialog-box.tsx';
import { ErrorRow } from '../../../components/state.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { Tick } from '../../../components/tick.tsx';
import { toast } from '../../../lib/announcer.ts';
import { failureText } from '../../../lib/failure.ts';
import { text } from '../../../text/owner.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import styles from '../owner-shop.module.css';

/** Maximum lengths of the fields of a collection on the platform. */
const LONGEST = { name: 50, description: 600, slug: 100 };

const Fields = ({ collection, onClose }: { collection: Collection | undefined; onClose: () => void }) => {
  const { form } = text.ownerCollections;
  const { values, changes, dirty, change } = useDraft({
    name: collection?.name ?? '',
    description: collection?.description ?? '',
    slug: collection?.slug ?? '',
    visible: collection?.visible ?? true,
  });
  const [tried, setTried] = useState(false);
  const create = useCreateCollection();
  const update = useUpdateCollection();
  const error = create.error ?? update.error;
  const name = values.name.trim();
  const done = (said: string) => {
    toast(said);
    onClose();
  };
  const save = () => {
    setTried(true);
    if (name === '') return;
    if (!collection) {
      const { description, visible } = values;
      create.mutate(
        { data: { collection: { name, visible, ...(description !== '' && { description }) } } },
        { onSuccess: () => done(form.created(name)) },
      );
    } else if (dirty) {
      update.mutate(
        { id: collection.id, data: { collection: changes } },
        { onSuccess: () => done(form.saved(name)) },
      );
    } else onClose();
  };
  return (
    <Form
      className={styles['form'] ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextInput
        label={form.name}
        value={values.name}
        onChange={(next) => change({ name: next })}
        maxLength={LONGEST.name}
        error={tried && name === '' ? text.ownerShop.newProduct.nameMissing : undefined}
        required
      />
      <TextInput
        label={form.description}
        value={values.description}
        onChange={(description) => change({ description })}
        maxLength={LONGEST.description}
        rows={3}
      />
      {collection && (
        <TextInput
          label={form.slug}
          value={values.slug}
          onChange={(slug) => change({ slug })}
          maxLength={LONGEST.slug}
          hint={form.slugHint}
          input={{ dir: 'ltr', spellCheck: false }}
        />
      )}
      <div>
        <Tick label={form.visible} selected={values.visible} onChange={(visible) => change({ visible })} />
      </div>
      {error && <ErrorRow title={form.failed} detail={failureText(error)} />}
      <DialogActions>
        <Button onPress={onClose}>{text.common.cancel}</Button>
        <Button type="submit" kind="primary" busy={create.isPending || update.isPending}>
          {collection ? text.common.save : form.create}
        </Button>
      </DialogActions>
    </Form>
  );
};

/** Creates a collection, or renames an existing one. */
export const CollectionForm = ({
  collection,
  open,
  onClose,
}: {
  collection?: Collection | undefined;
  open: boolean;
  onClose: () => void;
}) => {
  const { form } = text.ownerCollections;
  return (
    <DialogBox
      title={collection ? form.renameTitle(collection.name) : form.createTitle}
      open={open}
      onClose={onClose}
    >
      <Fields collection={collection} onClose={onClose} />
    </DialogBox>
  );
};
