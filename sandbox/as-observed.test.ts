import { describe, expect, test } from 'vitest';
import { getCatalogVersion } from '../generated/catalog-version/index.ts';
import { createClient, oauth } from '../src/index.ts';
import { createSandbox } from './create-sandbox.ts';
import { optionalMembers } from './records/catalog.ts';
import { newOwner } from './testing/events.ts';
import { CLIENT_ID, newVisitor, ORIGIN, send, type Shopper, Tree } from './testing/shopper.ts';

const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** The answer to a call, without a comparison with the description. */
const raw = ({ sandbox, token }: Shopper, method: string, path: string, body?: object) =>
  sandbox.fetch(`${ORIGIN}${path}`, {
    method,
    headers: { authorization: token, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

const V3 = { scenario: 'v3-shop' };

describe('requests that the platform takes', () => {
  test('`fetch` is passed to a client as it is', async () => {
    const sandbox = createSandbox();
    const client = createClient({ auth: oauth({ clientId: CLIENT_ID }), fetch: sandbox.fetch });
    expect((await getCatalogVersion({ client })).catalogVersion).toBe('V1_CATALOG');
    sandbox.dispose();
  });

  test('R700: an unknown value of `fields` is ignored in reads, and other members are still checked', async () => {
    const shopper = await newVisitor(V3);
    const id = shopper.sandbox.state.products[0]?.id ?? '';
    const one = await shopper.get(`/v3/products/${id}?fields=MIN_PRICE_VARIANT&fields=PLAIN_DESCRIPTION`);
    expect([one.status, typeof one.body.at('product.plainDescription')]).toEqual([200, 'string']);
    const list = await shopper.post('/v3/products/query', { query: {}, fields: ['SOMETHING_NEW'] });
    expect(list.status).toBe(200);
    expect((await shopper.post('/v3/products/query', { query: 5 })).status).toBe(400);
  });

  test('R702: a GET with a packed query asks for products and collections of the first catalog', async () => {
    const shopper = await newVisitor();
    const query = packed({ query: { paging: { limit: 3 } } });
    const ask = async (path: string) => {
      const response = await raw(shopper, 'GET', path);
      return [response.status, new Tree(await response.json())] as const;
    };
    const [, products] = await ask(`/stores-reader/v1/products/query-platformized?.r=${query}`);
    expect(products.list('products')).toHaveLength(3);
    const [, collections] = await ask(`/v2/collections/query?.r=${query}`);
    expect(collections.list('collections')).toHaveLength(3);
    expect((await ask('/v2/collections/query?.r=%25'))[0]).toBe(400);
  });

  test('R711: categories of events are not those of the store', async () => {
    const shopper = await newVisitor(V3);
    const body = { query: {}, treeReference: { appNamespace: '@wix/stores' } };
    expect((await raw(shopper, 'POST', '/categories/v1/categories/query', body)).status).toBe(200);
    expect((await raw(shopper, 'POST', '/events/v1/categories/query', body)).status).toBe(404);
  });

  test.each([
    ['camel case', { clientId: CLIENT_ID, grantType: 'anonymous' }],
    ['snake case', { client_id: CLIENT_ID, grant_type: 'anonymous' }],
    ['both', { client_id: CLIENT_ID, grantType: 'anonymous' }],
  ])('R709: a token request has names in %s, in JSON and as a form', async (_name, names) => {
    const sandbox = createSandbox();
    const json = await send(sandbox, 'POST', '/oauth2/token', names);
    expect(Object.keys(Object(json.body.value) as object).sort()).toEqual([
      'access_token',
      'expires_in',
      'refresh_token',
      'token_type',
    ]);
    const form = await sandbox.fetch(`${ORIGIN}/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams(names),
    });
    expect(form.status).toBe(200);
    const refreshToken = json.body.text('refresh_token');
    const again = await send(sandbox, 'POST', '/oauth2/token', {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    });
    expect(again.body.at('refresh_token')).toBe(refreshToken);
  });
});

describe('refusals', () => {
  test('R703: a visitor has no account: 403', async () => {
    expect((await (await newVisitor()).get('/v1/members/my')).status).toBe(403);
  });

  test('R681: a visitor who searches for orders gets READ_ORDER_FORBIDDEN', async () => {
    const { status, body } = await (await newVisitor()).post('/v1/orders/search', { search: {} });
    expect([status, body.at('details.applicationError.code')]).toEqual([403, 'READ_ORDER_FORBIDDEN']);
  });

  test('R704: a violation of a format names its type', async () => {
    const shopper = await newVisitor();
    const { body } = await shopper.post('/v2/register', {
      loginId: { email: 'nobody' },
      password: 'correct-horse-9',
    });
    expect(body.at('details.validationError.fieldViolations.0')).toMatchObject({
      violatedRule: 'FORMAT',
      data: { type: 'EMAIL' },
    });
  });

  test('R710: by a setting, calls above the limit get a 403 with an empty message', async () => {
    const shopper = await newVisitor({ settings: { callsPerMinute: 2, throttling: '403' } });
    for (let call = 0; call < 3; call += 1) await shopper.get('/v2/collections/slug/none');
    const { status, body } = await shopper.get('/v2/collections/slug/none');
    expect([status, body.value]).toEqual([403, { message: '', details: {} }]);
  });

  test('R705: a query of events without a limit has the total and no events, unless a setting says so', async () => {
    const path = '/v3/events/query';
    const { body } = await newOwner().post(path, { query: {} });
    expect([body.list('events'), Number(body.at('pagingMetadata.total')) > 5]).toEqual([[], true]);
    const all = await newOwner({ settings: { eventsWithoutLimit: 'all' } }).post(path, {});
    expect(all.body.list('events').length).toBeGreaterThan(5);
  });
});

describe('the catalog of a seeded site', () => {
  const productsOf = async (options = {}) => {
    const shopper = await newVisitor({ ...V3, ...options });
    const fields = ['PLAIN_DESCRIPTION', 'CURRENCY'];
    const query = { cursorPaging: { limit: 100 } };
    return (await shopper.post('/v3/products/query', { query, fields })).body.list('products');
  };

  test('R720: has texts in HTML; a tidy one has plain texts', async () => {
    const htmlOf = async (options = {}) =>
      (await productsOf(options)).filter((one) => one.text('plainDescription').startsWith('<p>')).length;
    expect([await htmlOf(), await htmlOf({ settings: { catalogRecords: 'tidy' } })]).toEqual([36, 0]);
  });

  test.each(['7', '42', 'another'])('R721: lacks each optional member somewhere, seed %s', (seed) => {
    const { products } = createSandbox({ seed }).state;
    for (const member of optionalMembers) {
      const lacking = products.filter(({ absent }) => absent?.includes(member)).length;
      expect([member, lacking > 0, lacking < products.length]).toEqual([member, true, true]);
    }
  });

  test('R721, R722: has ribbons and pictures with the members of real ones', async () => {
    const products = await productsOf();
    const ribbons = products.map((one) => one.at('additionalRibbons') !== undefined);
    expect(new Set(ribbons).size).toBe(2);
    for (const one of products) {
      expect(one.at('media.main.url')).toBeUndefined();
      expect(one.at('media.main.altText')).toBeUndefined();
      expect(one.at('media.main.uploadId')).toBe(one.at('media.main.id'));
    }
  });

  test('R723: has amounts of two digits with CURRENCY, and the shortest without', async () => {
    const shopper = await newVisitor(V3);
    const priceOf = async (fields: string) =>
      (await shopper.get(`/v3/products/slug/oak-board${fields}`)).body.at(
        'product.actualPriceRange.minValue',
      );
    expect(await priceOf('?fields=CURRENCY')).toEqual({ amount: '42.00', formattedAmount: '€42.00' });
    expect(await priceOf('')).toEqual({ amount: '42' });
  });

  test('R724, R725: has lines whose address is a path, and lines whose address is absolute', async () => {
    const shopper = await newVisitor();
    for (const { slug } of shopper.sandbox.state.products.slice(0, 12)) await shopper.add(slug);
    const lines = (await shopper.cart()).body.list('cart.lineItems');
    expect(new Set(lines.map((line) => line.text('url.url').startsWith('/'))).size).toBe(2);
    expect(lines.every((line) => /^\d+(\.\d*[1-9])?$/.test(line.text('price.amount')))).toBe(true);
  });

  test('R729: has categories with both dates', async () => {
    const shopper = await newVisitor(V3);
    const body = { query: {}, treeReference: { appNamespace: '@wix/stores' } };
    const answer = await shopper.post('/categories/v1/categories/query', body);
    for (const category of answer.body.list('categories'))
      expect([typeof category.at('createdDate'), typeof category.at('updatedDate')]).toEqual([
        'string',
        'string',
      ]);
  });
});
