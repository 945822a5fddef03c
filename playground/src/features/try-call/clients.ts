import { createClient, type VitrineClient } from 'vitrine';
import { arrive } from '../../site/automatic-sign-in.ts';
import { cartReads } from '../../site/cart-mark.ts';
import type { IdentityId } from '../../site/identities.ts';
import type { Services } from '../../site/services.ts';

/** Identities that a call can be sent as; `anyone` sends no token. */
export type TryIdentity = 'visitor' | 'member' | 'owner' | 'app' | 'anyone';

/** The identities of the playground that are visitors or members. */
const isVisitor = (id: IdentityId): boolean => id === 'a' || id === 'b';

/**
 * The client that sends a call as an identity. The visitor is the one of the top bar if that is a visitor, so that a
 * tried call changes the cart of the page.
 */
export const clientFor = async (
  as: TryIdentity,
  operation: string,
  { clients, config, identity, tap }: Pick<Services, 'clients' | 'config' | 'identity' | 'tap'>,
): Promise<VitrineClient> => {
  if (as === 'anyone') return createClient({ host: config.sandboxUrl, fetch: tap.fetch });
  const id = as === 'visitor' ? (isVisitor(identity) ? identity : 'a') : as;
  const { client, hasCart } = clients.get(id);
  // A tried call is always sent, also the read of a cart that was never made.
  if (cartReads.has(operation)) hasCart.set(true);
  await arrive(id, client);
  return client;
};
