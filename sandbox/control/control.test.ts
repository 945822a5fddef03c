import { describe, expect, test } from 'vitest';
import { announce } from '../engine/announce.ts';
import { createSandbox } from '../create-sandbox.ts';
import type { Sandbox } from './sandbox.ts';
import { startServer } from '../hosts/http/serve.ts';
import { CLIENT_ID, ORIGIN, productOf, send, visitorOf } from '../testing/shopper.ts';

describe('control calls', () => {
  test('advance moves the clock and expires a token', async () => {
    const sandbox = createSandbox();
    const shopper = await visitorOf(sandbox);
    const { body } = await send(sandbox, 'POST', '/sandbox/advance', { seconds: 14_400 });
    expect(body.at('now')).toBe('2026-03-02T13:00:00.000Z');
    expect((await shopper.cart()).status).toBe(401);
  });

  test('tokens/expire makes access tokens expire, tokens/revoke refresh tokens too', async () => {
    const sandbox = createSandbox();
    const given = { clientId: CLIENT_ID, grantType: 'anonymous' };
    const { body: tokens } = await send(sandbox, 'POST', '/oauth2/token', given);
    const read = () => send(sandbox, 'GET', '/v1/carts/current', undefined, tokens.text('access_token'));
    const renew = () =>
      send(sandbox, 'POST', '/oauth2/token', {
        clientId: CLIENT_ID,
        grantType: 'refresh_token',
        refreshToken: tokens.text('refresh_token'),
      });
    expect((await read()).status).toBe(404);
    await send(sandbox, 'POST', '/sandbox/tokens/expire', {});
    expect((await read()).status).toBe(401);
    expect((await renew()).status).toBe(200);
    await send(sandbox, 'POST', '/sandbox/tokens/revoke', {});
    expect((await renew()).body.at('error')).toBe('invalid_grant');
  });

  test('reset starts another scenario', async () => {
    const sandbox = createSandbox();
    await send(sandbox, 'POST', '/sandbox/reset', { scenario: 'empty-site', seed: 5 });
    expect([sandbox.state.scenario, sandbox.state.seed]).toEqual(['empty-site', '5']);
  });

  test('stock sets the stock of a product or a variant', async () => {
    const sandbox = createSandbox();
    const shopper = await visitorOf(sandbox);
    await shopper.add('teapot-for-two');
    await send(sandbox, 'POST', '/sandbox/stock', {
      sku: productOf(sandbox, 'teapot-for-two').sku,
      quantity: 0,
    });
    expect((await shopper.cart()).body.at('cart.lineItems.0.availability.status')).toBe('NOT_AVAILABLE');
    await send(sandbox, 'POST', '/sandbox/stock', { sku: 'VT-016-01', quantity: 7 });
    expect(productOf(sandbox, 'studio-tee').variants[0]?.quantity).toBe(7);
  });

  test('settings changes settings and refuses unknown ones', async () => {
    const sandbox = createSandbox();
    await send(sandbox, 'POST', '/sandbox/settings', { strict: true, callsPerMinute: 100 });
    expect(sandbox.state.settings).toMatchObject({ strict: true, callsPerMinute: 100 });
    for (const body of [{ strict: 'yes' }, { nope: 1 }, { allowedRedirects: 'all' }, { toString: 1 }])
      expect((await send(sandbox, 'POST', '/sandbox/settings', body)).status).toBe(400);
    expect(sandbox.state.settings.strict).toBe(true);
    const { body } = await send(sandbox, 'POST', '/sandbox/settings', { currency: 'euros' });
    expect(body.text('message')).toBe('currency must match /^[A-Z]{3}$/.');
    const { body: unknown } = await send(sandbox, 'POST', '/sandbox/settings', { currensy: 'EUR' });
    expect(unknown.text('message')).toContain(
      'currensy is not known. The settings are: accessTokenSeconds, ',
    );
  });

  test('invalid input is refused with the valid form', async () => {
    const sandbox = createSandbox();
    for (const path of ['members/approve', 'tickets/check-in', 'events/rsvp', 'orders/erase', 'restore']) {
      const { body } = await send(sandbox, 'POST', `/sandbox/${path}`, {});
      expect(body.text('message')).toMatch(new RegExp(`is missing. POST /sandbox/${path} .+\\{".+`));
    }
  });

  test('no answer contains a password', async () => {
    const { body } = await send(createSandbox(), 'POST', '/sandbox/members/block', {
      member: 'ada@example.org',
    });
    expect(body.at('blocked')).toBe(true);
    expect(JSON.stringify(body.value)).not.toContain('password');
  });

  test('state, hash, orders and the list of calls can be read', async () => {
    const sandbox = createSandbox();
    expect((await send(sandbox, 'GET', '/sandbox/state')).body.at('scenario')).toBe('fresh-shop');
    expect((await send(sandbox, 'GET', '/sandbox/hash')).body.at('hash')).toBe(sandbox.hash());
    expect((await send(sandbox, 'GET', '/sandbox/orders')).body.value).toEqual({ orders: [] });
    expect((await send(sandbox, 'GET', '/sandbox')).body.list('scenarios').length).toBeGreaterThan(2);
  });

  test.each([
    ['POST', '/sandbox/advance', { seconds: -1 }, 400],
    ['POST', '/sandbox/advance', '{', 400],
    ['POST', '/sandbox/reset', { scenario: 'nope' }, 400],
    ['POST', '/sandbox/stock', { sku: 'nope', quantity: 1 }, 404],
    ['POST', '/sandbox/stock', { sku: 'VT-005', quantity: -1 }, 400],
    ['POST', '/sandbox/nothing', {}, 404],
    ['GET', '/sandbox/reset', undefined, 404],
  ])('%s %s with %j is refused with a sentence and the status %i', async (method, path, body, status) => {
    const sandbox = createSandbox();
    const hash = sandbox.hash();
    const answer = await send(sandbox, method, path, body);
    expect(answer.status).toBe(status);
    expect(answer.body.text('message').length).toBeGreaterThan(20);
    expect(sandbox.hash()).toBe(hash);
  });

  test('pages of other sites and forms cannot use them', async () => {
    const sandbox = createSandbox();
    const reset = (headers: Record<string, string>) =>
      sandbox.fetch(
        new Request(`${ORIGIN}/sandbox/reset`, { method: 'POST', headers, body: '{"seed":"9"}' }),
      );
    expect((await reset({ origin: 'https://evil.example', 'content-type': 'application/json' })).status).toBe(
      403,
    );
    const plain = await reset({ origin: 'http://localhost:5173', 'content-type': 'text/plain' });
    expect(plain.status).toBe(415);
    expect(await plain.json()).toMatchObject({
      message: `POST /sandbox/reset takes a JSON body, at least {}, with the content type application/json. With curl: curl --json '{}' ${ORIGIN}/sandbox/reset`,
    });
    expect(sandbox.state.seed).toBe('42');
    expect(
      (await reset({ origin: 'http://localhost:5173', 'content-type': 'application/json' })).status,
    ).toBe(200);
  });

  test('the example of each call in the list works', async () => {
    const sandbox = createSandbox({ faults: [{ operation: 'getProduct', status: 500 }] });
    const { body } = await send(sandbox, 'GET', '/sandbox');
    const examples = Object.entries(Object(body.at('examples')) as Record<string, unknown>);
    expect(examples.length).toBeGreaterThan(5);
    for (const [name, example] of examples) {
      const [method = '', path = ''] = name.split(' ');
      const answer = await send(sandbox, method, path, example);
      expect([name, answer.status]).toEqual([name, 200]);
    }
    const reads = Object.keys(Object(body.at('commands')) as object).filter(
      (name) => name.startsWith('GET') && !/stream$|\{id\}$/.test(name),
    );
    for (const name of reads) expect((await send(sandbox, 'GET', name.replace('GET ', ''))).status).toBe(200);
  });

  test('advance accepts a duration as text', async () => {
    const sandbox = createSandbox();
    const { body } = await send(sandbox, 'POST', '/sandbox/advance', { duration: '1h 30m' });
    expect(body.at('now')).toBe('2026-03-02T10:30:00.000Z');
  });

  test('restore accepts a saved state and refuses anything else', async () => {
    const sandbox = createSandbox();
    const state = (await send(sandbox, 'GET', '/sandbox/state')).body.value;
    const hash = sandbox.hash();
    await visitorOf(sandbox);
    expect(sandbox.hash()).not.toBe(hash);
    const { status } = await send(sandbox, 'POST', '/sandbox/restore', { state });
    expect([status, sandbox.hash()]).toEqual([200, hash]);
    const refused = await send(sandbox, 'POST', '/sandbox/restore', { state: { version: 1 } });
    expect([refused.status, sandbox.hash()]).toEqual([400, hash]);
    expect(refused.body.text('message')).toContain('seed is missing');
  });

  test('faults are added, listed and removed, as members or as one text', async () => {
    const sandbox = createSandbox();
    const add = (body: object) => send(sandbox, 'POST', '/sandbox/faults', body);
    expect((await add({ operation: 'getCurrentCart', rateLimit: 4 })).body.at('id')).toBe('fault-1');
    expect((await add({ fault: 'addToCurrentCart error=NOPE' })).status).toBe(400);
    expect((await add({ fault: 'addToCurrentCart lostAnswer times=1' })).body.at('id')).toBe('fault-2');
    const shopper = await visitorOf(sandbox);
    expect((await shopper.cart()).headers.get('retry-after')).toBe('4');
    const kept = await send(sandbox, 'DELETE', '/sandbox/faults', { id: 'fault-1' });
    expect(kept.body.list('faults').map((fault) => fault.at('kind'))).toEqual(['lostAnswer']);
    expect((await send(sandbox, 'DELETE', '/sandbox/faults', { id: 'fault-1' })).status).toBe(404);
    expect((await send(sandbox, 'DELETE', '/sandbox/faults', {})).body.at('faults')).toEqual([]);
  });

  test('mails are shown by address and deleted', async () => {
    const sandbox = createSandbox();
    sandbox.state.mails.push(mailTo('ada@example.org'), mailTo('ben@example.org'));
    const { body } = await send(sandbox, 'GET', '/sandbox/mails?to=Ben@example.org');
    expect(body.list('mails').map((mail) => mail.at('to'))).toEqual(['ben@example.org']);
    const one = await send(sandbox, 'GET', '/sandbox/mails/ben@example.org');
    expect(one.body.at('subject')).toBe('Set a new password');
    expect((await send(sandbox, 'GET', '/sandbox/mails/nobody')).status).toBe(404);
    await send(sandbox, 'DELETE', '/sandbox/mails');
    expect(sandbox.state.mails).toEqual([]);
  });
});

