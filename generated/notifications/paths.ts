// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  BrandCreatedNotification,
  BrandDeletedNotification,
  BrandUpdatedNotification,
  CartCalculatedNotification,
  CartCreatedNotification,
  CartDeletedNotification,
  CartUpdatedNotification,
  CartV2CreatedNotification,
  CartV2DeletedNotification,
  CartV2UpdatedNotification,
  CategoryCreatedNotification,
  CategoryDeletedNotification,
  CategoryItemAddedNotification,
  CategoryItemRemovedNotification,
  CategoryItemsArrangedNotification,
  CategoryMovedNotification,
  CategoryUpdatedNotification,
  CollectionChangedNotification,
  CollectionCreatedNotification,
  CollectionDeletedNotification,
  EventCanceledNotification,
  EventClonedNotification,
  EventCreatedNotification,
  EventDeletedNotification,
  EventEndedNotification,
  EventPublishedNotification,
  EventReminderNotification,
  EventStartedNotification,
  EventUpdatedNotification,
  ImportedShopOrderDeletedNotification,
  MemberCreatedNotification,
  MemberDeletedNotification,
  MemberUpdatedNotification,
  OrderConfirmedNotification,
  OrderDeletedNotification,
  OrderInitiatedNotification,
  OrderUpdatedNotification,
  ProductChangedNotification,
  ProductCreatedNotification,
  ProductCreatedV3Notification,
  ProductDeletedNotification,
  ProductDeletedV3Notification,
  ProductUpdatedV3Notification,
  ReservationCreatedNotification,
  ReservationUpdatedNotification,
  RibbonCreatedNotification,
  RibbonDeletedNotification,
  RibbonUpdatedNotification,
  RsvpCreatedNotification,
  RsvpDeletedNotification,
  RsvpUpdatedNotification,
  ShopOrderApprovedNotification,
  ShopOrderCanceledNotification,
  ShopOrderCommittedNotification,
  ShopOrderCreatedNotification,
  ShopOrderFulfilledNotification,
  ShopOrderImportedNotification,
  ShopOrderPaymentStatusUpdatedNotification,
  ShopOrderUpdatedNotification,
  TicketDefinitionCreatedNotification,
  TicketDefinitionDeletedNotification,
  TicketDefinitionSaleEndedNotification,
  TicketDefinitionSalePeriodUpdatedNotification,
  TicketDefinitionSaleStartedNotification,
  TicketDefinitionUpdatedNotification,
  TicketReservationCreatedNotification,
  TicketReservationDeletedNotification,
  TicketReservationUpdatedNotification,
  VariantsChangedNotification,
} from './types.ts';

