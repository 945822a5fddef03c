import { useRef, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import type { Product } from 'vitrine/catalog-v1';
import { Button, IconButton } from '../../../components/button.tsx';
import { ConfirmBox } from '../../../components/confirm-box.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Picture } from '../../../components/picture.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { toast } from '../../../lib/announcer.ts';
import { failureText } from '../../../lib/failure.ts';
import { text } from '../../../text/owner.ts';
import styles from './editor.module.css';
import { Section } from './section.tsx';
import { useMedia } from './use-media.ts';

/** One picture with its buttons. */
const MediaItem = ({
  item,
  place,
  isLast,
  busy,
  onMove,
  onRemove,
}: {
  item: ReturnType<typeof useMedia>['items'][number];
  place: number;
  isLast: boolean;
  busy: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}) => {
  const { media: words } = text.ownerProduct;
  const number = place + 1;
  return (
    <li data-place={place}>
      <Picture
        url={item.thumbnail?.url ?? item.image?.url}
        alt={item.title || words.number(number)}
        ratio="1"
      />
      <div className={styles['mediaActions']}>
        <IconButton
          aria-label={words.earlier(number)}
          isDisabled={place === 0 || busy}
          onPress={() => onMove(place - 1)}
        >
          <Icon name="left" size={18} />
        </IconButton>
        <IconButton
          aria-label={words.later(number)}
          isDisabled={isLast || busy}
          onPress={() => onMove(place + 1)}
        >
          <Icon name="right" size={18} />
        </IconButton>
        <IconButton aria-label={words.remove(number)} isDisabled={busy} onPress={onRemove}>
          <Icon name="close" size={18} />
        </IconButton>
      </div>
    </li>
  );
};

/** The form for the address of another picture. */
const AddMedia = ({ busy, onAdd }: { busy: boolean; onAdd: (source: string, done: () => void) => void }) => {
  const { media: words } = text.ownerProduct;
  const [source, setSource] = useState('');
  return (
    <Form
      className={styles['addRow'] ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        if (source.trim() !== '') onAdd(source.trim(), () => setSource(''));
      }}
    >
      <TextInput
        label={words.source}
        value={source}
        onChange={setSource}
        hint={words.sourceHint}
        input={{ dir: 'ltr', spellCheck: false }}
      />
      <Button type="submit" busy={busy}>
        {words.add}
      </Button>
    </Form>
  );
};

/** The pictures in order. Buttons move them, so that no dragging is needed. */
export const MediaSection = ({ product }: { product: Product }) => {
  const { media: words } = text.ownerProduct;
  const media = useMedia(product);
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const attempt = (work: Promise<unknown>, said: string, done?: () => void) => {
    work.then(
      () => {
        toast(said);
        done?.();
      },
      (error: unknown) => toast(failureText(error), 'error'),
    );
  };
  const move = (from: number, to: number) =>
    attempt(media.move(from, to), words.moved(to + 1), () =>
      // The focus follows the picture, so that it can be moved again.
      list.current?.querySelector<HTMLElement>(`[data-place="${to}"] button:not([disabled])`)?.focus(),
    );
  return (
    <Section title={words.title} lead={words.lead}>
      {media.items.length === 0 && <p className={styles['hint']}>{words.none}</p>}
      <ul ref={list} className={styles['media']} aria-label={words.list}>
        {media.items.map((item, index) => (
          <MediaItem
            key={item.id}
            item={item}
            place={index}
            isLast={index === media.items.length - 1}
            busy={media.busy}
            onMove={(to) => move(index, to)}
            onRemove={() => attempt(media.remove(item.id), words.removed)}
          />
        ))}
      </ul>
      <AddMedia busy={media.busy} onAdd={(source, done) => attempt(media.add(source), words.added, done)} />
      {media.items.length > 1 && (
        <div>
          <Button kind="danger" size="small" onPress={() => setAsking(true)}>
            {words.removeAll}
          </Button>
        </div>
      )}
      <ConfirmBox
        title={words.removeAllTitle}
        body={words.removeAllBody}
        action={words.removeAll}
        open={asking}
        busy={media.busy}
        onConfirm={() => attempt(media.removeAll(), words.removedAll, () => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
};
