import { useState } from 'react';
import { useCartActions } from 'vitrine/react';
import { Button, TextButton } from '../../components/button.tsx';
import { DialogActions, DialogBox } from '../../components/dialog-box.tsx';
import { announce, toast } from '../../lib/announcer.ts';
import { text } from '../../text/text.ts';
import styles from './cart-screen.module.css';

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
    <div className={styles['emptying']}>
      <TextButton onPress={() => setOpen(true)}>{text.emptying.ask}</TextButton>
      <DialogBox title={text.emptying.title} open={open} onClose={close} role="alertdialog">
        <p>{text.emptying.body}</p>
        <DialogActions>
          <Button onPress={close}>{text.emptying.keep}</Button>
          <Button kind="danger" onPress={() => void empty()}>
            {text.emptying.confirm}
          </Button>
        </DialogActions>
      </DialogBox>
    </div>
  );
};
