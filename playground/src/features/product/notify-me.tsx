import { DialogTrigger } from 'react-aria-components/Dialog';
import type { ProductOptionsResult } from 'vitrine/react';
import { Button, TextButton } from '../../components/button.tsx';
import { Sheet } from './sheet.tsx';
import { soldOutOf } from './sold-out.ts';
import { text } from '../../text/text.ts';
import { NotifyForm } from './notify-form.tsx';

/** Back-in-stock notification; renders nothing while every variant is in stock. */
export const NotifyMe = ({
  choices,
  prominent,
}: {
  choices: ProductOptionsResult;
  /** The request is the only thing left to do with the product. */
  prominent: boolean;
}) => {
  const { product, selection, reference } = choices;
  const gone = soldOutOf(product, selection);
  if (gone.length === 0) return null;
  const label = text.notify.open(gone.length === 1 ? gone[0]?.name : undefined);
  return (
    <p>
      <DialogTrigger>
        {prominent ? (
          <Button kind="primary" size="large" wide>
            {label}
          </Button>
        ) : (
          <TextButton>{label}</TextButton>
        )}
        <Sheet title={text.notify.title}>
          <NotifyForm
            product={product}
            selection={selection}
            referTo={(wanted) => reference({ selection: wanted, soldOut: true })}
          />
        </Sheet>
      </DialogTrigger>
    </p>
  );
};
