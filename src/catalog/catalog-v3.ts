import { assertNumbers } from '../core/numbers.ts';
import {
  countProducts,
  getAllProductsCategory,
  getProductBySlug,
  getProductV3,
  searchProducts,
} from '../../generated/catalog-v3/operations.ts';
import type {
  ProductField,
  ProductListField,
  ProductSearch,
  ProductSearchFilter,
  ProductSearchSorting,
  ProductV3,
} from '../../generated/catalog-v3/types.ts';
import { queryCategories } from '../../generated/categories/operations.ts';
import type { Category } from '../../generated/categories/types.ts';
import { isApiError, isVitrineError } from '../core/errors/index.ts';
import { listIn, messageIn, readParts } from '../core/errors/unusable.ts';
import { entryOf, memberOf } from '../core/json.ts';
import { numberOf } from '../core/parts.ts';
import { pageFacts } from '../paging/facts.ts';
import { items } from '../paging/pages.ts';
import type {
  CatalogBackend,
  CatalogCall,
  ProductAddress,
  ProductsPageRequest,
  ProductsRequest,
  ProductsSort,
} from './backend.ts';
import { collect } from './collect.ts';
import { missingProduct } from './missing-product.ts';
import { checkRequest } from './request-check.ts';
import { categoryV3, listedV3, productV3 } from './product-v3.ts';

/** The tree of categories of the platform's own store. */
const treeReference = { appNamespace: '@wix/stores', treeKey: null };

// The members of a product that are absent unless a call requests them. Each list is written out, because a bundler keeps a
// list that is spread into the next.
const listFields = [
  'CURRENCY',
  'PLAIN_DESCRIPTION',
  'MEDIA_ITEMS_INFO',
  'DISCOUNT_INFO',
  'MIN_PRICE_VARIANT',
] as const satisfies readonly ProductListField[];
const pageFields = [
  'CURRENCY',
  'PLAIN_DESCRIPTION',
  'MEDIA_ITEMS_INFO',
  'DISCOUNT_INFO',
  'INFO_SECTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'DIRECT_CATEGORIES_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
] as const satisfies readonly ProductField[];

const PRICE = 'actualPriceRange.minValue.amount';

const sorts: Readonly<Record<ProductsSort, readonly ProductSearchSorting[]>> = {
  newest: [{ fieldName: 'createdDate', order: 'DESC' }],
  name: [{ fieldName: 'name', order: 'ASC' }],
  'name-descending': [{ fieldName: 'name', order: 'DESC' }],
  price: [
    { fieldName: PRICE, order: 'ASC' },
    { fieldName: 'name', order: 'ASC' },
  ],
  'price-descending': [
    { fieldName: PRICE, order: 'DESC' },
    { fieldName: 'name', order: 'ASC' },
  ],
};

/** The platform takes one operator for each condition. */
const filterOf = ({ category, price, inStock }: ProductsRequest): ProductSearchFilter => ({
  $and: [
    { visible: true },
    ...(category ? [{ 'allCategoriesInfo.categories': { $matchItems: [{ id: category }] } }] : []),
    ...(price?.from ? [{ [PRICE]: { $gte: price.from } }] : []),
    ...(price?.to ? [{ [PRICE]: { $lte: price.to } }] : []),
    ...(inStock ? [{ 'inventory.availabilityStatus': { $ne: 'OUT_OF_STOCK' as const } }] : []),
  ],
});

const wordsOf = ({ search }: ProductsRequest) =>
  search ? { search: { expression: search, mode: 'AND' as const, fields: ['name' as const] } } : {};

/** A cursor contains filter, text and order, which only the first page may send. */
const searchOf = (request: ProductsPageRequest): ProductSearch => {
  const { sort = 'newest', pageSize: limit = 24, page: cursor } = request;
  assertNumbers({ pageSize: limit }, { min: 1, whole: true });
  if (cursor !== undefined) return { cursorPaging: { limit, cursor } };
  return {
    filter: filterOf(request),
    ...wordsOf(request),
    sort: entryOf(sorts, sort),
    cursorPaging: { limit },
  };
};

/** The number of products; undefined if the call fails, because the list is shown without it. */
const countOf = async (request: ProductsRequest, call: CatalogCall): Promise<number | undefined> => {
  try {
    const answer = await countProducts({ filter: filterOf(request), ...wordsOf(request) }, call);
    return numberOf(memberOf(answer, 'count') as number | undefined);
  } catch (error) {
    if (!isVitrineError(error)) throw error;
    return undefined;
  }
};

const readProduct = async (address: ProductAddress, call: CatalogCall): Promise<ProductV3 | undefined> => {
  try {
    const answer =
      'id' in address
        ? await getProductV3(address.id, { fields: pageFields }, call)
        : await getProductBySlug(address.slug, { fields: pageFields }, call);
    return messageIn(answer, 'product', 'no');
  } catch (error) {
    return missingProduct(error);
  }
};

/** The id of the category of all products; undefined if the visitor may not ask for it. */
const allProductsId = async (call: CatalogCall): Promise<string | undefined> => {
  try {
    const id = memberOf(await getAllProductsCategory(call), 'categoryId');
    return typeof id === 'string' ? id : undefined;
  } catch (error) {
    if (isApiError(error) && error.status === 403) return undefined;
    throw error;
  }
};

/**
 * Sorts categories by the owner's order, parents before their children. A category that would stand below itself is left
 * out there.
 */
const inOrder = (
  categories: readonly Category[],
  parent?: string,
  above: readonly string[] = [],
): Category[] =>
  categories
    .filter(({ id, parentCategory }) => (parentCategory?.id ?? undefined) === parent && !above.includes(id))
    .toSorted((one, other) => (one.parentCategory?.index ?? 0) - (other.parentCategory?.index ?? 0))
    .flatMap((category) => [category, ...inOrder(categories, category.id, [...above, category.id])]);

/** The catalog of sites whose store has the newer catalog: products with cursor pages, categories as a tree. */
export const catalogV3: CatalogBackend = {
  name: 'v3',
  products: async (request, call) => {
    const { page } = request;
    checkRequest(request);
    const isCounted = request.total && page === undefined;
    const [answer, total] = await Promise.all([
      searchProducts({ search: searchOf(request), fields: listFields }, call),
      isCounted ? countOf(request, call) : undefined,
    ]);
    const found = listIn(answer, 'products');
    const next = found.length > 0 ? pageFacts(answer).next : undefined;
    return {
      products: readParts('no', () => found.map((product) => listedV3(product))),
      // Some hosts repeat the last cursor: a list would never end.
      next: next === page ? undefined : next,
      total,
    };
  },
  product: async (address, call) => {
    const product = await readProduct(address, call);
    return product && readParts('no', () => productV3(product));
  },
  categories: async (call) => {
    const query = { cursorPaging: { limit: 100 } };
    const fields = ['DESCRIPTION' as const];
    const [categories, all] = await Promise.all([
      collect(items(queryCategories, { treeReference, query, fields }, call)),
      allProductsId(call),
    ]);
    return readParts('no', () => {
      const shown = listIn({ categories }, 'categories').filter(
        ({ id, visible }) => id !== all && visible !== false,
      );
      return inOrder(shown).map((category) => categoryV3(category));
    });
  },
};