export type paths = Record<string, never>;
export interface webhooks {
  'wix.events.v3.event_created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An event was created
     * @description Contains the new event. Its `status` says whether it is a draft.
     */
    post: operations['onEventCreated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.v3.event_updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An event was changed
     * @description Contains the current event and, if the platform provides them, the previous values of the changed fields.
     */
    post: operations['onEventUpdated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.v3.event_deleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An event was deleted
     * @description `entityId` identifies the event. Whether the deleted event is included is not known.
     */
    post: operations['onEventDeleted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.v3.event_started': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An event has started
     * @description Sent at the start of the event.
     */
    post: operations['onEventStarted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.v3.event_ended': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An event has ended
     * @description Sent at the end of the event.
     */
    post: operations['onEventEnded'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.v3.event_reminder': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An event starts soon
     * @description Sent one day before the start.
     */
    post: operations['onEventReminder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.v3.event_published': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An event was published
     * @description A draft became visible to visitors. It cannot become a draft again.
     */
    post: operations['onEventPublished'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.v3.event_cloned': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An event was copied
     * @description Contains the copy; `derivedFromEventId` identifies the original.
     */
    post: operations['onEventCloned'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.v3.event_canceled': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An event was canceled
     * @description The cancellation is final. Paid orders are not changed.
     */
    post: operations['onEventCanceled'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.ecom.v1.cart_created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A cart was created
     * @description Contains the new cart.
     */
    post: operations['onCartCreated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.ecom.v1.cart_updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A cart was changed
     * @description Contains the current cart and, if the platform provides them, the previous values of the changed fields.
     */
    post: operations['onCartUpdated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.ecom.v1.cart_deleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A cart was deleted
     * @description `entityId` identifies the cart. Whether the deleted cart is included is not known.
     */
    post: operations['onCartDeleted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.ecom.v2.cart_created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A cart was created, second version
     * @description Contains the new cart. While the first family of carts exists, a change of the current cart sends the notification of both families; that is assumed.
     */
    post: operations['onCartV2Created'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.ecom.v2.cart_updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A cart was changed, second version
     * @description Contains the current cart and, if the platform provides them, the previous values of the changed fields.
     */
    post: operations['onCartV2Updated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.ecom.v2.cart_deleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A cart was deleted, second version
     * @description `entityId` identifies the cart. Whether the deleted cart is included is not known.
     */
    post: operations['onCartV2Deleted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.ecom.v2.cart_calculated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The totals of a cart were calculated
     * @description Contains the summary. Sent for `calculateCurrentCart`, not for `estimateCurrentCart`; that is assumed.
     */
    post: operations['onCartCalculated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.ticketing.events.OrderInitiated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A ticket order was started
     * @description Contains the new order, with its form and its invoice.
     */
    post: operations['onOrderInitiated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.ticketing.events.OrderConfirmed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A ticket order was confirmed
     * @description Contains the order with its tickets; `status` is the state of the payment.
     */
    post: operations['onOrderConfirmed'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.ticketing.events.OrderUpdated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A ticket order was changed
     * @description Contains the current order. It does not name the changed fields.
     */
    post: operations['onOrderUpdated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.ticketing.events.OrderDeleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A ticket order was deleted
     * @description Orders are deleted only if a person requests the erasure of their data.
     */
    post: operations['onOrderDeleted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.ticketing.events.ReservationCreated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Tickets were reserved
     * @description The tickets are held until `expires`, while the buyer fills in the form and pays.
     *     @deprecated The platform has announced the end of this notification for 2026-03-31. `wix.events.v1.ticket_reservation_created` replaces it.
     */
    post: operations['onOrderReservationCreated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.ticketing.events.ReservationUpdated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A reservation has a new status
     * @description `status` is the new status: confirmed, canceled or expired.
     *     @deprecated The platform has announced the end of this notification for 2026-03-31. `wix.events.v1.ticket_reservation_updated` replaces it.
     */
    post: operations['onOrderReservationUpdated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.v1.ticket_reservation_created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Tickets were reserved through either family
     * @description Contains the reservation. It is sent for reservations of the earlier calls too, which is assumed.
     */
    post: operations['onTicketReservationCreated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.v1.ticket_reservation_updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A ticket reservation has a new status
     * @description Contains the reservation after the change: confirmed, canceled or expired.
     */
    post: operations['onTicketReservationUpdated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.v1.ticket_reservation_deleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A ticket reservation was deleted
     * @description `entityId` identifies the reservation. Whether the deleted reservation is included is not known.
     */
    post: operations['onTicketReservationDeleted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.v3.ticket_definition_created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A ticket definition was created
     * @description Contains the new definition.
     */
    post: operations['onTicketDefinitionCreated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.v3.ticket_definition_updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A ticket definition was changed
     * @description Contains the definition after the change.
     */
    post: operations['onTicketDefinitionUpdated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.v3.ticket_definition_deleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A ticket definition was deleted
     * @description `entityId` identifies the definition. Whether the deleted definition is included is not known.
     */
    post: operations['onTicketDefinitionDeleted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.v3.ticket_definition_sale_started': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The sale of a ticket started
     * @description Sent at the start of the sale period. Contains the definition.
     */
    post: operations['onTicketDefinitionSaleStarted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.v3.ticket_definition_sale_ended': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The sale of a ticket ended
     * @description Sent at the end of the sale period. Contains the definition.
     */
    post: operations['onTicketDefinitionSaleEnded'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.v3.ticket_definition_sale_period_updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The sale period of a ticket was changed
     * @description Contains only the new period; `entityId` identifies the definition. Sent beside `ticket_definition_updated`.
     */
    post: operations['onTicketDefinitionSalePeriodUpdated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'com.wix.ecommerce.catalog.api.v1.ProductCreated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A product was created
     * @description Contains the initial values, without options and stock.
     */
    post: operations['onProductCreated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'com.wix.ecommerce.catalog.api.v1.ProductChanged': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A product was changed
     * @description Names the changed fields, without their new values: read the product.
     */
    post: operations['onProductChanged'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'com.wix.ecommerce.catalog.api.v1.ProductDeleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A product was deleted
     * @description Contains only the product's id.
     */
    post: operations['onProductDeleted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'com.wix.ecommerce.catalog.api.v1.CollectionCreated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A collection was created
     * @description Contains the initial values of the collection.
     */
    post: operations['onProductCollectionCreated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'com.wix.ecommerce.catalog.api.v1.CollectionChanged': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A collection was changed
     * @description Names the changed fields, without their new values: read the collection.
     */
    post: operations['onProductCollectionChanged'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'com.wix.ecommerce.catalog.api.v1.CollectionDeleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A collection was deleted
     * @description Contains only the product's id.
     */
    post: operations['onProductCollectionDeleted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'com.wix.ecommerce.catalog.api.v1.VariantsChanged': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Variants of a product were changed
     * @description Names the changed variants and their changed fields, without the new values.
     */
    post: operations['onProductVariantsChanged'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.stores.catalog.v3.product_created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A product of the newer catalog was created
     * @description Contains the new product.
     */
    post: operations['onProductCreatedV3'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.stores.catalog.v3.product_updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A product of the newer catalog was changed
     * @description Contains the product after the change; `modifiedFields` names the changed fields. A change of variants is an update too.
     */
    post: operations['onProductUpdatedV3'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.stores.catalog.v3.product_deleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A product of the newer catalog was deleted
     * @description `entityId` identifies the product. Whether the deleted product is included is not known.
     */
    post: operations['onProductDeletedV3'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.stores.catalog.v3.brand_created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A brand was created
     * @description Contains the new brand.
     */
    post: operations['onBrandCreated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.stores.catalog.v3.brand_updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A brand was changed
     * @description Contains the brand after the change.
     */
    post: operations['onBrandUpdated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.stores.catalog.v3.brand_deleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A brand was deleted
     * @description `entityId` identifies the brand. Products keep their reference to it, which reads as no brand.
     */
    post: operations['onBrandDeleted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.stores.catalog.v3.ribbon_created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A ribbon was created
     * @description Contains the new ribbon.
     */
    post: operations['onRibbonCreated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.stores.catalog.v3.ribbon_updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A ribbon was changed
     * @description Contains the ribbon after the change.
     */
    post: operations['onRibbonUpdated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.stores.catalog.v3.ribbon_deleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A ribbon was deleted
     * @description `entityId` identifies the ribbon. Whether the deleted ribbon is included is not known.
     */
    post: operations['onRibbonDeleted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.ecom.v1.order_approved': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An order of the store was approved
     * @description The order is final: it was paid, or needs no payment online.
     */
    post: operations['onShopOrderApproved'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.ecom.v1.order_canceled': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An order of the store was canceled
     * @description Says whether the lines go back to stock and whether the buyer gets an e-mail.
     */
    post: operations['onShopOrderCanceled'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.ecom.v1.order_committed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Changes of an order of the store took effect
     * @description The merchant edited the order; `changes` names what is different from before.
     */
    post: operations['onShopOrderCommitted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.ecom.v1.order_created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An order of the store was created
     * @description Sent for every order, also for one whose payment is still pending.
     */
    post: operations['onShopOrderCreated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.ecom.v1.order_fulfilled': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The delivery of an order of the store progressed
     * @description Contains the former and the new progress.
     */
    post: operations['onShopOrderFulfilled'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.ecom.v1.order_imported': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An order from another system was imported
     * @description Imported orders do not cause the notifications of a purchase.
     */
    post: operations['onShopOrderImported'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.ecom.v1.order_imported_order_deleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An imported order was deleted
     * @description Contains the order as it was.
     */
    post: operations['onImportedShopOrderDeleted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.ecom.v1.order_payment_status_updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The payment of an order of the store progressed
     * @description `order.paymentStatus` is the new status.
     */
    post: operations['onShopOrderPaymentStatusUpdated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.ecom.v1.order_updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An order of the store was changed
     * @description Contains the current order and, if the platform provides them, the previous values of the changed fields.
     */
    post: operations['onShopOrderUpdated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.categories.v1.category_category_moved': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A category was moved in its tree
     * @description Contains the new parent and the new place.
     */
    post: operations['onCategoryMoved'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.categories.v1.category_created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A category was created
     * @description Contains the new category.
     */
    post: operations['onCategoryCreated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.categories.v1.category_deleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A category was deleted
     * @description Its subcategories are deleted too; items stay. The declarations include no entity.
     */
    post: operations['onCategoryDeleted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.categories.v1.category_item_added_to_category': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An item was added to a category
     * @description Names the category and the item.
     */
    post: operations['onCategoryItemAddedToCategory'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.categories.v1.category_item_removed_from_category': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An item was removed from a category
     * @description Names the category and the item.
     */
    post: operations['onCategoryItemRemovedFromCategory'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.categories.v1.category_items_arranged_in_category': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The items of a category were arranged
     * @description Names the category; read its items for the new order.
     */
    post: operations['onCategoryItemsArrangedInCategory'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.categories.v1.category_updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A category was changed
     * @description Contains the current category and, if the platform provides them, the previous values of the changed fields.
     */
    post: operations['onCategoryUpdated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.v2.rsvp_created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A guest replied to an event
     * @description Contains the new reply. Its status is WAITLIST if the guest has no seat.
     */
    post: operations['onRsvpCreated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.v2.rsvp_updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A reply was changed
     * @description Contains the reply after the change; `modifiedFields` names the changed fields. A check-in is an update too.
     */
    post: operations['onRsvpUpdated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.events.v2.rsvp_deleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A reply was deleted
     * @description `entityId` identifies the reply. Whether the deleted reply is included is not known.
     */
    post: operations['onRsvpDeleted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.members.v1.member_created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A member was added
     * @description Contains the new member, with all field sets.
     */
    post: operations['onMemberCreated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.members.v1.member_updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A member was changed
     * @description Contains the member after the change; `modifiedFields` names the changed fields.
     */
    post: operations['onMemberUpdated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'wix.members.v1.member_deleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A member was deleted
     * @description `entityId` identifies the member, who is not included.
     */
    post: operations['onMemberDeleted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  responses: {
    /** @description Received. The platform does not read the response body. */
    Received: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  onEventCreated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': EventCreatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onEventUpdated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': EventUpdatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onEventDeleted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': EventDeletedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onEventStarted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': EventStartedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onEventEnded: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': EventEndedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onEventReminder: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': EventReminderNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onEventPublished: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': EventPublishedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onEventCloned: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': EventClonedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onEventCanceled: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': EventCanceledNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onCartCreated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CartCreatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onCartUpdated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CartUpdatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onCartDeleted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CartDeletedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onCartV2Created: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CartV2CreatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onCartV2Updated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CartV2UpdatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onCartV2Deleted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CartV2DeletedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onCartCalculated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CartCalculatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onOrderInitiated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': OrderInitiatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onOrderConfirmed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': OrderConfirmedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onOrderUpdated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': OrderUpdatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onOrderDeleted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': OrderDeletedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onOrderReservationCreated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ReservationCreatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onOrderReservationUpdated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ReservationUpdatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onTicketReservationCreated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': TicketReservationCreatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onTicketReservationUpdated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': TicketReservationUpdatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onTicketReservationDeleted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': TicketReservationDeletedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onTicketDefinitionCreated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': TicketDefinitionCreatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onTicketDefinitionUpdated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': TicketDefinitionUpdatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onTicketDefinitionDeleted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': TicketDefinitionDeletedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onTicketDefinitionSaleStarted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': TicketDefinitionSaleStartedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onTicketDefinitionSaleEnded: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': TicketDefinitionSaleEndedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onTicketDefinitionSalePeriodUpdated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': TicketDefinitionSalePeriodUpdatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onProductCreated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ProductCreatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onProductChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ProductChangedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onProductDeleted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ProductDeletedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onProductCollectionCreated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CollectionCreatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onProductCollectionChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CollectionChangedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onProductCollectionDeleted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CollectionDeletedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onProductVariantsChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': VariantsChangedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onProductCreatedV3: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ProductCreatedV3Notification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onProductUpdatedV3: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ProductUpdatedV3Notification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onProductDeletedV3: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ProductDeletedV3Notification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onBrandCreated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BrandCreatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onBrandUpdated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BrandUpdatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onBrandDeleted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BrandDeletedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onRibbonCreated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': RibbonCreatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onRibbonUpdated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': RibbonUpdatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onRibbonDeleted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': RibbonDeletedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onShopOrderApproved: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ShopOrderApprovedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onShopOrderCanceled: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ShopOrderCanceledNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onShopOrderCommitted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ShopOrderCommittedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onShopOrderCreated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ShopOrderCreatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onShopOrderFulfilled: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ShopOrderFulfilledNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onShopOrderImported: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ShopOrderImportedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onImportedShopOrderDeleted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ImportedShopOrderDeletedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onShopOrderPaymentStatusUpdated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ShopOrderPaymentStatusUpdatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onShopOrderUpdated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ShopOrderUpdatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onCategoryMoved: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CategoryMovedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onCategoryCreated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CategoryCreatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onCategoryDeleted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CategoryDeletedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onCategoryItemAddedToCategory: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CategoryItemAddedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onCategoryItemRemovedFromCategory: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CategoryItemRemovedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onCategoryItemsArrangedInCategory: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CategoryItemsArrangedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onCategoryUpdated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CategoryUpdatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onRsvpCreated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': RsvpCreatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onRsvpUpdated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': RsvpUpdatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onRsvpDeleted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': RsvpDeletedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onMemberCreated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': MemberCreatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onMemberUpdated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': MemberUpdatedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
  onMemberDeleted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': MemberDeletedNotification;
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
}
