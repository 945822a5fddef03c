import { Outlet } from '@tanstack/react-router';
import { OwnerSite } from './owner-site.tsx';
import { ownerAreaIdentity } from '../../site/owner-area-identity.ts';
import { useBrowsingName } from '../../site/use-browsing-name.ts';
import { useStore } from '../../lib/use-store.ts';
import { text } from '../../text/owner.ts';
import { IdentitySwitch } from './identity-switch.tsx';
import styles from './owner.module.css';
import { OwnerNavigation } from './owner-navigation.tsx';

/** The frame of the owner's area, with its navigation and the switch of the identity. */
export const OwnerArea = () => {
  const identity = useStore(ownerAreaIdentity);
  const name = useBrowsingName();
  return (
    <div className={styles['area']} lang="en" dir="ltr">
      <div className={styles['bar']}>
        <OwnerNavigation />
        <IdentitySwitch />
      </div>
      {identity === 'browsing' && <p className={styles['notice']}>{text.owner.identity.note(name)}</p>}
      {identity === 'owner' ? (
        <OwnerSite>
          <Outlet />
        </OwnerSite>
      ) : (
        <Outlet />
      )}
    </div>
  );
};
