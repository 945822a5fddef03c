import { useState } from 'react';
import type { ProductChoicesResult } from 'vitrine/react';
import { Button, TextButton } from '../../components/button.tsx';
import { DialogBox } from '../../components/dialog-box.tsx';
import { soldOutOf } from './sold-out.ts';
import { text } from '../../text/shop.ts';
import { NotifyForm } from './notify-form.tsx';
import styles from './product.module.css';

/** Back-in-stock notification; renders nothing while every variant is in stock. */
export const NotifyMe = ({
  choices,
  prominent = false,
}: {
  choices: ProductChoicesResult;
  /** The request is the only thing left to do with the product. */
  prominent?: boolean;
}) => {
  const [open, setOpen] = useState(false);
  const { product, selection } = choices;
  if (soldOutOf(product).length === 0) return null;
  const gone = soldOutOf(product, selection);
  // The line keeps its height, so that a choice moves nothing below it.
  if (gone.length === 0) return <p className={styles['notify']} />;
  const label = text.notify.open(gone.length === 1 ? gone[0]?.name : undefined);
  return (
    <p className={styles['notify']}>
      {prominent ? (
        <Button kind="primary" size="large" wide onPress={() => setOpen(true)}>
          {label}
        </Button>
      ) : (
        <TextButton onPress={() => setOpen(true)}>{label}</TextButton>
      )}
      <DialogBox title={text.notify.title} open={open} onClose={() => setOpen(false)}>
        <NotifyForm known={product} selection={selection} />
      </DialogBox>
    </p>
  );
};
