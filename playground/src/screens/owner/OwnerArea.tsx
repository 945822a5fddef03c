import { Outlet } from '@tanstack/react-router';
import { OwnerSite } from '../../app/OwnerSite.tsx';
import { ownerAreaIdentity } from '../../app/ownerIdentity.ts';
import { useStore } from '../../app/useStore.ts';
import { text } from '../../text/text.ts';
import { IdentitySwitch } from './IdentitySwitch.tsx';
import styles from './OwnerArea.module.css';
import { OwnerNavigation } from './OwnerNavigation.tsx';

/** The frame of the owner's area: its screens, and in whose name they call. */
export const OwnerArea = () => {
  const identity = useStore(ownerAreaIdentity);
  return (
    <div className={styles['area']}>
      <div className={styles['bar']}>
        <OwnerNavigation />
        <IdentitySwitch />
      </div>
      {identity === 'visitor' && <p className={styles['note']}>{text.owner.identity.note}</p>}
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
