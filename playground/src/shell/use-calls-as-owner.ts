import { useLocation } from '@tanstack/react-router';
import { useStore } from '../lib/use-store.ts';
import { ownerAreaIdentity } from '../site/owner-area-identity.ts';

/** Whether the shown screen is one of the owner's area. */
export const useIsOwnerArea = (): boolean => /^\/owner(\/|$)/.test(useLocation().pathname);

/** Whether the shown screen is one of the owner's area that calls as the owner, whatever the current identity is. */
export const useCallsAsOwner = (): boolean => {
  const calls = useStore(ownerAreaIdentity);
  return useIsOwnerArea() && calls === 'owner';
};
