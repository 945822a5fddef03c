import { useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { developerOpen, developerPanel, WIDE } from '../../lib/drawers.ts';
import { useFocusAtFirst } from '../../lib/use-focus-at-first.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useStore } from '../../lib/use-store.ts';
import { IconButton } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { text } from '../../text/developer.ts';
import drawer from '../../components/drawer.module.css';
import styles from './developer.module.css';
import { panels } from './panels.ts';

const close = () => {
  developerOpen.set(false);
  document.getElementById('developer-toggle')?.focus();
};

const Panel = ({ choice }: { choice: ReactNode }) => {
  const chosen = useStore(developerPanel);
  const Content = panels[chosen];
  const heading = useFocusAtFirst<HTMLHeadingElement>();
  return (
    <div className={styles['panel']} lang="en" dir="ltr">
      <header className={styles['head']}>
        <h2 ref={heading} tabIndex={-1}>
          {text.layers[chosen]}
        </h2>
        {choice}
        <IconButton aria-label={text.common.close} onPress={close}>
          <Icon name="close" />
        </IconButton>
      </header>
      <Suspense fallback={<p className={styles['page']}>{text.common.loading}</p>}>
        <Content />
      </Suspense>
    </div>
  );
};

/**
 * The developer drawer: docked next to the page on a wide window, so that page and log are visible together; modal
 * otherwise.
 * @param choice The choice of a panel.
 */
export const DeveloperDrawer = ({ choice }: { choice: ReactNode }) => {
  const open = useStore(developerOpen);
  const wide = useMediaQuery(WIDE);
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  useEffect(() => {
    // A link of the drawer leads to a page, which the modal drawer would cover.
    if (pathname !== openedOn.current && !matchMedia(WIDE).matches) developerOpen.set(false);
    openedOn.current = pathname;
  }, [pathname]);
  useEffect(() => {
    if (!open || !wide) return undefined;
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      // A dialog above the drawer handles Escape first.
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('[role="dialog"]')) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, wide]);
  if (!wide)
    return (
      <ModalOverlay
        className={drawer['veil'] ?? ''}
        isOpen={open}
        onOpenChange={developerOpen.set}
        isDismissable
      >
        <Modal className={drawer['sheet'] ?? ''}>
          <Dialog
            className={drawer['dialog'] ?? ''}
            style={{ gridTemplateRows: '1fr' }}
            aria-label={text.developer.title}
          >
            <Panel choice={choice} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    );
  if (!open) return null;
  return (
    <aside className={styles['docked']} aria-label={text.developer.title}>
      <Panel choice={choice} />
    </aside>
  );
};
