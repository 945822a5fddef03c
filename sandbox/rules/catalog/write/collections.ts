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

/** The collection of the path. Throws a 404 COLLECTION_NOT_FOUND if it does not exist. */
const collectionById = ({ state, params }: CallContext): CollectionRecord => {
  const id = params['id'] ?? '';
  const collection = lookUp(state.collections, 'id', id);
  if (!collection) throw applicationError(404, 'COLLECTION_NOT_FOUND', 'Collection not found', { id });
  return collection;
};

/** createCollection (R114): empty and without a picture; the slug is made from the name (R3). */
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
  };
  call.state.collections.push(collection);
  collectionCreated(call, collection);
  return { collection: collectionView(call, collection) };
};

/** updateCollection (R114): sets the given fields; a new name does not change the slug. */
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
    // The lookup of collections by slug is indexed by this list: a new list is indexed again.
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

/** deleteCollection (R114): its products stay. */
export const deleteCollection: Rule = (call) => {
  const { id } = collectionById(call);
  call.state.collections = call.state.collections.filter((collection) => collection.id !== id);
  for (const product of call.state.products)
    product.collectionIds = product.collectionIds.filter((known) => known !== id);
  collectionDeleted(call, id);
  return {};
};

/**
 * addProductsToCollection: a product that is already in the collection is not added again; an unknown product refuses
 * the whole call.
 */
export const addProductsToCollection: Rule = (call) => {
  const { productIds } = call.body as AddProductsToCollectionRequest;
  const collection = collectionById(call);
  const products = productIds.map((id, index) => {
    const product = lookUp(call.state.products, 'id', id);
    if (!product) throw fieldError(`productIds[${index}]`, 'VALIDATION', `is no product of the store: ${id}`);
    return product;
  });
  const fresh = new Set(products.filter(({ collectionIds }) => !collectionIds.includes(collection.id)));
  for (const product of fresh) product.collectionIds.push(collection.id);
  collectionChanged(call, collection, fresh.size > 0 ? ['productIds'] : []);
  return {};
};

/** removeProductsFromCollection: the products stay; a product that is not in the collection is ignored. */
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
