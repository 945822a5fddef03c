import {
  type Notification,
  type NotificationByType,
  type NotificationIdentity,
  notificationFacts,
  type NotificationType,
} from '../../generated/notifications/index.ts';
import { isDeclared, type Undeclared } from '../../src/index.ts';
import { exactly } from './callers.ts';

// Uses of notifications that must compile and uses that must not. Only the compiler runs these lines.

export const narrowed = (notification: Notification): string => {
  // @ts-expect-error Not every notification has an order.
  void notification.data.orderNumber;
  // @ts-expect-error Not an event type.
  if (notification.eventType === 'wix.events.v3.event_renamed') return '';
  if (notification.eventType === 'wix.events.v3.event_updated') {
    const { currentEntity, modifiedFields } = notification.data.updatedEvent;
    exactly<string | undefined>()(currentEntity.title);
    exactly<string | undefined>()(currentEntity.dateAndTimeSettings?.startDate);
    // @ts-expect-error A change has no created entity.
    void notification.data.createdEvent;
    return Object.keys(modifiedFields ?? {}).join();
  }
  if (notification.eventType === 'wix.ecom.v1.cart_created')
    return notification.data.createdEvent.entity.lineItems[0]?.productName?.original ?? '';
  if (notification.eventType === 'wix.events.ticketing.events.OrderUpdated') {
    exactly<string>()(notification.data.orderNumber);
    // @ts-expect-error The older form has no entity.
    void notification.data.entityId;
  }
  return '';
};

/** Every event type has a case: a new type in the description does not compile here until it has a case. */
export const about = (notification: Notification): string => {
  switch (notification.eventType) {
    case 'wix.events.v3.event_created':
      return notification.data.createdEvent.entity.title ?? '';
    case 'wix.events.v3.event_updated':
      return notification.data.updatedEvent.currentEntity.title ?? '';
    case 'wix.events.v3.event_deleted':
    case 'wix.events.v3.event_started':
    case 'wix.events.v3.event_ended':
    case 'wix.events.v3.event_reminder':
    case 'wix.events.v3.event_published':
    case 'wix.events.v3.event_cloned':
    case 'wix.events.v3.event_canceled':
    case 'wix.ecom.v1.cart_created':
    case 'wix.ecom.v1.cart_updated':
    case 'wix.ecom.v1.cart_deleted':
    case 'wix.ecom.v1.order_created':
    case 'wix.ecom.v1.order_updated':
    case 'wix.categories.v1.category_created':
    case 'wix.categories.v1.category_updated':
    case 'wix.categories.v1.category_deleted':
    case 'wix.ecom.v2.cart_created':
    case 'wix.ecom.v2.cart_updated':
    case 'wix.ecom.v2.cart_deleted':
    case 'wix.stores.catalog.v3.product_created':
    case 'wix.stores.catalog.v3.product_updated':
    case 'wix.stores.catalog.v3.product_deleted':
    case 'wix.stores.catalog.v3.brand_created':
    case 'wix.stores.catalog.v3.brand_updated':
    case 'wix.stores.catalog.v3.brand_deleted':
    case 'wix.stores.catalog.v3.ribbon_created':
    case 'wix.stores.catalog.v3.ribbon_updated':
    case 'wix.stores.catalog.v3.ribbon_deleted':
    case 'wix.events.v2.rsvp_created':
    case 'wix.events.v2.rsvp_updated':
    case 'wix.events.v2.rsvp_deleted':
    case 'wix.members.v1.member_created':
    case 'wix.members.v1.member_updated':
    case 'wix.members.v1.member_deleted':
      return notification.data.entityId;
    case 'wix.events.v1.ticket_reservation_created':
    case 'wix.events.v1.ticket_reservation_updated':
    case 'wix.events.v1.ticket_reservation_deleted':
    case 'wix.events.v3.ticket_definition_created':
    case 'wix.events.v3.ticket_definition_updated':
    case 'wix.events.v3.ticket_definition_deleted':
      return notification.data.entityId;
    case 'wix.events.v3.ticket_definition_sale_started':
    case 'wix.events.v3.ticket_definition_sale_ended':
      return notification.data.actionEvent.body.ticketDefinition?.name ?? '';
    case 'wix.events.v3.ticket_definition_sale_period_updated':
      return notification.data.actionEvent.body.afterUpdate?.startDate ?? '';
    case 'wix.ecom.v2.cart_calculated':
      return notification.data.actionEvent.body.cartId;
    case 'wix.ecom.v1.order_approved':
    case 'wix.ecom.v1.order_canceled':
    case 'wix.ecom.v1.order_committed':
    case 'wix.ecom.v1.order_fulfilled':
    case 'wix.ecom.v1.order_imported':
    case 'wix.ecom.v1.order_imported_order_deleted':
    case 'wix.ecom.v1.order_payment_status_updated':
      return notification.data.actionEvent.body.order.number;
    case 'wix.categories.v1.category_category_moved':
    case 'wix.categories.v1.category_item_added_to_category':
    case 'wix.categories.v1.category_item_removed_from_category':
    case 'wix.categories.v1.category_items_arranged_in_category':
      return notification.data.actionEvent.body.categoryId;
    case 'wix.events.ticketing.events.OrderInitiated':
    case 'wix.events.ticketing.events.OrderConfirmed':
    case 'wix.events.ticketing.events.OrderUpdated':
    case 'wix.events.ticketing.events.OrderDeleted':
      return notification.data.orderNumber;
    case 'wix.events.ticketing.events.ReservationCreated':
    case 'wix.events.ticketing.events.ReservationUpdated':
      return notification.data.reservationId;
    case 'com.wix.ecommerce.catalog.api.v1.ProductCreated':
    case 'com.wix.ecommerce.catalog.api.v1.ProductChanged':
    case 'com.wix.ecommerce.catalog.api.v1.ProductDeleted':
    case 'com.wix.ecommerce.catalog.api.v1.VariantsChanged':
      return notification.data.productId;
    case 'com.wix.ecommerce.catalog.api.v1.CollectionCreated':
    case 'com.wix.ecommerce.catalog.api.v1.CollectionChanged':
    case 'com.wix.ecommerce.catalog.api.v1.CollectionDeleted':
      return notification.data.collection_Id;
    default:
      return notification satisfies never;
  }
};

/** The event type if it is listed; undefined for a type that the platform adds later. */
export const told = (eventType: string): NotificationType | undefined =>
  isDeclared(notificationFacts, eventType) ? eventType : undefined;

export const handlers: { [Type in 'wix.ecom.v1.cart_deleted']: (given: NotificationByType[Type]) => string } =
  {
    'wix.ecom.v1.cart_deleted': ({ data }) => data.entityId,
  };

/** Every listed kind has a case; a kind that the platform adds later is kept. */
export const actor = (identity: NotificationIdentity): string | undefined => {
  switch (identity.identityType) {
    case 'ANONYMOUS_VISITOR':
      return identity.anonymousVisitorId;
    case 'MEMBER':
      return identity.memberId;
    case 'WIX_USER':
      return identity.wixUserId;
    case 'APP':
      return identity.appId;
    case 'UNKNOWN':
      return undefined;
    default:
      return identity.identityType satisfies Undeclared;
  }
};
