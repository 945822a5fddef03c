import type { Product } from 'vitrine/catalog-v1';
import { useQueryCollections } from 'vitrine/react/catalog-v2';
import { useAddProductsToCollection, useRemoveProductsFromCollection } from 'vitrine/react/catalog-write';
import { ErrorRow, Skeleton } from '../../../components/state.tsx';
import { Tick } from '../../../components/tick.tsx';
import { toast } from '../../../lib/announcer.ts';
import { failureText } from '../../../lib/failure.ts';
import { EVERYTHING } from '../stock-text.ts';
import { text } from '../../../text/owner.ts';
import styles from './editor.module.css';
import { Section } from './section.tsx';

/** The collections of a product. Each checkbox is saved immediately. */
export const CollectionsSection = ({ product: { id, collectionIds } }: { product: Product }) => {
  const { collections: words } = text.ownerProduct;
  const { data, error, refetch } = useQueryCollections({ query: { paging: { limit: 100, offset: 0 } } });
  const add = useAddProductsToCollection();
  const remove = useRemoveProductsFromCollection();
  const known = data?.collections.filter((collection) => collection.id !== EVERYTHING);
  const set = (collectionId: string, name: string, on: boolean) =>
    (on ? add : remove).mutate(
      { id: collectionId, data: { productIds: [id] } },
      {
        onSuccess: () => toast(on ? words.into(name) : words.out(name)),
        onError: (failure) => toast(failureText(failure), 'error'),
      },
    );
  return (
    <Section title={words.title}>
      {error && <ErrorRow title={failureText(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="5rem" />}
      {known?.length === 0 && <p className={styles['hint']}>{words.none}</p>}
      <div className={styles['ticks']}>
        {known?.map((collection) => (
          <Tick
            key={collection.id}
            label={collection.name ?? ''}
            selected={collectionIds.includes(collection.id)}
            onChange={(on) => set(collection.id, collection.name ?? '', on)}
          />
        ))}
      </div>
    </Section>
  );
};
