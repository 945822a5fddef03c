import { Outlet } from '@tanstack/react-router';
import { developerOpen } from '../lib/drawers.ts';
import { useStore } from '../lib/use-store.ts';
import { Notices } from './notices.tsx';
import { CartDrawer } from '../features/cart/cart-drawer.tsx';
import { DeveloperDrawer } from '../features/developer/developer-drawer.tsx';
import { text } from '../text/text.ts';
import { Footer } from './footer.tsx';
import { Layers } from './layers.tsx';
import { Navigation } from './navigation.tsx';
import { NeedsSession } from './needs-session.tsx';
import styles from './shell.module.css';
import { SandboxDown } from './sandbox-down.tsx';
import { SimulatedChip } from './simulated-chip.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { TopBar } from './top-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** The frame of every page: skip link, areas, top bar, drawers and messages. */
export const Shell = () => {
  const developer = useStore(developerOpen);
  useShortcuts();
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
        <main id="content" tabIndex={-1} className={styles['main']}>
          <Layers>
            <NeedsSession>
              <Outlet />
            </NeedsSession>
          </Layers>
        </main>
        <Footer />
      </div>
      <DeveloperDrawer />
      <CartDrawer />
      <ShortcutsDialog />
      <Notices />
    </div>
  );
};
