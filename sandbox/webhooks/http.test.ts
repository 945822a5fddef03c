import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { announce } from '../engine/announce.ts';
import { createSandbox } from '../create-sandbox.ts';
import { ORIGIN, send } from '../testing/shopper.ts';
import { DELETED } from './testing/stage.ts';

describe('over HTTP', () => {
  test('a receiver that a control call has registered gets its notification, and the control call lists its deliveries', async () => {
    const bodies: string[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        bodies.push(`${request.method} ${request.url} ${body}`);
        response.end();
      });
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`;
    const sandbox = createSandbox();
    onTestFinished(() => sandbox.dispose());
    const registered = await send(sandbox, 'POST', '/sandbox/webhooks', { url });
    expect(registered.body.at('id')).toBe('receiver-1');
    announce({ state: sandbox.state, clock: sandbox.clock, origin: ORIGIN }, DELETED, { productId: 'x' });
    sandbox.advance(0);
    await sandbox.webhooks.settled();
    expect(bodies).toEqual([expect.stringMatching(/^POST \/hook ey/)]);
    const listed = await send(sandbox, 'GET', '/sandbox/webhooks/deliveries?status=delivered');
    expect(listed.body.at('deliveries.0.attempts.0.status')).toBe(200);
    const known = await send(sandbox, 'GET', '/sandbox/webhooks');
    expect(known.body.at('publicKey')).toBe(await sandbox.webhooks.publicKey());
    const repeated = await send(sandbox, 'POST', '/sandbox/webhooks/repeat', { id: 'delivery-1' });
    expect(repeated.status).toBe(200);
    await sandbox.webhooks.settled();
    expect(bodies).toHaveLength(2);
    expect((await send(sandbox, 'DELETE', '/sandbox/webhooks', { id: 'receiver-1' })).status).toBe(200);
    expect((await send(sandbox, 'DELETE', '/sandbox/webhooks', { id: 'receiver-1' })).status).toBe(404);
    expect((await send(sandbox, 'POST', '/sandbox/webhooks', { url: 'ftp://x' })).status).toBe(400);
  });

  test('if the receiver is not running, the attempt shows the reason, and the next one is planned', async () => {
    const sandbox = createSandbox();
    onTestFinished(() => sandbox.dispose());
    sandbox.webhooks.register({ url: 'http://127.0.0.1:1/hook' });
    announce({ state: sandbox.state, clock: sandbox.clock, origin: ORIGIN }, DELETED, { productId: 'x' });
    sandbox.advance(0);
    await sandbox.webhooks.settled();
    expect(sandbox.webhooks.deliveries()[0]).toMatchObject({
      status: 'pending',
      attempts: [{ status: null, problem: expect.stringContaining('could not be reached') as string }],
      nextDate: '2026-03-02T09:01:00.000Z',
    });
  });
});
