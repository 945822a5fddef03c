import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../../components/button.tsx';
import type { MenuFrame } from '../../components/menu-button.tsx';
import { text } from '../../text/text.ts';
import styles from './reset-dialog.module.css';

export interface ResetDialogProps {
  title: string;
  body: string;
  /** Label of the confirming button. */
  confirm: string;
  onConfirm: () => void;
}

/** Asks for confirmation before an action that cannot be undone. */
const ResetDialog = ({
  frame: { isOpen, onOpenChange },
  title,
  body,
  confirm,
  onConfirm,
}: ResetDialogProps & { frame: MenuFrame }) => (
  <ModalOverlay className={styles['veil'] ?? ''} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
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
);

export default ResetDialog;
