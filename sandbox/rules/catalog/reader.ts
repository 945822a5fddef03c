import { DEFAULT_VARIANT_ID, idFrom } from '../../engine/ids.ts';
import type { CallContext, Rule, World } from '../../engine/context.ts';
import { lookUp } from '../../engine/values/lookup.ts';
import type { ProductRecord } from '../../records/state.ts';
import { runQuery, type PlatformQuery } from '../../engine/paging.ts';
import { productField } from './catalog-fields.ts';
import { productById, visibleProducts } from './catalog.ts';
import { productView } from './product-view.ts';
import { placeholder } from './media-view.ts';

/** The number of old products under the reader prefix (R307). */
const OLD_PRODUCTS = 12;

/** Products of an older store that the newer catalog does not have (R307, `stale`). */
const oldProducts = ({ state, clock }: World): ProductRecord[] =>
  Array.from({ length: OLD_PRODUCTS }, (_, index): ProductRecord => {
    const slug = `i-m-a-product-${index + 1}`;
    const date = new Date(clock.now() - 1000 * 86_400_000).toISOString();
    return {
      id: idFrom(`${state.seed}:old-product:${index}`),
      numericId: String(1_600_000_000_000_000 + index),
      slug,
      name: `I'm a product ${index + 1}`,
      description: "<p>I'm a product description.</p>",
      visible: true,
      type: 'physical',
      price: '10.00',
      cost: '0',
      weight: '0',
      sku: `OLD-${index + 1}`,
      taxClass: 'standard',
      manageVariants: false,
      options: [],
      variants: [{ id: DEFAULT_VARIANT_ID, choices: {}, visible: true, quantity: null, inStock: true }],
      quantity: null,
      inStock: true,
      customTextFields: [],
      sections: [],
      collectionIds: [],
      pictures: [placeholder(`${slug}.svg`)],
      createdDate: date,
      lastUpdated: date,
    };
  });

/** A product of the newer catalog in the earlier form: without its variants and collections (R308). */
const mappedView = (world: World, product: ProductRecord) => ({
  ...productView(world, product, false),
  variants: [],
  collectionIds: [],
});

const tell = (call: CallContext): void => {
  const { readerPrefix } = call.state.settings;
  call.warn?.(`the site has the newer catalog: this answer came through the reader prefix (${readerPrefix})`);
};

/** queryProducts on a site with the newer catalog: never an error (R307). */
const queryThroughReader: Rule = (call) => {
  tell(call);
  const { query = {} } = call.body as { query?: PlatformQuery };
  const mapped = call.state.settings.readerPrefix === 'mapped';
  const products = mapped ? visibleProducts(call, call.caller) : oldProducts(call);
  const { page, metadata } = runQuery(products, query, productField);
  return { products: page.map((product) => mappedView(call, product)), metadata };
};

/** getProduct on a site with the newer catalog (R309). */
const getThroughReader: Rule = (call) => {
  tell(call);
  if (call.state.settings.readerPrefix === 'mapped') return { product: mappedView(call, productById(call)) };
  const product = lookUp(oldProducts(call), 'id', call.params['id'] ?? '');
  return { product: mappedView(call, product ?? productById(call)) };
};

/** The reads that the reader prefix answers on a site with the newer catalog; the others give 428 (R309). */
export const readerRules: Readonly<Record<string, Rule>> = {
  queryProducts: queryThroughReader,
  getProduct: getThroughReader,
};
