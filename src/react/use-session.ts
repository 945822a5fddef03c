import { useSyncExternalStore } from 'react';
import { type SessionView, sessionView, unknownSession } from '../session/session-view.ts';
import { clientOf, useCache } from './binding.ts';
import { drawnSession } from './session-hand-over.ts';

/**
 * Renders with the public part of the session: role, member, end of the access token, and the last event. It contains
 * no secrets. If a cache is handed over (`dehydrate`, `HydrationBoundary`), server and page begin with the session of
 * the client that filled it, whichever client the component has. Otherwise a server renders the session of the
 * component's client, and the page begins with the role none. A client without a session has the role none.
 */
export const useSession = (): SessionView => {
  const queryClient = useCache();
  const client = clientOf(queryClient);
  const view = client.session && sessionView(client.session);
  return useSyncExternalStore(view?.subscribe ?? never, view?.getSnapshot ?? nobody, () =>
    drawnSession(queryClient, client),
  );
};

const never = () => () => undefined;
const nobody = () => unknownSession;
