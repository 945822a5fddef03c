import assert from 'node:assert/strict';
import { isErrorOf } from 'vitrine';
import { getCollectionBySlugV1, queryProducts } from 'vitrine/catalog-v1';
import { getCollectionBySlug, queryCollections } from 'vitrine/catalog-v2';
import { graphql } from 'vitrine/graphql';
import type { Journey } from './stage.ts';

/** J2: browsing the shop by collection, filter, order and page, which changes no state. */
export const browse: Journey = async ({ site, state }) => {
  const before = await state();
  const { collections } = await queryCollections({}, { client: site });
  const [first] = collections;
  assert(first?.id !== undefined && first.slug !== undefined);
  const { collection } = await getCollectionBySlug(first.slug, { client: site });
  assert.equal(collection?.id, first.id);
  const older = await getCollectionBySlugV1(first.slug, { client: site });
  assert.equal(older.collection?.id, first.id, 'the older address of the call answers the same');

  const query = {
    filter: { 'collections.id': { $hasSome: [first.id] } },
    sort: [{ fieldName: 'price' as const, order: 'ASC' as const }],
    paging: { limit: 3 },
  };
  const { products, metadata } = await queryProducts({ query }, { client: site });
  assert(metadata);
  assert.equal(products.length, 3);
  assert(metadata.total !== undefined && metadata.total > 3);
  const prices = products.map(({ priceData }) => Number(priceData?.price));
  assert.deepEqual(
    prices,
    prices.toSorted((one, other) => one - other),
  );

  const nothing = await queryProducts(
    { query: { filter: { name: { $eq: 'No such thing' } } } },
    { client: site },
  );
  assert.deepEqual(nothing.products, []);
  await assert.rejects(
    queryProducts({ query: { filter: { color: 'red' } as never } }, { client: site }),
    (error) => isErrorOf(error, queryProducts) && error.status === 400,
  );
  // One request of the other interface answers the product and its collections.
  const document = `query ($slug: String) {
    collection(slug: $slug) { id products(queryInput: { query: { paging: { limit: 1 } } }) { items { name } } }
  }`;
  const { data, errors } = await graphql(
    { query: document, variables: { slug: first.slug } },
    { client: site },
  );
  assert.equal(errors, undefined);
  assert(data);
  const { id, products: some } = data['collection'] as { id: string; products: { items: unknown[] } };
  assert.deepEqual([id, some.items.length], [first.id, 1]);
  assert.deepEqual((await state()).products, before.products);
};
