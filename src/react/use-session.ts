import { useSyncExternalStore } from 'react';
import { type SessionView, sessionView, unknownSession } from '../session/session-view.ts';
import { clientOf, useCache } from './binding.ts';
import { drawnSession } from './session-hand-over.ts';

/**
 * Renders with what a page may know of its session: role, member, when the access token ends, and what happened. No
 * secrets. Where a cache is handed over (`dehydrate`, `HydrationBoundary`), server and page begin with the session of the
 * client that filled it, whichever client the component has. Otherwise a server draws the session of the component's client,
 * and the page begins with nobody. A client without a session is nobody's.
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
