import { createSandbox } from '../create-sandbox.ts';
import type { SandboxSettings } from '../records/settings.ts';
import type { CollectionRecord } from '../records/state.ts';
import { allProductsId } from '../rules/catalog/tree.ts';
import { appOf, visitorOf } from './shopper.ts';

/** The tree of the store in the query of a GET. */
export const TREE_QUERY = 'treeReference.appNamespace=@wix/stores';

/** The tree of the store in a body. */
export const treeReference = { appNamespace: '@wix/stores' };

/**
 * A shop with the newer catalog, in which Light is a subcategory of Table and Home one of Light; a visitor and an app.
 */
export const treeShop = async (settings: Partial<SandboxSettings> = {}) => {
  const sandbox = createSandbox({ settings: { catalogVersion: 'V3', ...settings } });
  const category = (slug: string): CollectionRecord => {
    const found = sandbox.state.collections.find((collection) => collection.slug === slug);
    if (!found) throw new Error(`The shop has no category ${slug}`);
    return found;
  };
  category('light').parentId = category('table').id;
  category('home').parentId = category('light').id;
  const visitor = await visitorOf(sandbox);
  const query = async (wish: object = {}, body: object = {}) =>
    (await visitor.post('/v1/categories/query', { treeReference, query: wish, ...body })).body;
  /** The slugs of the categories that a query finds. */
  const slugs = async (wish: object = {}, body: object = {}) =>
    (await query(wish, body)).list('categories').map((found) => found.at('slug'));
  return {
    sandbox,
    category,
    visitor,
    app: await appOf(sandbox),
    allProducts: allProductsId(sandbox.state),
    query,
    slugs,
    get: (path: string) =>
      visitor.get(`/v1/categories/${path}${path.includes('?') ? '&' : '?'}${TREE_QUERY}`),
  };
};

/** A shop with a tree. */
export type TreeShop = Awaited<ReturnType<typeof treeShop>>;
