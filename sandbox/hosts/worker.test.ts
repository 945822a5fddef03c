import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient, oauth } from '../../src/index.ts';
import { addToCurrentCart, getCurrentCart } from '../../generated/carts/operations.ts';
import { queryProducts } from '../../generated/catalog-v1/operations.ts';
import { createRedirectSession } from '../../generated/redirect-session/operations.ts';
import { memoryStorage } from '../../src/session/storage/storage.ts';
import { STORE_APP_ID } from '../engine/settings.ts';
import { CLAIM, serveFromWorker, type WorkerScope } from './worker.ts';

const root = 'https://demo.example/sub/path/';
const base = `${root}simulated`;

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

/** A newly started worker, which has only the data of the browser's database. */
const startWorker = () => {
  const listeners = new Map<string, (event: never) => void>();
  const claims: string[] = [];
  const scope: WorkerScope = {
    registration: { scope: root },
    clients: { claim: async () => void claims.push('claimed') },
    skipWaiting: async () => void claims.push('skipped'),
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  };
  serveFromWorker(scope);
  const works: Promise<unknown>[] = [];
  const tell = (type: string, event: object) =>
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) } as never);
  /** Undefined: the worker leaves the request to the network. */
  const ask = async (request: Request | object): Promise<Response | undefined> => {
    let answer: Promise<Response> | undefined;
    tell('fetch', { request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer;
  };
  return { ask, tell, claims, rest: () => Promise.all(works) };
};
type Started = ReturnType<typeof startWorker>;

const storage = () => memoryStorage();
const shopper = ({ ask }: Started, kept = storage()) =>
  createClient({
    host: base,
    auth: oauth({ clientId: '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11', storage: kept }),
    fetch: async (url, init) => (await ask(new Request(url, init))) ?? Response.error(),
  });

describe('a sandbox in a worker', () => {
  test('keeps the cart of a visitor after the browser has ended the worker', async () => {
    const first = startWorker();
    const kept = storage();
    const client = shopper(first, kept);
    const { products } = await queryProducts({ query: { filter: { slug: 'low-carafe' } } }, { client });
    const lineItems = products.map(({ id }) => ({
      quantity: 2,
      catalogReference: { appId: STORE_APP_ID, catalogItemId: id },
    }));
    await addToCurrentCart({ lineItems }, { client });
    await first.rest();
    const { cart } = await getCurrentCart({ client: shopper(startWorker(), kept) });
    expect(cart?.lineItems.map(({ quantity }) => quantity)).toEqual([2]);
    expect(cart?.lineItems[0]?.image?.url).toMatch(`${base}/media/`);
  });

  test('shows its pages below its path, and keeps the sign-in there', async () => {
    const worker = startWorker();
    const client = shopper(worker);
    const { redirectSession } = await createRedirectSession(
      { login: {}, callbacks: { postFlowUrl: `${root}back` } },
      { client },
    );
    expect(redirectSession?.fullUrl).toMatch(`${base}/platform/`);
    const opening = await worker.ask(new Request(redirectSession?.fullUrl ?? ''));
    const place = opening?.headers.get('location') ?? '';
    expect([opening?.status, place.startsWith('/sub/path/simulated/platform/')]).toEqual([303, true]);
    const form = new URLSearchParams({
      action: 'sign-in',
      email: 'ada@example.org',
      password: 'sandbox-password',
    });
    const address = new URL(place, root).href;
    const left = await worker.ask(new Request(address, { method: 'POST', body: form }));
    expect(left?.headers.get('set-cookie')).toBeNull();
    expect(left?.headers.get('location')).toMatch(`${root}back`);
    await worker.rest();

    const later = startWorker();
    const again = await createRedirectSession(
      { login: {}, callbacks: { postFlowUrl: `${root}back` } },
      { client: shopper(later) },
    );
    const known = await later.ask(new Request(again.redirectSession?.fullUrl ?? ''));
    expect(known?.headers.get('location')).toMatch(`${root}back`);
  });

  test('starts again if the saved state has another version', async () => {
    const opening = indexedDB.open('vitrine-sandbox', 1);
    await new Promise((resolve) => {
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('sites'));
      opening.addEventListener('success', resolve);
    });
    opening.result
      .transaction('sites', 'readwrite')
      .objectStore('sites')
      .put({ state: { version: 0 } }, 'site');
    opening.result.close();
    const { products } = await queryProducts({}, { client: shopper(startWorker()) });
    expect(products.length).toBeGreaterThan(0);
  });

  test('works without a database, as long as the worker lives', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    const { products } = await queryProducts({}, { client: shopper(startWorker()) });
    expect(products.length).toBeGreaterThan(0);
  });

  test('takes control at once, and again if a page requests it', () => {
    const { tell, claims } = startWorker();
    tell('install', {});
    tell('activate', {});
    tell('message', { data: CLAIM });
    tell('message', { data: 'something else' });
    expect(claims).toEqual(['skipped', 'claimed', 'claimed']);
  });
});

describe('a request outside of its path', () => {
  const navigation = (url: string) => ({ url, method: 'GET', mode: 'navigate' });

  test('goes to the network', async () => {
    const { ask } = startWorker();
    expect(await ask(new Request(`${root}assets/page.js`))).toBeUndefined();
    expect(await ask(new Request(`${base}-of-others/file`))).toBeUndefined();
  });

  test('shows the page of the host, or the index if there is none', async () => {
    const files: Record<string, string> = { [root]: '<html><head></head>', [`${root}docs/`]: 'the docs' };
    vi.stubGlobal('fetch', async (request: string | { url: string }) => {
      const text = files[typeof request === 'string' ? request : request.url];
      return new Response(text ?? 'missing', { status: text === undefined ? 404 : 200 });
    });
    const { ask } = startWorker();
    expect(await (await ask(navigation(`${root}docs/`)))?.text()).toBe('the docs');
    const deep = await ask(navigation(`${root}shop/p/mug`));
    expect([deep?.status, await deep?.text()]).toEqual([
      200,
      `<html><head><base href="${root}">`.concat('</head>'),
    ]);
  });
});
