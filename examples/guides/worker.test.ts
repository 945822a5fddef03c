import { afterAll, beforeAll, expect, test } from 'vitest';
import { setupSandboxServer } from 'vitrine/sandbox/node';
import worker from './worker.ts';

const { server } = setupSandboxServer({ seed: 7 });
beforeAll(() => server.listen());
afterAll(() => server.close());

const CLIENT_ID = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';
const visit = (cookie = '') =>
  worker.fetch(new Request('https://shop.test/', { headers: { cookie } }), { CLIENT_ID });

test('the worker sends a new visitor one cookie, and no second one on the next visit', async () => {
  const first = await visit();
  expect(await first.json()).toHaveLength(3);
  expect(first.headers.get('cache-control')).toContain('private');
  const [cookie = ''] = first.headers.getSetCookie();
  const again = await visit(cookie.split(';')[0]);
  expect(await again.json()).toHaveLength(3);
  expect(again.headers.getSetCookie()).toEqual([]);
});
