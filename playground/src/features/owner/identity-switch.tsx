import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { ownerAreaIdentity } from './owner-identity.ts';
import { useBrowsingName } from '../../site/use-browsing-name.ts';
import { useServices } from '../../site/services.ts';
import { useStore } from '../../lib/use-store.ts';
import { text } from '../../text/owner.ts';
import styles from './owner-area.module.css';

/** Selects the identity that this area's screens call as: the owner, or the one in the top bar. */
export const IdentitySwitch = () => {
  const { identity } = useServices();
  const selected = useStore(ownerAreaIdentity);
  const name = useBrowsingName();
  // Both halves would name the owner.
  if (identity === 'owner') return null;
  return (
    <ToggleButtonGroup
      className={styles['identities'] ?? ''}
      aria-label={text.owner.identity.label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[selected]}
      onSelectionChange={(keys) => ownerAreaIdentity.set(keys.has('browsing') ? 'browsing' : 'owner')}
    >
      <ToggleButton id="owner" className={styles['identity'] ?? ''}>
        {text.owner.identity.owner}
      </ToggleButton>
      <ToggleButton id="browsing" className={styles['identity'] ?? ''}>
        {name}
      </ToggleButton>
    </ToggleButtonGroup>
  );
};
