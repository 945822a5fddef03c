import type { Mutation, QueryClient } from '@tanstack/react-query';
import { AuthError } from '../core/errors/auth-error.ts';
import { type Identified, markIn, setMark } from './marks.ts';
import { isOurs } from './public-queries.ts';

/** Services whose results are steps of a sign-in or a sign-out, and not data of the person who has left. */
const STEPS: readonly unknown[] = ['auth', 'oauth2', 'recovery', 'verification', 'redirect-session'];

/** Mutations that waited for the network when their person left. */
const abandoned = new WeakSet<Mutation>();

const keyOf = ({ options }: Mutation): readonly unknown[] => options.mutationKey ?? [];

/**
 * Refuses a change that waited for the network while its person left: it must not be carried out as the next one.
 * @throws AuthError (`session-changed`).
 */
export const refuseAbandoned = (queryClient: QueryClient, variables: unknown): void => {
  const isAbandoned = queryClient
    .getMutationCache()
    .getAll()
    .some((each) => abandoned.has(each) && each.state.variables === variables);
  if (isAbandoned)
    throw new AuthError('The identity changed before the call was sent.', { code: 'session-changed' });
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
      setMark(mutation.state, own.mark());
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
    /** Forgets the results and the waiting changes of a person who has left. */
    forget: (): void => {
      for (const mutation of cache.getAll()) {
        const { status, isPaused } = mutation.state;
        const [, service] = keyOf(mutation);
        if (isPaused && isOurs(keyOf(mutation))) abandoned.add(mutation);
        else if (isPaused) cache.remove(mutation);
        else if (status !== 'pending' && isOurs(keyOf(mutation)) && !STEPS.includes(service)) {
          for (const observer of observers.get(mutation) ?? []) observer.reset();
          cache.remove(mutation);
        }
      }
    },
  };
};
