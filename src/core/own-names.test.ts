import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { CLIENT_ID } from '../../sandbox/testing/shopper.ts';
import { familyToldBy } from '../catalog/site-version.ts';
import { catalogV1 } from '../catalog/catalog-v1.ts';
import { catalogV3 } from '../catalog/catalog-v3.ts';
import { createProductChoices } from '../catalog/product-choices.ts';
import { knownChoices, resolveChoices } from '../catalog/resolve-choices.ts';
import type { CatalogProduct } from '../catalog/model.ts';
import { createSiteVersion } from '../catalog/site-version.ts';
import { adviceFor, adviceForCode } from './errors/advice.ts';
import { apiError } from './errors/normalize.ts';
import { entryOf } from './json.ts';
import { platformPrefixes } from './platform-prefixes.ts';
import { prefix } from './prefix.ts';
import { stateOfFailure } from '../sign-in/password-states.ts';
import { exchangeCode } from '../sign-in/exchange.ts';
import { stateOfOrder } from '../tickets/order-state.ts';
import { problemOf } from '../tickets/rsvp/problem.ts';
import { stateOf } from '../tickets/rsvp/reply-page.ts';
import { refusalOf } from '../tickets/reservation/refusal.ts';
import { ticketsV1 } from '../tickets/backend/tickets-v1.ts';
import { ticketsV2 } from '../tickets/backend/tickets-v2.ts';
import { oauth } from '../session/oauth.ts';
import { createClient } from './client.ts';
import { call, clientOf, failureOf, host } from './testing/fakes.ts';

/** The names that every object has. */
const names = [
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
  'valueOf',
  'isPrototypeOf',
  '__defineGetter__',
];

/** No value of a state is a function or a prototype of the language. */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'function' &&
  value !== Object.prototype &&
  (typeof value !== 'object' || value === null || Object.values(value).every(isPlain));

const errorOf = (code: string, status = 400) =>
  apiError(
    new Response(null, { status }),
    { details: { applicationError: { code, description: 'x' } } },
    {
      attempts: 1,
      retryable: 'no',
    },
  );

