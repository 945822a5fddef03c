import type { IdentityId } from '../../site/identities.ts';
import { useServices, useSiteStatus } from '../../site/services.ts';
import type { ProgramIdentity, ProgramSite } from './client-code.ts';

const identityOf = (id: IdentityId): ProgramIdentity => {
  if (id === 'owner' || id === 'app') return id;
  return id === 'member' ? 'member' : 'visitor';
};

/**
 * The sandbox of this page, for programs that call it.
 * @param as Identity of the program; default: the identity of the page.
 */
export const useProgramSite = (as?: ProgramIdentity): ProgramSite => {
  const { config, identity } = useServices();
  const status = useSiteStatus();
  return {
    identity: as ?? identityOf(identity),
    clientId: config.clientId,
    ownerKey: config.ownerKey,
    scenario: status?.scenario ?? 'fresh-shop',
    seed: status?.seed ?? '42',
  };
};
