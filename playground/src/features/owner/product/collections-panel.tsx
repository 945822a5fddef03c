import type { Product } from 'vitrine/catalog-v1';
import { useAddProductsToCollection, useRemoveProductsFromCollection } from 'vitrine/react/catalog-write';
import { Loaded } from '../../../components/loaded.tsx';
import { Actions, Panel } from '../../../components/panel.tsx';
import { Tick } from '../../../components/tick.tsx';
import { told } from '../../../lib/told.ts';
import { text } from '../../../text/owner.ts';
import { useCollections } from '../use-collections.ts';

/** The collections of a product. Each checkbox is saved immediately. */
export const CollectionsPanel = ({ product: { id, collectionIds } }: { product: Product }) => {
  const { collections: words } = text.ownerProduct;
  const { collections, reading } = useCollections();
  const add = useAddProductsToCollection();
  const remove = useRemoveProductsFromCollection();
  const set = (collectionId: string, name: string, on: boolean) =>
    (on ? add : remove).mutate(
      { id: collectionId, data: { productIds: [id] } },
      told(on ? words.into(name) : words.out(name)),
    );
  return (
    <Panel title={words.title}>
      <Loaded reading={reading} isEmpty={collections.length === 0} empty={<p>{words.none}</p>}>
        <Actions>
          {collections.map((collection) => (
            <Tick
              key={collection.id}
              label={collection.name}
              selected={collectionIds.includes(collection.id)}
              onChange={(on) => set(collection.id, collection.name, on)}
            />
          ))}
        </Actions>
      </Loaded>
    </Panel>
  );
};
