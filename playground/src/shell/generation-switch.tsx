import { useRouter } from '@tanstack/react-router';
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { type RefObject, useEffect, useRef } from 'react';
import { IconButton } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import popover from '../components/popover.module.css';
import { toast } from '../lib/announcer.ts';
import { failureText } from '../lib/failure.ts';
import { forgetVersions, type Generation, generations } from '../site/generation-choice.ts';
import { usePlayground, useSiteStatus } from '../site/services.ts';
import { text } from '../text/text.ts';
import styles from './top-bar.module.css';

/** Sets the catalog of the site, and opens the page again in its generation: carts and caches start anew. */
const useChoose = (setLeaving: (leaving: boolean) => void) => {
  const { control } = usePlayground();
  const router = useRouter();
  return async (generation: Generation): Promise<void> => {
    setLeaving(true);
    try {
      await control.send('POST /sandbox/settings', { catalogVersion: generation === 'v3' ? 'V3' : 'V1' });
      forgetVersions();
      const { href } = router.buildLocation({ to: '.', search: (search) => ({ ...search, generation }) });
      location.assign(href);
    } catch (cause) {
      setLeaving(false);
      toast(`${text.generation.failed} ${failureText(cause)}`, 'error');
    }
  };
};

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

/** The contract families of the site: chosen here, or moved from the first to the newer catalog while pages are open. */
export const GenerationSwitch = () => {
  const { control, generation } = usePlayground();
  const version = useSiteStatus()?.catalogVersion;
  const leaving = useRef(false);
  const choose = useChoose((now) => {
    leaving.current = now;
  });
  const chosen = generation.current() ?? 'v1';
  useMoved(version, leaving);
  const move = async (): Promise<void> => {
    try {
      await control.send('POST /sandbox/catalog/move');
    } catch (cause) {
      toast(`${text.generation.failed} ${failureText(cause)}`, 'error');
    }
  };
  const shown = version ?? 'V1';
  return (
    <MenuTrigger>
      <IconButton aria-label={`${text.generation.label}: ${shown}, ${text.generation.names[chosen]}`}>
        <span className={styles['currency']}>{shown}</span>
      </IconButton>
      <Popover className={popover['popover'] ?? ''} placement="bottom end">
        <Menu aria-label={text.generation.label} className={popover['menu'] ?? ''}>
          <MenuSection
            aria-label={text.generation.label}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[chosen]}
            onSelectionChange={(keys) => {
              const next = keys === 'all' ? undefined : generations.find((id) => keys.has(id));
              if (next && next !== chosen) void choose(next);
            }}
          >
            {generations.map((id) => (
              <MenuItem
                key={id}
                id={id}
                textValue={text.generation.names[id]}
                className={popover['item'] ?? ''}
              >
                <span className={styles['who']}>
                  {text.generation.names[id]}
                  <small>{text.generation.about[id]}</small>
                </span>
                <span className={popover['tick']}>
                  <Icon name="check" size={16} />
                </span>
              </MenuItem>
            ))}
          </MenuSection>
          {chosen === 'moving' && version === 'V1' && (
            <MenuSection aria-label={text.generation.move} className={styles['more'] ?? ''}>
              <MenuItem className={popover['item'] ?? ''} onAction={() => void move()}>
                {text.generation.move}
              </MenuItem>
            </MenuSection>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};
