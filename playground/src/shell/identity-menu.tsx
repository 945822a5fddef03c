import { useNavigate } from '@tanstack/react-router';
import { MenuSection } from 'react-aria-components/Menu';
import { DEFAULT_IDENTITY, type IdentityId, identityIds } from '../site/identities.ts';
import { ownerAreaIdentity } from '../site/owner-area-identity.ts';
import { useServices } from '../site/services.ts';
import { text } from '../text/start.ts';
import { DescribedItem } from './described-item.tsx';
import { useCallsAsOwner, useIsOwnerArea } from './use-calls-as-owner.ts';
import type { MenuFrame } from '../components/menu-button.tsx';
import { MenuPopover } from '../components/menu-popover.tsx';

/** The list of identities. */
const IdentityMenu = ({ frame }: { frame: MenuFrame }) => {
  const { identity } = useServices();
  const navigate = useNavigate();
  const asOwner = useCallsAsOwner();
  const isOwnerArea = useIsOwnerArea();
  const browseAs = (id: IdentityId) => {
    // A choice made in the owner's area applies to its screens too.
    if (isOwnerArea) ownerAreaIdentity.set(id === 'owner' ? 'owner' : 'browsing');
    void navigate({
      to: '.',
      search: (search) => ({ ...search, as: id === DEFAULT_IDENTITY ? undefined : id }),
    });
  };
  return (
    <MenuPopover frame={frame} placement="bottom start" aria-label={text.identity.choose}>
      <MenuSection
        aria-label={text.identity.choose}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[asOwner ? 'owner' : identity]}
        onSelectionChange={(keys) => {
          const id = keys === 'all' ? undefined : identityIds.find((one) => keys.has(one));
          if (id) browseAs(id);
        }}
      >
        {identityIds.map((id) => (
          <DescribedItem key={id} id={id} name={text.identity.names[id]} about={text.identity.about[id]} />
        ))}
      </MenuSection>
    </MenuPopover>
  );
};

export default IdentityMenu;
