import { createSigner, type Signer } from '../signer.ts';

/** The current time of these tests. */
export const NOW = Date.UTC(2026, 10, 21, 12);

export const AUDIENCE = 'app-1';
export const ISSUER = 'wix.com';
export const INSTANCE = '1c3b8f5e-7a42-4d0b-9f61-2e8d7c6b5a40';

/** A signer with its own key, whose deliveries are valid. */
export const signerOf = async (modulusLength = 2048): Promise<Signer> => {
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength,
    publicExponent: Uint8Array.of(1, 0, 1),
  };
  return createSigner({
    keys: await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']),
    defaults: { audience: AUDIENCE, issuer: ISSUER },
    now: () => NOW,
  });
};

/** The members of a notification in the newer form; each notification needs its own id. */
export const facts = (id: string, sequence?: string | number, entityId = 'cart-1') => ({
  id,
  entityFqdn: 'wix.ecom.v1.cart',
  entityId,
  eventTime: '2026-11-21T12:00:00.000Z',
  ...(sequence !== undefined && { entityEventSequence: sequence }),
});

export const cartCreated = (id = 'n-1', sequence: string | number = '1', entityId = 'cart-1') => ({
  eventType: 'wix.ecom.v1.cart_created' as const,
  instanceId: INSTANCE,
  identity: { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: 'v-1' },
  data: { ...facts(id, sequence, entityId), slug: 'created', createdEvent: { entity: { id: entityId } } },
});

export const cartUpdated = (id: string, sequence: string | number, entityId = 'cart-1') => ({
  eventType: 'wix.ecom.v1.cart_updated' as const,
  instanceId: INSTANCE,
  data: {
    ...facts(id, sequence, entityId),
    slug: 'updated',
    updatedEvent: { currentEntity: { id: entityId, note: id }, modifiedFields: { note: 'before' } },
  },
});

export const cartDeleted = (id: string, sequence: string | number) => ({
  eventType: 'wix.ecom.v1.cart_deleted' as const,
  instanceId: INSTANCE,
  data: { ...facts(id, sequence), slug: 'deleted', deletedEvent: {} },
});

export const eventStarted = (id: string, sequence: string | number) => ({
  eventType: 'wix.events.v3.event_started' as const,
  instanceId: INSTANCE,
  data: { ...facts(id, sequence), slug: 'started', actionEvent: { body: { eventId: 'e-1' } } },
});

/** A notification in the earlier form, with neither an id nor a sequence. */
export const productChanged = (productId = 'p-1') => ({
  eventType: 'com.wix.ecommerce.catalog.api.v1.ProductChanged' as const,
  instanceId: INSTANCE,
  data: { productId, changedFields: ['price'] },
});

export const segments = (jwt: string): string[] => jwt.split('.');

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A delivery with another header and its old signature. */
export const withHeader = (jwt: string, header: object): string =>
  [encoded(header), ...segments(jwt).slice(1)].join('.');

/** A delivery with other claims and its old signature. */
export const withPayload = (jwt: string, claims: object): string => {
  const [head, , signature] = segments(jwt);
  return [head, encoded(claims), signature].join('.');
};
