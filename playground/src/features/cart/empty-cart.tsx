import { useState } from 'react';
import { useCartActions } from 'vitrine/react';
import { TextButton } from '../../components/button.tsx';
import { ConfirmBox } from '../../components/confirm-box.tsx';
import { announce, toast } from '../../lib/announcer.ts';
import { text } from '../../text/text.ts';

/** Deletes the cart with coupon, note and address, after a confirmation. */
export const EmptyCart = () => {
  const { clear } = useCartActions();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const empty = async (): Promise<void> => {
    close();
    const { outcome } = await clear();
    if (outcome === 'failed') toast(text.emptying.failed, 'error');
    else announce(text.emptying.done);
  };
  return (
    <>
      <TextButton onPress={() => setOpen(true)}>{text.emptying.ask}</TextButton>
      <ConfirmBox
        title={text.emptying.title}
        body={text.emptying.body}
        action={text.emptying.confirm}
        keep={text.emptying.keep}
        open={open}
        onConfirm={() => void empty()}
        onClose={close}
      />
    </>
  );
};
