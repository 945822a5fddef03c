import { DialogTrigger } from 'react-aria-components/Dialog';
import type { ProductOptionsResult } from 'vitrine/react';
import { TextButton } from '../../components/button.tsx';
import { Sheet } from './sheet.tsx';
import { soldOutOf } from './sold-out.ts';
import { text } from '../../text/text.ts';
import { NotifyForm } from './notify-form.tsx';

/** B4: the way to be told when something that is sold out is back. Nothing while all of it is there. */
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
