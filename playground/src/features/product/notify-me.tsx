import { DialogTrigger } from 'react-aria-components/Dialog';
import type { ProductChoicesResult } from 'vitrine/react';
import { Button, TextButton } from '../../components/button.tsx';
import { Sheet } from './sheet.tsx';
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
  const { product, selection } = choices;
  if (soldOutOf(product).length === 0) return null;
  const gone = soldOutOf(product, selection);
  // The line keeps its height, so that a choice moves nothing below it.
  if (gone.length === 0) return <p className={styles['notify']} />;
  const label = text.notify.open(gone.length === 1 ? gone[0]?.name : undefined);
  return (
    <p className={styles['notify']}>
      <DialogTrigger>
        {prominent ? (
          <Button kind="primary" size="large" wide>
            {label}
          </Button>
        ) : (
          <TextButton>{label}</TextButton>
        )}
        <Sheet title={text.notify.title}>
          <NotifyForm known={product} selection={selection} />
        </Sheet>
      </DialogTrigger>
    </p>
  );
};
