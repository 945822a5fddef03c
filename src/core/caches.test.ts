import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { getCurrentCartV2 } from '../../generated/carts-v2/operations.ts';
import { queryProducts } from '../../generated/catalog-v1/operations.ts';
import { cartsV2Service, openApiClient } from '../../generated/carts-v2/openapi.ts';
import { catalogV1Service } from '../../generated/catalog-v1/openapi.ts';
import { oauth } from '../session/oauth.ts';
import { createClient } from './client.ts';
import { graphQuery } from './graph-query.ts';
import { callLog } from './logging.ts';
import { call, clientOf, failureOf, tokens } from './testing/fakes.ts';
import type { ServiceFacts } from './openapi/service.ts';
import type { CallEvent, CallOptions, RepeatClass } from './types.ts';

type Init = RequestInit & { readonly next?: unknown; readonly cf?: unknown };

const isToken = (url: string) => url.endsWith('/oauth2/token');

/** A fetch that records its options, and answers every token request with new tokens. */
const recorder = () => {
  const seen: (Init & { readonly url: string })[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    seen.push({ ...init, url });
    return isToken(url) ? tokens(seen.length) : Response.json({ products: [], cart: { id: 'a' } });
  };
  return { seen, fetch };
};

/** Options by which callers ask a framework or a runtime to cache. */
const cached = {
  cache: 'force-cache',
  next: { revalidate: 60, tags: ['shop'] },
  cf: { cacheEverything: true, cacheTtl: 60, image: 'x' },
} as CallOptions;

describe('no cache answers', () => {
  test.each<[RepeatClass, string]>([
    ['read', 'GET'],
    ['read', 'POST'],
    ['same', 'PUT'],
    ['adds', 'POST'],
    ['never', 'POST'],
  ])('a call of class %s by %s, whatever the caller says', async (repeat, method) => {
    const { seen, fetch } = recorder();
    await call(clientOf(fetch), repeat, cached, { method });
    expect(seen).toMatchObject([{ cache: 'no-store', cf: { image: 'x' } }]);
    expect(seen[0]?.cf).toEqual({ image: 'x' });
    expect(seen[0]).not.toHaveProperty('next');
  });

  test('a token request, a read of the cart, a call without a description, and a graph query', async () => {
    const { seen, fetch } = recorder();
    const client = createClient({ fetch, host: 'https://shop.test', auth: oauth({ clientId: 'shop' }) });
    await getCurrentCartV2({ client, ...cached });
    await client.call('GET', '/anything', cached);
    await graphQuery('{ a }', undefined, { client, ...cached });
    await openApiClient(client, cartsV2Service).GET('/v2/carts/current', cached as object);
    expect(seen.map(({ cache }) => cache)).toEqual(Array.from({ length: 5 }, () => 'no-store'));
  });

  test('two visitors: each has an identity of their own behind a fetch that caches by method, address and body', async () => {
    const kept = new Map<string, Response>();
    let n = 0;
    const fetch = async (url: string, init: RequestInit) => {
      const key = JSON.stringify([init.method, url, init.body]);
      const isCached = init.cache !== 'no-store';
      const answer =
        (isCached && kept.get(key)) || (isToken(url) ? tokens(++n) : Response.json({ cart: { id: 'a' } }));
      if (isCached) kept.set(key, answer);
      return answer.clone();
    };
    const visit = async () => {
      const client = createClient({ fetch, host: 'https://shop.test', auth: oauth({ clientId: 'shop' }) });
      await queryProducts({}, { client });
      return (await client.session.getTokens())?.accessToken.value;
    };
    expect([await visit(), await visit()]).toEqual(['AT1', 'AT2']);
  });

  test('a second equal change: a shop gets both', async () => {
    const kept = new Map<string, Response>();
    let added = 0;
    const fetch = async (url: string, init: RequestInit) => {
      const known = init.cache === 'no-store' ? undefined : kept.get(url);
      if (!known) added++;
      kept.set(url, known ?? Response.json({ added }));
      return Response.json({ added });
    };
    const site = clientOf(fetch);
    await call(site, 'adds', cached, { method: 'POST' });
    expect(await call(site, 'adds', cached, { method: 'POST' })).toEqual({ added: 2 });
  });
});

