import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setupSandboxServer } from './node.ts';
import { routes } from '../engine/operations.ts';
import { CLIENT_ID } from '../testing/shopper.ts';

const { sandbox, server } = setupSandboxServer({ seed: 7 });
const API = 'https://www.wixapis.com';

beforeAll(() => server.listen());
afterEach(() => sandbox.reset());
afterAll(() => server.close());

const call = (path: string, body?: unknown, token?: string) =>
  fetch(`${API}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const newToken = async (): Promise<string> => {
  const response = await call('/oauth2/token', { clientId: CLIENT_ID, grantType: 'anonymous' });
  const { access_token } = (await response.json()) as { access_token: string };
  return access_token;
};

describe('the sandbox behind msw in Node', () => {
  test('answers requests to the platform’s own host, behind any prefix, with status and headers', async () => {
    const token = await newToken();
    const read = await call('/ecom/v1/carts/current', undefined, token);
    expect(read.status).toBe(404);
    expect(read.headers.get('x-wix-request-id')).toBeTruthy();
    const response = await call(
      '/stores-reader/v1/products/query-platformized',
      { query: { paging: { limit: 1 } } },
      token,
    );
    const { products } = (await response.json()) as {
      products: { media: { mainMedia: { image: { url: string } } } }[];
    };
    const url = products[0]?.media.mainMedia.image.url ?? '';
    expect(url).toMatch(/^https:\/\/www\.wixapis\.com\/media\//);
    expect((await fetch(url)).headers.get('content-type')).toContain('svg');
  });

  test('has a handler for every call, besides those of pages, pictures and control calls', () => {
    expect(sandbox.handlers).toHaveLength(routes.length + 6);
  });

  test('shares one state with fetch and HTTP', async () => {
    await newToken();
    expect(Object.keys(sandbox.state.accessTokens)).toHaveLength(1);
    const control = await fetch(`${API}/sandbox/hash`);
    expect(await control.json()).toMatchObject({ hash: sandbox.hash() });
  });
});
