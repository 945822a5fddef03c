import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { parse } from 'yaml';
import {
  type Notification,
  type NotificationByType,
  notificationFacts,
} from '../../generated/notifications/notifications.ts';
import { Notification as schema } from '../../generated/notifications/zod.ts';

interface Bundle {
  webhooks: Record<
    string,
    {
      post: {
        requestBody: { content: { 'application/json': { examples: Record<string, { value: unknown }> } } };
      };
    }
  >;
}

const file = join(import.meta.dirname, '../../generated/notifications/openapi.yaml');
const { webhooks } = parse(readFileSync(file, 'utf8')) as Bundle;
const examples = Object.entries(webhooks).flatMap(([type, { post }]) =>
  Object.values(post.requestBody.content['application/json'].examples).map(({ value }) => ({ type, value })),
);

/** The platform's event types, written down from its reference and not from the description. */
const events = [
  'created',
  'updated',
  'deleted',
  'started',
  'ended',
  'reminder',
  'published',
  'cloned',
  'canceled',
];
const carts = ['created', 'updated', 'deleted'];
const orders = ['OrderInitiated', 'OrderConfirmed', 'OrderUpdated', 'OrderDeleted'];
const reservations = ['ReservationCreated', 'ReservationUpdated'];
const catalog = ['Product', 'Collection'].flatMap((thing) =>
  ['Created', 'Changed', 'Deleted'].map((what) => thing + what),
);

describe('the notifications', () => {
  test('are the 25 of the specification', () => {
    const types = Object.keys(notificationFacts);
    const ending = (prefix: string) =>
      types.filter((type) => type.startsWith(prefix)).map((type) => type.slice(prefix.length));
    expect(ending('wix.events.v3.event_').sort()).toEqual(events.toSorted());
    expect(ending('wix.ecom.v1.cart_').sort()).toEqual(carts.toSorted());
    expect(ending('com.wix.ecommerce.catalog.api.v1.').sort()).toEqual(
      [...catalog, 'VariantsChanged'].sort(),
    );
    const rest = types.filter((type) => !/^(wix\.events\.v3|wix\.ecom|com\.wix\.ecommerce)/.test(type));
    expect(rest.map((type) => type.split('.').at(-1) ?? '').sort()).toEqual(
      [...orders, ...reservations].sort(),
    );
    expect(types).toHaveLength(25);
  });

  test.each(examples)('an example of $type is read, and an empty one is refused', ({ type, value }) => {
    expect(schema.safeParse(value)).toMatchObject({ success: true, data: { eventType: type } });
    expect(schema.safeParse({ ...(value as object), data: {} }).success).toBe(false);
  });

  test('an unknown type is refused', () => {
    expect(schema.safeParse({ eventType: 'something.else', data: {} }).success).toBe(false);
  });

  test('a switch over the event type narrows the payload', () => {
    const changed = (notification: Notification) =>
      notification.eventType === 'com.wix.ecommerce.catalog.api.v1.ProductChanged'
        ? notification.data
        : undefined;
    expectTypeOf(changed).returns.toEqualTypeOf<
      NotificationByType['com.wix.ecommerce.catalog.api.v1.ProductChanged']['data'] | undefined
    >();
  });
});
