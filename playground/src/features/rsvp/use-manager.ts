import { useMemo } from 'react';
import { rsvpManager, type RsvpManager } from 'vitrine/state';
import { useServices, useSessionFacts } from '../../site/services.ts';

/**
 * The calls of the site's own server that change the reply of a member. Here the page plays that server with the owner's
 * client. The server knows a member by the session; a visitor's reply cannot be checked, so visitors have no manager.
 */
export const useManager = (): RsvpManager | undefined => {
  const { clients } = useServices();
  const isMember = useSessionFacts().role === 'member';
  return useMemo(
    () => (isMember ? rsvpManager(clients.get('owner').client) : undefined),
    [clients, isMember],
  );
};
