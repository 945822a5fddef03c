import { Outlet, useLocation } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { cartOpen, developerOpen, shortcutsOpen } from '../lib/drawers.ts';
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

const DeveloperDrawer = lazy(async () => ({
  default: (await import('../features/developer/developer-drawer.tsx')).DeveloperDrawer,
}));
const loadCartDrawer = () => import('../features/cart/cart-drawer.tsx');
const CartDrawer = lazy(async () => ({ default: (await loadCartDrawer()).CartDrawer }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}));

/** The screens of the owner and of developers, which have no translation. */
const ENGLISH = /\/(owner|reference|rehearsal|preflight)(\/|$)/;

/** Milliseconds from the first answer until the code of the cart drawer is loaded, so that it does not delay the first page. */
const SOON = 1500;

/** A drawer whose code is loaded when it first opens; it then stays, for the motion of closing. */
const Opened = ({ by, Content }: { by: Store<boolean>; Content: ComponentType }) =>
  useOnce(useStore(by)) && (
    <Suspense>
      <Content />
    </Suspense>
  );

/** The frame of every page: skip link, areas, top bar, drawers and messages. */
export const Shell = () => {
  const developer = useStore(developerOpen);
  const wasDeveloper = useOnce(developer);
  useShortcuts();
  const isEnglish = ENGLISH.test(useLocation().pathname);
  const isThere = useSiteStatus() !== undefined;
  useEffect(() => {
    if (!isThere) return undefined;
    // The first add should not wait for the code of its drawer.
    const timer = setTimeout(() => void loadCartDrawer().catch(() => undefined), SOON);
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
      {wasDeveloper && (
        <Suspense>
          <DeveloperDrawer choice={<PanelChoice />} />
        </Suspense>
      )}
      <Opened by={cartOpen} Content={CartDrawer} />
      <Opened by={shortcutsOpen} Content={ShortcutsDialog} />
      <Notices />
    </div>
  );
};
