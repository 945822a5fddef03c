// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type * as model from './types.ts';

/** All notifications, by event type. */
export interface NotificationByType {
  /** An event was created. */
  'wix.events.v3.event_created': model.EventCreatedNotification;
  /** An event was changed. */
  'wix.events.v3.event_updated': model.EventUpdatedNotification;
  /** An event was deleted. */
  'wix.events.v3.event_deleted': model.EventDeletedNotification;
  /** An event has started. */
  'wix.events.v3.event_started': model.EventStartedNotification;
  /** An event has ended. */
  'wix.events.v3.event_ended': model.EventEndedNotification;
  /** An event starts soon. */
  'wix.events.v3.event_reminder': model.EventReminderNotification;
  /** An event was published. */
  'wix.events.v3.event_published': model.EventPublishedNotification;
  /** An event was copied. */
  'wix.events.v3.event_cloned': model.EventClonedNotification;
  /** An event was canceled. */
  'wix.events.v3.event_canceled': model.EventCanceledNotification;
  /** A cart was created. */
  'wix.ecom.v1.cart_created': model.CartCreatedNotification;
  /** A cart was changed. */
  'wix.ecom.v1.cart_updated': model.CartUpdatedNotification;
  /** A cart was deleted. */
  'wix.ecom.v1.cart_deleted': model.CartDeletedNotification;
  /** A cart was created, second version. */
  'wix.ecom.v2.cart_created': model.CartV2CreatedNotification;
  /** A cart was changed, second version. */
  'wix.ecom.v2.cart_updated': model.CartV2UpdatedNotification;
  /** A cart was deleted, second version. */
  'wix.ecom.v2.cart_deleted': model.CartV2DeletedNotification;
  /** The totals of a cart were calculated. */
  'wix.ecom.v2.cart_calculated': model.CartCalculatedNotification;
  /** A ticket order was started. */
  'wix.events.ticketing.events.OrderInitiated': model.OrderInitiatedNotification;
  /** A ticket order was confirmed. */
  'wix.events.ticketing.events.OrderConfirmed': model.OrderConfirmedNotification;
  /** A ticket order was changed. */
  'wix.events.ticketing.events.OrderUpdated': model.OrderUpdatedNotification;
  /** A ticket order was deleted. */
  'wix.events.ticketing.events.OrderDeleted': model.OrderDeletedNotification;
  /**
   * Tickets were reserved.
   * @deprecated The platform has announced the end of this notification for 2026-03-31. `wix.events.v1.ticket_reservation_created` replaces it.
   */
  'wix.events.ticketing.events.ReservationCreated': model.ReservationCreatedNotification;
  /**
   * A reservation has a new status.
   * @deprecated The platform has announced the end of this notification for 2026-03-31. `wix.events.v1.ticket_reservation_updated` replaces it.
   */
  'wix.events.ticketing.events.ReservationUpdated': model.ReservationUpdatedNotification;
  /** Tickets were reserved through either family. */
  'wix.events.v1.ticket_reservation_created': model.TicketReservationCreatedNotification;
  /** A ticket reservation has a new status. */
  'wix.events.v1.ticket_reservation_updated': model.TicketReservationUpdatedNotification;
  /** A ticket reservation was deleted. */
  'wix.events.v1.ticket_reservation_deleted': model.TicketReservationDeletedNotification;
  /** A ticket definition was created. */
  'wix.events.v3.ticket_definition_created': model.TicketDefinitionCreatedNotification;
  /** A ticket definition was changed. */
  'wix.events.v3.ticket_definition_updated': model.TicketDefinitionUpdatedNotification;
  /** A ticket definition was deleted. */
  'wix.events.v3.ticket_definition_deleted': model.TicketDefinitionDeletedNotification;
  /** The sale of a ticket started. */
  'wix.events.v3.ticket_definition_sale_started': model.TicketDefinitionSaleStartedNotification;
  /** The sale of a ticket ended. */
  'wix.events.v3.ticket_definition_sale_ended': model.TicketDefinitionSaleEndedNotification;
  /** The sale period of a ticket was changed. */
  'wix.events.v3.ticket_definition_sale_period_updated': model.TicketDefinitionSalePeriodUpdatedNotification;
  /** A product was created. */
  'com.wix.ecommerce.catalog.api.v1.ProductCreated': model.ProductCreatedNotification;
  /** A product was changed. */
  'com.wix.ecommerce.catalog.api.v1.ProductChanged': model.ProductChangedNotification;
  /** A product was deleted. */
  'com.wix.ecommerce.catalog.api.v1.ProductDeleted': model.ProductDeletedNotification;
  /** A collection was created. */
  'com.wix.ecommerce.catalog.api.v1.CollectionCreated': model.CollectionCreatedNotification;
  /** A collection was changed. */
  'com.wix.ecommerce.catalog.api.v1.CollectionChanged': model.CollectionChangedNotification;
  /** A collection was deleted. */
  'com.wix.ecommerce.catalog.api.v1.CollectionDeleted': model.CollectionDeletedNotification;
  /** Variants of a product were changed. */
  'com.wix.ecommerce.catalog.api.v1.VariantsChanged': model.VariantsChangedNotification;
  /** A product of the newer catalog was created. */
  'wix.stores.catalog.v3.product_created': model.ProductCreatedV3Notification;
  /** A product of the newer catalog was changed. */
  'wix.stores.catalog.v3.product_updated': model.ProductUpdatedV3Notification;
  /** A product of the newer catalog was deleted. */
  'wix.stores.catalog.v3.product_deleted': model.ProductDeletedV3Notification;
  /** A brand was created. */
  'wix.stores.catalog.v3.brand_created': model.BrandCreatedNotification;
  /** A brand was changed. */
  'wix.stores.catalog.v3.brand_updated': model.BrandUpdatedNotification;
  /** A brand was deleted. */
  'wix.stores.catalog.v3.brand_deleted': model.BrandDeletedNotification;
  /** A ribbon was created. */
  'wix.stores.catalog.v3.ribbon_created': model.RibbonCreatedNotification;
  /** A ribbon was changed. */
  'wix.stores.catalog.v3.ribbon_updated': model.RibbonUpdatedNotification;
  /** A ribbon was deleted. */
  'wix.stores.catalog.v3.ribbon_deleted': model.RibbonDeletedNotification;
  /** An order of the store was approved. */
  'wix.ecom.v1.order_approved': model.ShopOrderApprovedNotification;
  /** An order of the store was canceled. */
  'wix.ecom.v1.order_canceled': model.ShopOrderCanceledNotification;
  /** Changes of an order of the store took effect. */
  'wix.ecom.v1.order_committed': model.ShopOrderCommittedNotification;
  /** An order of the store was created. */
  'wix.ecom.v1.order_created': model.ShopOrderCreatedNotification;
  /** The delivery of an order of the store progressed. */
  'wix.ecom.v1.order_fulfilled': model.ShopOrderFulfilledNotification;
  /** An order from another system was imported. */
  'wix.ecom.v1.order_imported': model.ShopOrderImportedNotification;
  /** An imported order was deleted. */
  'wix.ecom.v1.order_imported_order_deleted': model.ImportedShopOrderDeletedNotification;
  /** The payment of an order of the store progressed. */
  'wix.ecom.v1.order_payment_status_updated': model.ShopOrderPaymentStatusUpdatedNotification;
  /** An order of the store was changed. */
  'wix.ecom.v1.order_updated': model.ShopOrderUpdatedNotification;
  /** A category was moved in its tree. */
  'wix.categories.v1.category_category_moved': model.CategoryMovedNotification;
  /** A category was created. */
  'wix.categories.v1.category_created': model.CategoryCreatedNotification;
  /** A category was deleted. */
  'wix.categories.v1.category_deleted': model.CategoryDeletedNotification;
  /** An item was added to a category. */
  'wix.categories.v1.category_item_added_to_category': model.CategoryItemAddedNotification;
  /** An item was removed from a category. */
  'wix.categories.v1.category_item_removed_from_category': model.CategoryItemRemovedNotification;
  /** The items of a category were arranged. */
  'wix.categories.v1.category_items_arranged_in_category': model.CategoryItemsArrangedNotification;
  /** A category was changed. */
  'wix.categories.v1.category_updated': model.CategoryUpdatedNotification;
  /** A guest replied to an event. */
  'wix.events.v2.rsvp_created': model.RsvpCreatedNotification;
  /** A reply was changed. */
  'wix.events.v2.rsvp_updated': model.RsvpUpdatedNotification;
  /** A reply was deleted. */
  'wix.events.v2.rsvp_deleted': model.RsvpDeletedNotification;
  /** A member was added. */
  'wix.members.v1.member_created': model.MemberCreatedNotification;
  /** A member was changed. */
  'wix.members.v1.member_updated': model.MemberUpdatedNotification;
  /** A member was deleted. */
  'wix.members.v1.member_deleted': model.MemberDeletedNotification;
}

