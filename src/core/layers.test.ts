import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { call, host } from './testing/fakes.ts';
import type { Layer } from './types.ts';

test('a layer gets the response with its parsed body, and can replace the body', async () => {
  const { fetch } = host(Response.json({ cart: { id: 'c' } }));
  const renamed: Layer = (next) => async (request) => {
    const { response, data } = await next(request);
    expect(data).toEqual({ cart: { id: 'c' } });
    return { response, data: { cart: { id: 'other' } } };
  };
  expect(await call(createClient({ fetch, layers: [renamed] }))).toEqual({ cart: { id: 'other' } });
});

test('a layer finds its request unchanged after the call, except headers and progress', async () => {
  const { fetch } = host(new Response('', { status: 503 }), Response.json({}));
  const urls: string[] = [];
  const watching: Layer = (next) => async (request) => {
    const { headers: _headers, progress, ...before } = request;
    const answer = await next(request);
    const { headers: _after, progress: _same, ...after } = request;
    expect(after).toEqual(before);
    expect(progress.attempts).toBe(2);
    urls.push(request.url);
    return answer;
  };
  await call(createClient({ fetch, layers: [watching] }));
  expect(urls).toEqual(['/v1/carts/current']);
});
