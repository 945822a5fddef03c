import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setupSandboxServer, startServer } from '../../hosts/node.ts';
import { createSandbox } from '../../create-sandbox.ts';
import type { Sandbox } from '../../control/sandbox.ts';
import { CLIENT_ID } from '../../testing/shopper.ts';

/** The hosts with real connections, each with its address. */
const entrances = {
  'over HTTP': async () => {
    const sandbox = createSandbox();
    const server = await startServer(sandbox, { port: 0 });
    return { sandbox, url: server.url, close: () => server.close() };
  },
  'behind msw': async () => {
    const { sandbox, server } = setupSandboxServer();
    server.listen();
    return { sandbox, url: 'https://www.wixapis.com', close: async () => server.close() };
  },
};

describe.each(Object.entries(entrances))('a connection fault %s', (_, open) => {
  let stage: { sandbox: Sandbox; url: string; close: () => Promise<void> };
  beforeAll(async () => {
    stage = await open();
  });
  afterEach(() => stage.sandbox.reset());
  afterAll(() => stage.close());

  const token = (init?: RequestInit) =>
    fetch(`${stage.url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: CLIENT_ID, grantType: 'anonymous' }),
      ...init,
    });

  test('resets the connection', async () => {
    stage.sandbox.faults.add({ operation: 'createToken', reset: true, times: 1 });
    await expect(token()).rejects.toThrow(TypeError);
    expect(Object.keys(stage.sandbox.state.accessTokens)).toHaveLength(0);
    expect((await token()).status).toBe(200);
  });

  test('loses the answer after the change', async () => {
    stage.sandbox.faults.add({ operation: 'createToken', lostAnswer: true, times: 1 });
    await expect(token()).rejects.toThrow(TypeError);
    expect(Object.keys(stage.sandbox.state.accessTokens)).toHaveLength(1);
  });

  test('ends the connection within the body, after a successful status', async () => {
    stage.sandbox.faults.add({ operation: 'createToken', truncated: true, times: 1 });
    const response = await token();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow(TypeError);
  });

  test('sends half of the JSON with the length of that half', async () => {
    stage.sandbox.faults.add({ operation: 'createToken', malformed: true, times: 1 });
    const response = await token();
    const text = await response.text();
    expect([response.status, text.startsWith('{"')]).toEqual([200, true]);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  test('sends nothing until the caller aborts', async () => {
    stage.sandbox.faults.add({ operation: 'createToken', hang: true, times: 1 });
    const controller = new AbortController();
    const waiting = token({ signal: controller.signal });
    await expect.poll(() => stage.sandbox.faults.list()[0]?.hits ?? 1).toBe(1);
    controller.abort(new Error('given up'));
    await expect(waiting).rejects.toThrow('given up');
    expect((await token()).status).toBe(200);
  });

  test('delays the answer', async () => {
    stage.sandbox.faults.add({ operation: 'createToken', latencyMs: 60, times: 1 });
    const start = performance.now();
    expect((await token()).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(55);
  });
});

test('a server that stops ends pending calls at once', async () => {
  const sandbox = createSandbox({ faults: [{ operation: 'createToken', hang: true }] });
  const server = await startServer(sandbox, { port: 0 });
  const ended = fetch(`${server.url}/oauth2/token`, { method: 'POST', body: '{}' }).catch((error) => error);
  await expect.poll(() => sandbox.faults.list()[0]?.hits).toBe(1);
  const start = performance.now();
  await server.close();
  expect(await ended).toBeInstanceOf(TypeError);
  expect(performance.now() - start).toBeLessThan(1_000);
});
