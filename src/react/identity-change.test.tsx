import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useGetCurrentCart } from '../../generated/carts/queries.ts';
import { memoryStorage } from '../session/storage/storage.ts';
import type { Tokens } from '../core/identity/tokens.ts';
import { createClient } from '../core/client.ts';
import { oauth } from '../session/oauth.ts';
import { VitrineProvider } from './index.ts';

afterEach(cleanup);

const member = (name: string): Tokens => ({
  accessToken: { value: name, expiresAt: 4_000_000_000 },
  refreshToken: { value: `RT-${name}`, role: 'member' },
});
const visitor = (name: string): Tokens => ({
  ...member(name),
  refreshToken: { value: `RT-${name}`, role: 'visitor' },
});
/** Returns a cart with the name of the caller. */
const fetch = async (_: string, { headers }: RequestInit) =>
  Response.json({ cart: { id: 'c', buyerNote: new Headers(headers).get('authorization'), lineItems: [] } });
const Note = () => <p>{useGetCurrentCart().data?.cart?.buyerNote ?? 'loading'}</p>;

test.each(['here', 'in another tab'])(
  'after a change of the member %s the page never shows data of the previous member',
  async (where) => {
    const storage = memoryStorage();
    const open = () =>
      createClient({ host: 'https://shop.test', fetch, auth: oauth({ clientId: 'shop', storage }) });
    const client = open();
    await client.session.setTokens(member('Ann'));
    render(
      <VitrineProvider client={client}>
        <Note />
      </VitrineProvider>,
    );
    expect(await screen.findByText('Ann')).toBeTruthy();
    await (where === 'here' ? client : open()).session.setTokens(member('Bob'));
    // A storage that tabs share would notify this tab; here the session reads the storage.
    await client.session.getTokens();
    expect(await screen.findByText('Bob')).toBeTruthy();
    expect(screen.queryByText('Ann')).toBeNull();
  },
);

test.each<[string, Tokens | undefined, Tokens, string[]]>([
  ['a visitor is replaced by another visitor', visitor('Cleo'), visitor('Dan'), ['Cleo', 'Dan']],
  ['a visitor signs in', visitor('Cleo'), member('Ann'), ['Cleo', 'loading', 'Ann']],
  ['a member is replaced by a visitor', member('Ann'), visitor('Cleo'), ['Ann', 'loading', 'Cleo']],
])('if %s, the page shows in turn', async (_, before, after, shown) => {
  const slow: typeof fetch = async (...request) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    return fetch(...request);
  };
  const client = createClient({ host: 'https://shop.test', fetch: slow, auth: oauth({ clientId: 'shop' }) });
  if (before) await client.session.setTokens(before);
  const seen: string[] = [];
  const Seen = () => {
    const note = useGetCurrentCart().data?.cart?.buyerNote ?? 'loading';
    if (note !== seen.at(-1)) seen.push(note);
    return <p>{note}</p>;
  };
  render(
    <VitrineProvider client={client}>
      <Seen />
    </VitrineProvider>,
  );
  await screen.findByText(shown[0] ?? '');
  seen.splice(0, seen.length - 1);
  await client.session.setTokens(after);
  await screen.findByText(shown.at(-1) ?? '');
  expect(seen).toEqual(shown);
});
