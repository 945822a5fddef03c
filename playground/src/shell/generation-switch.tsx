import { type RefObject, useEffect, useRef } from 'react';
import button from '../components/button.module.css';
import { toast } from '../lib/announcer.ts';
import { forgetVersions } from '../site/generation-choice.ts';
import { usePlayground, useSiteStatus } from '../site/services.ts';
import { text } from '../text/text.ts';
import { lazyMenu, MenuButton } from '../components/menu-button.tsx';
import styles from './top-bar.module.css';

/**
 * Says that the site has another catalog than before, because it has moved or another tab has chosen one, and reads
 * again what is shown. A page that leaves for its own choice does neither.
 */
const useMoved = (version: 'V1' | 'V3' | undefined, leaving: RefObject<boolean>): void => {
  const { clients } = usePlayground();
  const before = useRef(version);
  useEffect(() => {
    if (before.current !== undefined && version !== before.current && !leaving.current) {
      forgetVersions();
      toast(text.generation.moved);
      clients.readAgain();
    }
    before.current = version;
  }, [version, leaving, clients]);
};

const generationMenu = lazyMenu<{ setLeaving: (leaving: boolean) => void }>(
  () => import('./generation-menu.tsx'),
);

/** The contract families of the site: chosen here, or moved from the first to the newer catalog while pages are open. */
export const GenerationSwitch = () => {
  const { generation } = usePlayground();
  const version = useSiteStatus()?.catalogVersion;
  const leaving = useRef(false);
  const setLeaving = (now: boolean): void => {
    leaving.current = now;
  };
  const chosen = generation.current() ?? 'v1';
  useMoved(version, leaving);
  const shown = version ?? 'V1';
  const catalog = text.generation.catalog(shown);
  return (
    <MenuButton
      aria-label={`${text.generation.label}: ${catalog}, ${text.generation.names[chosen]}`}
      title={text.generation.hint}
      className={`${button['icon']} ${styles['generation']}`}
      menu={generationMenu}
      own={{ setLeaving }}
    >
      <span className={styles['short']}>{shown}</span>
      <span className={styles['long']}>{catalog}</span>
    </MenuButton>
  );
};
