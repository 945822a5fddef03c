import { useLocation, useNavigate } from '@tanstack/react-router';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useServices, useSessionFacts } from '../site/services.ts';
import { useBrowsingName } from '../site/use-browsing-name.ts';
import { useTick } from './use-tick.ts';
import { Icon } from '../components/icon.tsx';
import popover from '../components/popover.module.css';
import { DEFAULT_IDENTITY, type IdentityId, identityIds } from '../site/identities.ts';
import { text } from '../text/text.ts';
import styles from './top-bar.module.css';

/** Milliseconds between two updates of the token's remaining time, which is shown in minutes. */
const LOOK = 15_000;

const useMinutesLeft = (expiresAt: number | undefined): number | undefined => {
  const now = useTick(LOOK);
  return expiresAt === undefined ? undefined : Math.max(0, Math.round((expiresAt - now / 1000) / 60));
};

interface WhoProps {
  id: string;
  name: string;
  about: string;
  onAction?: () => void;
}

const Who = ({ id, name, about, onAction }: WhoProps) => (
  <MenuItem id={id} textValue={name} className={popover['item'] ?? ''} {...(onAction && { onAction })}>
    <span className={styles['who']}>
      {name}
      <small>{about}</small>
    </span>
    <span className={popover['tick']}>
      <Icon name="check" size={16} />
    </span>
  </MenuItem>
);

/** The current identity and the remaining lifetime of its token; opens the list of identities. */
export const IdentityChip = () => {
  const { identity } = useServices();
  const { role, expiresAt } = useSessionFacts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const browseAs = (id: IdentityId) =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, as: id === DEFAULT_IDENTITY ? undefined : id }),
    });
  const left = useMinutesLeft(expiresAt);
  const known = role !== 'none' || identity === 'owner' || identity === 'app';
  const name = useBrowsingName();
  return (
    <MenuTrigger>
      <Button id="identity" className={styles['chip'] ?? ''} {...(known && { 'data-known': '' })}>
        <span className="visually-hidden">{text.identity.label('')}</span>
        <span className={styles['name']}>{name}</span>
        {left !== undefined && (
          <span className={`${styles['left'] ?? ''} tabular`}>{text.identity.left(left)}</span>
        )}
        <Icon name="down" size={14} />
      </Button>
      <Popover className={popover['popover'] ?? ''} placement="bottom start">
        <Menu aria-label={text.identity.choose} className={popover['menu'] ?? ''}>
          <MenuSection
            aria-label={text.identity.choose}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[identity]}
            onSelectionChange={(keys) => {
              const id = keys === 'all' ? undefined : identityIds.find((one) => keys.has(one));
              if (id) browseAs(id);
            }}
          >
            {identityIds.map((id) => (
              <Who key={id} id={id} name={text.identity.names[id]} about={text.identity.about[id]} />
            ))}
          </MenuSection>
          <MenuSection aria-label={text.split.title} className={styles['more'] ?? ''}>
            <Who
              id="split"
              name={text.split.open}
              about={text.split.openHint}
              onAction={() => void navigate({ to: '/split', search: { page: pathname } })}
            />
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};
