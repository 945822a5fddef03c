import type { QueryClient } from '@tanstack/react-query';
import { type SessionView, unknownSession } from '../auth/session-view.ts';
import type { VitrineClient } from '../client/client.ts';

/** Where a server leaves in its cache whose session it has drawn, without secrets. */
const KEY = ['vitrine', 'session'] as const;

type Handed = Pick<SessionView, 'role' | 'loggedIn' | 'expiresAt'>;

/** Whether there is no page. */
export const isServer = (): boolean => !('document' in globalThis);

/** What a server's own client has left in its cache. Anything else there was handed over by a loader. */
const own = new WeakMap<QueryClient, Handed | undefined>();

/**
 * A server keeps in its cache what of the session is drawn, so that the page begins with the same. A session that a loader
 * handed over stays, since the page gets that one. A client without tokens leaves the place free for it: React Query puts
 * nothing into a place that is taken until the page is alive.
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
 * What a server draws of a session, and its page until it is alive; the same object each time. Both draw what was handed
 * over; where nothing was, a server draws the session of its client, and leaves it for the page.
 */
export const drawnSession = (queryClient: QueryClient, client: VitrineClient): SessionView => {
  handSession(queryClient, client);
  const handed = queryClient.getQueryData<Handed>(KEY);
  if (!handed) return unknownSession;
  const view = views.get(handed) ?? { ...unknownSession, ...handed };
  views.set(handed, view);
  return view;
};
