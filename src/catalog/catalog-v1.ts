import { entryOf } from '../core/json.ts';
import { getProduct, queryProducts, queryProductVariants } from '../../generated/catalog-v1/operations.ts';
import type { Product, ProductFilter, ProductSorting } from '../../generated/catalog-v1/types.ts';
import { queryCollections } from '../../generated/catalog-v2/operations.ts';
import { ValidationError } from '../core/errors/call-errors.ts';
import { listIn, messageIn, readParts } from '../core/errors/unusable.ts';
import { pageFacts } from '../paging/facts.ts';
import { items } from '../paging/pages.ts';
import { nextRequest } from '../paging/steps.ts';
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
import { categoryV1, listedV1, productV1 } from './product-v1.ts';
import { checkRequest } from './request-check.ts';
import { suffices, withLists } from './resolve.ts';

/** The collection of all products, which a menu leaves out. */
const ALL_PRODUCTS = '00000000-000000-000000-000000000001';

const sorts: Readonly<Record<ProductsSort, readonly ProductSorting[]>> = {
  newest: [{ fieldName: 'numericId', order: 'DESC' }],
  name: [{ fieldName: 'name', order: 'ASC' }],
  'name-descending': [{ fieldName: 'name', order: 'DESC' }],
  price: [
    { fieldName: 'price', order: 'ASC' },
    { fieldName: 'name', order: 'ASC' },
  ],
  'price-descending': [
    { fieldName: 'price', order: 'DESC' },
    { fieldName: 'name', order: 'ASC' },
  ],
};

const filterOf = ({ category, search, price, inStock }: ProductsRequest): ProductFilter => {
  const { from, to } = price ?? {};
  return {
    ...(category && { 'collections.id': { $hasSome: [category] } }),
    ...(search && { name: { $contains: search } }),
    ...((from || to) && {
      price: { ...(from && { $gte: Number(from) }), ...(to && { $lte: Number(to) }) },
    }),
    ...(inStock && { inventoryStatus: { $ne: 'OUT_OF_STOCK' } }),
  };
};

const requestOf = (request: ProductsPageRequest) => {
  const { sort = 'newest', pageSize = 24, page = '0' } = request;
  checkRequest(request);
  if (!/^\d{1,9}$/.test(page))
    throw new ValidationError('"page" is not the `next` of a page of this catalog.', {
      code: 'invalid-page',
    });
  const filter = filterOf(request);
  return {
    query: {
      ...(Object.keys(filter).length > 0 && { filter }),
      sort: entryOf(sorts, sort),
      paging: { limit: pageSize, offset: Number(page) },
    },
  };
};

const productById = async (id: string, call: CatalogCall): Promise<Product | undefined> => {
  try {
    return messageIn(await getProduct(id, {}, call), 'product', 'no');
  } catch (error) {
    return missingProduct(error);
  }
};

const productBySlug = async (slug: string, call: CatalogCall): Promise<Product | undefined> =>
  listIn(await queryProducts({ query: { filter: { slug }, paging: { limit: 1 } } }, call), 'products')[0];

/** Reads one product; without the stock of its variants, these are read too. */
const readProduct = async (address: ProductAddress, call: CatalogCall): Promise<Product | undefined> => {
  const product =
    'id' in address ? await productById(address.id, call) : await productBySlug(address.slug, call);
  if (!product || readParts('no', () => suffices(withLists(product)))) return product;
  const variants = await collect(items(queryProductVariants, product.id, { paging: { limit: 100 } }, call));
  return { ...product, variants };
};

/**
 * Creates the backend of the first catalog.
 * @param seen Called with the products of each response, before the response is used.
 */
export const createCatalogV1 = (
  seen: (products: readonly Product[], call: CatalogCall) => void | Promise<void>,
): CatalogBackend => ({
  name: 'v1',
  products: async (request, call) => {
    const sent = requestOf(request);
    const answer = await queryProducts(sent, call);
    const found = listIn(answer, 'products');
    await seen(found, call);
    const next = nextRequest([sent], answer)?.query?.paging?.offset;
    return {
      products: readParts('no', () => found.map((product) => listedV1(product))),
      next: next === undefined ? undefined : String(next),
      total: pageFacts(answer).total,
    };
  },
  product: async (address, call) => {
    const product = await readProduct(address, call);
    await seen(product ? [product] : [], call);
    return product && readParts('no', () => productV1(product));
  },
  categories: async (call) => {
    const collections = await collect(items(queryCollections, { query: { paging: { limit: 100 } } }, call));
    return readParts('no', () =>
      listIn({ collections }, 'collections')
        .filter(({ id, visible }) => id !== ALL_PRODUCTS && visible !== false)
        .map((collection) => categoryV1(collection)),
    );
  },
});

/**
 * The catalog of sites whose store has the first catalog: products with offset pages, collections as categories of one
 * level. A site with the newer catalog rejects most of its calls, and answers the others with less; see `anyCatalog`.
 */
export const catalogV1: CatalogBackend = /* @__PURE__ */ createCatalogV1(() => undefined);
