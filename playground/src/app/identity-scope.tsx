import { useSearch } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { VitrineProvider } from 'vitrine/react';
import { DEFAULT_IDENTITY } from '../site/identities.ts';
import { Shell } from '../shell/shell.tsx';
import { arrive } from '../site/automatic-sign-in.ts';
import { type Services, ServicesContext, usePlayground } from '../site/services.ts';

/**
 * Provides the client, cache and session of the identity in the address. A different identity or screen state mounts a
 * new tree, so that no state of the previous one remains.
 */
export const IdentityScope = () => {
  const { as = DEFAULT_IDENTITY, show = 'normal', fail = '' } = useSearch({ from: '__root__' });
  const playground = usePlayground();
  const { client, queries, session, hasCart } = playground.clients.get(as);
  const services = useMemo(
    (): Services => ({ ...playground, identity: as, client, session, hasCart }),
    [playground, as, client, session, hasCart],
  );
  useEffect(() => void arrive(as, client), [as, client]);
  return (
    <ServicesContext value={services}>
      <VitrineProvider key={`${as} ${show} ${fail}`} client={client} queryClient={queries}>
        <Shell />
      </VitrineProvider>
    </ServicesContext>
  );
};
