import { Outlet } from '@tanstack/react-router';
import { OwnerSite } from '../../app/OwnerSite.tsx';
import { ownerAreaIdentity } from '../../app/ownerIdentity.ts';
import { useBrowsingName } from '../../app/useBrowsingName.ts';
import { useStore } from '../../app/useStore.ts';
import { text } from '../../text/text.ts';
import { IdentitySwitch } from './IdentitySwitch.tsx';
import styles from './OwnerArea.module.css';
import { OwnerNavigation } from './OwnerNavigation.tsx';

/** The frame of the owner's area: its screens, and in whose name they call. */
export const OwnerArea = () => {
  const identity = useStore(ownerAreaIdentity);
  const name = useBrowsingName();
  return (
    <div className={styles['area']}>
      <div className={styles['bar']}>
        <OwnerNavigation />
        <IdentitySwitch />
      </div>
      {identity === 'browsing' && <p className={styles['note']}>{text.owner.identity.note(name)}</p>}
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
