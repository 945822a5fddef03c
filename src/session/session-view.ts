import { createObservable, type Observable } from '../core/observable.ts';
import type { Session, SessionEvent, SessionSnapshot } from './session.ts';

/** Something that happened to a session, and when this page heard of it. */
export interface SessionChange extends SessionEvent {
  /** Milliseconds since 1970, by the clock of this machine. */
  readonly at: number;
}

/** What a page may know of its session: no secrets. The object stays the same until something changes. */
export interface SessionView extends SessionSnapshot {
  /**
   * Id of the member, where a sign-in of this page has told it: by password or with the token of a provider. After a
   * login page or a reload it is undefined; the current cart's `buyerInfo` has it then.
   */
  readonly memberId: string | undefined;
  /** An access token is being renewed. */
  readonly isRenewing: boolean;
  /** What happened since this page began to look, the newest last; at most 50. */
  readonly changes: readonly SessionChange[];
}

/** A {@link SessionView} over time. */
export interface SessionViewer extends Observable<SessionView> {
  /** Who the member is, from an answer that said so. */
  know(memberId: string | undefined): void;
}

/** So many changes are kept. */
const MOST_CHANGES = 50;

/** What a session looks like before anything is known of it. */
export const unknownSession: SessionView = {
  role: 'none',
  loggedIn: false,
  expiresAt: undefined,
  memberId: undefined,
  isRenewing: false,
  changes: [],
};

const viewers = new WeakMap<Session, SessionViewer>();

/** The one view of a session. It looks from its first use on, until the session is disposed. */
export const sessionView = (session: Session): SessionViewer => {
  const made = viewers.get(session) ?? look(session);
  viewers.set(session, made);
  return made;
};

const look = (session: Session): SessionViewer => {
  const view = createObservable<SessionView>({ ...unknownSession, ...session.getSnapshot() });
  session.subscribe(({ type, reason }) => {
    view.set((before) => ({
      ...session.getSnapshot(),
      // A member in the place of another is a sign-in too.
      memberId: type.startsWith('renew') ? before.memberId : undefined,
      isRenewing: type === 'renewing',
      changes: [...before.changes, { type, reason, at: Date.now() }].slice(-MOST_CHANGES),
    }));
  });
  return {
    getSnapshot: view.getSnapshot,
    subscribe: view.subscribe,
    know: (memberId) =>
      view.set((before) => (memberId === before.memberId ? before : { ...before, memberId })),
  };
};
