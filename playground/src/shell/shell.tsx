import { Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { LazyLayer } from '../components/lazy-layer.tsx';
import { cartOpen, developerOpen, shortcutsOpen } from '../lib/drawers.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import type { Store } from '../lib/store.ts';
import { useOnce } from '../lib/use-once.ts';
import { useStore } from '../lib/use-store.ts';
import { useSiteStatus } from '../site/services.ts';
import { Notices } from './notices.tsx';
import { text } from '../text/text.ts';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import { NeedsSession } from './needs-session.tsx';
import styles from './shell.module.css';
import { PanelChoice } from './panel-choice.tsx';
import panelChoice from './panel-choice.module.css';
import { SandboxDown } from './sandbox-down.tsx';
import { SimulatedChip } from './simulated-chip.tsx';
import { TopBar } from './top-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const DeveloperDrawer = lazyPart(
  async () => (await import('../features/developer/developer-drawer.tsx')).DeveloperDrawer,
);
const CartDrawer = lazyPart(async () => (await import('../features/cart/cart-drawer.tsx')).CartDrawer);
const ShortcutsDialog = lazyPart(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

/** The screens of the owner and of developers, which have no translation. */
const ENGLISH = /\/(owner|reference|rehearsal|preflight)(\/|$)/;

/** Milliseconds from the first answer until the code of the cart drawer is loaded, so that it does not delay the first page. */
const SOON = 1500;

/** A drawer whose code is loaded when it first opens; it then stays, for the motion of closing. */
const Opened = ({ by, children }: { by: Store<boolean>; children: ReactNode }) => {
  const isOpen = useStore(by);
  return (
    useOnce(isOpen) && (
      <LazyLayer isOpen={isOpen} onClose={() => by.set(false)}>
        {children}
      </LazyLayer>
    )
  );
};

/** The frame of every page: skip link, areas, top bar, drawers and messages. */
export const Shell = () => {
  const developer = useStore(developerOpen);
  useShortcuts();
  const isEnglish = ENGLISH.test(useLocation().pathname);
  const isThere = useSiteStatus() !== undefined;
  useEffect(() => {
    if (!isThere) return undefined;
    // The first add should not wait for the code of its drawer.
    const timer = setTimeout(() => void CartDrawer.preload(), SOON);
    return () => clearTimeout(timer);
  }, [isThere]);
  return (
    <div className={styles['shell']} {...(developer && { 'data-developer': '' })}>
      <a href="#content" className={`${styles['skip']} visually-hidden`}>
        {text.app.skip}
      </a>
      <Navigation />
      <div className={styles['column']}>
        <TopBar />
        <SimulatedChip />
        <SandboxDown />
        <main
          id="content"
          tabIndex={-1}
          className={styles['main']}
          {...(isEnglish && { lang: 'en', dir: 'ltr' })}
        >
          <div className={styles['screen']}>
            {!developer && <PanelChoice className={panelChoice['above']} />}
            <NeedsSession>
              <Outlet />
            </NeedsSession>
          </div>
        </main>
        <Footer />
      </div>
      <Opened by={developerOpen}>
        <DeveloperDrawer choice={<PanelChoice />} />
      </Opened>
      <Opened by={cartOpen}>
        <CartDrawer />
      </Opened>
      <Opened by={shortcutsOpen}>
        <ShortcutsDialog />
      </Opened>
      <Notices />
    </div>
  );
};
