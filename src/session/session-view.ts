import { createObservable, type Observable } from '../core/observable.ts';
import type { Session, SessionEvent, SessionSnapshot } from '../core/identity/auth.ts';

/** One event of a session, with the time at which this page noticed it. */
export interface SessionChange extends SessionEvent {
  readonly type: Exclude<SessionEvent['type'], 'known'>;
  /** Milliseconds since 1970, by the clock of this machine. */
  readonly at: number;
}

/** The state of a session for a page, without secrets. The object stays the same until something changes. */
export interface SessionView extends SessionSnapshot {
  /**
   * Id of the member, if a sign-in on this page returned it: a sign-in by password, or with the token of a provider.
   * After a redirect to a login page or a reload, the id is undefined; then read it from the current cart's
   * `buyerInfo`.
   */
  readonly memberId: string | undefined;
  /** Whether the access token is being renewed. */
  readonly isRenewing: boolean;
  /** The events since the first call of {@link sessionView} on this page, the latest last; at most 50. */
  readonly changes: readonly SessionChange[];
}

/** The view of a session, as an observable. */
export interface SessionViewer extends Observable<SessionView> {
  /** Sets the id of the member, from a response that contains it. */
  know(memberId: string | undefined): void;
}

/** Maximum number of events in the view; the oldest event is discarded first. */
const MOST_CHANGES = 50;

/** The view of a client without a session, and of a page that begins without one. */
export const unknownSession: SessionView = {
  role: 'none',
  loggedIn: false,
  expiresAt: undefined,
  memberId: undefined,
  isRenewing: false,
  changes: [],
};

const viewers = new WeakMap<Session, SessionViewer>();

/**
 * The view of a session; each session has one. It collects events from the first call of this function until the
 * session is disposed.
 */
export const sessionView = (session: Session): SessionViewer => {
  const made = viewers.get(session) ?? createViewer(session);
  viewers.set(session, made);
  return made;
};

const createViewer = (session: Session): SessionViewer => {
  const view = createObservable<SessionView>({ ...unknownSession, ...session.getSnapshot() });
  session.subscribe(({ type, reason }) => {
    if (type === 'known') return view.set((before) => ({ ...before, ...session.getSnapshot() }));
    view.set((before) => ({
      ...session.getSnapshot(),
      // After any event other than a renewal, the known id may belong to a previous member.
      memberId: type === 'renewing' || type === 'renewed' ? before.memberId : undefined,
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