/** The event types that the platform sends. */
export type NotificationType = keyof NotificationByType;

/** Any notification. A switch over `eventType` narrows its type. */
export type Notification = NotificationByType[NotificationType];

/** Handler name, kind of payload, required permission, contract family and announced end of each event type. */
export const notificationFacts = {
  'wix.events.v3.event_created': {
    handler: 'onEventCreated',
    kind: 'created',
    permission: 'WIX_EVENTS.READ_EVENTS',
    generation: 1,
  },
  'wix.events.v3.event_updated': {
    handler: 'onEventUpdated',
    kind: 'updated',
    permission: 'WIX_EVENTS.READ_EVENTS',
    generation: 1,
  },
  'wix.events.v3.event_deleted': {
    handler: 'onEventDeleted',
    kind: 'deleted',
    permission: 'WIX_EVENTS.READ_EVENTS',
    generation: 1,
  },
  'wix.events.v3.event_started': {
    handler: 'onEventStarted',
    kind: 'action',
    permission: 'WIX_EVENTS.READ_EVENTS',
    generation: 1,
  },
  'wix.events.v3.event_ended': {
    handler: 'onEventEnded',
    kind: 'action',
    permission: 'WIX_EVENTS.READ_EVENTS',
    generation: 1,
  },
  'wix.events.v3.event_reminder': {
    handler: 'onEventReminder',
    kind: 'action',
    permission: 'WIX_EVENTS.READ_EVENTS',
    generation: 1,
  },
  'wix.events.v3.event_published': {
    handler: 'onEventPublished',
    kind: 'action',
    permission: 'WIX_EVENTS.READ_EVENTS',
    generation: 1,
  },
  'wix.events.v3.event_cloned': {
    handler: 'onEventCloned',
    kind: 'action',
    permission: 'WIX_EVENTS.READ_EVENTS',
    generation: 1,
  },
  'wix.events.v3.event_canceled': {
    handler: 'onEventCanceled',
    kind: 'action',
    permission: 'WIX_EVENTS.READ_EVENTS',
    generation: 1,
  },
  'wix.ecom.v1.cart_created': {
    handler: 'onCartCreated',
    kind: 'created',
    permission: 'ECOM.READ_CARTS',
    generation: 1,
  },
  'wix.ecom.v1.cart_updated': {
    handler: 'onCartUpdated',
    kind: 'updated',
    permission: 'ECOM.READ_CARTS',
    generation: 1,
  },
  'wix.ecom.v1.cart_deleted': {
    handler: 'onCartDeleted',
    kind: 'deleted',
    permission: 'ECOM.READ_CARTS',
    generation: 1,
  },
  'wix.ecom.v2.cart_created': {
    handler: 'onCartV2Created',
    kind: 'created',
    permission: 'ECOM.READ_CARTS',
    generation: 2,
  },
  'wix.ecom.v2.cart_updated': {
    handler: 'onCartV2Updated',
    kind: 'updated',
    permission: 'ECOM.READ_CARTS',
    generation: 2,
  },
  'wix.ecom.v2.cart_deleted': {
    handler: 'onCartV2Deleted',
    kind: 'deleted',
    permission: 'ECOM.READ_CARTS',
    generation: 2,
  },
  'wix.ecom.v2.cart_calculated': {
    handler: 'onCartCalculated',
    kind: 'action',
    permission: 'ECOM.READ_CARTS',
    generation: 2,
  },
  'wix.events.ticketing.events.OrderInitiated': {
    handler: 'onOrderInitiated',
    kind: 'plain',
    permission: 'WIX_EVENTS.READ_ORDERS',
    generation: 1,
  },
  'wix.events.ticketing.events.OrderConfirmed': {
    handler: 'onOrderConfirmed',
    kind: 'plain',
    permission: 'WIX_EVENTS.READ_ORDERS',
    generation: 1,
  },
  'wix.events.ticketing.events.OrderUpdated': {
    handler: 'onOrderUpdated',
    kind: 'plain',
    permission: 'WIX_EVENTS.READ_ORDERS',
    generation: 1,
  },
  'wix.events.ticketing.events.OrderDeleted': {
    handler: 'onOrderDeleted',
    kind: 'plain',
    permission: 'WIX_EVENTS.READ_ORDERS',
    generation: 1,
  },
  'wix.events.ticketing.events.ReservationCreated': {
    handler: 'onOrderReservationCreated',
    kind: 'plain',
    permission: 'WIX_EVENTS.READ_INVOICE',
    generation: 1,
    end: '2026-03-31',
  },
  'wix.events.ticketing.events.ReservationUpdated': {
    handler: 'onOrderReservationUpdated',
    kind: 'plain',
    permission: 'WIX_EVENTS.READ_INVOICE',
    generation: 1,
    end: '2026-03-31',
  },
  'wix.events.v1.ticket_reservation_created': {
    handler: 'onTicketReservationCreated',
    kind: 'created',
    permission: 'WIX_EVENTS.TICKET_RESERVATION_READ',
    generation: 2,
  },
  'wix.events.v1.ticket_reservation_updated': {
    handler: 'onTicketReservationUpdated',
    kind: 'updated',
    permission: 'WIX_EVENTS.TICKET_RESERVATION_READ',
    generation: 2,
  },
  'wix.events.v1.ticket_reservation_deleted': {
    handler: 'onTicketReservationDeleted',
    kind: 'deleted',
    permission: 'WIX_EVENTS.TICKET_RESERVATION_READ',
    generation: 2,
  },
  'wix.events.v3.ticket_definition_created': {
    handler: 'onTicketDefinitionCreated',
    kind: 'created',
    permission: 'WIX_EVENTS.READ_TICKET_DEFINITIONS',
    generation: 2,
  },
  'wix.events.v3.ticket_definition_updated': {
    handler: 'onTicketDefinitionUpdated',
    kind: 'updated',
    permission: 'WIX_EVENTS.READ_TICKET_DEFINITIONS',
    generation: 2,
  },
  'wix.events.v3.ticket_definition_deleted': {
    handler: 'onTicketDefinitionDeleted',
    kind: 'deleted',
    permission: 'WIX_EVENTS.READ_TICKET_DEFINITIONS',
    generation: 2,
  },
  'wix.events.v3.ticket_definition_sale_started': {
    handler: 'onTicketDefinitionSaleStarted',
    kind: 'action',
    permission: 'WIX_EVENTS.READ_TICKET_DEFINITIONS',
    generation: 2,
  },
  'wix.events.v3.ticket_definition_sale_ended': {
    handler: 'onTicketDefinitionSaleEnded',
    kind: 'action',
    permission: 'WIX_EVENTS.READ_TICKET_DEFINITIONS',
    generation: 2,
  },
  'wix.events.v3.ticket_definition_sale_period_updated': {
    handler: 'onTicketDefinitionSalePeriodUpdated',
    kind: 'action',
    permission: 'WIX_EVENTS.READ_TICKET_DEFINITIONS',
    generation: 2,
  },
  'com.wix.ecommerce.catalog.api.v1.ProductCreated': {
    handler: 'onProductCreated',
    kind: 'plain',
    permission: 'WIX_STORES.READ_PRODUCTS',
    generation: 1,
  },
  'com.wix.ecommerce.catalog.api.v1.ProductChanged': {
    handler: 'onProductChanged',
    kind: 'plain',
    permission: 'WIX_STORES.READ_PRODUCTS',
    generation: 1,
  },
  'com.wix.ecommerce.catalog.api.v1.ProductDeleted': {
    handler: 'onProductDeleted',
    kind: 'plain',
    permission: 'WIX_STORES.READ_PRODUCTS',
    generation: 1,
  },
  'com.wix.ecommerce.catalog.api.v1.CollectionCreated': {
    handler: 'onProductCollectionCreated',
    kind: 'plain',
    permission: 'WIX_STORES.READ_PRODUCTS',
    generation: 1,
  },
  'com.wix.ecommerce.catalog.api.v1.CollectionChanged': {
    handler: 'onProductCollectionChanged',
    kind: 'plain',
    permission: 'WIX_STORES.READ_PRODUCTS',
    generation: 1,
  },
  'com.wix.ecommerce.catalog.api.v1.CollectionDeleted': {
    handler: 'onProductCollectionDeleted',
    kind: 'plain',
    permission: 'WIX_STORES.READ_PRODUCTS',
    generation: 1,
  },
  'com.wix.ecommerce.catalog.api.v1.VariantsChanged': {
    handler: 'onProductVariantsChanged',
    kind: 'plain',
    permission: 'WIX_STORES.READ_PRODUCTS',
    generation: 1,
  },
  'wix.stores.catalog.v3.product_created': {
    handler: 'onProductCreatedV3',
    kind: 'created',
    permission: 'WIX_STORES.PRODUCT_READ',
    generation: 2,
  },
  'wix.stores.catalog.v3.product_updated': {
    handler: 'onProductUpdatedV3',
    kind: 'updated',
    permission: 'WIX_STORES.PRODUCT_READ',
    generation: 2,
  },
  'wix.stores.catalog.v3.product_deleted': {
    handler: 'onProductDeletedV3',
    kind: 'deleted',
    permission: 'WIX_STORES.PRODUCT_READ',
    generation: 2,
  },
  'wix.stores.catalog.v3.brand_created': {
    handler: 'onBrandCreated',
    kind: 'created',
    permission: 'WIX_STORES.BRAND_READ',
    generation: 2,
  },
  'wix.stores.catalog.v3.brand_updated': {
    handler: 'onBrandUpdated',
    kind: 'updated',
    permission: 'WIX_STORES.BRAND_READ',
    generation: 2,
  },
  'wix.stores.catalog.v3.brand_deleted': {
    handler: 'onBrandDeleted',
    kind: 'deleted',
    permission: 'WIX_STORES.BRAND_READ',
    generation: 2,
  },
  'wix.stores.catalog.v3.ribbon_created': {
    handler: 'onRibbonCreated',
    kind: 'created',
    permission: 'WIX_STORES.RIBBON_READ',
    generation: 2,
  },
  'wix.stores.catalog.v3.ribbon_updated': {
    handler: 'onRibbonUpdated',
    kind: 'updated',
    permission: 'WIX_STORES.RIBBON_READ',
    generation: 2,
  },
  'wix.stores.catalog.v3.ribbon_deleted': {
    handler: 'onRibbonDeleted',
    kind: 'deleted',
    permission: 'WIX_STORES.RIBBON_READ',
    generation: 2,
  },
  'wix.ecom.v1.order_approved': {
    handler: 'onShopOrderApproved',
    kind: 'action',
    permission: 'ECOM.READ_ORDERS',
    generation: 2,
  },
  'wix.ecom.v1.order_canceled': {
    handler: 'onShopOrderCanceled',
    kind: 'action',
    permission: 'ECOM.READ_ORDERS',
    generation: 2,
  },
  'wix.ecom.v1.order_committed': {
    handler: 'onShopOrderCommitted',
    kind: 'action',
    permission: 'ECOM.READ_ORDERS',
    generation: 2,
  },
  'wix.ecom.v1.order_created': {
    handler: 'onShopOrderCreated',
    kind: 'created',
    permission: 'ECOM.READ_ORDERS',
    generation: 2,
  },
  'wix.ecom.v1.order_fulfilled': {
    handler: 'onShopOrderFulfilled',
    kind: 'action',
    permission: 'ECOM.READ_ORDERS',
    generation: 2,
  },
  'wix.ecom.v1.order_imported': {
    handler: 'onShopOrderImported',
    kind: 'action',
    permission: 'ECOM.READ_ORDERS',
    generation: 2,
  },
  'wix.ecom.v1.order_imported_order_deleted': {
    handler: 'onImportedShopOrderDeleted',
    kind: 'action',
    permission: 'ECOM.READ_ORDERS',
    generation: 2,
  },
  'wix.ecom.v1.order_payment_status_updated': {
    handler: 'onShopOrderPaymentStatusUpdated',
    kind: 'action',
    permission: 'ECOM.READ_ORDERS',
    generation: 2,
  },
  'wix.ecom.v1.order_updated': {
    handler: 'onShopOrderUpdated',
    kind: 'updated',
    permission: 'ECOM.READ_ORDERS',
    generation: 2,
  },
  'wix.categories.v1.category_category_moved': {
    handler: 'onCategoryMoved',
    kind: 'action',
    permission: 'CATEGORIES.CATEGORY_READ',
    generation: 2,
  },
  'wix.categories.v1.category_created': {
    handler: 'onCategoryCreated',
    kind: 'created',
    permission: 'CATEGORIES.CATEGORY_READ',
    generation: 2,
  },
  'wix.categories.v1.category_deleted': {
    handler: 'onCategoryDeleted',
    kind: 'deleted',
    permission: 'CATEGORIES.CATEGORY_READ',
    generation: 2,
  },
  'wix.categories.v1.category_item_added_to_category': {
    handler: 'onCategoryItemAddedToCategory',
    kind: 'action',
    permission: 'CATEGORIES.CATEGORY_READ',
    generation: 2,
  },
  'wix.categories.v1.category_item_removed_from_category': {
    handler: 'onCategoryItemRemovedFromCategory',
    kind: 'action',
    permission: 'CATEGORIES.CATEGORY_READ',
    generation: 2,
  },
  'wix.categories.v1.category_items_arranged_in_category': {
    handler: 'onCategoryItemsArrangedInCategory',
    kind: 'action',
    permission: 'CATEGORIES.CATEGORY_READ',
    generation: 2,
  },
  'wix.categories.v1.category_updated': {
    handler: 'onCategoryUpdated',
    kind: 'updated',
    permission: 'CATEGORIES.CATEGORY_READ',
    generation: 2,
  },
  'wix.events.v2.rsvp_created': {
    handler: 'onRsvpCreated',
    kind: 'created',
    permission: 'WIX_EVENTS.READ_RSVP_DETAILS',
    generation: 2,
  },
  'wix.events.v2.rsvp_updated': {
    handler: 'onRsvpUpdated',
    kind: 'updated',
    permission: 'WIX_EVENTS.READ_RSVP_DETAILS',
    generation: 2,
  },
  'wix.events.v2.rsvp_deleted': {
    handler: 'onRsvpDeleted',
    kind: 'deleted',
    permission: 'WIX_EVENTS.READ_RSVP_DETAILS',
    generation: 2,
  },
  'wix.members.v1.member_created': {
    handler: 'onMemberCreated',
    kind: 'created',
    permission: 'MEMBERS.MEMBER_READ',
    generation: 2,
  },
  'wix.members.v1.member_updated': {
    handler: 'onMemberUpdated',
    kind: 'updated',
    permission: 'MEMBERS.MEMBER_READ',
    generation: 2,
  },
  'wix.members.v1.member_deleted': {
    handler: 'onMemberDeleted',
    kind: 'deleted',
    permission: 'MEMBERS.MEMBER_READ',
    generation: 2,
  },
} as const satisfies Record<NotificationType, object>;
