import type { QueryClient } from '@tanstack/react-query';
import { type SessionView, unknownSession } from '../session/session-view.ts';
import type { VitrineClient } from '../core/client.ts';

/** Query key under which a server records the session that it has rendered, without secrets. */
const KEY = ['vitrine', 'session'] as const;

type Handed = Pick<SessionView, 'role' | 'loggedIn' | 'expiresAt'>;

/** Whether there is no page. */
export const isServer = (): boolean => !('document' in globalThis);

/** Session facts that a server's own client left in its cache. Any other facts there come from a loader. */
const own = new WeakMap<QueryClient, Handed | undefined>();

/**
 * Keeps the rendered part of the session in the cache of a server, so that the page begins with the same. A session
 * that a loader handed over stays, because the page gets that session. A client without tokens leaves the entry empty
 * for it: React Query does not overwrite an existing entry until the page is hydrated.
 */
export const handSession = (queryClient: QueryClient, { session }: VitrineClient): void => {
  if (!session || !isServer()) return;
  const kept = queryClient.getQueryData<Handed>(KEY);
  const snapshot = session.getSnapshot();
  if (kept ? kept === own.get(queryClient) : snapshot.role !== 'none')
    own.set(queryClient, queryClient.setQueryData<Handed>(KEY, snapshot));
};

const views = new WeakMap<Handed, SessionView>();

/**
 * The session that a server draws, and that its page draws until it is hydrated; the same object each time. Both draw the
 * session that was handed over. Without one, a server draws the session of its client and hands it to the page.
 */
export const drawnSession = (queryClient: QueryClient, client: VitrineClient): SessionView => {
  handSession(queryClient, client);
  const handed = queryClient.getQueryData<Handed>(KEY);
  if (!handed) return unknownSession;
  const view = views.get(handed) ?? { ...unknownSession, ...handed };
  views.set(handed, view);
  return view;
};
