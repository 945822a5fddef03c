import type { QueryClient } from '@tanstack/react-query';
import { type SessionView, unknownSession } from '../session/session-view.ts';
import type { VitrineClient } from '../core/client.ts';
import { isPage } from '../core/page.ts';

/** Query key under which a server records the session that it has rendered, without secrets. */
const KEY = ['vitrine', 'session'] as const;

type Handed = Pick<SessionView, 'role' | 'loggedIn' | 'expiresAt'>;

/** Whether the code runs on a server: there is no `document`. */
export const isServer = (): boolean => !isPage();

/** Sessions that a server's own client stored in its cache. Any other session in a cache comes from a loader. */
const own = new WeakMap<QueryClient, Handed | undefined>();

/**
 * Stores the public part of the session in the cache of a server, so that the page begins with the same session. A
 * session that a loader handed over is not replaced, because the page gets that session. For a client without tokens,
 * the entry stays empty, so that a session from a loader can take it: React Query does not overwrite an existing entry
 * before the page is hydrated.
 */
export const handSession = (queryClient: QueryClient, { session }: VitrineClient): void => {
  if (!session || !isServer()) return;
  const kept = queryClient.getQueryData<Handed>(KEY);
  const snapshot = session.getSnapshot();
  const hasTokens = snapshot.role === 'visitor' || snapshot.role === 'member';
  if (kept ? kept === own.get(queryClient) : hasTokens)
    own.set(queryClient, queryClient.setQueryData<Handed>(KEY, snapshot));
};

const views = new WeakMap<Handed, SessionView>();

/**
 * The session that a server renders, and that its page renders until it is hydrated; the same object each time. Both
 * render the session that was handed over. If there is none, a server renders the session of its client and hands it to
 * the page.
 */
export const drawnSession = (queryClient: QueryClient, client: VitrineClient): SessionView => {
  handSession(queryClient, client);
  const handed = queryClient.getQueryData<Handed>(KEY);
  if (!handed) return unknownSession;
  const view = views.get(handed) ?? { ...unknownSession, ...handed };
  views.set(handed, view);
  return view;
};
