import { createReceiver, type NotificationStore } from 'vitrine/webhooks';

export interface Settings {
  /** The key in the app's webhook settings. */
  readonly publicKey: string;
  /** The id of the app, and the signer, for notifications that name them. */
  readonly audience?: string;
  readonly issuer?: string;
  /** Shared by all processes. Omit it with a single process. */
  readonly store?: NotificationStore;
}

/** The shop's receiver. Handlers are short: the platform waits little more than a second. */
export const shopReceiver = ({ store, ...proof }: Settings, say: (line: string) => void) =>
  createReceiver({
    ...proof,
    ...(store && { store }),
    handlers: {
      'wix.ecom.v1.cart_created': ({ entity }) => say(`cart ${entity.id} was created`),
      'wix.ecom.v1.cart_updated': ({ entity, modifiedFields }) =>
        say(`cart ${entity.id}: ${Object.keys(modifiedFields ?? {}).join(', ') || 'something'} changed`),
      'com.wix.ecommerce.catalog.api.v1.ProductChanged': [
        ({ data }) => say(`product ${data.productId} changed`),
        ({ data, metadata }) => say(`search index of ${metadata.instanceId}: ${data.productId}`),
      ],
    },
    onUnknown: ({ eventType }) => say(`no handler for ${eventType}`),
    onError: ({ message }) => say(message),
  });
