import { expect, test } from 'vitest';
import { createClient } from '../client.ts';
import { call, failureOf, host } from '../testing/fakes.ts';
import type { Auth, Grant } from './auth.ts';

/** An identity whose first grant is refused; the renewed one belongs to another person if `lost` is true. */
const renewing = (lost: boolean): Auth => ({
  connect: () => ({
    authorize: (): Grant => ({ headers: { authorization: 'first' } }),
    renew: async (): Promise<Grant> => ({ headers: { authorization: 'second' }, lost }),
  }),
});

const shop = (lost: boolean) => {
  const sent: (string | undefined)[] = [];
  const { fetch } = host(({ headers }) => {
    sent.push(headers['authorization']);
    return sent.length === 1 ? new Response(null, { status: 401 }) : Response.json({ cart: {} });
  });
  return { sent, client: createClient({ fetch, host: 'https://shop.test', auth: renewing(lost) }) };
};

test('after a 401 a call is sent again with the renewed grant', async () => {
  const { sent, client } = shop(false);
  expect(await call(client, 'never')).toEqual({ cart: {} });
  expect(sent).toEqual(['first', 'second']);
});

test('a change is not sent again as another person, and its error says that the session was lost', async () => {
  const { sent, client } = shop(true);
  expect(await failureOf(call(client, 'never'))).toMatchObject({
    name: 'AuthError',
    message: 'session lost',
    code: 'session-lost',
    attempts: 1,
  });
  expect(sent).toEqual(['first']);
});

test('a read goes on as the person of the renewed grant', async () => {
  const { sent, client } = shop(true);
  expect(await call(client, 'read')).toEqual({ cart: {} });
  expect(sent).toEqual(['first', 'second']);
});

test('a call with its own authorization header is sent as it is, and its 401 renews nothing', async () => {
  const { sent, client } = shop(false);
  const error = await failureOf(call(client, 'never', { headers: { authorization: 'mine' } }));
  expect(error).toMatchObject({ name: 'ApiError', status: 401 });
  expect(sent).toEqual(['mine']);
});
