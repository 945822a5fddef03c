import { useRouter } from '@tanstack/react-router';
import { MenuItem, MenuSection } from 'react-aria-components/Menu';
import popover from '../components/popover.module.css';
import { toast } from '../lib/announcer.ts';
import { failureText } from '../lib/failure.ts';
import { forgetVersions, type Generation, generations } from '../site/generation-choice.ts';
import { usePlayground, useSiteStatus } from '../site/services.ts';
import { text } from '../text/text.ts';
import { DescribedItem } from './described-item.tsx';
import type { MenuFrame } from '../components/menu-button.tsx';
import { MenuPopover } from '../components/menu-popover.tsx';
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

/** The contract families of the site, and the move from the first to the newer catalog. */
const GenerationMenu = ({
  frame,
  setLeaving,
}: {
  frame: MenuFrame;
  setLeaving: (leaving: boolean) => void;
}) => {
  const { control, generation } = usePlayground();
  const version = useSiteStatus()?.catalogVersion;
  const choose = useChoose(setLeaving);
  const chosen = generation.current() ?? 'v1';
  const move = async (): Promise<void> => {
    try {
      await control.send('POST /sandbox/catalog/move');
    } catch (cause) {
      toast(`${text.generation.failed} ${failureText(cause)}`, 'error');
    }
  };
  return (
    <MenuPopover frame={frame} placement="bottom end" aria-label={text.generation.label}>
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
          <DescribedItem
            key={id}
            id={id}
            name={text.generation.names[id]}
            about={text.generation.about[id]}
          />
        ))}
      </MenuSection>
      {chosen === 'moving' && version === 'V1' && (
        <MenuSection aria-label={text.generation.move} className={styles['more'] ?? ''}>
          <MenuItem className={popover['item'] ?? ''} onAction={() => void move()}>
            {text.generation.move}
          </MenuItem>
        </MenuSection>
      )}
    </MenuPopover>
  );
};

export default GenerationMenu;
