import { getCurrentCart } from '../../generated/carts/operations.ts';
import { hearIdentity, type IdentityChange } from '../session/identity-change.ts';
import type { SessionEvent } from '../session/session.ts';
import { createObservable, type Observable } from '../core/observable.ts';
import { createEngine } from './engine.ts';
import { cartIn, unlessNone } from './no-cart.ts';
import type { CartClient, CartOptions, CartSnapshot } from './types.ts';
import { viewOf } from './view.ts';

/** The cart of one client as it is shown, and the engine that runs its edits; actions and totals are built upon it. */
export interface CartCore extends Observable<CartSnapshot> {
  readonly client: CartClient;
  readonly engine: ReturnType<typeof createEngine>;
}

/** A visitor in the place of another has another cart too: the one that is shown is read again. */
const heard = (
  engine: { readonly reset: () => void; readonly doubt: () => void },
  change: IdentityChange,
  { type }: SessionEvent,
): void => {
  if (change !== 'same') engine.reset();
  else if (type === 'replaced') engine.doubt();
};

/** Makes the core of a cart: it is read when somebody subscribes, not before. */
export const createCartCore = (client: CartClient, options: CartOptions = {}): CartCore => {
  const readCart = options.read ?? (() => getCurrentCart({ client }));
  const first = {
    confirmed: options.initial,
    edits: [],
    errors: new Map(),
    settling: false,
    readError: undefined,
  };
  const snapshot = createObservable<CartSnapshot>(viewOf(first));
  let watchers = 0;
  let told = options.initial;
  const engine = createEngine({
    initial: options.initial,
    read: (join) => unlessNone(cartIn(readCart(join), 'no')),
    isWatched: () => watchers > 0,
    changed: (state) => {
      snapshot.set((before) => viewOf(state, before));
      if (state.confirmed === told || state.confirmed === undefined) return;
      told = state.confirmed;
      try {
        options.onConfirmed?.(told);
      } catch {
        // No edit fails because somebody who hears of it is broken.
      }
    },
  });
  if (options.stale) engine.doubt();
  hearIdentity(client.session, engine, heard);

  const subscribe: CartCore['subscribe'] = (listener) => {
    const stop = snapshot.subscribe(listener);
    if (watchers++ === 0) engine.wake();
    let isIn = true;
    return () => {
      stop();
      if (isIn) watchers -= 1;
      isIn = false;
    };
  };

  return { client, engine, getSnapshot: snapshot.getSnapshot, subscribe };
};
