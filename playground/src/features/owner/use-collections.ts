import { useQueryCollections } from 'vitrine/react/catalog-v2';
import { readingOf } from '../../components/loaded.tsx';
import { named } from '../../lib/named.ts';

/** Id of the collection with all products, which every store has and which cannot be edited. */
const EVERYTHING = '00000000-000000-000000-000000000001';

/** A collection of the store as the owner's screens show it. */
export interface NamedCollection {
  readonly id: string;
  readonly name: string;
}

/** The collections that the owner made, and the state of reading them. */
export const useCollections = () => {
  const query = useQueryCollections({ query: { paging: { limit: 100, offset: 0 } } });
  const collections = (query.data?.collections ?? []).flatMap(({ id, name }): NamedCollection[] =>
    id === EVERYTHING ? [] : [{ id, name: named(name) }],
  );
  return { collections, reading: readingOf(query) };
};
