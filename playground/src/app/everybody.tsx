import { useSearch } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { VitrineProvider } from 'vitrine/react';
import { DEFAULT_IDENTITY } from '../site/identities.ts';
import { Shell } from '../shell/shell.tsx';
import { arrive } from '../site/arrive.ts';
import { type Services, ServicesContext, usePlayground } from '../site/services.ts';

/**
 * The page of whoever the address names. Another identity, and another state of the screen, get a tree of their own, so
 * that nothing of the one is left in the other.
 */
export const Everybody = () => {
  const { as = DEFAULT_IDENTITY, show = 'normal', fail = '' } = useSearch({ from: '__root__' });
  const playground = usePlayground();
  const { client, queries, session } = playground.people.get(as);
  const services = useMemo(
    (): Services => ({ ...playground, identity: as, client, session }),
    [playground, as, client, session],
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
