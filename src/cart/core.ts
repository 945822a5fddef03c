import { notify } from '../core/listener.ts';
import { hearIdentity, type IdentityChange } from '../session/identity-change.ts';
import type { SessionEvent } from '../core/identity/auth.ts';
import { createObservable, type Observable } from '../core/observable.ts';
import { createWatch } from '../core/watch.ts';
import type { CartBackend } from './backend.ts';
import { readV1 } from './cart-v1.ts';
import { createEngine } from './engine.ts';
import type { ReadCart } from './engine-requests.ts';
import type { CartClient, CartOptions, CartSnapshot } from './types.ts';
import { viewOf } from './view.ts';

/** The snapshot of one client's cart, and the engine that sends its edits. Actions and totals use both. */
export interface CartCore extends Observable<CartSnapshot> {
  readonly client: CartClient;
  /** Undefined: the first version. */
  readonly backend: CartBackend | undefined;
  readonly engine: ReturnType<typeof createEngine>;
}

/** Follows the identity of the session. A visitor who replaces another visitor has another cart: read it again. */
const followIdentity = (
  engine: { readonly reset: () => void; readonly invalidate: () => void },
  change: IdentityChange,
  { type }: SessionEvent,
): void => {
  if (change !== 'same') engine.reset();
  else if (type === 'replaced') engine.invalidate();
};

/** Options of a cart whose own `read` tells that there is no cart. */
interface CoreOptions extends Omit<CartOptions, 'read'> {
  readonly read?: ReadCart | undefined;
  /** Hears when the person comes back to the page, while there is a subscriber. Default: nothing is heard. */
  readonly onReturn?: ((listener: () => void) => () => void) | undefined;
}

/** Makes the core of a cart. The first subscriber starts the read. */
export const createCartCore = (client: CartClient, options: CoreOptions = {}): CartCore => {
  const { backend } = options;
  let reported = options.initial;
  const engine = createEngine({
    initial: options.initial,
    read: options.read ?? ((_join, isFresh) => (backend?.read ?? readV1)({ client }, isFresh)),
    isWatched: () => watch.isOpen(),
    changed: (state) => {
      snapshot.set((before) => viewOf(state, before));
      if (state.confirmed === reported || state.confirmed === undefined) return;
      reported = state.confirmed;
      notify(options.onConfirmed, reported);
    },
  });
  const snapshot = createObservable<CartSnapshot>(viewOf(engine.state));
  const watch = createWatch(() => {
    engine.retryRead();
    return options.onReturn?.(engine.readAgain) ?? (() => {});
  });
  if (options.stale) engine.invalidate();
  hearIdentity(client.session, engine, followIdentity);

  const { subscribe } = watch.over(snapshot);

  return { client, backend, engine, getSnapshot: snapshot.getSnapshot, subscribe };
};
