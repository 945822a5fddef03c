import type { Query } from '@tanstack/react-query';
import type { Identified } from './marks.ts';

type Persister = NonNullable<Query['options']['persister']>;

const owned = new WeakSet<Persister>();

/** A query under a name of its own for each identity. Its methods keep the query itself, whose members are private. */
const named = (query: Query, { mark }: Identified): Query =>
  new Proxy(query, {
    get: (target, name) => {
      if (name === 'queryHash') return `${target.queryHash}:${mark() ?? 'none'}`;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

/**
 * Lets the persister of a query, such as `experimental_createQueryPersister`, keep one entry for each identity: it restores
 * only data, so that a mark in the state would be lost.
 * @param known Resolves once the session is known.
 */
export const ownPersister = (
  query: Query,
  own: Identified,
  known: () => Promise<unknown> | undefined,
): void => {
  const { persister } = query.options;
  if (!persister || owned.has(persister)) return;
  const ours: Persister = async (queryFn, context, persisted) => {
    if (own.mark() === undefined) await known()?.catch(() => undefined);
    return persister(queryFn, context, named(persisted, own)) as unknown;
  };
  owned.add(ours);
  // In place, because React Query has already passed these options on.
  query.options.persister = ours;
};
