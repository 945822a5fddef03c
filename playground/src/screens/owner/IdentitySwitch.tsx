import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { ownerAreaIdentity } from '../../app/ownerIdentity.ts';
import { useBrowsingName } from '../../app/useBrowsingName.ts';
import { useStore } from '../../app/useStore.ts';
import { text } from '../../text/text.ts';
import styles from './OwnerArea.module.css';

/** In whose name the screens of this area call: the owner's, or that of whoever the top bar says is browsing. */
export const IdentitySwitch = () => (
  <ToggleButtonGroup
    className={styles['identities'] ?? ''}
    aria-label={text.owner.identity.label}
    selectionMode="single"
    disallowEmptySelection
    selectedKeys={[useStore(ownerAreaIdentity)]}
    onSelectionChange={(keys) => ownerAreaIdentity.set(keys.has('browsing') ? 'browsing' : 'owner')}
  >
    <ToggleButton id="owner" className={styles['identity'] ?? ''}>
      {text.owner.identity.owner}
    </ToggleButton>
    <ToggleButton id="browsing" className={styles['identity'] ?? ''}>
      {useBrowsingName()}
    </ToggleButton>
  </ToggleButtonGroup>
);
