import type { QueryClient } from '@tanstack/react-query';
import { type SessionView, sessionView, unknownSession } from '../auth/session-view.ts';
import type { VitrineClient } from '../client/client.ts';

/** Where a server leaves in its cache whose session it has drawn, without secrets. */
const KEY = ['vitrine', 'session'] as const;

type Handed = Pick<SessionView, 'role' | 'loggedIn' | 'expiresAt'>;

/** Whether there is no page. */
export const isServer = (): boolean => !('document' in globalThis);

/** A server keeps in its cache what of the session is drawn, so that the page begins with the same. */
export const handSession = (queryClient: QueryClient, { session }: VitrineClient): void => {
  if (session && isServer()) queryClient.setQueryData<Handed>(KEY, session.getSnapshot());
};

const views = new WeakMap<Handed, SessionView>();

/** What a server draws of a session, and its page until it is alive; the same object each time. */
export const drawnSession = (queryClient: QueryClient, { session }: VitrineClient): SessionView => {
  if (session && isServer()) return sessionView(session).getSnapshot();
  const handed = queryClient.getQueryData<Handed>(KEY);
  if (!handed) return unknownSession;
  const view = views.get(handed) ?? { ...unknownSession, ...handed };
  views.set(handed, view);
  return view;
};
