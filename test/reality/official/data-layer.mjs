// A program in the style of the vendor's current data layer: it asks for the version of the catalog, searches the products
// of the newer one with all parts, loads each by its slug, and works out names, prices, pictures and stock from what came.
import { currentCartV2 } from '@wix/ecom';
import { catalogVersioning, productsV3 } from '@wix/stores';
import { anyCatalog, createClient, oauth } from './own.mjs';
import { assert, clientId, openSandbox, steps, STORE, visitor } from './stage.mjs';

/** The parts that the data layer asks for; one of them is unknown on a single read, and ignored. */
const fields = [
  'DESCRIPTION',
  'DIRECT_CATEGORIES_INFO',
  'BREADCRUMBS_INFO',
  'INFO_SECTION',
  'MEDIA_ITEMS_INFO',
  'PLAIN_DESCRIPTION',
  'THUMBNAIL',
  'URL',
  'VARIANT_OPTION_CHOICE_NAMES',
  'CURRENCY',
  'MIN_PRICE_VARIANT',
];

/** A product as a card of the data layer shows it. */
const cardOf = (product) => ({
  id: product._id,
  slug: product.slug,
  name: product.name,
  price: Number(product.actualPriceRange?.minValue?.amount ?? 0),
  text: product.actualPriceRange?.minValue?.formattedAmount ?? '',
  was: Number(product.compareAtPriceRange?.minValue?.amount ?? 0) || undefined,
  picture: product.media?.main?.image,
  soldOut: product.inventory?.availabilityStatus === 'OUT_OF_STOCK',
});

/** All pages of a search, as the list of the data layer loads them. */
const searched = async (client) => {
  const found = [];
  let cursor;
  do {
    const paging = cursor ? { cursor } : { limit: 24 };
    const page = await client.productsV3.searchProducts({ cursorPaging: paging }, { fields });
    found.push(...page.products);
    cursor = page.pagingMetadata?.cursors?.next;
  } while (cursor);
  return found;
};

const sandbox = openSandbox({ scenario: 'v3-shop' });
const client = visitor({ productsV3, catalogVersioning, currentCartV2 });
let cards;
await steps({
  'the catalog is the newer one': async () => {
    const { catalogVersion } = await client.catalogVersioning.getCatalogVersion();
    assert.equal(catalogVersion, 'V3_CATALOG');
  },
  'the search has all products, and cards need nothing more': async () => {
    cards = (await searched(client)).map(cardOf);
    assert.equal(cards.length, sandbox.state.products.length);
    for (const { name, text, picture } of cards) {
      assert(name !== '' && text !== '');
      assert.equal(typeof picture, 'string');
    }
  },
  'the cards equal the products that anyCatalog reads': async () => {
    const own = createClient({ auth: oauth({ clientId }), fetch: sandbox.fetch });
    const products = [];
    let page;
    do {
      const answer = await anyCatalog.products({ limit: 24, ...(page && { page }) }, { client: own });
      products.push(...answer.products);
      page = answer.next;
    } while (page);
    const plain = (list) => list.toSorted((one, other) => one.slug.localeCompare(other.slug));
    assert.deepEqual(
      plain(
        products.map(({ id, slug, name, price, stock }) => ({
          id,
          slug,
          name,
          price: Number(price.now.amount),
          text: price.now.text,
          soldOut: stock === 'sold-out' || stock === 'pre-order',
        })),
      ),
      plain(
        cards.map(({ id, slug, name, price, text, soldOut }) => ({ id, slug, name, price, text, soldOut })),
      ),
    );
  },
  'each product loads by its slug, with HTML, choices of variants and pictures': async () => {
    for (const { slug } of cards) {
      const { product } = await client.productsV3.getProductBySlug(slug, { fields });
      assert.match(product.plainDescription, /^<p>/);
      assert(product.media.itemsInfo.items.length > 0);
      for (const variant of product.variantsInfo.variants)
        for (const { optionChoiceNames } of variant.choices) assert(optionChoiceNames.choiceName);
    }
  },
  'the first product is bought by its variant': async () => {
    const available = cards.find(({ soldOut }) => !soldOut);
    const { product } = await client.productsV3.getProductBySlug(available.slug, { fields });
    const variant = product.variantsInfo.variants.find(({ inventoryStatus }) => inventoryStatus.inStock);
    const catalogReference = {
      appId: STORE,
      catalogItemId: product._id,
      options: { variantId: variant._id },
    };
    const { cart } = await client.currentCartV2.addLineItemsToCurrentCart({
      catalogItems: [{ catalogReference, quantity: 1 }],
    });
    assert.equal(cart.lineItems.length, 1);
  },
});
sandbox.dispose();
