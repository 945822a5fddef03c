import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useGetCurrentCart } from '../../generated/carts/hooks.ts';
import { memoryStorage } from '../auth/storage.ts';
import type { Tokens } from '../auth/tokens.ts';
import { createClient } from '../client/client.ts';
import { oauth } from '../auth/oauth.ts';
import { VitrineProvider } from './index.ts';

afterEach(cleanup);

const member = (name: string): Tokens => ({
  accessToken: { value: name, expiresAt: 4_000_000_000 },
  refreshToken: { value: `RT-${name}`, role: 'member' },
});
/** Answers the cart of whoever calls. */
const fetch = async (_: string, { headers }: RequestInit) =>
  Response.json({ cart: { id: 'c', buyerNote: new Headers(headers).get('authorization'), lineItems: [] } });
const Note = () => <p>{useGetCurrentCart().data?.cart.buyerNote ?? 'loading'}</p>;

test.each(['here', 'in another tab'])(
  'a member who takes the place of another %s never sees what was read',
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
    // What a storage that other tabs share tells by itself, this one is asked.
    await client.session.getTokens();
    expect(await screen.findByText('Bob')).toBeTruthy();
    expect(screen.queryByText('Ann')).toBeNull();
  },
);
