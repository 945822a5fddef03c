import { QueryClient } from '@tanstack/react-query';
import { createClient } from '../../core/client.ts';
import type { Tokens } from '../../core/identity/tokens.ts';
import { keepTokens } from '../../session/keep-tokens.ts';
import { oauth } from '../../session/oauth.ts';
import { memoryStorage, type TokenStorage } from '../../session/storage/storage.ts';
import { bindClient } from '../index.ts';

export const ADA = 'ada@example.org';
export const member = (name: string): Tokens => ({
  accessToken: { value: name, expiresAt: 4_000_000_000 },
  refreshToken: { value: `RT-${name}`, role: 'member' },
});

/** A platform whose responses name the caller; a visitor is refused, as the platform refuses a visitor's account. */
const platformOf = () => {
  const calls: string[] = [];
  let visitors = 0;
  const fetch = async (url: string, { headers }: RequestInit): Promise<Response> => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('/oauth2/token')) {
      visitors += 1;
      return Response.json({
        access_token: `visitor-${visitors}`,
        refresh_token: `RT-visitor-${visitors}`,
        expires_in: 3600,
      });
    }
    calls.push(pathname);
    const name = new Headers(headers).get('authorization') ?? '';
    if (pathname.includes('/products/')) return Response.json({ product: { id: 'p', name: 'Mug' } });
    if (name.startsWith('visitor') && !pathname.includes('/carts/'))
      return Response.json({ message: '', details: {} }, { status: 403 });
    return Response.json({
      member: { id: 'm', loginEmail: name },
      cart: { id: name, buyerNote: name, lineItems: [], appliedDiscounts: [], updatedDate: '' },
      orders: [{ id: 'o', number: name }],
      order: { orderNumber: name },
      rsvps: [{ id: name }],
      ticketReservation: { id: name },
      pagingMetadata: { hasNext: false },
      metadata: { hasNext: false },
    });
  };
  return { calls, fetch };
};

export interface Device {
  readonly storage: TokenStorage;
  readonly platform: ReturnType<typeof platformOf>;
  /** The persisted data cache. */
  saved?: string | undefined;
}
export const deviceOf = (storage = memoryStorage()): Device => ({ storage, platform: platformOf() });

export const open = ({ storage, platform: { fetch } }: Device) => {
  const client = createClient({
    host: 'https://shop.test',
    fetch,
    retries: 0,
    auth: oauth({ clientId: 'shop', storage }),
  });
  const queries = { staleTime: 60_000, gcTime: Infinity, retry: false };
  return { client, queryClient: bindClient(new QueryClient({ defaultOptions: { queries } }), client) };
};

/** A page with a client and its data cache. */
export type Page = ReturnType<typeof open>;

/** A storage that answers after a while, like IndexedDB. */
export const slowly = (storage: TokenStorage): TokenStorage => ({
  keep: keepTokens,
  load: async (key) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    return storage.load(key);
  },
  save: async (key, tokens) => storage.save(key, tokens),
});
