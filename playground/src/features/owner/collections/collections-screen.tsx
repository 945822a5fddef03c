import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Collection } from 'vitrine/catalog-v2';
import { useQueryCollections } from 'vitrine/react/catalog-v2';
import { Button, TextButton } from '../../../components/button.tsx';
import { NewerCatalog } from '../newer-catalog.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { EmptyState, ErrorRow, Skeleton } from '../../../components/state.tsx';
import { failureText } from '../../../lib/failure.ts';
import { EVERYTHING } from '../stock-text.ts';
import { text } from '../../../text/owner.ts';
import { CollectionForm } from './collection-form.tsx';
import styles from '../owner-shop.module.css';
import { RemoveCollection } from './remove-collection.tsx';
import table from '../table.module.css';

const Rows = ({
  collections,
  onRename,
  onRemove,
}: {
  collections: readonly Collection[];
  onRename: (collection: Collection) => void;
  onRemove: (collection: Collection) => void;
}) => {
  const words = text.ownerCollections;
  return (
    <table className={table['table']} aria-label={words.table}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.address}</th>
          <th scope="col" data-number="">
            {words.products}
          </th>
          <th scope="col">
            <span className="visually-hidden">{text.ownerShop.actions.column}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {collections.map((collection) => (
          <tr key={collection.id}>
            <th scope="row" aria-label={collection.name}>
              <span className={table['names']}>
                <Link to="/owner/collections/$id" params={{ id: collection.id }}>
                  {collection.name}
                </Link>
                {collection.visible === false && <small>{words.hidden}</small>}
              </span>
            </th>
            <td data-label={words.address} className={table['soft']}>
              <bdi dir="ltr">/shop/c/{collection.slug}</bdi>
            </td>
            <td data-label={words.products} className={table['number']}>
              {collection.numberOfProducts}
            </td>
            <td>
              <span className={table['actions']}>
                <TextButton aria-label={words.renameOf(collection.name)} onPress={() => onRename(collection)}>
                  {words.rename}
                </TextButton>
                <TextButton aria-label={words.removeOf(collection.name)} onPress={() => onRemove(collection)}>
                  {words.remove}
                </TextButton>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** All collections. */
export const CollectionsScreen = () => {
  const words = text.ownerCollections;
  const { data, error, refetch } = useQueryCollections({ query: { paging: { limit: 100, offset: 0 } } });
  const [creating, setCreating] = useState(false);
  const [renaming, setRenaming] = useState<Collection>();
  const [removing, setRemoving] = useState<Collection>();
  const collections = data?.collections.filter(({ id }) => id !== EVERYTHING);
  return (
    <div className={styles['screen']}>
      <div className={styles['head']}>
        <div className={styles['intro']}>
          <PageHeading title={words.title} />
          <p className={styles['lead']}>{words.lead}</p>
        </div>
        <Button kind="primary" onPress={() => setCreating(true)}>
          {words.create}
        </Button>
      </div>
      <NewerCatalog call="queryCollections" successor="queryCategories" />
      {error && <ErrorRow title={words.failed} detail={failureText(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="16rem" />}
      {collections?.length === 0 && (
        <EmptyState icon="bag" title={<h2>{words.emptyTitle}</h2>} body={words.emptyText} />
      )}
      {collections && collections.length > 0 && (
        <Rows collections={collections} onRename={setRenaming} onRemove={setRemoving} />
      )}
      <CollectionForm open={creating} onClose={() => setCreating(false)} />
      <CollectionForm
        collection={renaming}
        open={renaming !== undefined}
        onClose={() => setRenaming(undefined)}
      />
      <RemoveCollection collection={removing} onClose={() => setRemoving(undefined)} />
    </div>
  );
};
