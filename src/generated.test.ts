import { expect, test } from 'vitest';
import { createClient } from './core/client.ts';
import { host } from './core/testing/fakes.ts';
import { requestBody, requestOwn } from './generated.ts';

const facts = { id: 'getNote', service: 'backend', repeat: 'read', identity: [] } as const;
const call = { method: 'GET', url: '/notes/1', facts };

test('a call to a service of another host carries no consistency mark of the platform', async () => {
  const { seen, fetch } = host(
    Response.json({}, { headers: { 'x-wix-consistent': 'mark' } }),
    Response.json({ text: 'a' }),
    Response.json({}),
  );
  const client = createClient({ fetch });
  await client.call('GET', '/first');
  expect(await requestOwn(call, { client, headers: { 'x-mine': 'yes' } })).toEqual({ text: 'a' });
  await client.call('GET', '/last');
  expect(seen.map(({ headers }) => headers)).toEqual([
    {},
    { 'x-mine': 'yes' },
    { 'x-wix-consistent': 'mark' },
  ]);
});

test('a response that is not JSON is a text or a file; a refusal is an error', async () => {
  const { fetch } = host(
    new Response('id,name'),
    new Response(new Uint8Array([1, 2, 3])),
    new Response('gone', { status: 404 }),
  );
  const client = createClient({ fetch });
  const statuses: number[] = [];
  const onResponse = ({ status }: Response) => void statuses.push(status);
  expect(await requestBody('text', call, { client, onResponse })).toBe('id,name');
  expect((await requestBody('blob', call, { client, onResponse })).size).toBe(3);
  await expect(requestBody('text', call, { client, onResponse })).rejects.toMatchObject({ status: 404 });
  expect(statuses).toEqual([200, 200, 404]);
});
