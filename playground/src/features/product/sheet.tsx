import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { text } from '../../text/text.ts';
import { IconButton } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import styles from './sheet.module.css';

/** A small dialog: centered on a wide window, at the bottom of a narrow one. */
export const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <ModalOverlay className={styles['veil'] ?? ''} isDismissable>
    <Modal className={styles['sheet'] ?? ''}>
      <Dialog className={styles['dialog'] ?? ''}>
        {({ close }) => (
          <>
            <header className={styles['head']}>
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              <IconButton aria-label={text.common.close} onPress={close}>
                <Icon name="close" />
              </IconButton>
            </header>
            <div className={styles['body']}>{children}</div>
          </>
        )}
      </Dialog>
    </Modal>
  </ModalOverlay>
);