describe('a read of the catalog', () => {
  test('follows the caller, also in the openapi-fetch client', async () => {
    const { seen, fetch } = recorder();
    const client = clientOf(fetch);
    await queryProducts({}, { client, ...cached });
    await openApiClient(client, catalogV1Service).POST('/v1/products/query-platformized', {
      body: {},
      ...(cached as object),
    });
    await client.call('GET', '/v1/anything', { public: true, cache: 'reload' });
    await queryProducts({}, { client });
    expect(seen.map(({ cache }) => cache)).toEqual(['force-cache', 'force-cache', 'reload', undefined]);
    expect(seen[0]?.next).toEqual({ revalidate: 60, tags: ['shop'] });
    expect(seen[3]).not.toHaveProperty('cache');
  });
});

test('the descriptions make public what everybody sees, and nothing of a person', async () => {
  const folder = new URL('../../generated/', import.meta.url);
  const services = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const publicCalls: string[] = [];
  for (const { name } of services) {
    const file = new URL(`${name}/facts.ts`, folder);
    if (!existsSync(file)) continue;
    const { facts: service } = (await import(file.href)) as { facts: ServiceFacts };
    for (const [id, operation] of Object.entries(service.operations))
      if (operation.public) publicCalls.push(`${name} ${operation.repeat} ${id}`);
  }
  const seen =
    /^(catalog-(v1|v2|v3|version)|categories|events-v3|ticket-definitions|ticketing) read (get|query|search|count|list)(?!Order|Invoice|Summary|Checkout)/;
  expect(publicCalls.filter((one) => !seen.test(one))).toEqual([]);
  expect(publicCalls.length).toBeGreaterThan(30);
});

describe('a runtime that rejects the option `cache`', () => {
  const refusing = (text: string, isRefused = (_cache: string | undefined) => true) => {
    const { seen, fetch: answer } = recorder();
    let refused = 0;
    const fetch = (url: string, init: RequestInit): Promise<Response> => {
      if ('cache' in init && isRefused(init.cache)) {
        refused++;
        throw new Error(text);
      }
      return answer(url, init);
    };
    return { seen, fetch, refused: () => refused };
  };

  test.each([
    "The 'cache' field on 'RequestInitializerDict' is not implemented.",
    'cache is not supported',
    'Unsupported option: cache',
    'init.cache not implemented',
    'Unexpected key `cache` in init',
    "Unrecognized key(s) in object: 'cache'",
    "'no-store' is not a valid value for enumeration RequestCache",
  ])('is found out once, and no attempt is counted for it: %s', async (text) => {
    const { seen, fetch, refused } = refusing(text);
    const log: CallEvent[] = [];
    const layers = [callLog((event) => log.push(event))];
    const open = () =>
      createClient({ fetch, host: 'https://shop.test', auth: oauth({ clientId: 'shop' }), layers });
    await getCurrentCartV2({ client: open() });
    await getCurrentCartV2({ client: open() });
    expect(refused()).toBe(1);
    expect(seen).toHaveLength(4);
    expect(log.map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1]);
  });

  test('keeps `no-store` if the runtime rejects another value only', async () => {
    const { seen, fetch } = refusing(
      'Unsupported cache mode: force-cache',
      (cache) => cache === 'force-cache',
    );
    const client = clientOf(fetch);
    await queryProducts({}, { client, cache: 'force-cache' });
    await getCurrentCartV2({ client });
    expect(seen.map(({ cache }) => cache)).toEqual([undefined, 'no-store']);
  });

  test.each([
    "cache: 'no-store' used on fetch for https://shop.test with 'export const fetchCache = 'only-cache'",
    'Route / used `cookies()` inside "use cache". Accessing dynamic data inside a cache scope is not supported.',
    'Invalid cache entry',
    'The cache server sent an unexpected answer',
  ])(
    'differs from a framework that forbids uncached requests, and from a wrapper whose cache fails, whose error reaches the caller: %s',
    async (text) => {
      const reason = new Error(text);
      const seen: unknown[] = [];
      const site = clientOf((_url, { cache }) => {
        seen.push(cache);
        return Promise.reject(reason);
      });
      for (const _call of [1, 2]) expect(await failureOf(call(site))).toBe(reason);
      expect(seen).toEqual(['no-store', 'no-store']);
    },
  );
});
