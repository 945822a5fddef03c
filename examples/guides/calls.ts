// #region options
import { queryProducts } from 'vitrine/catalog-v1';
import { clientId, site } from './site.ts';

const leaving = new AbortController();
const { products } = await queryProducts(
  { query: { paging: { limit: 3 } } },
  {
    client: site,
    signal: leaving.signal,
    timeout: 5_000, // ms, for the call with all of its attempts
    retries: 1,
    onResponse: ({ status }) => console.log(status),
  },
);
// #endregion options

// #region bound
import { createClient, oauth } from 'vitrine';
import * as carts from 'vitrine/carts';
import * as catalog from 'vitrine/catalog-v1';

const store = createClient({ auth: oauth({ clientId }), services: { carts, catalog } });
const { products: firstTwo } = await store.catalog.queryProducts({ query: { paging: { limit: 2 } } });
const { product } = await store.catalog.getProduct(firstTwo[0]?.id ?? '');
if (!product) throw new Error('The answer has no product.');
console.log(product.name);
// #endregion bound

// #region any
export const contactsNamed = (name: string) =>
  store.call<{ contacts: { id: string }[] }>('POST', '/contacts/v4/contacts/query', {
    body: { query: { filter: { 'info.name.first': name } } },
    repeat: 'read', // this POST changes nothing
  });
export const siteLanguage = () =>
  store.call('GET', '/site-properties/v4/properties', { query: { 'fields.paths': 'language' } });
// #endregion any

// #region openapi-fetch
import { cartsService, openApiClient } from 'vitrine/carts/openapi';

const shop = createClient({ auth: oauth({ clientId }) });
const cartsApi = openApiClient(shop, cartsService);
const { data, error, response } = await cartsApi.GET('/v1/carts/current');
console.log(data?.cart?.id ?? error?.message, response.status);
// #endregion openapi-fetch

// #region layers
import { callLog, onError, onRequest, pacing } from 'vitrine';
import { deprecations } from 'vitrine/deprecations';

const watched = createClient({
  auth: oauth({ clientId }),
  retries: 1,
  layers: [
    callLog(console.debug), // logs the call and its result, without headers, body and query
    onError((failure, { operation }) => console.error(operation, failure)), // runs before the caller gets the error
    onRequest(({ headers }) => {
      headers['x-trace'] = crypto.randomUUID();
    }),
    deprecations(console.warn), // reports once each call whose end the platform has announced
    pacing(), // at most 200 requests a minute, the platform's limit: calls wait and are not refused
  ],
});
// #endregion layers

// #region graph
import { graphQuery } from 'vitrine';

const { data: found, errors } = await graphQuery('query { __typename }', {}, { client: watched });
console.log(found, errors); // a partially successful query has both
// #endregion graph

// #region items
import { items } from 'vitrine';

let count = 0;
for await (const _product of items(queryProducts, {}, { client: site })) count += 1;
console.log(count > products.length);
// #endregion items

// #region undeclared
import { isDeclared, type Undeclared } from 'vitrine';
import type { SiteEvent } from 'vitrine/events-v3';

const labels = { UPCOMING: 'Soon', STARTED: 'Now', ENDED: 'Over' };

export const label = ({ status }: Pick<SiteEvent, 'status'>): string => {
  switch (status) {
    case 'UPCOMING':
    case 'STARTED':
    case 'ENDED':
      return labels[status];
    case 'CANCELED':
    case 'DRAFT':
    case 'UNKNOWN_EVENT_STATUS':
      return status;
    case undefined:
      return '';
    default:
      return status satisfies Undeclared; // does not compile if a listed value has no case
  }
};

isDeclared(labels, 'ENDED'); // narrows a value to the keys of a table, or to the members of a list
// #endregion undeclared
