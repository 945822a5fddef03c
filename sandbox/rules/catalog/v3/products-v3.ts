import { runCursorQuery, type CursorQuery } from '../../../engine/cursor-pages.ts';
import { runSearch } from '../../../engine/cursor-search.ts';
import { applicationError } from '../../../engine/errors.ts';
import { filterTest } from '../../../engine/query.ts';
import { textTest, type SearchDetails } from '../../../engine/text-search.ts';
import { lookUp } from '../../../engine/values/lookup.ts';
import { isElevated, type CallContext, type Rule } from '../../../engine/context.ts';
import type { ProductRecord } from '../../../records/state.ts';
import { visibleProducts } from '../catalog.ts';
import { allProductsId, STORE_TREE } from '../tree.ts';
import { checkOneOperator } from './one-operator.ts';
import { partsOf } from './parts.ts';
import { productQueryFields, productSearchFields, searchableTexts } from './product-fields-v3.ts';
import { listedProduct, singleProduct } from './product-view-v3.ts';

/** The product of the path. Throws 404 if there is none, or if it is hidden from the caller (R332, R436). */
const productOf = (call: CallContext, key: 'id' | 'slug', wanted: string): ProductRecord => {
  const product = lookUp(call.state.products, key, wanted);
  if (!product || !(product.visible || isElevated(call.caller)))
    throw applicationError(404, 'PRODUCT_NOT_FOUND', 'Product not found', { [key]: wanted });
  return product;
};

const single = (call: CallContext, key: 'id' | 'slug', wanted: string) => {
  const parts = partsOf(call, call.query['fields']);
  const product = productOf(call, key, wanted);
  return { product: singleProduct(call, product, parts, isElevated(call.caller)) };
};

/** getProductV3. */
export const getProductV3: Rule = (call) => single(call, 'id', call.params['productId'] ?? '');

/** getProductBySlug. */
export const getProductBySlug: Rule = (call) => single(call, 'slug', call.params['slug'] ?? '');

/** queryProductsV3 (R420, R421, R426). */
export const queryProductsV3: Rule = (call) => {
  const { query = {}, fields } = call.query as { query?: CursorQuery; fields?: unknown };
  const parts = partsOf(call, fields);
  const { page, pagingMetadata } = runCursorQuery(visibleProducts(call, call.caller), query, {
    name: 'query',
    fields: productQueryFields(call),
  });
  return { products: page.map((product) => listedProduct(call, product, parts)), pagingMetadata };
};

/** The products that a search finds: those that are not younger than its delay (R435). */
const searchedProducts = (call: CallContext): ProductRecord[] => {
  const products = visibleProducts(call, call.caller);
  const { searchDelaySeconds } = call.state.settings;
  if (searchDelaySeconds === 0) return products;
  const latest = new Date(call.clock.now() - searchDelaySeconds * 1000).toISOString();
  return products.filter(({ createdDate }) => createdDate <= latest);
};

/** searchProducts (R422 to R425, R429). */
export const searchProducts: Rule = (call) => {
  const { search, fields } = call.query as { search: CursorQuery; fields?: unknown };
  const parts = partsOf(call, fields);
  checkOneOperator(search.filter, 'search.filter');
  const { page, rest } = runSearch(searchedProducts(call), search, {
    fields: productSearchFields(call),
    texts: searchableTexts,
  });
  return { products: page.map((product) => listedProduct(call, product, parts)), ...rest };
};

/** countProducts: the total, which no page has (R428). Hidden products are counted for owner and app only (R332). */
export const countProducts: Rule = (call) => {
  const { filter, search, returnNonVisibleProducts } = call.query;
  if (returnNonVisibleProducts === true && !isElevated(call.caller))
    throw applicationError(
      403,
      'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS',
      'No permission to include products that are not visible',
    );
  checkOneOperator(filter, 'filter');
  const matches = filterTest(filter, productSearchFields(call), 'filter');
  const hasText = search === undefined ? () => true : textTest(search as SearchDetails, searchableTexts);
  const counted = searchedProducts(call).filter(
    (product) =>
      (product.visible || returnNonVisibleProducts === true) && matches(product) && hasText(product),
  );
  return { count: counted.length };
};

/** getAllProductsCategory. */
export const getAllProductsCategory: Rule = ({ state }) => ({
  categoryId: allProductsId(state),
  treeReference: STORE_TREE,
});
