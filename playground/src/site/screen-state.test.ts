import { describe, expect, test } from 'vitest';
import { createShownFetch, type ScreenState } from './screen-state.ts';

const LIST = 'http://localhost/v1/products/query';
const answer = { products: [1, 2], metadata: { count: 2 }, cart: { lineItems: [1], note: 'kept' } };

const shownAs = (state: ScreenState) => {
  const shown = { state, code: 'NOT_FOUND' } as const;
  return createShownFetch(
    () => shown,
    () => Promise.resolve(Response.json(answer)),
  );
};
const post = { method: 'POST', body: '{}' };

describe('simulated screen states', () => {
  test('empty: lists have no members', async () => {
    const response = await shownAs('empty')(LIST, post);
    expect(await response.json()).toEqual({
      products: [],
      metadata: { count: 0 },
      cart: { lineItems: [], note: 'kept' },
    });
  });

  test('error: every call except token requests fails with the chosen code', async () => {
    const fetch = shownAs('error');
    expect((await fetch('http://localhost/v1/orders', post)).status).toBe(404);
    expect((await fetch('http://localhost/oauth2/token', post)).status).toBe(200);
  });

  test('partial: every second read fails, and keeps failing', async () => {
    const fetch = shownAs('partial');
    const statuses = [];
    for (const path of ['a', 'b', 'a', 'b', 'c'])
      statuses.push((await fetch(`http://localhost/${path}`)).status);
    expect(statuses).toEqual([200, 404, 200, 404, 200]);
  });

  test('offline: every request fails', async () => {
    await expect(shownAs('offline')(LIST, post)).rejects.toThrow('Failed to fetch');
  });

  test('loading: reads stay pending until aborted, writes pass', async () => {
    const fetch = shownAs('loading');
    const end = new AbortController();
    const waiting = fetch(LIST, { ...post, signal: end.signal });
    end.abort(new Error('given up'));
    await expect(waiting).rejects.toThrow('given up');
    expect((await fetch('http://localhost/v1/carts/current/add-to-cart', post)).status).toBe(200);
  });
});
