import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isApiError } from 'vitrine';
import type { Collection } from 'vitrine/catalog-v2';
import { useGetCollection } from 'vitrine/react/catalog-v2';
import { useAddProductsToCollection, useRemoveProductsFromCollection } from 'vitrine/react/catalog-write';
import { useProductPages } from '../../../lib/use-product-pages.ts';
import { Button } from '../../../components/button.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { ErrorRow, Skeleton } from '../../../components/state.tsx';
import { toast } from '../../../lib/announcer.ts';
import { catalogRequest, outsideRequest } from '../catalog/catalog-search.ts';
import { failureText } from '../../../lib/failure.ts';
import { text } from '../../../text/owner.ts';
import { MissingScreen } from '../../../components/missing-screen.tsx';
import { SearchBox } from '../../../components/search-box.tsx';
import { CollectionForm } from './collection-form.tsx';
import styles from '../owner-shop.module.css';
import { PickList } from './pick-list.tsx';
import { RemoveCollection } from './remove-collection.tsx';

const route = getRouteApi('/owner/collections/$id');

/** The products in the collection and those outside, each with an action that moves them to the other list. */
const Members = ({ collection: { id, name } }: { collection: Collection }) => {
  const words = text.ownerCollection;
  const [search, setSearch] = useState('');
  const inside = useProductPages(catalogRequest({ collection: id }));
  const outside = useProductPages(outsideRequest(id, search));
  const add = useAddProductsToCollection();
  const remove = useRemoveProductsFromCollection();
  const move = async (call: typeof add | typeof remove, ids: readonly string[], said: string) => {
    try {
      await call.mutateAsync({ id, data: { productIds: [...ids] } });
      toast(said);
      return true;
    } catch (error) {
      toast(failureText(error), 'error');
      return false;
    }
  };
  return (
    <div className={styles['sides']}>
      <PickList
        title={words.inside}
        list={inside}
        empty={words.emptyInside}
        action={words.remove}
        onAct={(ids) => move(remove, ids, words.removed(ids.length, name))}
      />
      <PickList
        title={words.outside}
        list={outside}
        empty={words.emptyOutside}
        action={words.add}
        onAct={(ids) => move(add, ids, words.added(ids.length, name))}
      >
        <SearchBox value={search} onSearch={setSearch} />
      </PickList>
    </div>
  );
};

/** One collection and its products. */
export const CollectionEditorScreen = () => {
  const words = text.ownerCollection;
  const { id } = route.useParams();
  const navigate = useNavigate();
  const [renaming, setRenaming] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { data, error, refetch } = useGetCollection(id);
  if (isApiError(error) && error.status === 404)
    return <MissingScreen title={words.notFound} body={words.notFoundText} />;
  const collection = data?.collection;
  return (
    <div className={styles['screen']}>
      <div className={styles['head']}>
        <div className={styles['intro']}>
          <Link to="/owner/collections" className={styles['back']}>
            {words.back}
          </Link>
          <PageHeading title={collection?.name ?? words.loading} />
          {collection?.description && <p className={styles['lead']}>{collection.description}</p>}
        </div>
        {collection && (
          <div className={styles['headActions']}>
            <LinkButton to="/shop/c/$slug" params={{ slug: collection.slug }}>
              {words.inShop}
            </LinkButton>
            <Button onPress={() => setRenaming(true)}>{text.ownerCollections.rename}</Button>
            <Button kind="danger" onPress={() => setRemoving(true)}>
              {text.ownerCollections.remove}
            </Button>
          </div>
        )}
      </div>
      {error && <ErrorRow title={words.failed} detail={failureText(error)} onRetry={() => void refetch()} />}
      {!collection && !error && <Skeleton height="16rem" />}
      {collection && <Members collection={collection} />}
      <CollectionForm collection={collection} open={renaming} onClose={() => setRenaming(false)} />
      <RemoveCollection
        collection={removing ? collection : undefined}
        onDone={() => void navigate({ to: '/owner/collections' })}
        onClose={() => setRemoving(false)}
      />
    </div>
  );
};
