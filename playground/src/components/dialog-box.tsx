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
  /** A question that interrupts: it is read out with its text. */
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}

/** A box over the page that keeps the focus until it is closed and gives it back then. */
export const DialogBox = ({
  title,
  open,
  onClose,
  wide = false,
  role = 'dialog',
  children,
}: DialogBoxProps) => (
  <ModalOverlay
    className={styles['veil'] ?? ''}
    isOpen={open}
    onOpenChange={(isOpen) => !isOpen && onClose()}
    isDismissable
  >
    <Modal className={styles['box'] ?? ''} {...(wide && { 'data-wide': '' })}>
      <Dialog className={styles['dialog'] ?? ''} role={role}>
        <header className={styles['head']}>
          <Heading slot="title">{title}</Heading>
          <IconButton aria-label={text.common.close} onPress={onClose}>
            <Icon name="close" />
          </IconButton>
        </header>
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
);

/** The buttons at the end of a box. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
);
