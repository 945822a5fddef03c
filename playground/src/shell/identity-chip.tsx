import { useCallsAsOwner } from './use-calls-as-owner.ts';
import { useServices, useSessionFacts } from '../site/services.ts';
import { useBrowsingName } from '../site/use-browsing-name.ts';
import { useTick } from '../lib/use-tick.ts';
import { Icon } from '../components/icon.tsx';
import { text } from '../text/text.ts';
import { lazyMenu, MenuButton } from '../components/menu-button.tsx';
import styles from './top-bar.module.css';

/** Milliseconds between two updates of the token's remaining time, which is shown in minutes. */
const LOOK = 15_000;

const useMinutesLeft = (expiresAt: number | undefined): number | undefined => {
  const now = useTick(LOOK);
  return expiresAt === undefined ? undefined : Math.max(0, Math.round((expiresAt - now / 1000) / 60));
};

const identityMenu = lazyMenu(() => import('./identity-menu.tsx'));

/** The current identity and the remaining lifetime of its token; opens the list of identities. */
export const IdentityChip = () => {
  const { identity } = useServices();
  const { role, expiresAt } = useSessionFacts();
  const asOwner = useCallsAsOwner();
  const left = useMinutesLeft(asOwner ? undefined : expiresAt);
  const hasTokens = role === 'visitor' || role === 'member';
  const known = asOwner || hasTokens || identity === 'owner' || identity === 'app';
  const browsing = useBrowsingName();
  const name = asOwner ? text.identity.names.owner : browsing;
  return (
    <MenuButton
      id="identity"
      className={styles['chip'] ?? ''}
      {...(known && { 'data-known': '' })}
      menu={identityMenu}
      own={{}}
    >
      <span className="visually-hidden">{text.identity.label('')}</span>
      <span className={styles['name']}>{name}</span>
      {left !== undefined && (
        <span className={`${styles['left'] ?? ''} tabular`}>{text.identity.left(left)}</span>
      )}
      <Icon name="down" size={14} />
    </MenuButton>
  );
};
