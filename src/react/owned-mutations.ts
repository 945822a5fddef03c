import { type Mutation, onlineManager, type QueryClient } from '@tanstack/react-query';
import { AuthError } from '../core/errors/auth-error.ts';
import { type Identified, marked, markIn } from './marks.ts';
import { isOurs } from './public-queries.ts';

/** Services whose results are steps of a sign-in or a sign-out, and not data of the person who has left. */
const STEPS: readonly unknown[] = ['auth', 'oauth2', 'recovery', 'verification', 'redirect-session'];

const keyOf = ({ options }: Mutation): readonly unknown[] => options.mutationKey ?? [];

/** Takes the place of a change that waited for the network while its person left. */
const refuse = (): Promise<never> =>
  Promise.reject(
    new AuthError('The identity changed before the call was sent.', { code: 'session-changed' }),
  );

/** Ends a paused mutation, which the cache no longer continues: it fails as soon as the page is online. */
const endRefused = (mutation: Mutation): void => {
  mutation.options = { ...mutation.options, mutationFn: refuse };
  const leave = onlineManager.subscribe((isOnline) => {
    if (!isOnline) return;
    leave();
    mutation.continue().catch(() => undefined);
  });
};

/** Keeps the changes of one identity, and their results, apart from those of another. */
export const followMutations = (queryClient: QueryClient, own: Identified, decideSoon: () => void) => {
  const cache = queryClient.getMutationCache();
  const held = new Set<Mutation>();
  const observers = new WeakMap<Mutation, Set<{ readonly reset: () => void }>>();

  cache.subscribe((event) => {
    const { mutation } = event;
    if (!mutation) return;
    if (event.type === 'added') {
      // A new mutation is idle; any other comes from a persisted cache.
      if (mutation.state.status === 'idle' || !own.isForeign(keyOf(mutation), markIn(mutation.state))) return;
      held.add(mutation);
      cache.remove(mutation);
      decideSoon();
    } else if (event.type === 'updated' && event.action.type === 'pending')
      mutation.state = marked(mutation.state, own.mark());
    else if (event.type === 'observerAdded') {
      const known = observers.get(mutation) ?? new Set();
      observers.set(mutation, known.add(event.observer));
    } else if (event.type === 'observerRemoved') observers.get(mutation)?.delete(event.observer);
  });

  return {
    /** Continues with the held mutations of the present identity, and discards the rest. */
    decide: (): void => {
      const all = [...held];
      held.clear();
      for (const mutation of all) if (markIn(mutation.state) === own.mark()) cache.add(mutation);
    },
    /** Forgets the results of a person who has left, and refuses the changes that still wait for the network. */
    forget: (): void => {
      for (const mutation of cache.getAll()) {
        const { status, isPaused } = mutation.state;
        const isResult =
          status !== 'pending' && isOurs(keyOf(mutation)) && !STEPS.includes(keyOf(mutation)[1]);
        if (!isPaused && !isResult) continue;
        // An observer would give the mutation its options again.
        for (const observer of observers.get(mutation) ?? []) observer.reset();
        if (isPaused) endRefused(mutation);
        cache.remove(mutation);
      }
    },
  };
};
