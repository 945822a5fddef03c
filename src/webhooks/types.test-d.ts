import { expectTypeOf } from 'vitest';
import type { Cart, Notification, ProductChanged } from '../../generated/notifications/index.ts';
import { Notification as schema } from '../../generated/notifications/zod.ts';
import { createReceiver, type NotificationEvent, type ReceivedNotification } from './index.ts';

createReceiver({
  publicKey: ['key', { kty: 'RSA' }, { keys: [] }],
  schema,
  handlers: {
    'wix.ecom.v1.cart_created': ({ entity, metadata }) => {
      expectTypeOf(entity).toEqualTypeOf<Cart>();
      expectTypeOf(metadata.eventType).toEqualTypeOf<'wix.ecom.v1.cart_created'>();
      expectTypeOf(metadata.entityEventSequence).toEqualTypeOf<string | undefined>();
      expectTypeOf(metadata.late).toEqualTypeOf<true | undefined>();
    },
    'wix.ecom.v1.cart_updated': [
      async ({ entity, modifiedFields }) => {
        expectTypeOf(entity).toEqualTypeOf<Cart>();
        expectTypeOf(modifiedFields).not.toBeAny();
      },
      () => undefined,
    ],
    'wix.ecom.v1.cart_deleted': ({ entity }) => expectTypeOf(entity).toEqualTypeOf<Cart | undefined>(),
    'wix.events.v3.event_started': ({ data }) => expectTypeOf(data.eventId).toEqualTypeOf<string>(),
    'com.wix.ecommerce.catalog.api.v1.ProductChanged': ({ data, metadata }) => {
      expectTypeOf(data).toEqualTypeOf<ProductChanged>();
      expectTypeOf(metadata.instanceId).toEqualTypeOf<string>();
      // @ts-expect-error -- the plain form has no sequence
      return metadata.entityEventSequence;
    },
  },
});

createReceiver({
  publicKey: 'key',
  // @ts-expect-error -- there is no such type
  handlers: { 'wix.ecom.v1.cart_forgotten': () => undefined },
});

// @ts-expect-error -- a receiver needs a key
createReceiver({ handlers: {} });

// @ts-expect-error -- a created entity has no modified fields
export const none = (event: NotificationEvent<'wix.ecom.v1.cart_created'>) => event.modifiedFields;

export const narrowed = (notification: ReceivedNotification) =>
  notification.eventType === 'wix.ecom.v1.cart_created' &&
  expectTypeOf(notification.data.createdEvent.entity).toEqualTypeOf<Cart>();

expectTypeOf<Notification>().toExtend<ReceivedNotification>();
