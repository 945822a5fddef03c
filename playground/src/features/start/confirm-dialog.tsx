import type { ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { text } from '../../text/text.ts';
import { Button } from '../../components/button.tsx';
import styles from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  /** The button that opens the dialog. */
  trigger: ReactNode;
  title: string;
  body: string;
  /** Label of the confirming button. */
  confirm: string;
  onConfirm: () => void;
}

/** Asks for confirmation before an action that cannot be undone. */
export const ConfirmDialog = ({ trigger, title, body, confirm, onConfirm }: ConfirmDialogProps) => (
  <DialogTrigger>
    {trigger}
    <ModalOverlay className={styles['veil'] ?? ''} isDismissable>
      <Modal className={styles['modal'] ?? ''}>
        <Dialog role="alertdialog" className={styles['dialog'] ?? ''}>
          {({ close }) => (
            <>
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              <p>{body}</p>
              <div className={styles['actions']}>
                <Button onPress={close}>{text.common.cancel}</Button>
                <Button
                  kind="primary"
                  onPress={() => {
                    close();
                    onConfirm();
                  }}
                >
                  {confirm}
                </Button>
              </div>
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  </DialogTrigger>
);
