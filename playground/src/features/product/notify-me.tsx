import { DialogTrigger } from 'react-aria-components/Dialog';
import type { ProductOptionsResult } from 'vitrine/react';
import { TextButton } from '../../components/button.tsx';
import { Sheet } from './sheet.tsx';
import { soldOutOf } from './sold-out.ts';
import { text } from '../../text/text.ts';
import { NotifyForm } from './notify-form.tsx';

/** Back-in-stock notification; renders nothing while every variant is in stock. */
export const NotifyMe = ({ choices }: { choices: ProductOptionsResult }) => {
  const { product, selection, reference } = choices;
  const gone = soldOutOf(product, selection);
  if (gone.length === 0) return null;
  return (
    <p>
      <DialogTrigger>
        <TextButton>{text.notify.open(gone.length === 1 ? gone[0]?.name : undefined)}</TextButton>
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