const mailTo = (to: string) => ({
  id: to,
  about: '',
  to,
  kind: 'recovery' as const,
  secret: 's',
  redirectUrl: null,
  date: '2026-03-02T09:00:00.000Z',
});

describe('the stream of notifications', () => {
  const emit = (sandbox: Sandbox, productId: string) =>
    announce(
      { state: sandbox.state, clock: sandbox.clock, origin: ORIGIN },
      'com.wix.ecommerce.catalog.api.v1.ProductDeleted',
      { productId },
    );

  test('shows earlier notifications from a number on, and new ones', async () => {
    const sandbox = createSandbox();
    emit(sandbox, 'first');
    emit(sandbox, 'second');
    const response = await sandbox.fetch(new Request(`${ORIGIN}/sandbox/notifications/stream?after=1`));
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    emit(sandbox, 'third');
    sandbox.advance(0);
    sandbox.dispose();
    const text = await response.text();
    expect([...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => id)).toEqual(['2', '3']);
    expect(text).toContain('event: com.wix.ecommerce.catalog.api.v1.ProductDeleted\ndata: {');
    expect(text).toContain('"productId":"third"');
  });

  test('works over HTTP and ends with the server', async () => {
    const sandbox = createSandbox();
    const server = await startServer(sandbox, { port: 0 });
    const response = await fetch(`${server.url}/sandbox/notifications/stream`);
    emit(sandbox, 'only');
    sandbox.advance(0);
    await server.close();
    expect(await response.text()).toContain('"productId":"only"');
  });

  test('refuses an invalid number', async () => {
    const { status } = await send(createSandbox(), 'GET', '/sandbox/notifications?after=first');
    expect(status).toBe(400);
  });
});
