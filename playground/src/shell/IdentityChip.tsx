import { useNavigate } from '@tanstack/react-router';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useServices, useSessionFacts } from '../app/services.ts';
import { useStore } from '../app/useStore.ts';
import { useTick } from '../app/useTick.ts';
import { Icon } from '../components/Icon.tsx';
import popover from '../components/Popover.module.css';
import { type IdentityId, identityIds } from '../lib/identities.ts';
import { knownName } from '../lib/names.ts';
import { text } from '../text/text.ts';
import styles from './TopBar.module.css';

/** Milliseconds between two looks at the time that a token has left; it is shown in minutes. */
const LOOK = 15_000;

const useMinutesLeft = (expiresAt: number | undefined): number | undefined => {
  const now = useTick(LOOK);
  return expiresAt === undefined ? undefined : Math.max(0, Math.round((expiresAt - now / 1000) / 60));
};

/** Who is browsing and how long their token is good for; opens the list of identities. */
export const IdentityChip = () => {
  const { identity } = useServices();
  const { role, loggedIn, expiresAt } = useSessionFacts();
  const names = useStore(knownName);
  const navigate = useNavigate();
  const left = useMinutesLeft(expiresAt);
  const known = role !== 'none' || identity === 'owner' || identity === 'app';
  const usual = text.identity.names[identity];
  const name = loggedIn ? (names[identity] ?? (identity === 'member' ? usual : text.identity.member)) : usual;
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
        <Menu
          aria-label={text.identity.choose}
          className={popover['menu'] ?? ''}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[identity]}
          onSelectionChange={(keys) => {
            const id = keys === 'all' ? undefined : identityIds.find((one) => keys.has(one));
            if (id)
              void navigate({
                to: '.',
                search: (search) => ({ ...search, as: id === 'a' ? undefined : id }),
              });
          }}
        >
          {identityIds.map((id: IdentityId) => (
            <MenuItem key={id} id={id} textValue={text.identity.names[id]} className={popover['item'] ?? ''}>
              <span className={styles['who']}>
                {text.identity.names[id]}
                <small>{text.identity.about[id]}</small>
              </span>
              <span className={popover['tick']}>
                <Icon name="check" size={16} />
              </span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};
