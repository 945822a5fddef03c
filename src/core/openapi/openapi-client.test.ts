import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartsService, openApiClient } from '../../../generated/carts/openapi.ts';
import { catalogV1Service } from '../../../generated/catalog-v1/openapi.ts';
import { createClient } from '../client.ts';
import { host } from '../testing/fakes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const site = (...replies: Parameters<typeof host>) => {
  const { seen, fetch } = host(...replies);
  const client = createClient({ fetch, host: 'https://shop.test' });
  return {
    seen,
    carts: openApiClient(client, cartsService),
    catalog: openApiClient(client, catalogV1Service),
  };
};

const product = { product: { id: 'p-1' } };

describe('the openapi-fetch client of a service', () => {
  test('returns the parsed body and the response', async () => {
    const { catalog } = site(Response.json(product, { headers: { 'x-wix-request-id': 'r-1' } }));
    const { data, error, response } = await catalog.GET('/v1/products/{id}', {
      params: { path: { id: 'p-1' } },
    });
    expect(data).toEqual(product);
    expect(error).toBeUndefined();
    expect(response.headers.get('x-wix-request-id')).toBe('r-1');
  });

  test('writes path, query and body as the named operations do', async () => {
    const { catalog, seen } = site(Response.json(product));
    await catalog.GET('/v1/products/{id}', {
      params: { path: { id: 'a/b?c' }, query: { includeMerchantSpecificData: true } },
    });
    await catalog.POST('/v1/products/query-platformized', {
      body: { query: { paging: { limit: 2 } } },
    });
    expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      [
        'GET',
        'https://shop.test/_api/catalog-reader-server/v1/products/a%2Fb%3Fc?includeMerchantSpecificData=true',
        null,
      ],
      [
        'POST',
        'https://shop.test/_api/catalog-reader-server/v1/products/query-platformized',
        '{"query":{"paging":{"limit":2,"offset":0}}}',
      ],
    ]);
  });

  test('returns the body of an error response unchanged as the error', async () => {
    const body = { message: 'no cart', details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } } };
    const { carts } = site(Response.json(body, { status: 404 }));
    const { data, error, response } = await carts.GET('/v1/carts/current');
    expect([data, error, response.status]).toEqual([undefined, body, 404]);
  });

  test.each([
    ['empty', ''],
    ['an HTML page', '<h1>Bad gateway</h1>'],
  ])('an error body that is %s still becomes an error, without its text', async (_, body) => {
    const { carts } = site(new Response(body, { status: 404 }));
    const { error } = await carts.GET('/v1/carts/current');
    expect(error).toEqual({ message: 'HTTP 404', details: {} });
  });

  test('a redirect that a browser hides becomes an error', async () => {
    const { carts } = site(() => Response.error());
    const { error, response } = await carts.GET('/v1/carts/current');
    expect([response.status, error]).toEqual([0, { message: 'HTTP 0', details: {} }]);
  });

  test('repeats a call as its description says', async () => {
    const { carts, seen } = site(new Response('', { status: 503 }), Response.json({ cart: { id: 'c' } }));
    const reading = carts.GET('/v1/carts/current');
    await vi.runAllTimersAsync();
    expect((await reading).data).toEqual({ cart: { id: 'c' } });
    expect(seen).toHaveLength(2);

    const adding = site(new Response('', { status: 503 }));
    const answer = adding.carts.POST('/v1/carts/current/add-to-cart', { body: { lineItems: [] } });
    await vi.runAllTimersAsync();
    expect((await answer).response.status).toBe(503);
    expect(adding.seen).toHaveLength(1);
  });

  test('sends a path that is not described below the prefix of the service', async () => {
    const { catalog, seen } = site(new Response('', { status: 503 }), Response.json({ ok: true }));
    const { request } = catalog as unknown as {
      request: (method: string, path: string) => Promise<{ data?: unknown; response: Response }>;
    };
    const reading = request('get', '/v1/new-things');
    await vi.runAllTimersAsync();
    expect((await reading).data).toEqual({ ok: true });
    const address = 'https://shop.test/_api/catalog-reader-server/v1/new-things';
    expect(seen.map(({ method, url }) => [method, url])).toEqual([
      ['GET', address],
      ['GET', address],
    ]);
  });

  test.each(['PUT', 'DELETE', 'PATCH'] as const)(
    'sends a %s of a path that is not described once, because its effect is unknown',
    async (method) => {
      const { catalog, seen } = site(new Response('', { status: 503 }));
      const calls = catalog as unknown as Record<
        typeof method,
        (path: string) => Promise<{ error?: unknown; response: Response }>
      >;
      const changing = calls[method]('/v1/new-things');
      await vi.runAllTimersAsync();
      expect((await changing).response.status).toBe(503);
      expect(seen.map((sent) => sent.method)).toEqual([method]);
    },
  );

  test.each(['.', '..', ''])('rejects the path parameter "%s" before anything is sent', async (id) => {
    const { catalog, seen } = site(Response.json(product));
    await expect(catalog.GET('/v1/products/{id}', { params: { path: { id } } })).rejects.toMatchObject({
      code: 'invalid-path',
    });
    expect(seen).toHaveLength(0);
  });

  test('takes the options of a call: headers, null to remove a header, and onResponse', async () => {
    const { seen, fetch } = host(Response.json({ cart: {} }));
    const client = createClient({
      fetch,
      host: 'https://shop.test',
      headers: { 'x-a': '1', 'x-b': '2' },
    });
    const statuses: number[] = [];
    await openApiClient(client, cartsService).GET('/v1/carts/current', {
      headers: { 'x-a': null, 'x-c': '3' },
      onResponse: ({ status }: Response) => statuses.push(status),
    });
    expect(seen[0]?.headers).toEqual({ 'x-b': '2', 'x-c': '3' });
    expect(statuses).toEqual([200]);
  });

  test('reads the body in another form if the caller asks for it', async () => {
    const { catalog } = site(Response.json(product));
    const { data } = await catalog.GET('/v1/products/{id}', {
      params: { path: { id: 'p' } },
      parseAs: 'text',
    });
    expect(data).toBe(JSON.stringify(product));
  });
});
