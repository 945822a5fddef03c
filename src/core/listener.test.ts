import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { announcedEnds } from '../../generated/ends.ts';
import { warnOfAbsent } from '../catalog/absent.ts';
import { catalogV3 } from '../catalog/catalog-v3.ts';
import { createCartCore } from '../cart/core.ts';
import { requestBody } from '../generated.ts';
import { oauth } from '../session/oauth.ts';
import { sessionView } from '../session/session-view.ts';
import { warner } from '../session/storage/storage-warning.ts';
import { createClient } from './client.ts';
import { deprecations } from './deprecations.ts';
import { onError } from './hooks.ts';
import { notify } from './listener.ts';
import { callLog } from './logging.ts';
import { createObservable } from './observable.ts';
import { call, facts, failureOf, host, tokens } from './testing/fakes.ts';
import type { Layer } from './types.ts';

const unhandled: unknown[] = [];
const hear = (reason: unknown) => void unhandled.push(reason);
beforeEach(() => {
  unhandled.length = 0;
  process.on('unhandledRejection', hear);
});
afterEach(() => void process.off('unhandledRejection', hear));

/** A rejection counts as unhandled once the pending callbacks have run. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** The ways in which a listener of a program fails. */
const listeners: readonly (readonly [string, () => never])[] = [
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
  ['rejects', (() => Promise.reject(new Error('broken'))) as () => never],
  [
    'rejects later',
    (async () => {
      await Promise.resolve();
      throw new Error('broken');
    }) as () => never,
  ],
];

const [ending = ''] = announcedEnds.keys();

describe.each(listeners)('a listener that %s', (_, listener) => {
  const layers: Readonly<Record<string, Layer>> = {
    callLog: callLog(listener),
    onError: onError(listener),
    deprecations: deprecations(listener),
  };
  test.each(Object.entries(layers))('as %s changes no call, and rejects nowhere', async (_name, layer) => {
    const { fetch } = host(
      () => Response.json({ fine: true }),
      () => Response.json({}, { status: 404 }),
    );
    const site = createClient({ fetch, host: 'https://shop.test', layers: [layer] });
    const known = { facts: facts('read', { id: ending }) };
    expect(await call(site, 'read', {}, known)).toEqual({ fine: true });
    expect(await failureOf(call(site, 'read', {}, known))).toMatchObject({ name: 'ApiError', status: 404 });
    await settled();
    expect(unhandled).toEqual([]);
  });

  test('as onResponse changes no call, and rejects nowhere', async () => {
    const { fetch } = host(() => Response.json({ fine: true }));
    const site = createClient({ fetch, host: 'https://shop.test' });
    expect(await call(site, 'never', { onResponse: listener })).toEqual({ fine: true });
    await settled();
    expect(unhandled).toEqual([]);
  });

  test('as onResponse of a service of another host changes no call, and rejects nowhere', async () => {
    const { fetch } = host(() => new Response('text'));
    const client = createClient({ fetch });
    const known = { method: 'GET', url: '/notes', facts: facts('read') };
    expect(await requestBody('text', known, { client, onResponse: listener })).toBe('text');
    await settled();
    expect(unhandled).toEqual([]);
  });

  test('of a session hides no event from the next listener, and rejects nowhere', async () => {
    const fetch = async (url: string) =>
      url.endsWith('/oauth2/token') ? tokens(1) : Response.json({ fine: true });
    const site = createClient({ fetch, host: 'https://shop.test', auth: oauth({ clientId: 'shop' }) });
    const heard: string[] = [];
    site.session.subscribe(listener);
    sessionView(site.session).subscribe(listener);
    site.session.subscribe(({ type }) => void heard.push(type));
    expect(await call(site)).toEqual({ fine: true });
    await site.session.signOut();
    await settled();
    expect(heard).toEqual(['started', 'signed-out']);
    expect(unhandled).toEqual([]);
  });

  test('of an observable, a storage, a catalog or a cart rejects nowhere', async () => {
    const value = createObservable(1);
    let changes = 0;
    value.subscribe(listener);
    value.subscribe(() => void changes++);
    value.set(2);
    warner({ onWarning: listener })({ code: 'storage-unavailable', message: 'x' }, 'key');
    warnOfAbsent(catalogV3, listener).onAbsent?.({ member: 'variants', product: 'a', message: 'b' });
    const core = createCartCore({ send: () => Promise.reject(new Error('no call')) } as never, {
      onConfirmed: listener,
      read: async () => null,
    });
    const leave = core.subscribe(listener);
    notify(listener);
    await settled();
    leave();
    expect(changes).toBe(1);
    expect(unhandled).toEqual([]);
  });
});
