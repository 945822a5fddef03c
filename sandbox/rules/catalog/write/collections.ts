import type {
  AddProductsToCollectionRequest,
  CreateCollectionRequest,
  RemoveProductsFromCollectionRequest,
  UpdateCollectionRequest,
} from '../../../../generated/catalog-write/types.ts';
import { applicationError, fieldError } from '../../../engine/errors.ts';
import { lookUp } from '../../../engine/values/lookup.ts';
import type { CollectionRecord } from '../../../records/state.ts';
import { newId, type CallContext, type Rule } from '../../../engine/context.ts';
import { collectionView } from '../product-view.ts';
import { collectionChanged, collectionCreated, collectionDeleted } from './changes.ts';
import { freeSlug } from './product-fields.ts';

/** The collection of the path. Throws 404 COLLECTION_NOT_FOUND if there is none. */
const collectionById = ({ state, params }: CallContext): CollectionRecord => {
  const id = params['id'] ?? '';
  const collection = lookUp(state.collections, 'id', id);
  if (!collection) throw applicationError(404, 'COLLECTION_NOT_FOUND', 'Collection not found', { id });
  return collection;
};

/** createCollection (R114): the collection is empty and has no picture; its slug is derived from the name (R3). */
export const createCollection: Rule = (call) => {
  const {
    collection: { name, slug, description = '', visible = true },
  } = call.body as CreateCollectionRequest;
  const collection: CollectionRecord = {
    id: newId(call, 'collection'),
    slug: freeSlug(call.state.collections, slug || name),
    name,
    description,
    visible,
    createdDate: call.clock.iso(),
    updatedDate: call.clock.iso(),
  };
  call.state.collections.push(collection);
  collectionCreated(call, collection);
  return { collection: collectionView(call, collection) };
};

/** updateCollection (R114): sets the given fields. A new name does not change the slug. */
export const updateCollection: Rule = (call) => {
  const {
    collection: { id, slug, ...given },
  } = call.body as UpdateCollectionRequest;
  const collection = collectionById(call);
  if (id !== undefined && id !== collection.id)
    throw fieldError('collection.id', 'VALIDATION', 'is not the id of the path');
  const before = { ...collection };
  for (const key of ['name', 'description', 'visible'] as const)
    if (given[key] !== undefined) Object.assign(collection, { [key]: given[key] });
  if (slug !== undefined) {
    collection.slug = freeSlug(call.state.collections, slug, collection.slug);
    // The index by slug belongs to the list: a new list gets a new index.
    call.state.collections = [...call.state.collections];
  }
  const fields = ['name', 'slug', 'description', 'visible'] as const;
  collectionChanged(
    call,
    collection,
    fields.filter((key) => collection[key] !== before[key]),
  );
  return { collection: collectionView(call, collection) };
};

/** deleteCollection (R114): the products of the collection stay. */
export const deleteCollection: Rule = (call) => {
  const { id } = collectionById(call);
  call.state.collections = call.state.collections.filter((collection) => collection.id !== id);
  for (const product of call.state.products)
    product.collectionIds = product.collectionIds.filter((known) => known !== id);
  collectionDeleted(call, id);
  return {};
};

/** addProductsToCollection: adds all products or none. A product in the collection is not added twice. */
export const addProductsToCollection: Rule = (call) => {
  const { productIds } = call.body as AddProductsToCollectionRequest;
  const collection = collectionById(call);
  const products = productIds.map((id, index) => {
    const product = lookUp(call.state.products, 'id', id);
    if (!product)
      throw fieldError(`productIds[${index}]`, 'VALIDATION', `is not a product of the store: ${id}`);
    return product;
  });
  const fresh = new Set(products.filter(({ collectionIds }) => !collectionIds.includes(collection.id)));
  for (const product of fresh) product.collectionIds.push(collection.id);
  collectionChanged(call, collection, fresh.size > 0 ? ['productIds'] : []);
  return {};
};

/** removeProductsFromCollection: ignores products that are not in the collection. */
export const removeProductsFromCollection: Rule = (call) => {
  const { productIds } = call.body as RemoveProductsFromCollectionRequest;
  const collection = collectionById(call);
  const leaving = productIds
    .map((id) => lookUp(call.state.products, 'id', id))
    .filter((product) => product !== undefined)
    .filter(({ collectionIds }) => collectionIds.includes(collection.id));
  for (const product of leaving)
    product.collectionIds = product.collectionIds.filter((known) => known !== collection.id);
  collectionChanged(call, collection, leaving.length > 0 ? ['productIds'] : []);
  return {};
};
