import { newId, type World } from '../../engine/context.ts';
import { slugFrom } from '../../engine/ids.ts';
import { lookUp } from '../../engine/values/lookup.ts';
import type { LabelKind, ProductRecord } from '../../records/state.ts';
import { labelCreated, labelDeleted, labelUpdated } from '../../rules/catalog/v3/label-changes.ts';
import { hasLabel, labelId, withoutLabel } from '../../rules/catalog/v3/labels.ts';
import { productChanged, productCreated, productDeleted } from '../../rules/catalog/write/changes.ts';
import { OwnerError } from './types.ts';

const productWith = ({ state }: World, slug: string): ProductRecord => {
  const product = lookUp(state.products, 'slug', slug);
  if (!product) throw new OwnerError(`The store has no product ${slug}.`);
  return product;
};

/** Copies a product, with ids and a slug of its own. */
export const copyProduct = (world: World, slug: string): ProductRecord => {
  const { state, clock } = world;
  const original = productWith(world, slug);
  const free = slugFrom(original.slug, new Set(state.products.map((product) => product.slug)));
  const copy: ProductRecord = {
    ...structuredClone(original),
    id: newId(world, 'product'),
    numericId: String(Number(original.numericId) + state.counter),
    slug: free,
    handle: free,
    revision: 1,
    createdDate: clock.iso(),
    lastUpdated: clock.iso(),
  };
  // The index by slug belongs to the list: a new list gets a new index.
  state.products = [...state.products, copy];
  productCreated(world, copy);
  return copy;
};

/** Deletes a product of either catalog. */
export const deleteProduct = (world: World, slug: string): void => {
  const { id } = productWith(world, slug);
  world.state.products = world.state.products.filter((product) => product.id !== id);
  productDeleted(world, id);
};

const having = ({ state }: World, kind: LabelKind, name: string): ProductRecord[] => {
  const products = state.products.filter((product) => hasLabel(product, kind, name));
  if (products.length === 0) throw new OwnerError(`The store has no ${kind} ${name}.`);
  return products;
};

/** Gives a product a brand or a ribbon; a name that no product has makes a new one (R360). */
export const giveLabel = (world: World, kind: LabelKind, name: string, slug: string): ProductRecord => {
  const product = productWith(world, slug);
  const isNew = !world.state.products.some((one) => hasLabel(one, kind, name));
  product[kind] = name;
  if (isNew) labelCreated(world, kind, name);
  productChanged(world, product, [kind]);
  return product;
};

/** Renames a brand or a ribbon on all products that have it; its id stays. */
export const renameLabel = (world: World, kind: LabelKind, name: string, newName: string): void => {
  const products = having(world, kind, name);
  world.state.labelIds = { ...world.state.labelIds, [`${kind}:${newName}`]: labelId(world, kind, name) };
  for (const product of products) {
    const { additionalRibbons } = product;
    if (product[kind] === name) product[kind] = newName;
    if (kind === 'ribbon' && additionalRibbons)
      product.additionalRibbons = additionalRibbons.map((one) => (one === name ? newName : one));
  }
  labelUpdated(world, kind, newName, name);
};

/** Deletes a brand or a ribbon; its products read as without it (R360). */
export const deleteLabel = (world: World, kind: LabelKind, name: string): void => {
  const products = having(world, kind, name);
  const id = labelId(world, kind, name);
  for (const product of products) withoutLabel(product, kind, name);
  labelDeleted(world, kind, id, name);
};
