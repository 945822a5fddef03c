import { createReceiver, type NotificationStore } from 'vitrine/webhooks';

export interface Settings {
  /** As the app's webhook settings show it. */
  readonly publicKey: string;
  /** The id of the app, and who signs. */
  readonly audience: string;
  readonly issuer: string;
  /** Shared by all processes; leave it out with a single one. */
  readonly store?: NotificationStore;
}

/** What the shop does with the news. Handlers are short: the platform waits little more than a second. */
export const shopNews = ({ store, ...proof }: Settings, say: (news: string) => void) =>
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
    onUnknown: ({ eventType }) => say(`nobody waits for ${eventType}`),
    onError: ({ message }) => say(message),
  });
