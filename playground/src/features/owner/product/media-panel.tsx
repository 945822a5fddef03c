import { useState } from 'react';
import type { Product } from 'vitrine/catalog-v1';
import { useAddProductMedia, useRemoveProductMedia } from 'vitrine/react/catalog-write';
import { Button } from '../../../components/button.tsx';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { Form } from '../../../components/form.tsx';
import { List, Row } from '../../../components/list.tsx';
import { Panel } from '../../../components/panel.tsx';
import { Picture } from '../../../components/picture.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { said, told } from '../../../lib/told.ts';
import { text } from '../../../text/owner.ts';

/** The pictures in order. The platform has no call that moves one: it is removed, and added again at the end. */
export const MediaPanel = ({ product: { id, media } }: { product: Product }) => {
  const { media: words, notSaved } = text.ownerProduct;
  const add = useAddProductMedia();
  const remove = useRemoveProductMedia();
  const [typed, setTyped] = useState('');
  const source = typed.trim();
  const items = media?.items ?? [];
  const send = () =>
    add.mutate(
      { id, data: { media: [/^https?:/i.test(source) ? { url: source } : { mediaId: source }] } },
      said(words.added, () => setTyped('')),
    );
  return (
    <Panel title={words.title} lead={words.lead}>
      <List label={words.list} empty={words.none}>
        {items.map(({ id: mediaId, title, thumbnail, image }, place) => (
          <Row
            key={mediaId}
            picture={<Picture url={thumbnail?.url ?? image?.url} alt="" ratio="1" />}
            title={title || words.number(place + 1)}
            action={
              <Button
                size="small"
                aria-label={words.remove(place + 1)}
                busy={remove.isPending}
                onPress={() => remove.mutate({ id, data: { mediaIds: [mediaId] } }, told(words.removed))}
              >
                {text.owner.tickets.remove}
              </Button>
            }
          />
        ))}
      </List>
      <Form
        submit={words.add}
        kind="plain"
        busy={add.isPending}
        blocked={source === ''}
        error={add.error}
        failed={notSaved}
        onSubmit={send}
        {...(items.length > 1 && {
          actions: (
            <ConfirmButton
              kind="danger"
              action={words.removeAll}
              title={words.removeAllTitle}
              body={words.removeAllBody}
              done={words.removedAll}
              // An empty list means all pictures.
              onConfirm={() => remove.mutateAsync({ id, data: { mediaIds: [] } })}
            />
          ),
        })}
      >
        <TextInput label={words.source} value={typed} onChange={setTyped} hint={words.sourceHint} />
      </Form>
    </Panel>
  );
};
