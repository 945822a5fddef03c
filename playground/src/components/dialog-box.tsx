import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { text } from '../text/text.ts';
import { IconButton } from './button.tsx';
import styles from './dialog-box.module.css';
import { Icon } from './icon.tsx';

export interface DialogBoxProps {
  title: string;
  open: boolean;
  onClose: () => void;
  wide?: boolean;
  /** `alertdialog` for a question that interrupts: screen readers announce it with its text. */
  role?: 'dialog' | 'alertdialog';
  /** Leaves only the buttons of the content, and Escape, for a question that a slip must not close. */
  asks?: boolean;
  children: ReactNode;
}

/** A modal dialog that traps the focus and returns it when closed. */
export const DialogBox = ({
  title,
  open,
  onClose,
  wide = false,
  role = 'dialog',
  asks = false,
  children,
}: DialogBoxProps) => (
  <ModalOverlay
    className={styles['veil'] ?? ''}
    isOpen={open}
    onOpenChange={(isOpen) => !isOpen && onClose()}
    isDismissable={!asks}
  >
    <Modal className={styles['box'] ?? ''} {...(wide && { 'data-wide': '' })}>
      <Dialog className={styles['dialog'] ?? ''} role={role}>
        <header className={styles['head']}>
          <Heading slot="title">{title}</Heading>
          {!asks && (
            <IconButton aria-label={text.common.close} onPress={onClose}>
              <Icon name="close" />
            </IconButton>
          )}
        </header>
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
);

/** The buttons at the end of a dialog. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
);
