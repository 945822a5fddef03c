import { useLocation } from '@tanstack/react-router';
import { useStore } from '../lib/use-store.ts';
import { ownerAreaIdentity } from '../site/owner-area-identity.ts';

/** Whether the shown screen is one of the owner's area that calls as the owner, whatever the current identity is. */
export const useCallsAsOwner = (): boolean => {
  const { pathname } = useLocation();
  const calls = useStore(ownerAreaIdentity);
  return calls === 'owner' && /^\/owner(\/|$)/.test(pathname);
};