describe.each(names)('the name %s, which every object has, means nothing', (name) => {
  test('in a table', () => {
    expect(entryOf({ a: 1 }, name)).toBeUndefined();
    expect(entryOf(JSON.parse(`{ "${name}": 1 }`) as Record<string, number>, name)).toBe(1);
  });

  test('as the code of an error: there is advice for its status only', async () => {
    const { fetch } = host(() =>
      Response.json({ details: { applicationError: { code: name } } }, { status: 404 }),
    );
    const error = await failureOf(call(clientOf(fetch)));
    expect(error).toMatchObject({ name: 'ApiError', code: name, status: 404 });
    expect(adviceForCode(name)).toBeUndefined();
    expect(adviceFor(error)).toEqual(adviceFor(errorOf('UNKNOWN_CODE', 404)));
    expect(familyToldBy(error)).toBeUndefined();
  });

  test('as the code of a refused reply, reservation, sign-in or code exchange', async () => {
    const error = errorOf(name);
    expect(problemOf(error).reason).toBe('other');
    for (const backend of [ticketsV1, ticketsV2]) {
      const refused = { client: clientOf(host().fetch), backend, eventId: 'a', tickets: [] };
      expect(await refusalOf(error, refused)).toEqual({ reason: 'other', gone: [] });
    }
    expect(isPlain(stateOfFailure('register', error, undefined)?.errorCode)).toBe(true);
    const session = createClient({
      fetch: host(Response.json({ error: name }, { status: 400 })).fetch,
      auth: oauth({ clientId: 'shop' }),
    }).session;
    const exchange = exchangeCode(session, { code: 'secret', codeVerifier: 'other' });
    expect(await failureOf(exchange)).toMatchObject({ code: 'token-unavailable' });
  });

  test('as the status of an order, a reply or a reservation', async () => {
    const order = { status: name, tickets: [], ticketsQuantity: 1 };
    expect(stateOfOrder({ order } as never, () => false).status).toBe('issuing');
    expect(stateOf({ status: name } as never).standing).toBe('unknown');
    const { fetch } = host(() =>
      Response.json({
        id: 'a',
        reservationStatus: name,
        expires: '2030-01-01T00:00:00Z',
        reservations: [],
        ticketReservation: { id: 'a', status: name, expirationDate: '2030-01-01T00:00:00Z', tickets: [] },
      }),
    );
    for (const backend of [ticketsV1, ticketsV2])
      expect((await backend.find({ id: 'a', eventId: 'b' }, { client: clientOf(fetch) })).standing).toBe(
        'held',
      );
  });

  test('as a version of the catalog, which stays the assumed one', async () => {
    const { fetch } = host(() => Response.json({ catalogVersion: name }));
    const client = clientOf(fetch);
    expect(await createSiteVersion(client, 'v1').current({ client })).toBe('v1');
  });

  test.each([
    ['fresh-shop', catalogV1],
    ['v3-shop', catalogV3],
  ] as const)('as the stock of a product, and as the order of a list: %s', async (scenario, backend) => {
    const sandbox = createSandbox({ scenario, onWarning: () => undefined });
    const bodies: string[] = [];
    const fetch = async (url: string, init: RequestInit): Promise<Response> => {
      if (typeof init.body === 'string') bodies.push(init.body);
      const text = await (await sandbox.fetch(new Request(url, init))).text();
      const stock = /"(availabilityStatus|inventoryStatus)":"[A-Z_]+"/g;
      const unnamed = text.replaceAll(/"inStock":(?:true|false)/g, '"inStock":null');
      return new Response(unnamed.replaceAll(stock, (_, member) => `"${member}":"${name}"`));
    };
    const client = createClient({ fetch, host: 'https://shop.test', auth: oauth({ clientId: CLIENT_ID }) });
    const { products } = await backend.products({ sort: name as 'name' }, { client });
    expect(products.length).toBeGreaterThan(0);
    for (const { stock } of products) expect(stock).toBe('unknown');
    for (const body of bodies) expect(body).not.toContain('native code');
    sandbox.dispose();
  });

  test('as an option, a modifier or a text of a product that nobody has chosen', () => {
    const product = {
      name: 'A',
      options: [{ name, choices: [{ name: 'red', visible: true, pictureIds: [] }] }],
      modifiers: [{ key: name, name, mandatory: true, choices: [{ key: 'k', name: 'K' }] }],
      texts: [{ key: name, title: name, mandatory: true, maxLength: 10 }],
      variants: [{ id: 'v', stock: 'in-stock', choices: Object.fromEntries([[name, 'red']]) }],
      pictures: [],
      stock: 'in-stock',
    } as unknown as CatalogProduct;
    const nothing = resolveChoices(product, {
      ...knownChoices(product, { selection: {}, modified: {} }),
      texts: {},
    });
    expect(nothing).toMatchObject({ missing: [name, name], availability: 'incomplete', variant: undefined });
    expect(nothing.options[0]?.chosen).toBeUndefined();
    expect(nothing.texts[0]).toMatchObject({ value: '', problem: 'missing' });
    const choices = createProductChoices(product);
    choices.choose(name, 'red');
    choices.modify(name, 'k');
    choices.write(name, 'hello');
    const state = choices.getSnapshot();
    expect(state.missing).toEqual([]);
    expect(state.options[0]?.chosen).toBe('red');
    expect(state.texts[0]?.value).toBe('hello');
    expect(state.variant?.id).toBe('v');
  });

  test('as a host, a service or a header', async () => {
    expect(platformPrefixes(`https://${name.replaceAll('_', '')}.wix.com`)).toBeDefined();
    const paths: string[] = [];
    const layer = prefix('https://shop.test', {});
    const answer = { response: new Response(), data: undefined };
    await layer(async ({ url }) => {
      paths.push(url);
      return answer;
    })({ url: '/a', facts: { id: 'x', repeat: 'read', service: name } } as never);
    expect(paths).toEqual(['https://shop.test/a']);
    const { fetch, seen } = host();
    const headers = Object.fromEntries([[name, 'x']]);
    await call(clientOf(fetch), 'read', { headers });
    expect(Object.entries(seen[0]?.headers ?? {})).toEqual([[name.toLowerCase(), 'x']]);
  });

  test('as an id, a filter, a parameter or a header in the sandbox: it is refused, or found by nobody', async () => {
    const sandbox = createSandbox({ onWarning: () => undefined });
    const tokens = await sandbox.fetch(
      new Request('https://shop.test/oauth2/token', {
        method: 'POST',
        body: JSON.stringify({ clientId: CLIENT_ID, grantType: 'anonymous' }),
      }),
    );
    const { access_token: authorization } = (await tokens.json()) as { access_token: string };
    const sent: readonly (readonly [string, string, unknown?])[] = [
      ['GET', `/stores-reader/v1/products/${name}`],
      ['GET', `/stores/v3/products/${name}`],
      ['GET', `/stores/v3/products/slug/${name}`],
      ['GET', `/events/v3/events/${name}`],
      ['GET', `/events/v1/events/${name}/orders/${name}`],
      ['GET', `/_api/carts/${name}?${name}=1&${name}.${name}=2`],
      ['POST', '/stores-reader/v1/products/query-platformized', { query: { filter: { [name]: 'a' } } }],
      [
        'POST',
        '/stores-reader/v1/products/query-platformized',
        { query: { filter: { name: { [name]: 'a' } } } },
      ],
      ['POST', '/stores-reader/v1/products/query-platformized', { query: { sort: [{ fieldName: name }] } }],
      ['POST', '/events/v3/events/query', { query: { filter: { [name]: 'a' } }, fields: [name] }],
      [
        'POST',
        '/ecom/v1/carts/current/add-to-cart',
        {
          lineItems: [
            {
              quantity: 1,
              catalogReference: { appId: name, catalogItemId: name, options: { [name]: name } },
            },
          ],
        },
      ],
      ['POST', '/oauth2/token', { clientId: 'c', grantType: name }],
      ['GET', `/sandbox/${name}`],
      ['POST', '/sandbox/faults', { operation: name, status: 503 }],
      ['POST', '/sandbox/restart', { scenario: name }],
    ];
    for (const [method, path, body] of sent) {
      const request = new Request(`https://shop.test${path}`, {
        method,
        headers: { authorization, [name.replaceAll('_', '-')]: name, 'x-wix-currency': name },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const { status } = await sandbox.fetch(request);
      expect(`${method} ${path} ${status >= 500 ? status : 'fine'}`).toBe(`${method} ${path} fine`);
    }
    sandbox.dispose();
  });
});
