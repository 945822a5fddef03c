import { useState } from 'react';
import type { Product } from 'vitrine/catalog-v1';
import { IconButton } from '../../../components/button.tsx';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { Form } from '../../../components/form.tsx';
import { Icon } from '../../../components/icon.tsx';
import { List, Row } from '../../../components/list.tsx';
import { Panel } from '../../../components/panel.tsx';
import { Picture } from '../../../components/picture.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { toast } from '../../../lib/announcer.ts';
import { failureText } from '../../../lib/failure.ts';
import { text } from '../../../text/owner.ts';
import { useMedia } from './use-media.ts';

/** The pictures in order. Buttons move them, so that no dragging is needed. */
export const MediaPanel = ({ product }: { product: Product }) => {
  const { media: words } = text.ownerProduct;
  const media = useMedia(product);
  const [source, setSource] = useState('');
  const last = media.items.length - 1;
  const attempt = (work: Promise<unknown>, said: string, done?: () => void) =>
    void work.then(
      () => {
        toast(said);
        done?.();
      },
      (error: unknown) => toast(failureText(error), 'error'),
    );
  const move = (from: number, to: number) => attempt(media.move(from, to), words.moved(to + 1));
  return (
    <Panel
      title={words.title}
      lead={words.lead}
      {...(last > 0 && {
        footer: (
          <ConfirmButton
            kind="danger"
            size="small"
            action={words.removeAll}
            title={words.removeAllTitle}
            body={words.removeAllBody}
            onConfirm={() => media.removeAll().then(() => toast(words.removedAll))}
          />
        ),
      })}
    >
      <List label={words.list} empty={words.none}>
        {media.items.map(({ id, title, thumbnail, image }, place) => (
          <Row
            key={id}
            picture={<Picture url={thumbnail?.url ?? image?.url} alt="" ratio="1" />}
            title={title || words.number(place + 1)}
            action={
              <>
                <IconButton
                  aria-label={words.earlier(place + 1)}
                  isDisabled={place === 0 || media.busy}
                  onPress={() => move(place, place - 1)}
                >
                  <Icon name="up" size={18} />
                </IconButton>
                <IconButton
                  aria-label={words.later(place + 1)}
                  isDisabled={place === last || media.busy}
                  onPress={() => move(place, place + 1)}
                >
                  <Icon name="down" size={18} />
                </IconButton>
                <IconButton
                  aria-label={words.remove(place + 1)}
                  isDisabled={media.busy}
                  onPress={() => attempt(media.remove(id), words.removed)}
                >
                  <Icon name="close" size={18} />
                </IconButton>
              </>
            }
          />
        ))}
      </List>
      <Form
        submit={words.add}
        kind="plain"
        busy={media.busy}
        blocked={source.trim() === ''}
        onSubmit={() => attempt(media.add(source.trim()), words.added, () => setSource(''))}
      >
        <TextInput label={words.source} value={source} onChange={setSource} hint={words.sourceHint} />
      </Form>
    </Panel>
  );
};
