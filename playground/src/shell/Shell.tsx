import { Outlet } from '@tanstack/react-router';
import { developerOpen } from '../app/drawers.ts';
import { useStore } from '../app/useStore.ts';
import { Notices } from '../components/Notices.tsx';
import { CartDrawer } from '../screens/cart/CartDrawer.tsx';
import { DeveloperDrawer } from '../screens/developer/DeveloperDrawer.tsx';
import { text } from '../text/text.ts';
import { Footer } from './Footer.tsx';
import { Layers } from './Layers.tsx';
import { Navigation } from './Navigation.tsx';
import { NeedsSession } from './NeedsSession.tsx';
import styles from './Shell.module.css';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { TopBar } from './TopBar.tsx';
import { useShortcuts } from './useShortcuts.ts';

/** What stays on every page: skip link, areas, top bar, drawers and messages. */
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
