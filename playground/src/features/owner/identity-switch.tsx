import { ChoiceRow } from '../../components/choice-row.tsx';
import { ownerAreaIdentity } from '../../site/owner-area-identity.ts';
import { useBrowsingName } from '../../site/use-browsing-name.ts';
import { useServices } from '../../site/services.ts';
import { useStore } from '../../lib/use-store.ts';
import { text } from '../../text/owner.ts';

/** Selects the identity that this area's screens call as: the owner, or the one in the top bar. */
export const IdentitySwitch = () => {
  const { identity } = useServices();
  const selected = useStore(ownerAreaIdentity);
  const name = useBrowsingName();
  // Both halves would name the owner.
  if (identity === 'owner') return null;
  return (
    <ChoiceRow
      label={text.owner.identity.label}
      options={[
        { id: 'owner', name: text.owner.identity.owner },
        { id: 'browsing', name },
      ]}
      chosen={selected}
      onChange={ownerAreaIdentity.set}
    />
  );
};
