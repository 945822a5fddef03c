import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { ownerAreaIdentity } from '../../app/ownerIdentity.ts';
import { useStore } from '../../app/useStore.ts';
import { text } from '../../text/text.ts';
import styles from './OwnerArea.module.css';

const identities = ['owner', 'visitor'] as const;

/** In whose name the screens of this area call. */
export const IdentitySwitch = () => (
  <ToggleButtonGroup
    className={styles['identities'] ?? ''}
    aria-label={text.owner.identity.label}
    selectionMode="single"
    disallowEmptySelection
    selectedKeys={[useStore(ownerAreaIdentity)]}
    onSelectionChange={(keys) => ownerAreaIdentity.set(keys.has('visitor') ? 'visitor' : 'owner')}
  >
    {identities.map((name) => (
      <ToggleButton key={name} id={name} className={styles['identity'] ?? ''}>
        {text.owner.identity[name]}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
