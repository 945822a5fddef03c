// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
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
  schemas: {
    /** @description An event was created; the complete event is included. */
    EventCreatedNotification: {
      /** @constant */
      eventType: 'wix.events.v3.event_created';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['EventCreatedPayload'];
    };
    /** @description An event was changed. */
    EventUpdatedNotification: {
      /** @constant */
      eventType: 'wix.events.v3.event_updated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['EventUpdatedPayload'];
    };
    /** @description An event was permanently deleted. */
    EventDeletedNotification: {
      /** @constant */
      eventType: 'wix.events.v3.event_deleted';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['EventDeletedPayload'];
    };
    /** @description An event has started. */
    EventStartedNotification: {
      /** @constant */
      eventType: 'wix.events.v3.event_started';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['EventStartedPayload'];
    };
    /** @description An event has ended. */
    EventEndedNotification: {
      /** @constant */
      eventType: 'wix.events.v3.event_ended';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['EventEndedPayload'];
    };
    /** @description An event starts soon. */
    EventReminderNotification: {
      /** @constant */
      eventType: 'wix.events.v3.event_reminder';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['EventReminderPayload'];
    };
    /** @description A draft is now visible to visitors. */
    EventPublishedNotification: {
      /** @constant */
      eventType: 'wix.events.v3.event_published';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['EventPublishedPayload'];
    };
    /** @description An event was copied. */
    EventClonedNotification: {
      /** @constant */
      eventType: 'wix.events.v3.event_cloned';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['EventClonedPayload'];
    };
    /** @description An event was canceled and will not take place. */
    EventCanceledNotification: {
      /** @constant */
      eventType: 'wix.events.v3.event_canceled';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['EventCanceledPayload'];
    };
    /** @description A cart was created; the complete cart is included. */
    CartCreatedNotification: {
      /** @constant */
      eventType: 'wix.ecom.v1.cart_created';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CartCreatedPayload'];
    };
    /** @description A cart was changed. */
    CartUpdatedNotification: {
      /** @constant */
      eventType: 'wix.ecom.v1.cart_updated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CartUpdatedPayload'];
    };
    /** @description A cart was deleted or ordered. */
    CartDeletedNotification: {
      /** @constant */
      eventType: 'wix.ecom.v1.cart_deleted';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CartDeletedPayload'];
    };
    /** @description A cart was created; the complete cart is included, as the second family returns it. */
    CartV2CreatedNotification: {
      /** @constant */
      eventType: 'wix.ecom.v2.cart_created';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CartV2CreatedPayload'];
    };
    /** @description A cart was changed; the cart is included as the second family returns it. */
    CartV2UpdatedNotification: {
      /** @constant */
      eventType: 'wix.ecom.v2.cart_updated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CartV2UpdatedPayload'];
    };
    /** @description A cart was deleted, as the second family reports it. */
    CartV2DeletedNotification: {
      /** @constant */
      eventType: 'wix.ecom.v2.cart_deleted';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CartV2DeletedPayload'];
    };
    /** @description The totals of a cart were calculated. */
    CartCalculatedNotification: {
      /** @constant */
      eventType: 'wix.ecom.v2.cart_calculated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CartCalculatedPayload'];
    };
    /** @description A ticket order was started. */
    OrderInitiatedNotification: {
      /** @constant */
      eventType: 'wix.events.ticketing.events.OrderInitiated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['OrderInitiated'];
    };
    /** @description A ticket order was confirmed. */
    OrderConfirmedNotification: {
      /** @constant */
      eventType: 'wix.events.ticketing.events.OrderConfirmed';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['OrderConfirmed'];
    };
    /** @description A ticket order was changed. */
    OrderUpdatedNotification: {
      /** @constant */
      eventType: 'wix.events.ticketing.events.OrderUpdated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['OrderUpdated'];
    };
    /** @description A ticket order was deleted. */
    OrderDeletedNotification: {
      /** @constant */
      eventType: 'wix.events.ticketing.events.OrderDeleted';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['OrderDeleted'];
    };
    /** @description Tickets were reserved. */
    ReservationCreatedNotification: {
      /** @constant */
      eventType: 'wix.events.ticketing.events.ReservationCreated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ReservationCreated'];
    };
    /** @description A reservation has a new status. */
    ReservationUpdatedNotification: {
      /** @constant */
      eventType: 'wix.events.ticketing.events.ReservationUpdated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ReservationUpdated'];
    };
    /** @description Tickets are held, through either family of calls. */
    TicketReservationCreatedNotification: {
      /** @constant */
      eventType: 'wix.events.v1.ticket_reservation_created';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['TicketReservationCreatedPayload'];
    };
    /** @description A reservation was paid, canceled, or has expired. */
    TicketReservationUpdatedNotification: {
      /** @constant */
      eventType: 'wix.events.v1.ticket_reservation_updated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['TicketReservationUpdatedPayload'];
    };
    /** @description The owner or an app removed a reservation. */
    TicketReservationDeletedNotification: {
      /** @constant */
      eventType: 'wix.events.v1.ticket_reservation_deleted';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['TicketReservationDeletedPayload'];
    };
    /** @description An event has one more kind of ticket. */
    TicketDefinitionCreatedNotification: {
      /** @constant */
      eventType: 'wix.events.v3.ticket_definition_created';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['TicketDefinitionCreatedPayload'];
    };
    /** @description The owner changed a kind of ticket. */
    TicketDefinitionUpdatedNotification: {
      /** @constant */
      eventType: 'wix.events.v3.ticket_definition_updated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['TicketDefinitionUpdatedPayload'];
    };
    /** @description The owner removed a kind of ticket. */
    TicketDefinitionDeletedNotification: {
      /** @constant */
      eventType: 'wix.events.v3.ticket_definition_deleted';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['TicketDefinitionDeletedPayload'];
    };
    /** @description The sale period of a kind of ticket has begun. */
    TicketDefinitionSaleStartedNotification: {
      /** @constant */
      eventType: 'wix.events.v3.ticket_definition_sale_started';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['TicketDefinitionSaleStartedPayload'];
    };
    /** @description The sale period of a kind of ticket is over. */
    TicketDefinitionSaleEndedNotification: {
      /** @constant */
      eventType: 'wix.events.v3.ticket_definition_sale_ended';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['TicketDefinitionSaleEndedPayload'];
    };
    /** @description A kind of ticket is on sale at other times. */
    TicketDefinitionSalePeriodUpdatedNotification: {
      /** @constant */
      eventType: 'wix.events.v3.ticket_definition_sale_period_updated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['TicketDefinitionSalePeriodUpdatedPayload'];
    };
    /** @description A product was created; its initial values are included. */
    ProductCreatedNotification: {
      /** @constant */
      eventType: 'com.wix.ecommerce.catalog.api.v1.ProductCreated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ProductCreated'];
    };
    /** @description Names the changed fields of a product; read the product for their values. */
    ProductChangedNotification: {
      /** @constant */
      eventType: 'com.wix.ecommerce.catalog.api.v1.ProductChanged';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ProductChanged'];
    };
    /** @description A product was deleted from the store. */
    ProductDeletedNotification: {
      /** @constant */
      eventType: 'com.wix.ecommerce.catalog.api.v1.ProductDeleted';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ProductDeleted'];
    };
    /** @description A collection was created; its initial values are included. */
    CollectionCreatedNotification: {
      /** @constant */
      eventType: 'com.wix.ecommerce.catalog.api.v1.CollectionCreated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CollectionCreated'];
    };
    /** @description Names the changed fields of a collection; read the collection for their values. */
    CollectionChangedNotification: {
      /** @constant */
      eventType: 'com.wix.ecommerce.catalog.api.v1.CollectionChanged';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CollectionChanged'];
    };
    /** @description A collection was deleted from the store; its products are kept. */
    CollectionDeletedNotification: {
      /** @constant */
      eventType: 'com.wix.ecommerce.catalog.api.v1.CollectionDeleted';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CollectionDeleted'];
    };
    /** @description Variants of a product were changed. */
    VariantsChangedNotification: {
      /** @constant */
      eventType: 'com.wix.ecommerce.catalog.api.v1.VariantsChanged';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['VariantsChanged'];
    };
    /** @description Contains the whole product. */
    ProductCreatedV3Notification: {
      /** @constant */
      eventType: 'wix.stores.catalog.v3.product_created';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ProductCreatedV3Payload'];
    };
    /** @description Contains the whole product after the change. */
    ProductUpdatedV3Notification: {
      /** @constant */
      eventType: 'wix.stores.catalog.v3.product_updated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ProductUpdatedV3Payload'];
    };
    /** @description Names the product by `entityId`. */
    ProductDeletedV3Notification: {
      /** @constant */
      eventType: 'wix.stores.catalog.v3.product_deleted';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ProductDeletedV3Payload'];
    };
    /** @description Contains the whole brand. */
    BrandCreatedNotification: {
      /** @constant */
      eventType: 'wix.stores.catalog.v3.brand_created';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['BrandCreatedPayload'];
    };
    /** @description Contains the whole brand after the change. */
    BrandUpdatedNotification: {
      /** @constant */
      eventType: 'wix.stores.catalog.v3.brand_updated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['BrandUpdatedPayload'];
    };
    /** @description Names the brand by `entityId`. */
    BrandDeletedNotification: {
      /** @constant */
      eventType: 'wix.stores.catalog.v3.brand_deleted';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['BrandDeletedPayload'];
    };
    /** @description Contains the whole ribbon. */
    RibbonCreatedNotification: {
      /** @constant */
      eventType: 'wix.stores.catalog.v3.ribbon_created';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['RibbonCreatedPayload'];
    };
    /** @description Contains the whole ribbon after the change. */
    RibbonUpdatedNotification: {
      /** @constant */
      eventType: 'wix.stores.catalog.v3.ribbon_updated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['RibbonUpdatedPayload'];
    };
    /** @description Names the ribbon by `entityId`. */
    RibbonDeletedNotification: {
      /** @constant */
      eventType: 'wix.stores.catalog.v3.ribbon_deleted';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['RibbonDeletedPayload'];
    };
    /** @description A guest replied to an event. */
    RsvpCreatedNotification: {
      /** @constant */
      eventType: 'wix.events.v2.rsvp_created';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['RsvpCreatedPayload'];
    };
    /** @description A reply was changed. */
    RsvpUpdatedNotification: {
      /** @constant */
      eventType: 'wix.events.v2.rsvp_updated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['RsvpUpdatedPayload'];
    };
    /** @description Names the reply by `entityId`. */
    RsvpDeletedNotification: {
      /** @constant */
      eventType: 'wix.events.v2.rsvp_deleted';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['RsvpDeletedPayload'];
    };
    /** @description A member was added. */
    MemberCreatedNotification: {
      /** @constant */
      eventType: 'wix.members.v1.member_created';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['MemberCreatedPayload'];
    };
    /** @description A member was changed. */
    MemberUpdatedNotification: {
      /** @constant */
      eventType: 'wix.members.v1.member_updated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['MemberUpdatedPayload'];
    };
    /** @description Names the member by `entityId`. */
    MemberDeletedNotification: {
      /** @constant */
      eventType: 'wix.members.v1.member_deleted';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['MemberDeletedPayload'];
    };
    /** @description An order of the store was approved. */
    ShopOrderApprovedNotification: {
      /** @constant */
      eventType: 'wix.ecom.v1.order_approved';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ShopOrderApprovedPayload'];
    };
    /** @description An order of the store was canceled. */
    ShopOrderCanceledNotification: {
      /** @constant */
      eventType: 'wix.ecom.v1.order_canceled';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ShopOrderCanceledPayload'];
    };
    /** @description Changes of an order of the store took effect. */
    ShopOrderCommittedNotification: {
      /** @constant */
      eventType: 'wix.ecom.v1.order_committed';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ShopOrderCommittedPayload'];
    };
    /** @description An order of the store was created. */
    ShopOrderCreatedNotification: {
      /** @constant */
      eventType: 'wix.ecom.v1.order_created';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ShopOrderCreatedPayload'];
    };
    /** @description The delivery of an order of the store progressed. */
    ShopOrderFulfilledNotification: {
      /** @constant */
      eventType: 'wix.ecom.v1.order_fulfilled';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ShopOrderFulfilledPayload'];
    };
    /** @description An order from another system was imported. */
    ShopOrderImportedNotification: {
      /** @constant */
      eventType: 'wix.ecom.v1.order_imported';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ShopOrderImportedPayload'];
    };
    /** @description An order that was imported by mistake was deleted. */
    ImportedShopOrderDeletedNotification: {
      /** @constant */
      eventType: 'wix.ecom.v1.order_imported_order_deleted';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ImportedShopOrderDeletedPayload'];
    };
    /** @description The payment of an order of the store progressed. */
    ShopOrderPaymentStatusUpdatedNotification: {
      /** @constant */
      eventType: 'wix.ecom.v1.order_payment_status_updated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ShopOrderPaymentStatusUpdatedPayload'];
    };
    /** @description An order of the store was changed. */
    ShopOrderUpdatedNotification: {
      /** @constant */
      eventType: 'wix.ecom.v1.order_updated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ShopOrderUpdatedPayload'];
    };
    /** @description A category was moved in its tree. */
    CategoryMovedNotification: {
      /** @constant */
      eventType: 'wix.categories.v1.category_category_moved';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CategoryMovedPayload'];
    };
    /** @description The tree has a new category. */
    CategoryCreatedNotification: {
      /** @constant */
      eventType: 'wix.categories.v1.category_created';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CategoryCreatedPayload'];
    };
    /** @description The tree lost a category and its subcategories. */
    CategoryDeletedNotification: {
      /** @constant */
      eventType: 'wix.categories.v1.category_deleted';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CategoryDeletedPayload'];
    };
    /** @description A category has one more item, such as a product. */
    CategoryItemAddedNotification: {
      /** @constant */
      eventType: 'wix.categories.v1.category_item_added_to_category';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CategoryItemAddedPayload'];
    };
    /** @description A category has one item less, such as a product. */
    CategoryItemRemovedNotification: {
      /** @constant */
      eventType: 'wix.categories.v1.category_item_removed_from_category';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CategoryItemRemovedPayload'];
    };
    /** @description The items of a category were arranged. */
    CategoryItemsArrangedNotification: {
      /** @constant */
      eventType: 'wix.categories.v1.category_items_arranged_in_category';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CategoryItemsArrangedPayload'];
    };
    /** @description A category was changed. */
    CategoryUpdatedNotification: {
      /** @constant */
      eventType: 'wix.categories.v1.category_updated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CategoryUpdatedPayload'];
    };
    /**
     * Format: uuid
     * @description The installation of the app on one site.
     */
    InstanceId: string;
    /** @description The person or app that caused the change. Has one of the ids, according to `identityType`. May be absent. */
    NotificationIdentity: {
      identityType: components['schemas']['NotificationIdentityType'] | components['schemas']['Undeclared'];
      /**
       * Format: uuid
       * @description Visitor without an account, with ANONYMOUS_VISITOR.
       */
      anonymousVisitorId?: string;
      /**
       * Format: uuid
       * @description Member of the site, with MEMBER.
       */
      memberId?: string;
      /**
       * Format: uuid
       * @description Owner or collaborator of the site, with WIX_USER.
       */
      wixUserId?: string;
      /**
       * Format: uuid
       * @description App that caused the change, with APP.
       */
      appId?: string;
    };
    /**
     * @description Kind of identity that caused a change. WIX_USER is an owner or a collaborator of the site.
     * @enum {string}
     */
    NotificationIdentityType: 'UNKNOWN' | 'ANONYMOUS_VISITOR' | 'MEMBER' | 'WIX_USER' | 'APP';
    /** @description Account and site that the notification belongs to. */
    AccountInfo: {
      /**
       * Format: uuid
       * @description Account of the site's owner.
       */
      accountId?: string;
      /**
       * Format: uuid
       * @description Account above the owner's account, for sites of a partner.
       */
      parentAccountId?: string;
      /**
       * Format: uuid
       * @description Site on which the change happened.
       */
      siteId?: string;
    };
    /** @description Data about the entity and the notification that all notifications of the newer format have. */
    EntityFacts: {
      /** @description Id of this notification; repeated deliveries have the same id. */
      id: string;
      /** @description Id of the event or cart. */
      entityId: string;
      /**
       * Format: date-time
       * @description Time of the change.
       */
      eventTime: string;
      /** @description True if a person requested the erasure of their data. */
      triggeredByAnonymizeRequest?: boolean;
      /** @description Name of the action that caused the change, if it differs. */
      originatedFrom?: string;
      /**
       * Format: int64
       * @description Whole number as text that increases with each notification of an entity. If it is lower than the last one received, the notification is stale.
       * @example 2
       */
      entityEventSequence?: string;
    };
    /** @description A change of an event: created, updated, deleted, or an action. */
    EventCreatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.event';
      /** @constant */
      slug: 'created';
      createdEvent: components['schemas']['NotifiedEventCreation'];
    };
    /** @description A change of an event: created, updated, deleted, or an action. */
    EventUpdatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.event';
      /** @constant */
      slug: 'updated';
      updatedEvent: components['schemas']['NotifiedEventUpdate'];
    };
    /** @description A change of an event: created, updated, deleted, or an action. */
    EventDeletedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.event';
      /** @constant */
      slug: 'deleted';
      deletedEvent: components['schemas']['NotifiedEventDeletion'];
    };
    /** @description An action on an event. */
    EventStartedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.event';
      /** @constant */
      slug: 'started';
      actionEvent: {
        body: components['schemas']['EventStarted'];
      };
    };
    /** @description An action on an event. */
    EventEndedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.event';
      /** @constant */
      slug: 'ended';
      actionEvent: {
        body: components['schemas']['EventEnded'];
      };
    };
    /** @description An action on an event. */
    EventReminderPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.event';
      /** @constant */
      slug: 'reminder';
      actionEvent: {
        body: components['schemas']['EventReminder'];
      };
    };
    /** @description An action on an event. */
    EventPublishedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.event';
      /** @constant */
      slug: 'published';
      actionEvent: {
        body: components['schemas']['EventPublished'];
      };
    };
    /** @description An action on an event. */
    EventClonedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.event';
      /** @constant */
      slug: 'cloned';
      actionEvent: {
        body: components['schemas']['EventCloned'];
      };
    };
    /** @description An action on an event. */
    EventCanceledPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.event';
      /** @constant */
      slug: 'canceled';
      actionEvent: {
        body: components['schemas']['EventCanceled'];
      };
    };
    /** @description A change of a ticket reservation: created, updated or deleted. */
    TicketReservationCreatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v1.ticket_reservation';
      /** @constant */
      slug: 'created';
      createdEvent: components['schemas']['NotifiedTicketReservationCreation'];
    };
    /** @description A change of a ticket reservation: created, updated or deleted. */
    TicketReservationUpdatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v1.ticket_reservation';
      /** @constant */
      slug: 'updated';
      updatedEvent: components['schemas']['NotifiedTicketReservationUpdate'];
    };
    /** @description A change of a ticket reservation: created, updated or deleted. */
    TicketReservationDeletedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v1.ticket_reservation';
      /** @constant */
      slug: 'deleted';
      deletedEvent: components['schemas']['NotifiedTicketReservationDeletion'];
    };
    /** @description A change of a ticket definition: created, updated, deleted, or an action. */
    TicketDefinitionCreatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.ticket_definition';
      /** @constant */
      slug: 'created';
      createdEvent: components['schemas']['NotifiedTicketDefinitionCreation'];
    };
    /** @description A change of a ticket definition: created, updated, deleted, or an action. */
    TicketDefinitionUpdatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.ticket_definition';
      /** @constant */
      slug: 'updated';
      updatedEvent: components['schemas']['NotifiedTicketDefinitionUpdate'];
    };
    /** @description A change of a ticket definition: created, updated, deleted, or an action. */
    TicketDefinitionDeletedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.ticket_definition';
      /** @constant */
      slug: 'deleted';
      deletedEvent: components['schemas']['NotifiedTicketDefinitionDeletion'];
    };
    /** @description A change of a ticket definition: created, updated, deleted, or an action. */
    TicketDefinitionSaleStartedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.ticket_definition';
      /** @constant */
      slug: 'sale_started';
      actionEvent: {
        body: components['schemas']['TicketSaleStarted'];
      };
    };
    /** @description A change of a ticket definition: created, updated, deleted, or an action. */
    TicketDefinitionSaleEndedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.ticket_definition';
      /** @constant */
      slug: 'sale_ended';
      actionEvent: {
        body: components['schemas']['TicketSaleEnded'];
      };
    };
    /** @description A change of a ticket definition: created, updated, deleted, or an action. */
    TicketDefinitionSalePeriodUpdatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.ticket_definition';
      /** @constant */
      slug: 'sale_period_updated';
      actionEvent: {
        body: components['schemas']['TicketSalePeriodUpdated'];
      };
    };
    /** @description A change of a cart: created, updated or deleted. */
    CartCreatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.ecom.v1.cart';
      /** @constant */
      slug: 'created';
      createdEvent: components['schemas']['NotifiedCartCreation'];
    };
    /** @description A change of a cart: created, updated or deleted. */
    CartUpdatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.ecom.v1.cart';
      /** @constant */
      slug: 'updated';
      updatedEvent: components['schemas']['NotifiedCartUpdate'];
    };
    /** @description A change of a cart: created, updated or deleted. */
    CartDeletedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.ecom.v1.cart';
      /** @constant */
      slug: 'deleted';
      deletedEvent: components['schemas']['NotifiedCartDeletion'];
    };
    /** @description A change of a cart in the second family: created, updated, deleted or calculated. */
    CartV2CreatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.ecom.v2.cart';
      /** @constant */
      slug: 'created';
      createdEvent: components['schemas']['NotifiedCartV2Creation'];
    };
    /** @description A change of a cart in the second family: created, updated, deleted or calculated. */
    CartV2UpdatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.ecom.v2.cart';
      /** @constant */
      slug: 'updated';
      updatedEvent: components['schemas']['NotifiedCartV2Update'];
    };
    /** @description A change of a cart in the second family: created, updated, deleted or calculated. */
    CartV2DeletedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.ecom.v2.cart';
      /** @constant */
      slug: 'deleted';
      deletedEvent: components['schemas']['NotifiedCartV2Deletion'];
    };
    /** @description A change of a cart in the second family: created, updated, deleted or calculated. */
    CartCalculatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.ecom.v2.cart';
      /** @constant */
      slug: 'calculated';
      actionEvent: {
        body: components['schemas']['CartSummary'];
      };
    };
    /** @description A change of a product: created, updated or deleted. */
    ProductCreatedV3Payload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.stores.catalog.v3.product';
      /** @constant */
      slug: 'created';
      createdEvent: components['schemas']['NotifiedProductV3Creation'];
    };
    /** @description A change of a product: created, updated or deleted. */
    ProductUpdatedV3Payload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.stores.catalog.v3.product';
      /** @constant */
      slug: 'updated';
      updatedEvent: components['schemas']['NotifiedProductV3Update'];
    };
    /** @description A change of a product: created, updated or deleted. */
    ProductDeletedV3Payload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.stores.catalog.v3.product';
      /** @constant */
      slug: 'deleted';
      deletedEvent: components['schemas']['NotifiedProductV3Deletion'];
    };
    /** @description A change of a brand: created, updated or deleted. */
    BrandCreatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.stores.catalog.v3.brand';
      /** @constant */
      slug: 'created';
      createdEvent: components['schemas']['NotifiedBrandCreation'];
    };
    /** @description A change of a brand: created, updated or deleted. */
    BrandUpdatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.stores.catalog.v3.brand';
      /** @constant */
      slug: 'updated';
      updatedEvent: components['schemas']['NotifiedBrandUpdate'];
    };
    /** @description A change of a brand: created, updated or deleted. */
    BrandDeletedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.stores.catalog.v3.brand';
      /** @constant */
      slug: 'deleted';
      deletedEvent: components['schemas']['NotifiedBrandDeletion'];
    };
    /** @description A change of a ribbon: created, updated or deleted. */
    RibbonCreatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.stores.catalog.v3.ribbon';
      /** @constant */
      slug: 'created';
      createdEvent: components['schemas']['NotifiedRibbonCreation'];
    };
    /** @description A change of a ribbon: created, updated or deleted. */
    RibbonUpdatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.stores.catalog.v3.ribbon';
      /** @constant */
      slug: 'updated';
      updatedEvent: components['schemas']['NotifiedRibbonUpdate'];
    };
    /** @description A change of a ribbon: created, updated or deleted. */
    RibbonDeletedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.stores.catalog.v3.ribbon';
      /** @constant */
      slug: 'deleted';
      deletedEvent: components['schemas']['NotifiedRibbonDeletion'];
    };
    /** @description A reply to an event. */
    RsvpCreatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v2.rsvp';
      /** @constant */
      slug: 'created';
      createdEvent: components['schemas']['NotifiedRsvpCreation'];
    };
    /** @description A changed reply. */
    RsvpUpdatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v2.rsvp';
      /** @constant */
      slug: 'updated';
      updatedEvent: components['schemas']['NotifiedRsvpUpdate'];
    };
    /** @description A deleted reply. */
    RsvpDeletedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v2.rsvp';
      /** @constant */
      slug: 'deleted';
      deletedEvent: components['schemas']['NotifiedRsvpDeletion'];
    };
    /** @description A new member. */
    MemberCreatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.members.v1.member';
      /** @constant */
      slug: 'created';
      createdEvent: components['schemas']['NotifiedMemberCreation'];
    };
    /** @description A changed member. */
    MemberUpdatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.members.v1.member';
      /** @constant */
      slug: 'updated';
      updatedEvent: components['schemas']['NotifiedMemberUpdate'];
    };
    /** @description Names the deleted member by `entityId`. */
    MemberDeletedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.members.v1.member';
      /** @constant */
      slug: 'deleted';
      deletedEvent: components['schemas']['NotifiedMemberDeletion'];
    };
    /** @description An action on an order of the store. */
    ShopOrderApprovedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.ecom.v1.order';
      /** @constant */
      slug: 'approved';
      actionEvent: {
        body: components['schemas']['ApprovedShopOrder'];
      };
    };
    /** @description An action on an order of the store. */
    ShopOrderCanceledPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.ecom.v1.order';
      /** @constant */
      slug: 'canceled';
      actionEvent: {
        body: components['schemas']['CanceledShopOrder'];
      };
    };
    /** @description An action on an order of the store. */
    ShopOrderCommittedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.ecom.v1.order';
      /** @constant */
      slug: 'committed';
      actionEvent: {
        body: components['schemas']['CommittedShopOrder'];
      };
    };
    /** @description A change of an order of the store: created, updated, deleted, or an action. */
    ShopOrderCreatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.ecom.v1.order';
      /** @constant */
      slug: 'created';
      createdEvent: components['schemas']['NotifiedShopOrderCreation'];
    };
    /** @description An action on an order of the store. */
    ShopOrderFulfilledPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.ecom.v1.order';
      /** @constant */
      slug: 'fulfilled';
      actionEvent: {
        body: components['schemas']['FulfilledShopOrder'];
      };
    };
    /** @description An action on an order of the store. */
    ShopOrderImportedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.ecom.v1.order';
      /** @constant */
      slug: 'imported';
      actionEvent: {
        body: components['schemas']['ImportedShopOrder'];
      };
    };
    /** @description An action on an order of the store. */
    ImportedShopOrderDeletedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.ecom.v1.order';
      /** @constant */
      slug: 'imported_order_deleted';
      actionEvent: {
        body: components['schemas']['DeletedImportedShopOrder'];
      };
    };
    /** @description An action on an order of the store. */
    ShopOrderPaymentStatusUpdatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.ecom.v1.order';
      /** @constant */
      slug: 'payment_status_updated';
      actionEvent: {
        body: components['schemas']['PaidShopOrder'];
      };
    };
    /** @description A change of an order of the store: created, updated, deleted, or an action. */
    ShopOrderUpdatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.ecom.v1.order';
      /** @constant */
      slug: 'updated';
      updatedEvent: components['schemas']['NotifiedShopOrderUpdate'];
    };
    /** @description An action on a category. */
    CategoryMovedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.categories.v1.category';
      /** @constant */
      slug: 'category_moved';
      actionEvent: {
        body: components['schemas']['MovedCategory'];
      };
    };
    /** @description A change of a category: created, updated, deleted, or an action. */
    CategoryCreatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.categories.v1.category';
      /** @constant */
      slug: 'created';
      createdEvent: components['schemas']['NotifiedCategoryCreation'];
    };
    /** @description A change of a category: created, updated, deleted, or an action. */
    CategoryDeletedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.categories.v1.category';
      /** @constant */
      slug: 'deleted';
      deletedEvent: components['schemas']['NotifiedCategoryDeletion'];
    };
    /** @description An action on a category. */
    CategoryItemAddedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.categories.v1.category';
      /** @constant */
      slug: 'item_added_to_category';
      actionEvent: {
        body: components['schemas']['ItemAddedToCategory'];
      };
    };
    /** @description An action on a category. */
    CategoryItemRemovedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.categories.v1.category';
      /** @constant */
      slug: 'item_removed_from_category';
      actionEvent: {
        body: components['schemas']['ItemRemovedFromCategory'];
      };
    };
    /** @description An action on a category. */
    CategoryItemsArrangedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.categories.v1.category';
      /** @constant */
      slug: 'items_arranged_in_category';
      actionEvent: {
        body: components['schemas']['ItemsArrangedInCategory'];
      };
    };
    /** @description A change of a category: created, updated, deleted, or an action. */
    CategoryUpdatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.categories.v1.category';
      /** @constant */
      slug: 'updated';
      updatedEvent: components['schemas']['NotifiedCategoryUpdate'];
    };
    /** @description A new event. */
    NotifiedEventCreation: {
      entity: components['schemas']['SiteEvent'];
      restoreInfo?: components['schemas']['RestoreInfo'];
    };
    /** @description A changed event. */
    NotifiedEventUpdate: {
      currentEntity: components['schemas']['SiteEvent'];
      modifiedFields?: components['schemas']['ModifiedFields'];
    };
    /** @description A deleted event; mostly empty. */
    NotifiedEventDeletion: {
      deletedEntity?: components['schemas']['SiteEvent'];
    };
    /** @description A new ticket reservation. */
    NotifiedTicketReservationCreation: {
      entity: components['schemas']['TicketReservation'];
      restoreInfo?: components['schemas']['RestoreInfo'];
    };
    /** @description A changed ticket reservation. */
    NotifiedTicketReservationUpdate: {
      currentEntity: components['schemas']['TicketReservation'];
      modifiedFields?: components['schemas']['ModifiedFields'];
    };
    /** @description A deleted ticket reservation; mostly empty. */
    NotifiedTicketReservationDeletion: {
      deletedEntity?: components['schemas']['TicketReservation'];
    };
    /** @description A new ticket definition. */
    NotifiedTicketDefinitionCreation: {
      entity: components['schemas']['TicketDefinitionV3'];
      restoreInfo?: components['schemas']['RestoreInfo'];
    };
    /** @description A changed ticket definition. */
    NotifiedTicketDefinitionUpdate: {
      currentEntity: components['schemas']['TicketDefinitionV3'];
      modifiedFields?: components['schemas']['ModifiedFields'];
    };
    /** @description A deleted ticket definition; mostly empty. */
    NotifiedTicketDefinitionDeletion: {
      deletedEntity?: components['schemas']['TicketDefinitionV3'];
    };
    /** @description The ticket whose sale started. */
    TicketSaleStarted: {
      ticketDefinition?: components['schemas']['TicketDefinitionV3'];
    };
    /** @description The ticket whose sale ended. */
    TicketSaleEnded: {
      ticketDefinition?: components['schemas']['TicketDefinitionV3'];
    };
    /** @description The sale period after the change. */
    TicketSalePeriodUpdated: {
      afterUpdate?: components['schemas']['SalePeriod'];
    };
    /** @description A new cart. */
    NotifiedCartCreation: {
      entity: components['schemas']['Cart'];
      restoreInfo?: components['schemas']['RestoreInfo'];
    };
    /** @description A changed cart. */
    NotifiedCartUpdate: {
      currentEntity: components['schemas']['Cart'];
      modifiedFields?: components['schemas']['ModifiedFields'];
    };
    /** @description A deleted cart; mostly empty. */
    NotifiedCartDeletion: {
      deletedEntity?: components['schemas']['Cart'];
    };
    /** @description A new cart, as the second family returns it. */
    NotifiedCartV2Creation: {
      entity: components['schemas']['CartV2'];
      restoreInfo?: components['schemas']['RestoreInfo'];
    };
    /** @description A changed cart, as the second family returns it. */
    NotifiedCartV2Update: {
      currentEntity: components['schemas']['CartV2'];
      modifiedFields?: components['schemas']['ModifiedFields'];
    };
    /** @description A deleted cart, as the second family returns it; mostly empty. */
    NotifiedCartV2Deletion: {
      deletedEntity?: components['schemas']['CartV2'];
    };
    /** @description A new product. */
    NotifiedProductV3Creation: {
      entity: components['schemas']['ProductV3'];
      restoreInfo?: components['schemas']['RestoreInfo'];
    };
    /** @description A changed product. */
    NotifiedProductV3Update: {
      currentEntity: components['schemas']['ProductV3'];
      modifiedFields?: components['schemas']['ModifiedFields'];
    };
    /** @description A deleted product; mostly empty. */
    NotifiedProductV3Deletion: {
      deletedEntity?: components['schemas']['ProductV3'];
    };
    /** @description A new reply. */
    NotifiedRsvpCreation: {
      entity: components['schemas']['Rsvp'];
      restoreInfo?: components['schemas']['RestoreInfo'];
    };
    /** @description A changed reply. */
    NotifiedRsvpUpdate: {
      currentEntity: components['schemas']['Rsvp'];
      modifiedFields?: components['schemas']['ModifiedFields'];
    };
    /** @description A deleted reply; mostly empty. */
    NotifiedRsvpDeletion: {
      deletedEntity?: components['schemas']['Rsvp'];
    };
    /** @description A new member. */
    NotifiedMemberCreation: {
      entity: components['schemas']['Member'];
      restoreInfo?: components['schemas']['RestoreInfo'];
    };
    /** @description A changed member. */
    NotifiedMemberUpdate: {
      currentEntity: components['schemas']['Member'];
      modifiedFields?: components['schemas']['ModifiedFields'];
    };
    /** @description A deleted member, without the data of the member. */
    NotifiedMemberDeletion: {
      [key: string]: unknown;
    };
    /** @description A new brand. */
    NotifiedBrandCreation: {
      entity: components['schemas']['Brand'];
      restoreInfo?: components['schemas']['RestoreInfo'];
    };
    /** @description A changed brand. */
    NotifiedBrandUpdate: {
      currentEntity: components['schemas']['Brand'];
      modifiedFields?: components['schemas']['ModifiedFields'];
    };
    /** @description A deleted brand; mostly empty. */
    NotifiedBrandDeletion: {
      deletedEntity?: components['schemas']['Brand'];
    };
    /** @description A new ribbon. */
    NotifiedRibbonCreation: {
      entity: components['schemas']['RibbonV3'];
      restoreInfo?: components['schemas']['RestoreInfo'];
    };
    /** @description A changed ribbon. */
    NotifiedRibbonUpdate: {
      currentEntity: components['schemas']['RibbonV3'];
      modifiedFields?: components['schemas']['ModifiedFields'];
    };
    /** @description A deleted ribbon; mostly empty. */
    NotifiedRibbonDeletion: {
      deletedEntity?: components['schemas']['RibbonV3'];
    };
    /** @description A new order of the store. */
    NotifiedShopOrderCreation: {
      entity: components['schemas']['ShopOrder'];
      restoreInfo?: components['schemas']['RestoreInfo'];
    };
    /** @description A changed order of the store. */
    NotifiedShopOrderUpdate: {
      currentEntity: components['schemas']['ShopOrder'];
      modifiedFields?: components['schemas']['ModifiedFields'];
    };
    /** @description A new category. */
    NotifiedCategoryCreation: {
      entity: components['schemas']['Category'];
      restoreInfo?: components['schemas']['RestoreInfo'];
    };
    /** @description A changed category. */
    NotifiedCategoryUpdate: {
      currentEntity: components['schemas']['Category'];
      modifiedFields?: components['schemas']['ModifiedFields'];
    };
    /** @description A deleted category; mostly empty. */
    NotifiedCategoryDeletion: {
      deletedEntity?: components['schemas']['Category'];
    };
    /** @description Present if the entity is not new but was restored from the trash. */
    RestoreInfo: {
      /**
       * Format: date-time
       * @description Time at which the entity was deleted.
       */
      deletedDate?: string;
    };
    /**
     * @description Previous values by path of the field: `title`, `lineItems[0].quantity`. A dot or bracket that is part of a name is preceded by a backslash. Not every update has it.
     * @example {
     *       "lineItems[0].quantity": 1
     *     }
     */
    ModifiedFields: {
      [key: string]: unknown;
    };
    /** @description The event that has started. */
    EventStarted: {
      /**
       * Format: date-time
       * @description Time at which the platform recorded it.
       */
      timestamp?: string;
      /** Format: uuid */
      eventId: string;
      /** @description Whether the event has guests. */
      hasGuests?: boolean;
    };
    /** @description The event that has ended. */
    EventEnded: {
      /**
       * Format: date-time
       * @description Time at which the platform recorded it.
       */
      timestamp?: string;
      /** Format: uuid */
      eventId: string;
      /** @description Whether the event has guests. */
      hasGuests?: boolean;
    };
    /** @description The event that starts soon, and data for a reminder. */
    EventReminder: {
      /**
       * Format: date-time
       * @description Time at which the platform recorded it.
       */
      timestamp?: string;
      /** Format: uuid */
      eventId: string;
      location?: components['schemas']['EventLocation'];
      dateAndTimeSettings?: components['schemas']['DateAndTimeSettings'];
      /** @description Name of the event. */
      title?: string;
      /**
       * Format: uuid
       * @description Id of the user who created the event.
       */
      userId?: string;
      startsIn?: components['schemas']['TimeLeft'];
      /** @description Whether the event has guests. */
      hasGuests?: boolean;
    };
    /** @description Time until the start, as the sum of its parts. */
    TimeLeft: {
      /** Format: int32 */
      days?: number;
      /** Format: int32 */
      hours?: number;
      /** Format: int32 */
      minutes?: number;
    };
    /** @description The event as visitors now see it. */
    EventPublished: {
      /**
       * Format: date-time
       * @description Time at which the platform recorded it.
       */
      timestamp?: string;
      /** Format: uuid */
      eventId: string;
      status?: components['schemas']['EventStatus'] | components['schemas']['Undeclared'];
      /**
       * Format: uuid
       * @description The event from which this one was copied.
       */
      derivedFromEventId?: string;
      /** @description Name of the event. */
      title?: string;
      /** @description Teaser for lists. */
      shortDescription?: string;
      location?: components['schemas']['EventLocation'];
      dateAndTimeSettings?: components['schemas']['DateAndTimeSettings'];
      eventPageUrl?: components['schemas']['PageUrl'];
      registration?: components['schemas']['Registration'];
    };
    /** @description The copy, and the id of the original. */
    EventCloned: {
      /**
       * Format: date-time
       * @description Time at which the platform recorded it.
       */
      timestamp?: string;
      /**
       * Format: uuid
       * @description Id of the copy, not of the original.
       */
      eventId: string;
      location?: components['schemas']['EventLocation'];
      dateAndTimeSettings?: components['schemas']['DateAndTimeSettings'];
      /** @description Name of the copy. */
      title?: string;
      /**
       * Format: uuid
       * @description Id of the user who made the copy.
       */
      userId?: string;
      status?: components['schemas']['EventStatus'] | components['schemas']['Undeclared'];
      /**
       * Format: uuid
       * @description Installation of the events app that contains the original.
       */
      derivedFromInstanceId?: string;
      /**
       * Format: uuid
       * @description Id of the original.
       */
      derivedFromEventId?: string;
      /** @description Maps the ticket definition ids of the original to those of the copy. */
      ticketDefinitions?: {
        [key: string]: string;
      };
    };
    /** @description The event that was canceled, and the user who canceled it. */
    EventCanceled: {
      /**
       * Format: date-time
       * @description Time at which the platform recorded it.
       */
      timestamp?: string;
      /** Format: uuid */
      eventId: string;
      /** @description Name of the event. */
      title?: string;
      /**
       * Format: uuid
       * @description Id of the user who canceled it.
       */
      userId?: string;
      /** @description Whether the event has guests. */
      hasGuests?: boolean;
    };
    /** @description An order at its start. */
    OrderInitiated: {
      /**
       * Format: date-time
       * @description Time at which the platform recorded it.
       */
      timestamp?: string;
      /**
       * @description Language of the buyer.
       * @example de
       */
      language?: string;
      /**
       * @description Language and region of the buyer.
       * @example de-DE
       */
      locale?: string;
      /**
       * Format: uuid
       * @description Event of the order.
       */
      eventId: string;
      /**
       * @description Number of the order; unique on the site.
       * @example 2ZKT-84QD-9FM
       */
      orderNumber: string;
      /** @description Contact of the site for the buyer. */
      contactId?: string;
      /**
       * Format: uuid
       * @description Member who bought the tickets; absent for a visitor.
       */
      memberId?: string;
      /**
       * Format: date-time
       * @description Time at which the order was started.
       */
      created?: string;
      /**
       * Format: date-time
       * @description Time at which the document was last changed.
       */
      updated?: string;
      /** @description First name of the buyer. */
      firstName?: string;
      /** @description Last name of the buyer. */
      lastName?: string;
      /** @description Address to which the tickets are sent. */
      email?: string;
      checkoutForm?: components['schemas']['FormResponse'];
      status?: components['schemas']['OrderStatus'] | components['schemas']['Undeclared'];
      invoice?: components['schemas']['Invoice'];
      /** @description Reservation from which the order was created. */
      reservationId?: string;
      /** @description Whether the order was marked as paid. */
      markedAsPaid?: boolean;
      /** @description Whether the buyer agreed to marketing. */
      marketingConsent?: boolean;
    };
    /** @description A confirmed order with its tickets. */
    OrderConfirmed: {
      /**
       * Format: date-time
       * @description Time at which the platform recorded it.
       */
      timestamp?: string;
      /**
       * @description Language of the buyer.
       * @example de
       */
      language?: string;
      /** @description The platform's flag for confirmations without notice; its exact effect is not known. */
      silent?: boolean;
      /**
       * @description Language and region of the buyer.
       * @example de-DE
       */
      locale?: string;
      /**
       * Format: uuid
       * @description Event of the order.
       */
      eventId: string;
      /**
       * @description Number of the order; unique on the site.
       * @example 2ZKT-84QD-9FM
       */
      orderNumber: string;
      /** @description Contact of the site for the buyer. */
      contactId?: string;
      /**
       * Format: uuid
       * @description Member who bought the tickets; absent for a visitor.
       */
      memberId?: string;
      /**
       * Format: date-time
       * @description Time at which the order was started.
       */
      created?: string;
      /**
       * Format: date-time
       * @description Time at which the document was last changed.
       */
      updated?: string;
      /** @description First name of the buyer. */
      firstName?: string;
      /** @description Last name of the buyer. */
      lastName?: string;
      /** @description Address to which the tickets are sent. */
      email?: string;
      checkoutForm?: components['schemas']['FormResponse'];
      status?: components['schemas']['OrderStatus'] | components['schemas']['Undeclared'];
      /**
       * @description Name of the payment method; absent for a free order.
       * @example payPal
       */
      method?: string;
      /** @description The tickets of the order. */
      tickets?: components['schemas']['OrderedTicket'][];
      invoice?: components['schemas']['Invoice'];
      /** @description Reservation from which the order was created. */
      reservationId?: string;
    };
    /** @description An order after a change. */
    OrderUpdated: {
      /**
       * Format: date-time
       * @description Time at which the platform recorded it.
       */
      timestamp?: string;
      /**
       * @description Language of the buyer.
       * @example de
       */
      language?: string;
      /**
       * @description Language and region of the buyer.
       * @example de-DE
       */
      locale?: string;
      /**
       * Format: uuid
       * @description Event of the order.
       */
      eventId: string;
      /**
       * @description Number of the order; unique on the site.
       * @example 2ZKT-84QD-9FM
       */
      orderNumber: string;
      /** @description Contact of the site for the buyer. */
      contactId?: string;
      /**
       * Format: uuid
       * @description Member who bought the tickets; absent for a visitor.
       */
      memberId?: string;
      /**
       * Format: date-time
       * @description Time at which the order was started.
       */
      created?: string;
      /**
       * Format: date-time
       * @description Time at which the document was last changed.
       */
      updated?: string;
      /** @description First name of the buyer. */
      firstName?: string;
      /** @description Last name of the buyer. */
      lastName?: string;
      /** @description Address to which the tickets are sent. */
      email?: string;
      checkoutForm?: components['schemas']['FormResponse'];
      /** @description Whether the tickets are valid. */
      confirmed?: boolean;
      status?: components['schemas']['OrderStatus'] | components['schemas']['Undeclared'];
      /**
       * @description Name of the payment method; absent for a free order.
       * @example payPal
       */
      method?: string;
      /** @description The tickets of the order. */
      tickets?: components['schemas']['OrderedTicket'][];
      /** @description Whether the order is archived. */
      archived?: boolean;
      /** @description True if a person requested the erasure of their data. */
      triggeredByAnonymizeRequest?: boolean;
    };
    /** @description Remaining data of a deleted order. */
    OrderDeleted: {
      /**
       * Format: date-time
       * @description Time at which the platform recorded it.
       */
      timestamp?: string;
      /**
       * Format: uuid
       * @description Event of the order.
       */
      eventId: string;
      /**
       * @description Number of the order; unique on the site.
       * @example 2ZKT-84QD-9FM
       */
      orderNumber: string;
      /** @description Contact of the site for the buyer. */
      contactId?: string;
      /**
       * Format: uuid
       * @description Member who bought the tickets; absent for a visitor.
       */
      memberId?: string;
      /**
       * Format: date-time
       * @description Time at which the order was started.
       */
      created?: string;
      /**
       * Format: date-time
       * @description Time at which the document was last changed.
       */
      updated?: string;
      /** @description Whether the personal data were removed. */
      anonymized?: boolean;
      orderType?: components['schemas']['TicketOrderType'] | components['schemas']['Undeclared'];
      /** @description True if a person requested the erasure of their data. */
      triggeredByAnonymizeRequest?: boolean;
      /** @description The tickets of the order. */
      tickets?: components['schemas']['OrderedTicket'][];
    };
    /**
     * @description Whether each ticket is assigned to its own guest.
     * @enum {string}
     */
    TicketOrderType: 'UNASSIGNED_TICKETS' | 'ASSIGNED_TICKETS';
    /** @description One ticket of an order. */
    OrderedTicket: {
      /** @description Number of the ticket; unique on the site. */
      ticketNumber: string;
      /**
       * Format: uuid
       * @description Kind of the ticket.
       */
      ticketDefinitionId?: string;
      /**
       * @description Name of the kind.
       * @example Standard
       */
      ticketName?: string;
      price?: components['schemas']['Money'];
      checkIn?: components['schemas']['CheckIn'];
      /** @description Whether the ticket is valid. */
      confirmed?: boolean;
      /** @description Whether the ticket is archived. */
      archived?: boolean;
      /** @description Whether the ticket is no longer valid. */
      canceled?: boolean;
      /** @description Whether the personal data were removed. */
      anonymized?: boolean;
      /** @description First name of the guest. */
      firstName?: string;
      /** @description Last name of the guest. */
      lastName?: string;
      /** @description E-mail address of the guest. */
      email?: string;
      /**
       * Format: uuid
       * @description Contact of the site for the guest.
       */
      contactId?: string;
      /**
       * Format: uuid
       * @description Member who is the guest.
       */
      memberId?: string;
      form?: components['schemas']['FormResponse'];
      onlineConferencingLogin?: components['schemas']['ConferenceLogin'];
      /** @description Seat in the seating plan; absent without one. */
      seatId?: string;
    };
    /** @description Access of the guest to an online event. */
    ConferenceLogin: {
      /**
       * Format: uri
       * @description URL of the conference.
       */
      link?: string;
      /**
       * Format: password
       * @description Password of the conference, if it has one.
       */
      password?: string;
    };
    /** @description Tickets that were reserved. */
    ReservationCreated: {
      /**
       * Format: date-time
       * @description Time at which the platform recorded it.
       */
      timestamp?: string;
      /**
       * Format: uuid
       * @description Event of the tickets.
       */
      eventId: string;
      /** Format: uuid */
      reservationId: string;
      status?: components['schemas']['ReservationStatus'] | components['schemas']['Undeclared'];
      /**
       * Format: date-time
       * @description Time until which the tickets are held.
       */
      expires?: string;
      /** @description Number of reserved tickets per kind. */
      quantities?: components['schemas']['ReservedQuantity'][];
      /**
       * Format: date-time
       * @description Time of the last change to the reservation.
       */
      updatedDate?: string;
      /** @description Total number of taken tickets per kind. */
      counts?: components['schemas']['ReservationCount'][];
    };
    /** @description A reservation after a change. */
    ReservationUpdated: {
      /**
       * Format: date-time
       * @description Time at which the platform recorded it.
       */
      timestamp?: string;
      /**
       * Format: uuid
       * @description Event of the tickets.
       */
      eventId: string;
      /** Format: uuid */
      reservationId: string;
      status?: components['schemas']['ReservationStatus'] | components['schemas']['Undeclared'];
      /**
       * Format: date-time
       * @description Time until which the tickets are held.
       */
      expires?: string;
      /** @description Number of reserved tickets per kind. */
      quantities?: components['schemas']['ReservedQuantity'][];
      /**
       * Format: date-time
       * @description Time of the last change to the reservation.
       */
      updatedDate?: string;
      /** @description Total number of taken tickets per kind. */
      counts?: components['schemas']['ReservationCount'][];
    };
    /** @description Tickets of one kind. */
    ReservedQuantity: {
      /**
       * Format: uuid
       * @description Kind of the tickets.
       */
      ticketDefinitionId?: string;
      /**
       * Format: int32
       * @description Number of these tickets.
       */
      quantity?: number;
      /**
       * Format: date-time
       * @description Time of the last change to this number.
       */
      updatedDate?: string;
    };
    /** @description Number of taken tickets of one kind. */
    ReservationCount: {
      /**
       * Format: date-time
       * @description Time of the count.
       */
      timestamp?: string;
      /**
       * Format: uuid
       * @description Kind of the tickets.
       */
      ticketDefinitionId: string;
      /**
       * Format: int32
       * @description Ordered tickets.
       */
      confirmedCount?: number;
      /**
       * Format: int32
       * @description Reserved tickets.
       */
      pendingCount?: number;
      /** @description Whether at least one ticket was paid. */
      paidExists?: boolean;
    };
    /** @description Initial values of a product. */
    ProductCreated: {
      productId: components['schemas']['NotifiedProductId'];
      /** @example Linen shirt */
      name?: string;
      price?: components['schemas']['PriceData'];
      /** @description Whether visitors of the store see the product. */
      visible?: boolean;
      media?: components['schemas']['Media'];
      /** @description Stock keeping unit, given by the owner. */
      sku?: string;
      productPageUrl?: components['schemas']['PageUrl'];
      /** @example Halm */
      brand?: string;
      costAndProfitData?: components['schemas']['CostAndProfitData'];
      originatedFromVersion?: components['schemas']['CatalogVersion'] | components['schemas']['Undeclared'];
      /** @description Part of the product's URL that names it. */
      slug?: string;
    };
    /** @description Changed fields of a product, without their values. */
    ProductChanged: {
      productId: components['schemas']['NotifiedProductId'];
      changedFields: components['schemas']['ChangedFields'];
      originatedFromVersion?: components['schemas']['CatalogVersion'] | components['schemas']['Undeclared'];
    };
    /** @description The product that was deleted from the store. */
    ProductDeleted: {
      productId: components['schemas']['NotifiedProductId'];
      originatedFromVersion?: components['schemas']['CatalogVersion'] | components['schemas']['Undeclared'];
    };
    /** @description Initial values of a collection. */
    CollectionCreated: {
      collection_Id: components['schemas']['NotifiedCollectionId'];
      /** @example Linen */
      name?: string;
      media?: components['schemas']['Media'];
      /** @description Part of the collection's URL that names it. */
      slug?: string;
      /** @description Whether visitors of the store see the collection. */
      visible?: boolean;
      originatedFromVersion?: components['schemas']['CatalogVersion'] | components['schemas']['Undeclared'];
    };
    /** @description Changed fields of a collection, without their values. */
    CollectionChanged: {
      collection_Id: components['schemas']['NotifiedCollectionId'];
      changedFields: components['schemas']['ChangedFields'];
      originatedFromVersion?: components['schemas']['CatalogVersion'] | components['schemas']['Undeclared'];
    };
    /** @description The collection that was deleted from the store. */
    CollectionDeleted: {
      collection_Id: components['schemas']['NotifiedCollectionId'];
      originatedFromVersion?: components['schemas']['CatalogVersion'] | components['schemas']['Undeclared'];
    };
    /** @description Changed variants of a product, with the names of the changed fields. */
    VariantsChanged: {
      productId: components['schemas']['NotifiedProductId'];
      /** @description The variants that changed. */
      variants: components['schemas']['ChangedVariant'][];
      originatedFromVersion?: components['schemas']['CatalogVersion'] | components['schemas']['Undeclared'];
    };
    /** @description One variant with the names of its changed fields. */
    ChangedVariant: {
      variantId: string;
      /**
       * @description Maps the name of each option to the choice of this variant.
       * @example {
       *       "Size": "M",
       *       "Colour": "Indigo"
       *     }
       */
      choices?: {
        [key: string]: string;
      };
      changedFields: components['schemas']['ChangedFields'];
      originatedFromVersion?: components['schemas']['CatalogVersion'] | components['schemas']['Undeclared'];
    };
    /**
     * @description Id of the product. It is not declared to be a UUID.
     * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
     */
    NotifiedProductId: string;
    /**
     * @description Id of the collection. The platform declares the field with an underscore and a capital letter; this has not been observed in a delivery, so a receiver should accept `collectionId` as well.
     * @example 5a0c8a9e-41f1-4a93-a8f5-0c29ad4d5b10
     */
    NotifiedCollectionId: string;
    /**
     * @description Names of the fields that changed.
     * @example [
     *       "price",
     *       "ribbon"
     *     ]
     */
    ChangedFields: string[];
    /** @description The order, which is final now. */
    ApprovedShopOrder: {
      order: components['schemas']['ShopOrder'];
    };
    /** @description The order that was canceled, and what follows. */
    CanceledShopOrder: {
      order: components['schemas']['ShopOrder'];
      /** @description Whether all lines go back to stock. */
      restockAllItems?: boolean;
      /** @description Whether the buyer gets an e-mail. */
      sendOrderCanceledEmail?: boolean;
      /** @description Text of the merchant in this e-mail. */
      customMessage?: string;
    };
    /** @description The order with the progress of its delivery. */
    FulfilledShopOrder: {
      order: components['schemas']['ShopOrder'];
      previousFulfillmentStatus?:
        | components['schemas']['ShopOrderFulfillmentStatus']
        | components['schemas']['Undeclared'];
      newFulfillmentStatus?:
        | components['schemas']['ShopOrderFulfillmentStatus']
        | components['schemas']['Undeclared'];
      /** @description Name of the action that caused the progress. */
      action?: string;
    };
    /** @description The order, as another system recorded it. */
    ImportedShopOrder: {
      order: components['schemas']['ShopOrder'];
    };
    /** @description The order as it was, which another system had recorded. */
    DeletedImportedShopOrder: {
      order: components['schemas']['ShopOrder'];
    };
    /** @description The order with the progress of its payment. */
    PaidShopOrder: {
      order: components['schemas']['ShopOrder'];
      previousPaymentStatus?:
        | components['schemas']['ShopOrderPaymentStatus']
        | components['schemas']['Undeclared'];
    };
    /** @description The order whose changes took effect, and the changes. */
    CommittedShopOrder: {
      order: components['schemas']['ShopOrder'];
      /** @description Draft in which the merchant edited the order. */
      draftOrderId?: string;
      changes?: components['schemas']['CommittedOrderChanges'];
      commitSettings?: components['schemas']['OrderCommitSettings'];
      /**
       * Format: date-time
       * @description Time at which the changes took effect.
       */
      commitDate?: string;
    };
    /** @description Changed parts of the order. At most one of `changedShippingInfo` and `shippingInfoRemoved` is present. */
    CommittedOrderChanges: {
      changedShippingInfo?: components['schemas']['OrderShipping'];
      /** @description True if the order is no longer delivered. */
      shippingInfoRemoved?: boolean;
      lineItems?: components['schemas']['OrderLineDelta'][];
      appliedDiscounts?: components['schemas']['OrderDiscountDelta'][];
      additionalFees?: components['schemas']['OrderFeeDelta'][];
    };
    /** @description Change of one line. Exactly one of `lineItemAdded`, `changedDetails` and `lineItemRemoved` is present. */
    OrderLineDelta: {
      /** @description True if the line is new. */
      lineItemAdded?: boolean;
      changedDetails?: components['schemas']['OrderLineChangedDetails'];
      lineItemRemoved?: components['schemas']['RemovedOrderLine'];
      /** Format: uuid */
      lineItemId?: string;
    };
    /** @description Former values of a changed line. */
    OrderLineChangedDetails: {
      /** Format: int32 */
      quantityBeforeChange?: number;
      priceBeforeChange?: components['schemas']['FormattedPrice-2'];
      priceDescriptionBeforeChange?: components['schemas']['PriceDescription'];
    };
    /** @description The line as it was, with its prices. */
    RemovedOrderLine: {
      productName?: components['schemas']['TranslatableString'];
      catalogReference?: components['schemas']['CatalogReference'];
      /** Format: int32 */
      quantity?: number;
      totalDiscount?: components['schemas']['FormattedPrice-2'];
      descriptionLines?: components['schemas']['DescriptionLine'][];
      image?: components['schemas']['Image'];
      physicalProperties?: components['schemas']['PhysicalProperties'];
      itemType?: components['schemas']['ItemType'];
      /**
       * Format: uuid
       * @description Service that delivers the line.
       */
      fulfillerId?: string;
      /** @description Unit price after the discounts of catalog and line. */
      price?: components['schemas']['FormattedPrice-2'];
      priceBeforeDiscounts?: components['schemas']['FormattedPrice-2'];
      totalPriceAfterTax?: components['schemas']['FormattedPrice-2'];
      paymentOption?: components['schemas']['OrderDeltaPaymentOption'] | components['schemas']['Undeclared'];
      /** @deprecated The platform has announced the end of this field for 2024-09-30; its successor is `taxInfo`. */
      taxDetails?: components['schemas']['OrderTaxDetails'];
      priceDescription?: components['schemas']['PriceDescription'];
      lineItemPrice?: components['schemas']['FormattedPrice-2'];
      totalPriceBeforeTax?: components['schemas']['FormattedPrice-2'];
      locations?: components['schemas']['OrderedAtLocation'][];
      subscriptionInfo?: components['schemas']['OrderedSubscription'];
      modifierGroups?: components['schemas']['OrderedModifierGroup'][];
    };
    /** @description Change of one discount. Exactly one of `editedDiscount` and `discountRemoved` is present. */
    OrderDiscountDelta: {
      editedDiscount?: components['schemas']['OrderDiscount'];
      discountRemoved?: boolean;
      /** Format: uuid */
      discountId?: string;
    };
    /** @description Change of one fee. Exactly one of `editedAdditionalFee` and `additionalFeeRemoved` is present. */
    OrderFeeDelta: {
      editedAdditionalFee?: components['schemas']['OrderFee'];
      additionalFeeRemoved?: boolean;
      /** Format: uuid */
      additionalFeeId?: string;
    };
    /** @description Messages and stock changes that the edit caused. */
    OrderCommitSettings: {
      sendNotificationsToBuyer?: boolean;
      sendNotificationsToBusiness?: boolean;
      /** @description Whether the history of the order names the changes. */
      addActivitiesToOrder?: boolean;
      sendNotificationsToCustomFulfillers?: boolean;
      inventoryUpdates?: components['schemas']['OrderInventoryUpdate'][];
    };
    /** @description Change of the stock of one line. */
    OrderInventoryUpdate: {
      actionType?: components['schemas']['OrderInventoryAction'] | components['schemas']['Undeclared'];
      lineItemId?: string;
      /**
       * Format: int32
       * @description Number of units.
       */
      quantityChange?: number;
    };
    /**
     * @description Whether units go back to stock or leave it.
     * @enum {string}
     */
    OrderInventoryAction: 'RESTOCK' | 'DECREASE';
    /**
     * @description How the line was paid.
     * @enum {string}
     */
    OrderDeltaPaymentOption: 'FULL_PAYMENT_OFFLINE' | 'MEMBERSHIP_OFFLINE';
    /** @description The category with its new parent and place. */
    MovedCategory: {
      /** Format: uuid */
      categoryId: string;
      parentCategory?: components['schemas']['ParentCategory'];
      treeReference?: components['schemas']['TreeReference'];
    };
    /** @description The category and the item, which is a product of the store in most trees. */
    ItemAddedToCategory: {
      /** Format: uuid */
      categoryId: string;
      addedItem?: components['schemas']['ItemReference'];
      treeReference?: components['schemas']['TreeReference'];
    };
    /** @description The category and the item, which stays in its catalog. */
    ItemRemovedFromCategory: {
      /** Format: uuid */
      categoryId: string;
      removedItem?: components['schemas']['ItemReference'];
      treeReference?: components['schemas']['TreeReference'];
    };
    /** @description The category whose items were arranged. */
    ItemsArrangedInCategory: {
      /** Format: uuid */
      categoryId: string;
      treeReference?: components['schemas']['TreeReference'];
    };
    /**
     * @description Status of the event; set by the platform. DRAFT until it is published; then UPCOMING, STARTED and ENDED according to the clock, or CANCELED. UNKNOWN_EVENT_STATUS belongs to earlier releases.
     * @enum {string}
     */
    EventStatus: 'UNKNOWN_EVENT_STATUS' | 'UPCOMING' | 'STARTED' | 'ENDED' | 'CANCELED' | 'DRAFT';
    /**
     * @description Kind of a node.
     * @enum {string}
     */
    RichContentNodeType:
      | 'PARAGRAPH'
      | 'TEXT'
      | 'HEADING'
      | 'BULLETED_LIST'
      | 'ORDERED_LIST'
      | 'LIST_ITEM'
      | 'BLOCKQUOTE'
      | 'CODE_BLOCK'
      | 'VIDEO'
      | 'DIVIDER'
      | 'FILE'
      | 'GALLERY'
      | 'GIF'
      | 'HTML'
      | 'IMAGE'
      | 'LINK_PREVIEW'
      | 'MAP'
      | 'POLL'
      | 'APP_EMBED'
      | 'BUTTON'
      | 'COLLAPSIBLE_LIST'
      | 'TABLE'
      | 'EMBED'
      | 'COLLAPSIBLE_ITEM'
      | 'COLLAPSIBLE_ITEM_TITLE'
      | 'COLLAPSIBLE_ITEM_BODY'
      | 'TABLE_CELL'
      | 'TABLE_ROW'
      | 'EXTERNAL'
      | 'AUDIO'
      | 'CAPTION'
      | 'LAYOUT'
      | 'LAYOUT_CELL'
      | 'SHAPE'
      | 'CARD'
      | 'TOC'
      | 'SMART_BLOCK'
      | 'SMART_BLOCK_CELL'
      | 'CHECKBOX_LIST';
    /** @description Spacing and colour of a node, as in CSS. */
    NodeStyle: {
      /** @example 8px */
      paddingTop?: string;
      /** @example 8px */
      paddingBottom?: string;
      /** @example #f4efe6 */
      backgroundColor?: string;
    };
    /** @description One node of the first level. In addition to the fields below, it may have one member with the data of its kind, such as `headingData`, `imageData` or `tableData`. There are many such members; the editor that wrote them defines them, and they are passed on unchanged. */
    RichContentNode: {
      type: components['schemas']['RichContentNodeType'] | components['schemas']['Undeclared'];
      /**
       * @description Unique within the text.
       * @example p1
       */
      id?: string;
      /** @description The nested nodes, each with the same structure. A free map, see `RichContent`. */
      nodes?: readonly {
        [key: string]: unknown;
      }[];
      style?: components['schemas']['NodeStyle'];
    } & {
      [key: string]: unknown;
    };
    /** @description Metadata of the text as a document. */
    RichContentMetadata: {
      /**
       * Format: int32
       * @description Version of the storage format.
       */
      version?: number;
      /** @description Id of the document. */
      id?: string;
      /**
       * Format: date-time
       * @deprecated
       * @description Time at which the document was created.
       */
      createdTimestamp?: string;
      /**
       * Format: date-time
       * @deprecated
       * @description Time at which the document was last changed.
       */
      updatedTimestamp?: string;
    };
    /**
     * @description Kind of a highlight.
     * @enum {string}
     */
    TextDecorationType:
      | 'BOLD'
      | 'ITALIC'
      | 'UNDERLINE'
      | 'SPOILER'
      | 'ANCHOR'
      | 'MENTION'
      | 'LINK'
      | 'COLOR'
      | 'FONT_SIZE'
      | 'EXTERNAL'
      | 'STRIKETHROUGH'
      | 'SUPERSCRIPT'
      | 'SUBSCRIPT'
      | 'FONT_FAMILY'
      | 'SKETCH';
    /** @description One highlight of the text. In addition to its type, it may have one member with its data, such as `colorData`, `linkData` or `fontWeightValue`; as with nodes, they are passed on unchanged. */
    TextDecoration: {
      type: components['schemas']['TextDecorationType'] | components['schemas']['Undeclared'];
    } & {
      [key: string]: unknown;
    };
    /** @description Style of one kind of paragraph. */
    TextNodeStyle: {
      decorations?: readonly components['schemas']['TextDecoration'][];
      nodeStyle?: components['schemas']['NodeStyle'];
      /**
       * @description Line height, as in CSS.
       * @example 1.5
       */
      lineHeight?: string;
    };
    /** @description Styles of the text by kind of paragraph. Absent ones follow the site's style. */
    DocumentStyle: {
      headerOne?: components['schemas']['TextNodeStyle'];
      headerTwo?: components['schemas']['TextNodeStyle'];
      headerThree?: components['schemas']['TextNodeStyle'];
      headerFour?: components['schemas']['TextNodeStyle'];
      headerFive?: components['schemas']['TextNodeStyle'];
      headerSix?: components['schemas']['TextNodeStyle'];
      paragraph?: components['schemas']['TextNodeStyle'];
      blockquote?: components['schemas']['TextNodeStyle'];
      codeBlock?: components['schemas']['TextNodeStyle'];
    };
    /** @description A text with headings, lists, images and more, as a tree of nodes. The first level of the tree is typed; the levels below are free maps, because nodes can be nested to any depth and the description has no cycles. */
    RichContent: {
      nodes?: components['schemas']['RichContentNode'][];
      metadata?: components['schemas']['RichContentMetadata'];
      documentStyle?: components['schemas']['DocumentStyle'];
    };
    /** @description The main image of the event. */
    EventImage: {
      /** @description Id of the file in the site's media store. */
      id: string;
      /**
       * Format: uri
       * @example https://static.wixstatic.com/media/c837a6_4f1.jpg
       */
      url: string;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1200
       */
      height: number;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1600
       */
      width: number;
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
      /**
       * Format: date-time
       * @description Time at which `url` expires; absent if it does not expire. Known only from the platform's own packages.
       */
      urlExpirationDate?: string;
    };
    /**
     * @description Whether the event takes place at a venue (VENUE) or online (ONLINE).
     * @enum {string}
     */
    LocationType: 'VENUE' | 'ONLINE';
    /**
     * Format: country-code
     * @description Two-letter country code (ISO 3166-1).
     * @example DE
     */
    CountryCode: string;
    /** @description The street in parts. */
    StreetAddress: {
      /**
       * @description House number.
       * @example 117
       */
      number: string;
      /**
       * @description Name of the street.
       * @example Invalidenstraße
       */
      name: string;
      /** @description Apartment. */
      apt?: string;
      /** @description Street and number in one line. */
      formattedAddressLine?: string;
    };
    /** @description A point on the map, in degrees. */
    AddressLocation: {
      /**
       * Format: double
       * @example 52.5307
       */
      latitude?: number;
      /**
       * Format: double
       * @example 13.3847
       */
      longitude?: number;
    };
    /**
     * @description Depth of a subdivision below the country; level 1 is the highest.
     * @enum {string}
     */
    SubdivisionLevel:
      | 'UNKNOWN_SUBDIVISION_TYPE'
      | 'ADMINISTRATIVE_AREA_LEVEL_1'
      | 'ADMINISTRATIVE_AREA_LEVEL_2'
      | 'ADMINISTRATIVE_AREA_LEVEL_3'
      | 'ADMINISTRATIVE_AREA_LEVEL_4'
      | 'ADMINISTRATIVE_AREA_LEVEL_5'
      | 'COUNTRY';
    /** @description One level of a country's subdivisions. */
    AddressSubdivision: {
      /** @example DE-BE */
      code?: string;
      /** @example Berlin */
      name?: string;
      type?: components['schemas']['SubdivisionLevel'] | components['schemas']['Undeclared'];
      /** @description The country's name for this level. */
      typeInfo?: string;
    };
    /** @description Address of the location. The street is given either in parts (`streetAddress`) or as one line (`addressLine`). */
    EventAddress: {
      country?: components['schemas']['CountryCode'];
      /**
       * @description State, region or province as a code with the country before it (ISO 3166-2).
       * @example DE-BE
       */
      subdivision?: string;
      /** @example Berlin */
      city?: string;
      /** @example 10115 */
      postalCode?: string;
      streetAddress?: components['schemas']['StreetAddress'];
      /** @description Street and number in one line. */
      addressLine?: string;
      /**
       * @description Apartment, suite, floor.
       * @example 3rd floor
       */
      addressLine2?: string;
      /** @description The whole address in one line. */
      formattedAddress?: string;
      /** @description Directions for finding the place. */
      hint?: string;
      geocode?: components['schemas']['AddressLocation'];
      /**
       * @description Name of the country, filled in by the platform.
       * @example Germany
       */
      countryFullname?: string;
      /**
       * @description Name of the state, region or province, filled in by the platform.
       * @example Berlin
       */
      subdivisionFullname?: string;
      /** @description All levels between country and city. Known only from the platform's own packages. */
      subdivisions?: components['schemas']['AddressSubdivision'][];
    };
    /** @description Venue or online location of the event. */
    EventLocation: {
      type: components['schemas']['LocationType'] | components['schemas']['Undeclared'];
      /**
       * @description Name of the location, as shown to guests.
       * @example Old Pump House
       */
      name?: string;
      address?: components['schemas']['EventAddress'];
      /** @description True if the location is to be decided; then `name` says so. */
      locationTbd?: boolean;
    };
    /**
     * @description ONE_TIME for a single event, RECURRING for an event of a series. The other three mark an event of a series as next, recently ended or recently canceled; when exactly the platform uses them is not known.
     * @enum {string}
     */
    RecurrenceStatus:
      | 'ONE_TIME'
      | 'RECURRING'
      | 'RECURRING_UPCOMING'
      | 'RECURRING_RECENTLY_ENDED'
      | 'RECURRING_RECENTLY_CANCELED';
    /** @description One date of a series. */
    Occurrence: {
      /** Format: date-time */
      startDate?: string;
      /** Format: date-time */
      endDate?: string;
      /** @description Time zone by its name in the tz database. */
      timeZoneId?: string;
      /** @description Whether guests see the time zone beside the time. */
      showTimeZone: boolean;
    };
    /** @description The series that the event belongs to. */
    Recurrences: {
      /** @description The dates of the series, one per event. */
      individualEventDates: components['schemas']['Occurrence'][];
      /** @description Id of the category that all events of the series share. */
      categoryId?: string;
    };
    /** @description The dates as texts in the language of the site and the time zone of the event, for display only. */
    FormattedDates: {
      /**
       * @description Start and end in one line.
       * @example 14 March 2026, 19:30 – 22:00
       */
      dateAndTime?: string;
      /**
       * @description Day of the start.
       * @example 14 March 2026
       */
      startDate?: string;
      /**
       * @description Local time of the start, in the event's time zone.
       * @example 19:30
       */
      startTime?: string;
      /**
       * @description Day of the end.
       * @example 14 March 2026
       */
      endDate?: string;
      /**
       * @description Local time of the end.
       * @example 22:00
       */
      endTime?: string;
    };
    /** @description Dates of the event. Start and end are absent while they are to be decided. */
    DateAndTimeSettings: {
      /** @description True if the dates are to be decided. */
      dateAndTimeTbd?: boolean;
      /**
       * @description Text shown to guests in place of the dates.
       * @example In late spring
       */
      dateAndTimeTbdMessage?: string;
      /**
       * Format: date-time
       * @description Start of the event, inclusive.
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description End of the event, exclusive; after the start.
       */
      endDate?: string;
      /**
       * @description Time zone in which guests see the dates, by its name in the tz database.
       * @example Europe/Berlin
       */
      timeZoneId?: string;
      /** @description Whether guests see only the start. */
      hideEndDate?: boolean;
      /** @description Whether guests see the time zone beside the time. */
      showTimeZone?: boolean;
      recurrenceStatus: components['schemas']['RecurrenceStatus'] | components['schemas']['Undeclared'];
      recurringEvents?: components['schemas']['Recurrences'];
      formatted?: components['schemas']['FormattedDates'];
    };
    /**
     * @description Current kind of registration. NONE if the event is only displayed, EXTERNAL if guests register on another site. RSVP_AND_TICKETING is known only from the platform's own packages.
     * @enum {string}
     */
    RegistrationType: 'RSVP' | 'TICKETING' | 'EXTERNAL' | 'NONE' | 'RSVP_AND_TICKETING';
    /**
     * @description Whether guests can register now:
     *
     *     - OPEN_RSVP, OPEN_TICKETS, OPEN_EXTERNAL: open, in the named way
     *     - OPEN_RSVP_WAITLIST_ONLY: all places are taken, the waitlist is open
     *     - SCHEDULED_RSVP: opens at `rsvp.startDate`
     *     - CLOSED_AUTOMATICALLY: the event is over, or all tickets are sold out or no longer on sale
     *     - CLOSED_MANUALLY: the owner has paused it or canceled the event, or it is a draft
     *     - UNKNOWN_REGISTRATION_STATUS: not known
     *     - OPEN_RSVP_AND_TICKETS: open in both ways; known only from the platform's own packages
     * @enum {string}
     */
    RegistrationStatus:
      | 'UNKNOWN_REGISTRATION_STATUS'
      | 'CLOSED_AUTOMATICALLY'
      | 'CLOSED_MANUALLY'
      | 'OPEN_RSVP'
      | 'OPEN_RSVP_WAITLIST_ONLY'
      | 'OPEN_TICKETS'
      | 'OPEN_EXTERNAL'
      | 'SCHEDULED_RSVP'
      | 'OPEN_RSVP_AND_TICKETS';
    /**
     * @description Whether guests reply to an invitation (RSVP) or buy tickets (TICKETING). Set when the event is created, and not changeable afterwards. RSVP_AND_TICKETING is known only from the platform's own packages.
     * @enum {string}
     */
    InitialRegistrationType: 'RSVP' | 'TICKETING' | 'RSVP_AND_TICKETING';
    /**
     * @description People who may register. MEMBER requires guests to sign in first; VISITOR is the former name of VISITOR_OR_MEMBER.
     * @enum {string}
     */
    GuestType: 'VISITOR' | 'MEMBER' | 'VISITOR_OR_MEMBER';
    /**
     * @description Possible replies to the invitation. With YES_AND_NO, guests can also decline.
     * @enum {string}
     */
    RsvpResponseType: 'YES_ONLY' | 'YES_AND_NO';
    /** @description Messages after a guest has accepted. */
    AcceptedMessages: {
      /** @example See you there */
      title?: string;
      message?: string;
      /** @example Add to calendar */
      addToCalendarActionLabel?: string;
      /** @example Share */
      shareActionLabel?: string;
    };
    /** @description Messages after a guest has declined. */
    DeclinedMessages: {
      /** @example A pity */
      title?: string;
      /** @example Share */
      shareActionLabel?: string;
    };
    /** @description Messages after a guest's reply. Known only from the platform's own packages. */
    RsvpConfirmationMessages: {
      positiveConfirmation?: components['schemas']['AcceptedMessages'];
      waitlistMessages?: components['schemas']['AcceptedMessages'];
      negativeMessages?: components['schemas']['DeclinedMessages'];
    };
    /** @description Registration by replying to an invitation. */
    RsvpRegistration: {
      responseType: components['schemas']['RsvpResponseType'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description Maximum number of guests. Absent means unlimited.
       * @example 20
       */
      limit?: number;
      /** @description Whether further guests may join a waitlist once the limit is reached. */
      waitlistEnabled: boolean;
      /**
       * Format: date-time
       * @description Time from which replies are accepted.
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description Time after which replies are no longer accepted.
       */
      endDate?: string;
      confirmationMessages?: components['schemas']['RsvpConfirmationMessages'];
      /**
       * Format: uuid
       * @description Id of the form that guests fill in. Known only from the platform's own packages.
       */
      formId?: string;
    };
    /**
     * Format: currency-code
     * @description Three-letter currency code (ISO 4217).
     * @example EUR
     */
    CurrencyCode: string;
    /** @description Price of a ticket: the cheapest or the most expensive of the event. */
    TicketPrice: {
      /**
       * Format: decimal
       * @description In the major unit of the currency, without sign or thousands separators.
       * @example 24.00
       */
      value: string;
      currency: components['schemas']['CurrencyCode'];
      /**
       * @description The price as text with the currency symbol.
       * @example €24.00
       */
      formattedValue?: string;
    };
    /**
     * @description Whether ticket prices include tax, or the checkout adds it.
     * @enum {string}
     */
    EventTaxType: 'INCLUDED_IN_PRICE' | 'ADDED_AT_CHECKOUT';
    /**
     * Format: rate
     * @description In percent, from 0.001 to 100, with up to three decimals.
     * @example 7.000
     */
    TaxRate: string;
    /** @description Tax on the tickets of the event. */
    TaxSettings: {
      type: components['schemas']['EventTaxType'] | components['schemas']['Undeclared'];
      /**
       * @description Name of the tax, as displayed.
       * @example VAT
       */
      name?: string;
      rate?: components['schemas']['TaxRate'];
      /** @description Whether donations are taxed too. */
      appliedToDonations?: boolean;
    };
    /** @description Messages after the purchase. Known only from the platform's own packages. */
    TicketsConfirmationMessages: {
      /** @example Thank you */
      title?: string;
      message?: string;
      /** @example Get the tickets */
      downloadTicketsLabel?: string;
      /** @example Add to calendar */
      addToCalendarActionLabel?: string;
      /** @example Share */
      shareActionLabel?: string;
    };
    /**
     * @description Checkout that sells the tickets. Known only from the platform's own packages.
     * @enum {string}
     */
    EventCheckoutType: 'EVENTS_APP' | 'ECOMM_PLATFORM';
    /** @description Registration by buying tickets. Another service manages the tickets themselves. */
    TicketsRegistration: {
      /** @description Whether each ticket has its own guest details. */
      guestsAssignedSeparately: boolean;
      /**
       * Format: int32
       * @example 8
       */
      ticketLimitPerOrder: number;
      currency?: components['schemas']['CurrencyCode'];
      lowestPrice?: components['schemas']['TicketPrice'];
      highestPrice?: components['schemas']['TicketPrice'];
      /** @description True if all tickets are sold out. */
      soldOut?: boolean;
      taxSettings?: components['schemas']['TaxSettings'];
      /**
       * Format: int32
       * @description Duration for which a reservation holds its tickets, in minutes. Default: 20.
       * @example 20
       */
      reservationDurationInMinutes?: number;
      /**
       * Format: int32
       * @description Time after the reservation's end during which an unpaid order can still be paid, in minutes; then it is canceled. Known only from the platform's own packages.
       */
      gracePeriodInMinutes?: number;
      /**
       * Format: uuid
       * @description Id of another app that manages the stock of tickets. Known only from the platform's own packages.
       */
      stockManagerAppId?: string;
      confirmationMessages?: components['schemas']['TicketsConfirmationMessages'];
      /**
       * Format: uuid
       * @description Id of the form that the buyer fills in. Known only from the platform's own packages.
       */
      buyerFormId?: string;
      /**
       * Format: uuid
       * @description Id of the form for the guest of each ticket. Known only from the platform's own packages.
       */
      ticketHolderFormId?: string;
      /**
       * Format: uuid
       * @description Id of a former buyer form that is no longer used. Known only from the platform's own packages.
       */
      inactiveBuyerFormId?: string;
      checkoutType?: components['schemas']['EventCheckoutType'] | components['schemas']['Undeclared'];
    };
    /** @description Registration on another site. */
    ExternalRegistration: {
      /**
       * Format: uri
       * @description Page on which guests register.
       * @example https://tickets.example.com/strings
       */
      url?: string;
    };
    /** @description How guests register, and whether registration is open. `type` decides whether `rsvp`, `tickets` or `external` is present. */
    Registration: {
      type: components['schemas']['RegistrationType'] | components['schemas']['Undeclared'];
      status: components['schemas']['RegistrationStatus'] | components['schemas']['Undeclared'];
      initialType: components['schemas']['InitialRegistrationType'] | components['schemas']['Undeclared'];
      allowedGuestTypes: components['schemas']['GuestType'] | components['schemas']['Undeclared'];
      /** @description True if the owner has paused the registration. */
      registrationPaused: boolean;
      /** @description True if the event is displayed without registration. */
      registrationDisabled: boolean;
      rsvp?: components['schemas']['RsvpRegistration'];
      tickets?: components['schemas']['TicketsRegistration'];
      external?: components['schemas']['ExternalRegistration'];
    };
    /** @description URLs that add the event to a calendar. */
    CalendarUrls: {
      /** @description URL that adds it to a Google calendar. */
      google: string;
      /** @description URL of an iCalendar file. */
      ics: string;
    };
    /** @description URL of a page of the site, in two parts that are to be joined. Generated by the platform. */
    PageUrl: {
      /** @example https://www.halm-studio.com */
      base: string;
      /** @example /event-details/strings-by-candlelight */
      path: string;
    };
    /**
     * @description Kind of question: one line (INPUT), several lines (TEXTAREA), one entry of a list (DROPDOWN, RADIO), any entries of a list (CHECKBOX), first and last name (NAME), additional guests with their names (GUEST_CONTROL), an address in one line (ADDRESS_SHORT) or in parts (ADDRESS_FULL), a date (DATE).
     * @enum {string}
     */
    InputControlType:
      | 'INPUT'
      | 'TEXTAREA'
      | 'DROPDOWN'
      | 'RADIO'
      | 'CHECKBOX'
      | 'NAME'
      | 'GUEST_CONTROL'
      | 'ADDRESS_SHORT'
      | 'ADDRESS_FULL'
      | 'DATE';
    /** @description Text of one part of a value. */
    FieldPartLabel: {
      /**
       * @description The part of the value.
       * @example city
       */
      name?: string;
      /**
       * @description Text shown to guests.
       * @example Town
       */
      label?: string;
    };
    /**
     * @description Type of the value of an answer.
     * @enum {string}
     */
    FormValueType: 'TEXT' | 'NUMBER' | 'TEXT_ARRAY' | 'DATE_TIME' | 'ADDRESS';
    /** @description Initial display of a list: one of its options, or a text that is not an option. */
    OptionSelection: {
      /**
       * Format: int32
       * @description Index in `options`, counted from 0.
       */
      optionIndex?: number;
      /** @example Please choose */
      placeholderText?: string;
    };
    /** @description One value that a question asks for. */
    FormField: {
      /**
       * @description Name of the value in a guest's answers.
       * @example email
       */
      name?: string;
      /**
       * @description Label shown to guests.
       * @example E-mail
       */
      label?: string;
      /** @description Additional texts of the value, by the platform's names for them. */
      additionalLabels?: {
        [key: string]: string;
      };
      /** @description Texts of a value with several parts, such as an address. */
      labels?: components['schemas']['FieldPartLabel'][];
      type?: components['schemas']['FormValueType'] | components['schemas']['Undeclared'];
      /**
       * @deprecated
       * @description Former version of `type` TEXT_ARRAY.
       */
      array?: boolean;
      /** @description Whether an answer is required. */
      mandatory?: boolean;
      /** @description Entries that guests choose from. */
      options?: string[];
      defaultOptionSelection?: components['schemas']['OptionSelection'];
      /**
       * Format: int32
       * @description Maximum number of characters in the answer.
       */
      maxLength?: number;
      /**
       * Format: int32
       * @description Maximum number of entries in an answer that is a list.
       */
      maxSize?: number;
    };
    /** @description One question of the form. It has one input, or several for names, guests and addresses. */
    InputControl: {
      /** @example email */
      id: string;
      type: components['schemas']['InputControlType'] | components['schemas']['Undeclared'];
      /** @description True for the questions that every form has; they cannot be removed. */
      system: boolean;
      /**
       * @deprecated
       * @description Former version of `id`.
       */
      name: string;
      /**
       * @deprecated
       * @description Former version of the labels in `inputs`.
       */
      label: string;
      /**
       * Format: int32
       * @description Position in the form, in ascending order.
       */
      orderIndex: number;
      inputs?: components['schemas']['FormField'][];
      /** @description True if the question was removed but has answers. */
      deleted?: boolean;
    };
    /** @description Texts after a guest has accepted. */
    RsvpAcceptanceConfirmed: {
      /** @example See you there */
      title: string;
      /** @example We sent you an e-mail. */
      message: string;
      /** @example Add to calendar */
      addToCalendarActionLabel: string;
      /** @example Share */
      shareActionLabel: string;
    };
    /** @description Texts for guests who accept or join the waitlist. */
    RsvpAcceptance: {
      /**
       * @description Title above the form.
       * @example Are you coming?
       */
      title: string;
      confirmation?: components['schemas']['RsvpAcceptanceConfirmed'];
    };
    /** @description Texts after a guest has declined. */
    RsvpRefusalConfirmed: {
      /** @example A pity */
      title: string;
      /** @example Share */
      shareActionLabel: string;
    };
    /** @description Texts for guests who decline. */
    RsvpRefusal: {
      /**
       * @description Title above the form.
       * @example You cannot come?
       */
      title: string;
      confirmation?: components['schemas']['RsvpRefusalConfirmed'];
    };
    /** @description Texts of the reply to an invitation. */
    RsvpFormMessages: {
      /**
       * @description Label for accepting.
       * @example I will come
       */
      rsvpYesOption: string;
      /**
       * @description Label for declining.
       * @example I cannot come
       */
      rsvpNoOption: string;
      positiveMessages?: components['schemas']['RsvpAcceptance'];
      waitlistMessages?: components['schemas']['RsvpAcceptance'];
      negativeMessages?: components['schemas']['RsvpRefusal'];
      /**
       * @description Label of the button.
       * @example Send
       */
      submitActionLabel: string;
    };
    /** @description Texts after the purchase of tickets. */
    CheckoutConfirmed: {
      /** @example Thank you */
      title: string;
      /** @example The tickets are in your mailbox. */
      message: string;
      /** @example Get the tickets */
      downloadTicketsLabel: string;
      /** @example Add to calendar */
      addToCalendarLabel: string;
      /** @example Share */
      shareEventLabel: string;
    };
    /** @description Texts for the purchase of tickets. */
    CheckoutFormMessages: {
      /**
       * @description Title above the form.
       * @example Your details
       */
      title: string;
      /**
       * @description Label of the button.
       * @example To the checkout
       */
      submitActionLabel: string;
      confirmation?: components['schemas']['CheckoutConfirmed'];
    };
    /** @description Texts once registration is closed. */
    RegistrationClosedMessages: {
      /** @example Registration is closed. */
      message: string;
      /**
       * @description Label of the link to other events.
       * @example Other events
       */
      exploreEventsActionLabel: string;
    };
    /** @description Texts if no tickets are available. */
    TicketsUnavailableMessages: {
      /** @example There are no tickets left. */
      message: string;
      /**
       * @description Label of the link to other events.
       * @example Other events
       */
      exploreEventsActionLabel: string;
    };
    /** @description Texts of the form, by kind of registration. */
    FormMessages: {
      rsvp?: components['schemas']['RsvpFormMessages'];
      checkout?: components['schemas']['CheckoutFormMessages'];
      registrationClosed?: components['schemas']['RegistrationClosedMessages'];
      ticketsUnavailable?: components['schemas']['TicketsUnavailableMessages'];
    };
    /** @description Questions to guests when they register, and the surrounding texts. */
    RegistrationForm: {
      /** @description The questions; `orderIndex` defines their order. */
      controls: components['schemas']['InputControl'][];
      messages?: components['schemas']['FormMessages'];
    };
    /** @description Replies to the invitation so far. */
    RsvpSummary: {
      /**
       * Format: int32
       * @description All replies.
       */
      totalCount: number;
      /**
       * Format: int32
       * @description Replies that accept.
       */
      yesCount: number;
      /**
       * Format: int32
       * @description Replies that decline.
       */
      noCount: number;
      /**
       * Format: int32
       * @description Guests on the waitlist.
       */
      waitlistCount: number;
    };
    /** @description A sum of money. */
    SalesAmount: {
      /**
       * Format: decimal
       * @deprecated
       * @description Former version of `value`; always present.
       * @example 312.00
       */
      amount: string;
      /**
       * Format: decimal
       * @description In the major unit of the currency, without sign or thousands separators.
       * @example 312.00
       */
      value?: string;
      currency: components['schemas']['CurrencyCode'];
    };
    /** @description Ticket sales so far. */
    TicketSummary: {
      /** Format: int32 */
      ticketsSold: number;
      /** Format: int32 */
      totalOrders: number;
      /** @description Total sales. Set by the platform. */
      totalSales?: components['schemas']['SalesAmount'];
      /** @description Revenue from the sales. Set by the platform. */
      revenue?: components['schemas']['SalesAmount'];
      /** @description True once a ticket was sold; the currency of the tickets can then no longer be changed. */
      currencyLocked: boolean;
    };
    /**
     * @description Whether a person, an app or the platform itself canceled the event.
     * @enum {string}
     */
    CancellationActorType: 'USER' | 'APP' | 'SYSTEM';
    /** @description Person or app that canceled the event, and the time. Present for canceled events only. */
    EventCancellation: {
      /** Format: date-time */
      canceledDate?: string;
      actorType: components['schemas']['CancellationActorType'] | components['schemas']['Undeclared'];
      /** @example Mara Lindt */
      actorName: string;
      /**
       * @description Empty if no person canceled it.
       * @example mara.lindt@example.com
       */
      actorEmail: string;
    };
    /** @description Statistics of the event, counted by the platform. Each part is present only if it applies to the event. */
    EventSummaries: {
      rsvps?: components['schemas']['RsvpSummary'];
      tickets?: components['schemas']['TicketSummary'];
      cancellation?: components['schemas']['EventCancellation'];
    };
    /** @description Visibility of the guest list. */
    GuestListSettings: {
      /** @description Whether everyone can see the guests. */
      displayedPublicly: boolean;
    };
    /**
     * @description In a MEETING everyone can speak; in a WEBINAR guests watch.
     * @enum {string}
     */
    ConferenceType: 'MEETING' | 'WEBINAR';
    /** @description Access to the conference. Created by the service that hosts it. */
    OnlineConferencingSession: {
      /** @description For the host only; do not show it to guests. */
      hostLink: string;
      guestLink: string;
      /**
       * Format: password
       * @description Password that guests need to join.
       */
      password?: string;
      /** @description False until the service has created the conference, or if creating it failed. */
      sessionCreated?: boolean;
      /** @description Id of the conference at the hosting service. */
      sessionId?: string;
    };
    /** @description Video conference of an online event. */
    OnlineConferencing: {
      /** @description Whether the event has a conference. */
      enabled: boolean;
      type: components['schemas']['ConferenceType'] | components['schemas']['Undeclared'];
      /**
       * Format: uuid
       * @description Id of the service that hosts the conference.
       */
      providerId?: string;
      /** @description Name of the service that hosts the conference. Known only from the platform's own packages. */
      providerName?: string;
      session?: components['schemas']['OnlineConferencingSession'];
    };
    /** @description One tag in the page's `<head>`. */
    SeoTag: {
      /**
       * @description Name of the tag.
       * @example title
       */
      type: string;
      /**
       * @description Attributes of the tag. A free map, because any name is allowed.
       * @example {
       *       "name": "description",
       *       "content": "Quartets in the Old Pump House"
       *     }
       */
      props?: {
        [key: string]: unknown;
      };
      /** @description The platform's own metadata of the tag. */
      meta?: {
        [key: string]: unknown;
      };
      /**
       * @description Text content of the tag; may be empty.
       * @example Strings by candlelight
       */
      children: string;
      /** @description True if the owner added the tag. */
      custom: boolean;
      /** @description True if the tag is omitted from the page. */
      disabled: boolean;
    };
    /** @description One keyword, of one or several words. */
    SeoKeyword: {
      /** @example string quartet berlin */
      term: string;
      /** @description Whether it is the main keyword. At most one is. */
      isMain: boolean;
      /** @description Origin of the keyword. */
      origin?: string;
    };
    /** @description Keywords, and the redirect when the slug changes. */
    SeoKeywordSettings: {
      /** @description True if the old URL does not redirect to the new one. */
      preventAutoRedirect: boolean;
      keywords: components['schemas']['SeoKeyword'][];
    };
    /** @description Tags for the page's `<head>`, and keywords. */
    SeoSchema: {
      tags: components['schemas']['SeoTag'][];
      settings?: components['schemas']['SeoKeywordSettings'];
    };
    /** @description Search engine settings of the event's page. */
    SeoSettings: {
      /** @description Part of the page's URL that names the event. */
      slug: string;
      /** @description Whether search engines are asked not to index the page. */
      hidden?: boolean;
      advancedSeoData?: components['schemas']['SeoSchema'];
    };
    /** @description The programme of the event. */
    AgendaSettings: {
      /** @description Whether guests see an agenda. */
      enabled: boolean;
      /** @description URL of the agenda page. */
      pageUrl?: components['schemas']['PageUrl'];
    };
    /** @description Elements that the site hides. */
    EventDisplaySettings: {
      /** @description True if lists have no link to the event's own page. */
      hideEventDetailsButton?: boolean;
      /** @description True if the event has no page of its own. */
      hideEventDetailsPage?: boolean;
    };
    /**
     * @description MANUAL if the owner created it, RECURRING_EVENT if it groups the events of a series. COMPONENT is known only from the platform's own packages.
     * @enum {string}
     */
    EventCategoryType: 'MANUAL' | 'RECURRING_EVENT' | 'COMPONENT';
    /** @description A named group of events. */
    EventCategory: {
      /** Format: uuid */
      id: string;
      /** @example Concerts */
      name: string;
      /** Format: date-time */
      createdDate?: string;
      /** @description Whether the category is hidden from visitors. */
      hidden?: boolean;
      type?: components['schemas']['EventCategoryType'] | components['schemas']['Undeclared'];
    };
    /** @description Categories that contain the event. */
    EventCategories: {
      categories?: components['schemas']['EventCategory'][];
    };
    /** @description Labels of the guests among the site's contacts. Known only from the platform's own packages. */
    LabellingSettings: {
      /** @description Former id of the label. */
      assignedContactsLegacyLabelId?: string;
      /** @description True if the label was deleted. */
      assignedContactsLabelDeleted?: boolean;
    };
    /**
     * @description Order in which badges are chosen if there is space for only one.
     * @enum {string}
     */
    BadgePriority: 'FIRST_PRIORITY' | 'SECOND_PRIORITY' | 'THIRD_PRIORITY';
    /** @description One badge. */
    EventBadge: {
      type?: components['schemas']['BadgePriority'] | components['schemas']['Undeclared'];
      /** @example Last tickets */
      text?: string;
      /**
       * Format: date-time
       * @description Time at which the site's own code last set the badge.
       */
      functionUpdateDate?: string;
    };
    /** @description Badges on the event. Known only from the platform's own packages. */
    BadgeList: {
      badges?: components['schemas']['EventBadge'][];
    };
    /** @description The discussion of the event. For the platform's internal use. */
    EventFeed: {
      /**
       * Format: password
       * @description Secret with which the caller can take part.
       */
      token?: string;
    };
    /** @description An event of the site. Which optional fields are present depends on the requested fieldsets and on the data that the owner entered. */
    SiteEvent: {
      /**
       * Format: uuid
       * @description Assigned by the platform.
       */
      id: string;
      /** @example Strings by candlelight */
      title: string;
      /**
       * @description Part of the page's URL that names the event; derived from the title, or set by `seoSettings.slug`.
       * @example strings-by-candlelight
       */
      slug: string;
      status: components['schemas']['EventStatus'] | components['schemas']['Undeclared'];
      /** @description One or two sentences for lists. */
      shortDescription?: string;
      /**
       * @description Former version of `description`, as HTML.
       *     @deprecated The platform has announced the end of this field for 2025-04-15; its successor is `description`.
       */
      detailedDescription?: string;
      description?: components['schemas']['RichContent'];
      mainImage?: components['schemas']['EventImage'];
      location: components['schemas']['EventLocation'];
      dateAndTimeSettings: components['schemas']['DateAndTimeSettings'];
      registration?: components['schemas']['Registration'];
      calendarUrls?: components['schemas']['CalendarUrls'];
      /** @description URL of the event's own page. */
      eventPageUrl?: components['schemas']['PageUrl'];
      form?: components['schemas']['RegistrationForm'];
      summaries?: components['schemas']['EventSummaries'];
      guestListSettings?: components['schemas']['GuestListSettings'];
      onlineConferencing?: components['schemas']['OnlineConferencing'];
      seoSettings?: components['schemas']['SeoSettings'];
      agendaSettings?: components['schemas']['AgendaSettings'];
      eventDisplaySettings?: components['schemas']['EventDisplaySettings'];
      categories?: components['schemas']['EventCategories'];
      /** @description Key of the label that marks the guests of this event among the site's contacts. */
      contactLabel?: string;
      labellingSettings?: components['schemas']['LabellingSettings'];
      badges?: components['schemas']['BadgeList'];
      /** @description Whether the appearance of the tickets can be changed. Known only from the platform's own packages. */
      customizableTickets?: boolean;
      feed?: components['schemas']['EventFeed'];
      /** @description Id of the events app on this site. */
      instanceId: string;
      /**
       * Format: uuid
       * @description Id of the owner or collaborator who created the event.
       */
      userId: string;
      /** Format: date-time */
      createdDate: string;
      /** Format: date-time */
      updatedDate: string;
      /**
       * Format: date-time
       * @description Absent if the event is a draft.
       */
      publishedDate?: string;
    };
    /** @description Owner of the cart. Exactly one of `visitorId`, `memberId` and `userId` is present. */
    BuyerInfo: {
      /**
       * Format: uuid
       * @description Present if the buyer is not signed in.
       */
      visitorId?: string;
      /**
       * Format: uuid
       * @description Present if the buyer is a member of the site.
       */
      memberId?: string;
      /**
       * Format: uuid
       * @description Present if the buyer is the owner or a collaborator.
       */
      userId?: string;
      /**
       * Format: uuid
       * @description Id of the buyer in the site's contact list.
       */
      contactId?: string;
      /** Format: email */
      email?: string;
    };
    /**
     * Format: int32
     * @description Number of units of the item.
     * @example 2
     */
    Quantity: number;
    /** @description Identifies one item of one catalog. */
    CatalogReference: {
      /**
       * @description App that owns the catalog. The platform's own store is 215238eb-22a5-4c36-9e7b-e7c08025e04e.
       * @example 215238eb-22a5-4c36-9e7b-e7c08025e04e
       */
      appId: string;
      /**
       * @description Id of the item in that catalog. For the store, the id of the product.
       * @example 4f9c2d1e-7b36-4a58-9d0e-2c61f3a8b774
       */
      catalogItemId: string;
      /**
       * @description Chosen options, in a form that the catalog defines. For the store: `variantId` if the product manages variants, otherwise `options` (name of the option to name of the choice); also `customTextFields` (title to text).
       * @example {
       *       "options": {
       *         "Size": "M"
       *       },
       *       "customTextFields": {
       *         "Engraving": "For Ada"
       *       }
       *     }
       */
      options?: {
        [key: string]: unknown;
      };
    };
    /** @description Name of the item. */
    ProductName: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description Page of the site that shows the item. */
    ItemPageUrl: {
      /**
       * @description Path relative to the root of the site.
       * @example /product-page/vase
       */
      relativePath: string;
      /** @description Absolute URL, if the site has one. */
      url?: string;
    };
    /** @description An image with the URL to load it from. */
    Image: {
      /**
       * @description Id of the file in the site's media store.
       * @example c837a6_4f1.jpg
       */
      id: string;
      /**
       * Format: uri
       * @example https://static.wixstatic.com/media/c837a6_4f1.jpg
       */
      url: string;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1200
       */
      height: number;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1600
       */
      width: number;
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
      /** @description Name that the file had when it was uploaded. */
      filename?: string;
    };
    /** @description Name of the described property, such as colour. */
    DescriptionLineName: {
      /**
       * @description In the main language of the site.
       * @example Size
       */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description A choice that is displayed as text. */
    PlainTextValue: {
      /**
       * @description In the main language of the site.
       * @example M
       */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description A choice that is displayed as a colour. */
    ColorValue: {
      /**
       * @description In the main language of the site.
       * @example Blue
       */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
      /**
       * @description The colour as hexadecimal RGB or RGBA.
       * @example #2b4c7e
       */
      code?: string;
    };
    /** @description A name and its value, such as colour and blue. Exactly one of `plainText` and `colorInfo` is present. */
    DescriptionLine: {
      name: components['schemas']['DescriptionLineName'];
      plainText?: components['schemas']['PlainTextValue'];
      colorInfo?: components['schemas']['ColorValue'];
    };
    /**
     * @description A kind defined by the platform. UNRECOGNISED is a kind that is newer than this description.
     * @enum {string}
     */
    ItemTypePreset: 'UNRECOGNISED' | 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE';
    /** @description Kind of the item. Exactly one of the members is present. */
    ItemType: {
      preset?: components['schemas']['ItemTypePreset'] | components['schemas']['Undeclared'];
      /** @description A kind that the app defines. */
      custom?: string;
    };
    /** @description One price in four forms: in the currency of the site and in the currency shown to the buyer, each as a plain decimal and as formatted text. The entity that carries the price names both currencies. Compute with `amount`, display `formattedConvertedAmount`. */
    MultiCurrencyPrice: {
      /**
       * Format: decimal
       * @description Amount in the currency of the site (`currency`): a decimal without currency symbol or thousands separators, from 0 to 1 000 000 000 000 000.
       * @example 24.90
       */
      amount: string;
      /**
       * Format: decimal
       * @description Amount in the currency of the buyer (`conversionCurrency`). Without conversion, equal to `amount`.
       * @example 24.90
       */
      convertedAmount: string;
      /**
       * @description `amount` as text with the currency symbol, for display only.
       * @example €24.90
       */
      formattedAmount: string;
      /**
       * @description `convertedAmount` as text with the currency symbol, for display only.
       * @example €24.90
       */
      formattedConvertedAmount: string;
    };
    /** @description Text shown in place of the price, for items without a numeric price. */
    PriceDescription: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /**
     * @description How the item is paid: all online, all in person (OFFLINE), a deposit online and the rest later (DEPOSIT_ONLINE), or with a membership, which makes the price 0. Default: FULL_PAYMENT_ONLINE.
     * @enum {string}
     */
    PaymentOptionType:
      | 'FULL_PAYMENT_ONLINE'
      | 'FULL_PAYMENT_OFFLINE'
      | 'MEMBERSHIP'
      | 'DEPOSIT_ONLINE'
      | 'MEMBERSHIP_OFFLINE'
      | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER';
    /** @description The membership that covers the line. */
    SelectedMembership: {
      /** @description Id that the app assigned to the membership. */
      id: string;
      /**
       * Format: uuid
       * @description App that manages the membership.
       */
      appId: string;
    };
    /**
     * @description AVAILABLE: enough units are left. PARTIALLY_AVAILABLE: fewer units are left than the quantity. NOT_AVAILABLE: none are left. NOT_FOUND: the item is no longer in the catalog.
     * @enum {string}
     */
    ItemAvailabilityStatus: 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE';
    /** @description Whether the item is available now, in the requested quantity. */
    ItemAvailability: {
      status: components['schemas']['ItemAvailabilityStatus'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description Number of available units. Absent if the stock is not counted.
       */
      quantityAvailable?: number;
    };
    /** @description Data for the carrier. */
    PhysicalProperties: {
      /**
       * Format: double
       * @description Weight of one unit, in the weight unit of the cart.
       */
      weight?: number;
      /**
       * @description Stock keeping unit.
       * @example VASE-BLU
       */
      sku?: string;
      /** @description Whether the item is shipped. */
      shippable: boolean;
    };
    /**
     * @description Kind of address that determines the tax.
     * @enum {string}
     */
    TaxableAddressType: 'BUSINESS' | 'BILLING' | 'SHIPPING';
    /** @description Address that determines the tax. */
    TaxableAddress: {
      addressType: components['schemas']['TaxableAddressType'] | components['schemas']['Undeclared'];
    };
    /** @description Properties of a line of type SERVICE. */
    ServiceProperties: {
      /**
       * Format: date-time
       * @description Time of the service.
       */
      scheduledDate?: string;
      /** Format: int32 */
      numberOfParticipants?: number;
    };
    /**
     * @description Unit of the billing cycle.
     * @enum {string}
     */
    SubscriptionFrequency: 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
    /** @description Period before the first charge. */
    FreeTrialPeriod: {
      frequency: components['schemas']['SubscriptionFrequency'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description Number of units of the period.
       */
      interval: number;
    };
    /** @description Billing of the subscription. `interval` times `frequency` is the length of one cycle. */
    SubscriptionSettings: {
      frequency: components['schemas']['SubscriptionFrequency'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description Number of units of `frequency` in one cycle.
       * @default 1
       */
      interval?: number;
      /** @description True: continues until it is cancelled. False: ends after `billingCycles`. */
      autoRenewal: boolean;
      /**
       * Format: int32
       * @description Number of charges. Absent with `autoRenewal`.
       */
      billingCycles?: number;
      /** @description Whether the buyer may cancel it. */
      enableCustomerCancellation: boolean;
      /**
       * Format: date-time
       * @description First day, if it differs from the day of the order.
       */
      startDate?: string;
      freeTrialPeriod?: components['schemas']['FreeTrialPeriod'];
    };
    /** @description Name of the subscription, as shown to the buyer. */
    SubscriptionTitle: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description Description of the subscription, as shown to the buyer. */
    SubscriptionDescription: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description The subscription with which the item is bought. Absent for a one-time purchase. */
    SubscriptionOptionInfo: {
      subscriptionSettings: components['schemas']['SubscriptionSettings'];
      title: components['schemas']['SubscriptionTitle'];
      description?: components['schemas']['SubscriptionDescription'];
    };
    /** @description A policy of the item. */
    Policy: {
      /** @example Cancelling */
      title?: string;
      content: string;
    };
    /** @description A text and its translation. */
    TranslatableString: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description One extra. */
    ItemModifier: {
      id: string;
      quantity?: components['schemas']['Quantity'];
      label?: components['schemas']['TranslatableString'];
      details?: components['schemas']['TranslatableString'];
      price?: components['schemas']['MultiCurrencyPrice'];
    };
    /** @description A group of extras, such as toppings. */
    ModifierGroup: {
      id: string;
      name?: components['schemas']['TranslatableString'];
      modifiers: components['schemas']['ItemModifier'][];
    };
    /**
     * @description Content of such a file.
     * @enum {string}
     */
    DigitalFileType:
      | 'UNSPECIFIED'
      | 'SECURE_PICTURE'
      | 'SECURE_VIDEO'
      | 'SECURE_DOCUMENT'
      | 'SECURE_MUSIC'
      | 'SECURE_ARCHIVE'
      | 'SECURE_RAW';
    /** @description A file that the buyer can download after paying. For the platform's internal use, so mostly absent. */
    DigitalFile: {
      /** @description Id of the file in the site's media store. */
      id: string;
      /** @example pattern-linen-shirt.pdf */
      fileName: string;
      fileType: components['schemas']['DigitalFileType'] | components['schemas']['Undeclared'];
    };
    /** @description Data for the carrier, as sent in a request. */
    PhysicalPropertiesInput: {
      /**
       * Format: double
       * @description Weight of one unit, in the weight unit of the site.
       */
      weight?: number;
      /**
       * @description Stock keeping unit.
       * @example VASE-BLU
       */
      sku?: string;
      /**
       * @description Whether the item is shipped.
       * @default false
       */
      shippable?: boolean;
    };
    /** @description An image in the site's media store, identified by its id. */
    ImageReference: {
      /**
       * @description Id of the file in the media store.
       * @example c837a6_4f1.jpg
       */
      id: string;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1200
       */
      height?: number;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1600
       */
      width?: number;
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
      /** @description Name that the file had when it was uploaded. */
      filename?: string;
    };
    /** @description Payment option of the item, wrapped so that it can be absent. */
    PaymentOption: {
      value: components['schemas']['PaymentOptionType'] | components['schemas']['Undeclared'];
    };
    /** @description Values that override those of the catalog for this line. For the owner and apps only. */
    CatalogOverrideFields: {
      productName?: components['schemas']['ProductName'];
      /**
       * Format: decimal
       * @description Unit price, at most 999 999 999, with up to three decimals.
       * @example 19.90
       */
      price?: string;
      /**
       * Format: decimal
       * @description Unit price before discounts, at most 999 999 999, with up to three decimals.
       * @example 24.90
       */
      fullPrice?: string;
      /**
       * Format: decimal
       * @description Amount to pay now per unit; above 0, at most 999 999 999, with up to three decimals.
       * @example 5.00
       */
      depositAmount?: string;
      descriptionLines?: readonly components['schemas']['DescriptionLine'][];
      physicalProperties?: components['schemas']['PhysicalPropertiesInput'];
      image?: components['schemas']['ImageReference'];
      paymentOption?: components['schemas']['PaymentOption'];
      /**
       * @description Whether the payment method is saved for later charges.
       * @default false
       */
      savePaymentMethod?: boolean;
      /**
       * Format: uuid
       * @description App that manages the stock of the item.
       */
      inventoryAppId?: string;
    };
    /** @description Data that apps store with the entity. */
    ExtendedFields: {
      /**
       * @description One free-form object per app, by the app's namespace.
       * @example {
       *       "@acme/gifts": {
       *         "wrapped": true
       *       }
       *     }
       */
      namespaces?: {
        [key: string]: {
          [key: string]: unknown;
        };
      };
    };
    /** @description One line of a cart. There are three unit prices: `fullPrice` before any discount, `priceBeforeDiscounts` after the catalog's discounts, `price` after those of the catalog and of the line. Only the estimate contains the amount that a coupon deducts. */
    LineItem: {
      /**
       * Format: uuid
       * @description Id of the line within the cart.
       */
      id: string;
      quantity: components['schemas']['Quantity'];
      /** @description The item in its catalog. May be absent for a custom line. */
      catalogReference?: components['schemas']['CatalogReference'];
      /** @description Id of the catalog's item, if `catalogItemId` identifies only a part of it, such as a variant. */
      rootCatalogItemId?: string;
      productName: components['schemas']['ProductName'];
      url?: components['schemas']['ItemPageUrl'];
      image?: components['schemas']['Image'];
      /** @description Chosen options and texts, to display below the name. */
      descriptionLines?: components['schemas']['DescriptionLine'][];
      itemType: components['schemas']['ItemType'];
      /** @description True if the line does not come from a catalog. */
      customLineItem: boolean;
      /** @description Unit price after the discounts of the catalog and of the line. */
      price: components['schemas']['MultiCurrencyPrice'];
      /** @description Unit price before any discount, to display struck through. Without a discount, equal to `price`. */
      fullPrice: components['schemas']['MultiCurrencyPrice'];
      /** @description Unit price after the discounts of the catalog only. Without other discounts, equal to `price`. */
      priceBeforeDiscounts: components['schemas']['MultiCurrencyPrice'];
      /** @description Price of the whole line: `price` times `quantity`. */
      lineItemPrice?: components['schemas']['MultiCurrencyPrice'];
      /** @description Amount to pay now per unit, with the payment option DEPOSIT_ONLINE. */
      depositAmount?: components['schemas']['MultiCurrencyPrice'];
      priceDescription?: components['schemas']['PriceDescription'];
      /** @description True if the price is not known until the order is placed. */
      priceUndetermined: boolean;
      paymentOption: components['schemas']['PaymentOptionType'] | components['schemas']['Undeclared'];
      /** @description Whether the payment method is saved for later charges. */
      savePaymentMethod: boolean;
      /** @description Text that the buyer must accept before paying. Absent if no consent is required. */
      consentRequiredPaymentPolicy?: string;
      selectedMembership?: components['schemas']['SelectedMembership'];
      /** @description True if only members may buy the item. */
      membersOnly: boolean;
      availability: components['schemas']['ItemAvailability'];
      /** @description True if the quantity cannot be changed. */
      fixedQuantity: boolean;
      physicalProperties?: components['schemas']['PhysicalProperties'];
      /**
       * Format: uuid
       * @description Delivery profile of the site that applies to the item.
       */
      deliveryProfileId?: string;
      /**
       * Format: uuid
       * @description Tax group that applies to the item.
       */
      taxGroupId?: string;
      taxableAddress?: components['schemas']['TaxableAddress'];
      serviceProperties?: components['schemas']['ServiceProperties'];
      subscriptionOptionInfo?: components['schemas']['SubscriptionOptionInfo'];
      /** @description Policies of the item, such as the cancellation policy. */
      policies?: components['schemas']['Policy'][];
      /** @description Chosen extras, by group. */
      modifierGroups?: components['schemas']['ModifierGroup'][];
      /** @description Price of the extras per unit, included in `price`. */
      modifiersTotalPrice?: components['schemas']['MultiCurrencyPrice'];
      digitalFile?: components['schemas']['DigitalFile'];
      catalogOverrideFields?: components['schemas']['CatalogOverrideFields'];
      extendedFields?: components['schemas']['ExtendedFields'];
    };
    /** @description The coupon of the cart. The estimate contains the amount that it deducts. */
    CartCoupon: {
      /** @example 91f4d0b8-6c2e-4a17-8b53-d27a0e6c95f1 */
      id: string;
      /**
       * @description Code as entered by the owner.
       * @example SPRING10
       */
      code: string;
    };
    /** @description A discount that the merchant gave manually. */
    MerchantDiscount: {
      amount: components['schemas']['MultiCurrencyPrice'];
    };
    /** @description A discount on the cart. Exactly one of the members is present. */
    CartDiscount: {
      coupon?: components['schemas']['CartCoupon'];
      merchantDiscount?: components['schemas']['MerchantDiscount'];
    };
    /** @description A line that does not come from a catalog, as specified for `customLineItems` of a cart. `lineItems` contains the same line in full. */
    CustomLineItem: {
      /**
       * Format: uuid
       * @description Id of the line in `lineItems`.
       */
      id: string;
      quantity: components['schemas']['Quantity'];
      productName: components['schemas']['ProductName'];
      itemType: components['schemas']['ItemType'];
      /** @description Unit price. */
      price: components['schemas']['MultiCurrencyPrice'];
      /** @description Picture of the line. The platform returns it in `lineItems[].image`. */
      media?: components['schemas']['Image'];
      /** @description Page of the item. The platform returns it in `lineItems[].url`. */
      url?: components['schemas']['ItemPageUrl'];
    };
    /**
     * @description State, region or province as a code with the country before it (ISO 3166-2).
     * @example DE-BE
     */
    Subdivision: string;
    /** @description A postal address as the platform returns it. The street is given either in parts (`streetAddress`) or as one line (`addressLine`). */
    Address: {
      country?: components['schemas']['CountryCode'];
      subdivision?: components['schemas']['Subdivision'];
      /** @example Berlin */
      city?: string;
      /** @example 10115 */
      postalCode?: string;
      streetAddress?: components['schemas']['StreetAddress'];
      /**
       * @description Street and number in one line.
       * @example Invalidenstraße 117
       */
      addressLine?: string;
      /**
       * @description Apartment, suite, floor.
       * @example 3rd floor
       */
      addressLine2?: string;
      /** @description The whole address in one line. */
      formattedAddress?: string;
      /** @description Directions for finding the place. */
      hint?: string;
      geocode?: components['schemas']['AddressLocation'];
      /**
       * @description Name of the country, filled in by the platform.
       * @example Germany
       */
      countryFullname?: string;
      /**
       * @description Name of the state, region or province, filled in by the platform.
       * @example Berlin
       */
      subdivisionFullname?: string;
    };
    /**
     * @description Kind of Brazilian tax number: CPF belongs to a person, CNPJ to a company.
     * @enum {string}
     */
    VatType: 'UNSPECIFIED' | 'CPF' | 'CNPJ';
    /** @description Tax number of the buyer; used in Brazil only. */
    VatId: {
      /** @example 12345678909 */
      id: string;
      type: components['schemas']['VatType'] | components['schemas']['Undeclared'];
    };
    /** @description The person or company at an address. */
    ContactDetails: {
      /** @example Mara */
      firstName?: string;
      /** @example Lindt */
      lastName?: string;
      /**
       * Format: phone
       * @example +49 30 901820
       */
      phone?: string;
      /** @example Lindt Keramik GmbH */
      company?: string;
      vatId?: components['schemas']['VatId'];
    };
    /** @description An address and its contact person, as the platform returns them. */
    AddressWithContact: {
      address?: components['schemas']['Address'];
      contactDetails?: components['schemas']['ContactDetails'];
    };
    /** @description Shipping option that the buyer chose from those in the estimate. */
    SelectedShippingOption: {
      /**
       * @description Code of the option (`shippingOptions[].code`).
       * @example standard-de
       */
      code: string;
      /**
       * Format: uuid
       * @description Carrier that offers it (`carrierServiceOptions[].carrierId`). Required if two carriers use the same code.
       */
      carrierId?: string;
    };
    /**
     * @description Unit of all weights in the cart.
     * @enum {string}
     */
    WeightUnit: 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB';
    /** @description Items that a visitor or member intends to buy. Prices are in `currency`, converted prices in `conversionCurrency`. */
    Cart: {
      /** Format: uuid */
      id: string;
      /**
       * Format: int64
       * @description Number of changes; a whole number as text.
       * @example 7
       */
      revision?: string;
      /**
       * Format: uuid
       * @description Id of the checkout created from this cart. Absent if there is none.
       */
      checkoutId?: string;
      /**
       * Format: uuid
       * @description Stays the same from the cart through the checkout to the order.
       */
      purchaseFlowId?: string;
      buyerInfo?: components['schemas']['BuyerInfo'];
      /** @description Lines, oldest first. Empty after the last one was removed. */
      lineItems: components['schemas']['LineItem'][];
      /** @description Coupon and merchant discounts of the cart. The estimate contains their amounts. */
      appliedDiscounts: components['schemas']['CartDiscount'][];
      /**
       * @description Code of the cart's coupon. In the specification, but not observed on the wire: the platform returns it in `appliedDiscounts[].coupon.code`.
       * @example SPRING10
       */
      couponCode?: string;
      /** @description Discounts that the merchant gave manually. In the specification, but not observed on the wire: the platform returns them in `appliedDiscounts[].merchantDiscount`. */
      merchantDiscounts?: components['schemas']['MerchantDiscount'][];
      /** @description Lines that do not come from a catalog. In the specification, but not observed on the wire: the platform returns them in `lineItems`, with `customLineItem` true. */
      customLineItems?: components['schemas']['CustomLineItem'][];
      /** @description Message from the buyer to the merchant. */
      buyerNote?: string;
      contactInfo?: components['schemas']['AddressWithContact'];
      selectedShippingOption?: components['schemas']['SelectedShippingOption'];
      /** @description Currency of the site, in which prices are stored. */
      currency: components['schemas']['CurrencyCode'];
      /** @description Currency shown to the buyer. Without conversion, equal to `currency`. */
      conversionCurrency: components['schemas']['CurrencyCode'];
      /** @description Currency in which the buyer will pay. */
      paymentCurrency: components['schemas']['CurrencyCode'];
      /** @description Whether the prices include tax. */
      taxIncludedInPrices?: boolean;
      weightUnit: components['schemas']['WeightUnit'] | components['schemas']['Undeclared'];
      /**
       * @description Two-letter language code.
       * @example en
       */
      buyerLanguage?: string;
      /**
       * @description Two-letter code of the site language that the buyer saw.
       * @example en
       */
      siteLanguage?: string;
      /**
       * Format: uri
       * @description Page to which the buyer is sent for payment, in place of the platform's own.
       * @example https://shop.example.org/checkout
       */
      overrideCheckoutUrl?: string;
      /**
       * Format: uuid
       * @description Location of the business that handles the order.
       */
      businessLocationId?: string;
      extendedFields?: components['schemas']['ExtendedFields'];
      /** Format: date-time */
      createdDate: string;
      /** Format: date-time */
      updatedDate: string;
    };
    /** @description Requested and available quantity of a line. */
    CartLineQuantity: {
      /**
       * Format: int32
       * @description Number of units that count: the lesser of the requested and the available quantity. 0 if the item is out of stock or no longer in the catalog.
       * @example 2
       */
      confirmedQuantity: number;
      /** @description Number of units that the buyer asked for. */
      requestedQuantity: components['schemas']['Quantity'];
      /**
       * Format: int32
       * @description Number of available units. Absent if the stock is not counted.
       * @example 14
       */
      availableQuantity?: number;
      /** @description True if the quantity cannot be changed. */
      fixedQuantity: boolean;
    };
    /** @description An amount in the currency of the site and in the currency shown to the buyer, as plain decimals. The platform never formats it; `businessInfo.currencyCode` and `customerInfo.currencyCode` of the cart name the currencies. */
    ConvertedMoney: {
      /**
       * Format: decimal
       * @description In the currency of the site: at most 999 999 999, with up to three decimals.
       * @example 24.90
       */
      amount: string;
      /**
       * Format: decimal
       * @description In the currency of the buyer. Without conversion, equal to `amount`.
       * @example 24.90
       */
      convertedAmount: string;
    };
    /** @description Earlier prices of one unit, including its extras. */
    CartLinePriceBreakdown: {
      /** @description Before any discount, to display struck through. */
      fullPrice?: components['schemas']['ConvertedMoney'];
      /** @description After the discounts of the catalog, before those of the cart. */
      salePrice?: components['schemas']['ConvertedMoney'];
      /** @description Price of the chosen extras, included in the other prices. */
      totalModifiersPrice?: components['schemas']['ConvertedMoney'];
    };
    /** @description Prices of a line. */
    CartLinePricing: {
      /** @description Price of one unit after all discounts on the line. */
      unitPrice: components['schemas']['ConvertedMoney'];
      /** @description `unitPrice` times the confirmed quantity. */
      totalPrice?: components['schemas']['ConvertedMoney'];
      priceDescription?: components['schemas']['PriceDescription'];
      /** @description True if the price is not known until the order is placed. */
      priceUndetermined: boolean;
      breakdown?: components['schemas']['CartLinePriceBreakdown'];
    };
    /** @description An image with the URL to load it from, in the form of the newer services. */
    LimitedImage: {
      /**
       * @description Id of the file in the site's media store.
       * @example c837a6_4f1.jpg
       */
      id: string;
      /**
       * Format: uri
       * @example https://static.wixstatic.com/media/c837a6_4f1.jpg
       */
      url: string;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1200
       */
      height: number;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1600
       */
      width: number;
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
      /** @description Name that the file had when it was uploaded. */
      filename?: string;
    };
    /** @description Values that override those of the catalog for this line. */
    CartLineOverrides: {
      name?: components['schemas']['TranslatableString'];
      /**
       * Format: decimal
       * @description Unit price after the discounts of the catalog.
       * @example 19.90
       */
      salePrice?: string;
      /**
       * Format: decimal
       * @description Unit price before discounts.
       * @example 24.90
       */
      fullPrice?: string;
      descriptionLines?: components['schemas']['DescriptionLine'][];
      physicalProperties?: components['schemas']['PhysicalProperties'];
      image?: components['schemas']['LimitedImage'];
      paymentOption?: components['schemas']['PaymentOption'];
      /**
       * Format: decimal
       * @description Amount to pay now per unit; above 0.
       * @example 5.00
       */
      depositAmount?: string;
      /** @description Whether the payment method is saved for later charges. */
      savePaymentMethod?: boolean;
      /**
       * Format: uuid
       * @description App that manages the stock of the item.
       */
      inventoryAppId?: string;
    };
    /** @description Origin of a line. */
    CartLineSource: {
      catalogReference?: components['schemas']['CatalogReference'];
      catalogOverrideFields?: components['schemas']['CartLineOverrides'];
      /** @description Id of the catalog's item, if `catalogItemId` identifies only a part of it, such as a variant. */
      rootCatalogItemId?: string;
      /**
       * Format: uuid
       * @description App that manages the stock, if it is another app than the catalog's.
       */
      inventoryAppId?: string;
    };
    /** @description Properties of the item, to display and to deliver it. */
    CartLineAttributes: {
      /** @description Chosen options and texts, to display below the name. */
      descriptionLines?: components['schemas']['DescriptionLine'][];
      /** @description May be absent in the response to the call that added the line, and present in the next read. */
      image?: components['schemas']['LimitedImage'];
      url?: components['schemas']['ItemPageUrl'];
      /** @description Policies of the item, such as the cancellation policy. */
      policies?: components['schemas']['Policy'][];
      itemType?: components['schemas']['ItemType'];
      physicalProperties?: components['schemas']['PhysicalProperties'];
      subscriptionInfo?: components['schemas']['SubscriptionOptionInfo'];
      serviceProperties?: components['schemas']['ServiceProperties'];
      /** @description True if only members may buy the item. */
      membersOnly: boolean;
    };
    /** @description Parties and rules that apply when the item is delivered. */
    CartLineDeliveryConfig: {
      /**
       * Format: uuid
       * @description Delivery profile of the site that applies to the item.
       */
      deliveryProfileId?: string;
      /**
       * Format: uuid
       * @description Party that delivers the item, if it is not the site.
       */
      fulfillerId?: string;
    };
    /** @description Taxation of a line. */
    CartLineTaxConfig: {
      taxableAddress?: components['schemas']['TaxableAddress'];
      /** @description Tax group that applies to the item. */
      taxGroupId?: string;
    };
    /** @description The membership that covers the line, in its earlier form. */
    SelectedMembershipV2: {
      /** @description Id that the app assigned to the membership. */
      id: string;
      /**
       * Format: uuid
       * @description App that manages the membership.
       */
      appId: string;
      name?: components['schemas']['TranslatableString'];
    };
    /** @description A membership that the buyer has. */
    ExistingMembership: {
      /**
       * Format: uuid
       * @description App that manages the membership.
       */
      appId: string;
      /** @description Id that the app assigned to the membership. */
      membershipId: string;
    };
    /** @description A membership that the buyer buys with this cart. */
    FutureMembership: {
      /**
       * Format: uuid
       * @description Line with which the membership is bought.
       */
      lineItemId: string;
      /** @description Benefit of the membership that covers the line. */
      benefitId: string;
    };
    /**
     * @description Unit in which a membership is used up.
     * @enum {string}
     */
    RedemptionType: 'CREDITS' | 'SESSIONS';
    /** @description The membership that covers the line. Exactly one of `existingMembership` and `futureMembership` is present. */
    LineMembership: {
      existingMembership?: components['schemas']['ExistingMembership'];
      futureMembership?: components['schemas']['FutureMembership'];
      name?: components['schemas']['TranslatableString'];
      /**
       * Format: int32
       * @description Number of credits or sessions that the line uses.
       */
      redemptionCost?: number;
      redemptionType: components['schemas']['RedemptionType'] | components['schemas']['Undeclared'];
    };
    /** @description Time and means of the payment for the item. */
    CartLinePaymentConfig: {
      /** @description Whether the payment method is saved for later charges. */
      savePaymentMethod: boolean;
      /** @description Text that the buyer must accept before paying. Absent if no consent is required. */
      consentRequiredPaymentPolicy?: string;
      /** @description Amount to pay now per unit, with the payment option DEPOSIT_ONLINE. */
      depositAmount?: components['schemas']['ConvertedMoney'];
      /** @deprecated The platform has announced the end of this field for 2026-06-22; its successor is `membership`. */
      selectedMembership?: components['schemas']['SelectedMembershipV2'];
      paymentOption: components['schemas']['PaymentOptionType'] | components['schemas']['Undeclared'];
      membership?: components['schemas']['LineMembership'];
    };
    /**
     * @description IN_STOCK: the requested quantity is available. PARTIALLY_IN_STOCK: fewer units are available. OUT_OF_STOCK: none. REMOVED_FROM_CATALOG: the item is no longer in the catalog.
     * @enum {string}
     */
    CartLineStatus: 'IN_STOCK' | 'PARTIALLY_IN_STOCK' | 'OUT_OF_STOCK' | 'REMOVED_FROM_CATALOG';
    /** @description One extra of a line. */
    CartModifier: {
      id: string;
      quantity?: components['schemas']['Quantity'];
      label?: components['schemas']['TranslatableString'];
      details?: components['schemas']['TranslatableString'];
      price?: components['schemas']['ConvertedMoney'];
    };
    /** @description A group of extras, such as toppings. */
    CartModifierGroup: {
      id: string;
      name?: components['schemas']['TranslatableString'];
      modifiers: components['schemas']['CartModifier'][];
    };
    /**
     * @description An automatic rule of the site, or a coupon. A discount that the merchant gave by hand in the first family of calls appears as AUTOMATIC_RULE.
     * @enum {string}
     */
    DiscountSourceType: 'AUTOMATIC_RULE' | 'COUPON';
    /** @description Origin of a discount. */
    DiscountSource: {
      sourceType: components['schemas']['DiscountSourceType'] | components['schemas']['Undeclared'];
      /**
       * @description Present if a coupon gives the discount.
       * @example SPRING10
       */
      couponCode?: string;
    };
    /** @description A discount on one line. */
    CartLineDiscount: {
      name?: components['schemas']['TranslatableString'];
      /** @description Amount deducted from the price of the line. */
      amountOff?: components['schemas']['ConvertedMoney'];
      source?: components['schemas']['DiscountSource'];
    };
    /** @description One line of a cart. Its prices and its status are those of the last refresh or change, not of the moment of reading. */
    CartLine: {
      /**
       * Format: uuid
       * @description Id of the line within the cart.
       */
      id: string;
      name: components['schemas']['TranslatableString'];
      quantityInfo: components['schemas']['CartLineQuantity'];
      pricing: components['schemas']['CartLinePricing'];
      source?: components['schemas']['CartLineSource'];
      attributes: components['schemas']['CartLineAttributes'];
      deliveryConfig?: components['schemas']['CartLineDeliveryConfig'];
      taxConfig?: components['schemas']['CartLineTaxConfig'];
      paymentConfig?: components['schemas']['CartLinePaymentConfig'];
      status: components['schemas']['CartLineStatus'] | components['schemas']['Undeclared'];
      extendedFields?: components['schemas']['ExtendedFields'];
      /** @description Chosen extras, by group. */
      modifierGroups?: components['schemas']['CartModifierGroup'][];
      /** @description Discounts on this line, already part of its prices. */
      discounts?: components['schemas']['CartLineDiscount'][];
      /** @description True if the line does not come from a catalog. */
      customLineItem: boolean;
    };
    /** @description Entry of a cart that names its coupon. */
    CartCouponV2: {
      /**
       * Format: uuid
       * @description Id of the entry in this cart, to remove the coupon. It differs from the id of the coupon itself.
       */
      id: string;
      /** @example SPRING10 */
      code: string;
    };
    /**
     * @description Sales channel. WEB for an online shop.
     * @enum {string}
     */
    ChannelType:
      | 'UNSPECIFIED'
      | 'WEB'
      | 'POS'
      | 'EBAY'
      | 'AMAZON'
      | 'OTHER_PLATFORM'
      | 'WIX_APP_STORE'
      | 'WIX_INVOICES'
      | 'BACKOFFICE_MERCHANT'
      | 'WISH'
      | 'CLASS_PASS'
      | 'GLOBAL_E'
      | 'FACEBOOK'
      | 'ETSY'
      | 'TIKTOK'
      | 'FAIRE_COM'
      | 'PAYPAL_AGENTIC_CHECKOUT'
      | 'STRIPE_AGENTIC_CHECKOUT';
    /** @description An entity of another system. */
    ExternalReference: {
      /**
       * Format: uuid
       * @description App that connects the system.
       */
      appId: string;
      /** @description Id of the entity in that system. */
      resourceId?: string;
    };
    /** @description Identity that created the cart. Exactly one of the members is present. */
    CartCreator: {
      /**
       * Format: uuid
       * @description A visitor who is not signed in.
       */
      visitorId?: string;
      /**
       * Format: uuid
       * @description A member of the site.
       */
      memberId?: string;
      /**
       * Format: uuid
       * @description The owner or a collaborator.
       */
      userId?: string;
      /** Format: uuid */
      appId?: string;
    };
    /** @description Component of a page in which the cart was made, for apps that add such components. */
    CustomContentReference: {
      /**
       * Format: uuid
       * @description App of the component.
       */
      appId: string;
      /** Format: uuid */
      componentId: string;
    };
    /** @description Origin of the cart. */
    CartSource: {
      channelType: components['schemas']['ChannelType'] | components['schemas']['Undeclared'];
      /** @description Entities of other systems that stand for this cart. */
      externalReferences: components['schemas']['ExternalReference'][];
      createdBy?: components['schemas']['CartCreator'];
      customContentReference?: components['schemas']['CustomContentReference'];
    };
    /** @description The side of the site. */
    CartBusinessInfo: {
      /**
       * Format: uuid
       * @description Location of the business that handles the order.
       */
      locationId?: string;
      /**
       * @description Main language of the site: two letters.
       * @example en
       */
      languageCode: string;
      /** @description Currency of the site, in which prices are stored. */
      currencyCode: components['schemas']['CurrencyCode'];
    };
    /** @description The buyer. Exactly one of `visitorId`, `memberId`, `userId` and `openAccess` is present. */
    CartCustomer: {
      /**
       * Format: uuid
       * @description Present if the buyer is not signed in.
       */
      visitorId?: string;
      /**
       * Format: uuid
       * @description Present if the buyer is a member of the site.
       */
      memberId?: string;
      /**
       * Format: uuid
       * @description Present if the buyer is the owner or a collaborator.
       */
      userId?: string;
      /** @description True for a cart of an app or of the owner that has no buyer yet. The first visitor or member who uses it becomes its owner. */
      openAccess?: boolean;
      /** @example Mara */
      firstName?: string;
      /** @example Lindt */
      lastName?: string;
      /**
       * Format: phone
       * @example +49 30 901820
       */
      phone?: string;
      company?: string;
      vatId?: components['schemas']['VatId'];
      /**
       * Format: email
       * @example mara@example.org
       */
      email?: string;
      /**
       * Format: uuid
       * @description Id of the buyer in the site's contact list.
       */
      contactId?: string;
      /**
       * @description Language of the buyer: two letters. Follows the language header of the request.
       * @example en
       */
      languageCode: string;
      /** @description Currency shown to the buyer, of all converted amounts. */
      currencyCode: components['schemas']['CurrencyCode'];
    };
    /** @description A postal address in a cart. The street is given either in parts (`streetAddress`) or as one line (`addressLine`). */
    CartAddress: {
      country?: components['schemas']['CountryCode'];
      subdivision?: components['schemas']['Subdivision'];
      /** @example Berlin */
      city?: string;
      /** @example 10115 */
      postalCode?: string;
      streetAddress?: components['schemas']['StreetAddress'];
      /**
       * @description Street and number in one line.
       * @example Invalidenstraße 117
       */
      addressLine?: string;
      /**
       * @description Apartment, suite, floor.
       * @example 3rd floor
       */
      addressLine2?: string;
      geocode?: components['schemas']['AddressLocation'];
      /**
       * @description Name of the country, filled in by the platform.
       * @example Germany
       */
      countryFullname?: string;
      /**
       * @description Name of the state, region or province, filled in by the platform.
       * @example Berlin
       */
      subdivisionFullname?: string;
    };
    /** @description The delivery method that was set. */
    CartDeliveryMethod: {
      /** @example standard-de */
      code: string;
      /**
       * Format: uuid
       * @description App that offers the method.
       */
      appId?: string;
      title?: components['schemas']['TranslatableString'];
      /** @description True if the buyer collects the items. */
      pickup: boolean;
    };
    /** @description Destination and method of the delivery. */
    CartDelivery: {
      address?: components['schemas']['CartAddress'];
      method?: components['schemas']['CartDeliveryMethod'];
      weightUnit: components['schemas']['WeightUnit'] | components['schemas']['Undeclared'];
    };
    /** @description Settings for taxes. */
    CartTaxInfo: {
      /** @description Whether the prices include tax. */
      pricesIncludeTax: boolean;
      /**
       * Format: uuid
       * @description Group of exempt buyers to which the buyer belongs.
       */
      taxExemptGroupId?: string;
    };
    /** @description A gift card that is to pay for the order. Its balance is not used before the order is placed. */
    CartGiftCard: {
      /**
       * Format: uuid
       * @description Id of the entry in this cart, to remove the gift card.
       */
      id: string;
      /**
       * @description Code with most characters masked.
       * @example ****7QX2
       */
      obfuscatedCode: string;
      /**
       * Format: uuid
       * @description App that manages the gift card.
       */
      appId: string;
      /** @description Id that the app gave to the gift card. */
      externalId?: string;
      /** @description Amount that the buyer wants it to pay. If absent, as much as possible. */
      requestedRedeemAmount?: components['schemas']['ConvertedMoney'];
    };
    /** @description Gift card and billing data. */
    CartPaymentInfo: {
      /** @description The gift card of the cart, if it has one. */
      giftCards: components['schemas']['CartGiftCard'][];
      /** @description Currency in which the buyer will pay. */
      currencyCode: components['schemas']['CurrencyCode'];
      billingAddress?: components['schemas']['CartAddress'];
      billingContact?: components['schemas']['ContactDetails'];
    };
    /** @description Restrictions that the app or the owner gave to the cart when it was created. */
    CartSettings: {
      /** @description True if gift cards can be neither added nor removed. */
      lockGiftCard?: boolean;
      /** @description True if coupons can be neither added nor removed. */
      lockCouponCode?: boolean;
      /** @description True if the checkout page does not ask for consent to the policies. */
      policyAgreementCheckboxDisabled?: boolean;
      /** @description True if the checkout page does not offer manual payment. */
      manualPaymentDisabled?: boolean;
    };
    /** @description Items that a visitor or member intends to buy, and everything that the order will need. The cart is also the checkout: its id is the checkout id. Amounts are in `businessInfo.currencyCode`, converted amounts in `customerInfo.currencyCode`. The cart has no total except `subtotal`; `calculateCurrentCart` and `estimateCurrentCart` compute the totals. */
    CartV2: {
      /**
       * Format: uuid
       * @description Also the id to give to a redirect session as the checkout.
       */
      id: string;
      /**
       * Format: int64
       * @description Number of changes; a whole number as text. No call takes it: the last change wins.
       * @example 7
       */
      revision: string;
      /** Format: date-time */
      createdDate?: string;
      /** Format: date-time */
      updatedDate?: string;
      /** @description Lines, oldest first. Empty after the last one was removed. */
      lineItems: components['schemas']['CartLine'][];
      /** @description Sum of the prices of all lines at the last refresh. */
      subtotal?: components['schemas']['ConvertedMoney'];
      /** @description Message from the buyer to the merchant. */
      note?: string;
      /** @description The coupon of the cart, if it has one. Only a summary has the amount that it deducts. */
      coupons: components['schemas']['CartCouponV2'][];
      source?: components['schemas']['CartSource'];
      businessInfo: components['schemas']['CartBusinessInfo'];
      customerInfo: components['schemas']['CartCustomer'];
      deliveryInfo: components['schemas']['CartDelivery'];
      taxInfo: components['schemas']['CartTaxInfo'];
      paymentInfo: components['schemas']['CartPaymentInfo'];
      /** @description True after the order was placed. Every later change of the cart is rejected. */
      orderPlaced: boolean;
      /**
       * Format: uuid
       * @description The order. Absent before it is placed.
       */
      orderId?: string;
      /**
       * Format: uuid
       * @description Stays the same from the cart to the order.
       */
      purchaseFlowId?: string;
      settings?: components['schemas']['CartSettings'];
      /**
       * @description Page to which the buyer is sent for payment, in place of the platform's own.
       * @example https://shop.example.org/checkout/{checkout_id}
       */
      customCheckoutUrl?: string;
      extendedFields?: components['schemas']['ExtendedFields'];
      /** @description True for the current cart of its owner; false for a cart that was made beside it. */
      currentCart: boolean;
      /** @description True for a cart that is only a demonstration and can never be ordered. */
      demo: boolean;
    };
    /** @description Prices of one line. */
    CartLineSummary: {
      /**
       * Format: uuid
       * @description Id of the line in the cart.
       */
      lineItemId: string;
      /** @description Confirmed quantity. */
      quantity: components['schemas']['Quantity'];
      /** @description Price of one unit after all discounts on the line. */
      unitPrice: components['schemas']['ConvertedMoney'];
      /** @description Price of the line after the discounts on it, before those on the subtotal. */
      totalPrice?: components['schemas']['ConvertedMoney'];
    };
    /**
     * @description Part of the cart to which a discount applies: the subtotal, some lines, or the delivery.
     * @enum {string}
     */
    DiscountScope: 'UNKNOWN_DISCOUNT_SCOPE' | 'CART_SUBTOTAL' | 'LINE_ITEM' | 'DELIVERY';
    /** @description Amount deducted from one line. */
    LineDiscountAmount: {
      /**
       * Format: uuid
       * @description Id of the line in the cart.
       */
      lineItemId?: string;
      amountOff?: components['schemas']['ConvertedMoney'];
    };
    /** @description One discount and the amount that it deducts. */
    CartSummaryDiscount: {
      name: components['schemas']['TranslatableString'];
      source: components['schemas']['DiscountSource'];
      scope: components['schemas']['DiscountScope'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description Number of cycles of a subscription in which it applies.
       */
      subscriptionCycles?: number;
      /** @description Amount deducted from this cart. */
      total?: components['schemas']['ConvertedMoney'];
      /** @description Parts of the amount by line, for the scope LINE_ITEM. */
      lineItemDiscounts?: components['schemas']['LineDiscountAmount'][];
    };
    /** @description The delivery method and its price. */
    DeliverySummary: {
      method?: components['schemas']['CartDeliveryMethod'];
      /** @description After the discount on the delivery. */
      price?: components['schemas']['ConvertedMoney'];
    };
    /**
     * @description Origin of a fee of a cart.
     * @enum {string}
     */
    CartFeeSource: 'UNKNOWN_ADDITIONAL_FEE_SOURCE' | 'SERVICE_PLUGIN' | 'LINE_ITEM' | 'DELIVERY' | 'PLATFORM';
    /** @description A fee in addition to lines and delivery. */
    CartFee: {
      /** @description Machine-readable name of the fee. */
      code?: string;
      name?: components['schemas']['TranslatableString'];
      /** @description App that charges the fee. */
      providerAppId?: string;
      /** @description Lines to which it applies. Absent or empty means the whole cart. */
      lineItemIds?: string[];
      price?: components['schemas']['ConvertedMoney'];
      /**
       * Format: int32
       * @description Number of cycles of a subscription in which it is charged.
       */
      subscriptionCycles?: number;
      source: components['schemas']['CartFeeSource'] | components['schemas']['Undeclared'];
    };
    /** @description One tax and its sum. */
    CartTax: {
      name?: components['schemas']['TranslatableString'];
      /** @description Amount that is taxed, without the tax. */
      taxableAmount?: components['schemas']['ConvertedMoney'];
      /** @description Amount that this tax leaves out. */
      exemptAmount?: components['schemas']['ConvertedMoney'];
      /** @description The tax. */
      amount?: components['schemas']['ConvertedMoney'];
    };
    /** @description Tax of one line. */
    LineTax: {
      /**
       * Format: uuid
       * @description Id of the line in the cart.
       */
      lineItemId: string;
      tax?: components['schemas']['ConvertedMoney'];
      /**
       * Format: decimal
       * @description Share of the price: `0.19` is 19 %. From 0 to 1, with up to six decimals.
       * @example 0.19
       */
      rate?: string;
    };
    /** @description Tax of one fee. */
    FeeTax: {
      /** @description Code of the entry in `additionalFees`. */
      additionalFeeCode: string;
      tax?: components['schemas']['ConvertedMoney'];
    };
    /** @description Taxes of the cart. */
    CartTaxSummary: {
      /** @description Sums by tax. */
      taxes: components['schemas']['CartTax'][];
      /** @description Amount that is not taxed. */
      totalExempt?: components['schemas']['ConvertedMoney'];
      /** @description Whether the prices include tax. */
      pricesIncludeTax: boolean;
      lineItemTaxes: components['schemas']['LineTax'][];
      /** @description Part of the sums in `taxes`. */
      deliveryTax?: components['schemas']['ConvertedMoney'];
      additionalFeeTaxes: components['schemas']['FeeTax'][];
    };
    /** @description `total` is `subtotal` minus `discount`, plus `delivery`, `additionalFees` and `tax`. A part that was not requested is 0. */
    CartPriceSummary: {
      /** @description Sum of all lines after the discounts on lines. */
      subtotal?: components['schemas']['ConvertedMoney'];
      /** @description Discounts on the subtotal. Discounts on lines and on the delivery are already deducted there. */
      discount?: components['schemas']['ConvertedMoney'];
      /** @description After the discount on the delivery. */
      delivery?: components['schemas']['ConvertedMoney'];
      /** @description Sum of all fees. */
      additionalFees?: components['schemas']['ConvertedMoney'];
      /** @description Tax to add. 0 if the prices include it; `taxSummary` has the included amounts. */
      tax?: components['schemas']['ConvertedMoney'];
      /** @description Amount of the order, before gift cards. */
      total?: components['schemas']['ConvertedMoney'];
    };
    /** @description Amount that a gift card pays. */
    GiftCardSummary: {
      /**
       * Format: uuid
       * @description Id of the gift card in the cart.
       */
      giftCardId: string;
      redeemAmount?: components['schemas']['ConvertedMoney'];
    };
    /** @description A membership and the lines that it covers. */
    MembershipSummary: {
      /** @description Id that the app assigned to the membership. */
      id: string;
      /**
       * Format: uuid
       * @description App that manages the membership.
       */
      appId: string;
      lineItemIds?: string[];
    };
    /** @description Consecutive cycles of a subscription with the same price. */
    SubscriptionCharge: {
      /**
       * Format: int32
       * @description Number of the first cycle.
       */
      cycleFrom?: number;
      /**
       * Format: int32
       * @description Number of cycles. Absent if they do not end.
       */
      cycleCount?: number;
      /**
       * Format: date-time
       * @description Day of the payment, if the subscription has a fixed one.
       */
      cycleBillingDate?: string;
    };
    /** @description Payments of one subscription. */
    SubscriptionCharges: {
      lineItemIds?: string[];
      /** @description Schedule of the payments as text, for the buyer. */
      description?: string;
      charges?: components['schemas']['SubscriptionCharge'][];
    };
    /** @description The amounts to pay, and when. */
    PaymentSummary: {
      giftCards: components['schemas']['GiftCardSummary'][];
      memberships: components['schemas']['MembershipSummary'][];
      subscriptionCharges: components['schemas']['SubscriptionCharges'][];
      /** @description True if something remains to be paid after the gift card. */
      requiresPaymentAfterGiftCard: boolean;
      /** @description Total minus the amount that the gift card pays. */
      totalAfterGiftCards?: components['schemas']['ConvertedMoney'];
      /** @description Part to pay with the order. */
      payNow?: components['schemas']['ConvertedMoney'];
      /** @description Part to pay later, such as the remainder after a deposit. */
      payLater?: components['schemas']['ConvertedMoney'];
      /** @description Part to pay after the free trial of a subscription. */
      payAfterFreeTrial?: components['schemas']['ConvertedMoney'];
    };
    /** @description The request violates a rule of the service. */
    ApplicationError: {
      /**
       * @description Stable name of the rule. Each operation lists the codes that it is known to return.
       * @example OWNED_CART_NOT_FOUND
       */
      code: string;
      /**
       * @description Description of the rule in English, for logs.
       * @example Cart not found
       */
      description?: string;
      /** @description Additional data of the code. */
      data?: {
        [key: string]: unknown;
      };
    };
    /**
     * @description Kind of constraint that the field violates.
     * @enum {string}
     */
    ViolatedRule:
      | 'VALIDATION'
      | 'OTHER'
      | 'MAX'
      | 'MIN'
      | 'MAX_LENGTH'
      | 'MIN_LENGTH'
      | 'MAX_SIZE'
      | 'MIN_SIZE'
      | 'FORMAT'
      | 'DECIMAL_LTE'
      | 'DECIMAL_GTE'
      | 'DECIMAL_LT'
      | 'DECIMAL_GT'
      | 'DECIMAL_MAX_SCALE'
      | 'INVALID_ENUM_VALUE'
      | 'REQUIRED_FIELD'
      | 'FIELD_NOT_ALLOWED'
      | 'ONE_OF_ALIGNMENT'
      | 'EXACT_LENGTH'
      | 'EXACT_SIZE'
      | 'REQUIRED_ONE_OF_FIELD';
    /** @description One invalid field and the constraint that it violates. */
    FieldViolation: {
      /**
       * @description Path of the field within the request.
       * @example lineItems[0].quantity
       */
      field: string;
      /** @description Requirement that the field does not meet. */
      description: string;
      violatedRule?: components['schemas']['ViolatedRule'] | components['schemas']['Undeclared'];
      /** @description Name of a rule that is specific to the service. Present if `violatedRule` is OTHER. */
      ruleName?: string;
      /** @description Additional data of the rule, such as the threshold. */
      data?: {
        [key: string]: unknown;
      };
    };
    /** @description Fields of the request violate constraints of the contract. */
    ValidationError: {
      fieldViolations: components['schemas']['FieldViolation'][];
    };
    /** @description The platform failed internally. */
    SystemError: {
      errorCode?: string;
    };
    /** @description Machine-readable reason of the failure. Has at most one of the members; empty if no details are known. */
    ErrorDetails: {
      applicationError?: components['schemas']['ApplicationError'];
      validationError?: components['schemas']['ValidationError'];
      systemError?: components['schemas']['SystemError'];
      /**
       * @deprecated
       * @description Ids of the request in the platform's logs. Observed only in failures that are nested in other responses.
       */
      tracing?: {
        [key: string]: string;
      };
    };
    /** @description Reason why one carrier could not be queried. */
    CarrierError: {
      carrierId: string;
      error?: components['schemas']['ErrorDetails'];
    };
    /** @description Carriers that did not respond. */
    CarrierErrors: {
      errors: components['schemas']['CarrierError'][];
    };
    /** @description Parts that could not be computed. At most one of `generalShippingCalculationError`, `carrierErrors` and `selectedShippingOptionError` is present. */
    CartCalculationErrors: {
      /** @description No delivery method could be computed. */
      generalShippingCalculationError?: components['schemas']['ErrorDetails'];
      carrierErrors?: components['schemas']['CarrierErrors'];
      /** @description The delivery method is not available. */
      selectedShippingOptionError?: components['schemas']['ErrorDetails'];
      /** @description Tax could not be computed. */
      taxCalculationError?: components['schemas']['ErrorDetails'];
      /** @description The coupon is no longer valid. */
      couponCalculationError?: components['schemas']['ErrorDetails'];
      /** @description The gift card could not be applied. */
      giftCardCalculationError?: components['schemas']['ErrorDetails'];
      /** @description Reasons why the order would be rejected. */
      orderValidationErrors: components['schemas']['ApplicationError'][];
      /** @description Memberships could not be applied. */
      membershipError?: components['schemas']['ErrorDetails'];
      /** @description Automatic discounts of the site could not be applied. */
      discountsCalculationError?: components['schemas']['ErrorDetails'];
    };
    /**
     * @description WARNING permits the checkout, ERROR prevents it.
     * @enum {string}
     */
    ViolationSeverity: 'WARNING' | 'ERROR';
    /**
     * @description Part of the line.
     * @enum {string}
     */
    LineItemTargetName: 'LINE_ITEM_DEFAULT';
    /**
     * @description Change that would resolve the violation.
     * @enum {string}
     */
    SuggestedFix: 'UNKNOWN_SUGGESTED_FIX' | 'REMOVE_LINE_ITEM';
    /** @description One line, or any line if the id is absent. */
    LineItemTarget: {
      name: components['schemas']['LineItemTargetName'] | components['schemas']['Undeclared'];
      /** @description Id of the line in the cart. */
      id?: string;
      suggestedFix?: components['schemas']['SuggestedFix'] | components['schemas']['Undeclared'];
    };
    /**
     * @description Part of the cart.
     * @enum {string}
     */
    OtherTargetName: 'OTHER_DEFAULT';
    /** @description The cart as a whole. */
    OtherTarget: {
      name: components['schemas']['OtherTargetName'] | components['schemas']['Undeclared'];
    };
    /** @description Part of the cart that the violation concerns. Exactly one of the members is present. */
    ViolationTarget: {
      lineItem?: components['schemas']['LineItemTarget'];
      other?: components['schemas']['OtherTarget'];
    };
    /** @description A rule of the site that the cart does not meet. A violation of severity ERROR prevents the checkout. */
    Violation: {
      severity: components['schemas']['ViolationSeverity'] | components['schemas']['Undeclared'];
      target?: components['schemas']['ViolationTarget'];
      /** @description Message for the buyer. */
      description?: string;
    };
    /**
     * @description Part of the cart that a violation concerns.
     * @enum {string}
     */
    CartViolationScope: 'GLOBAL' | 'LINE_ITEM' | 'DISCOUNT' | 'DELIVERY' | 'TAX' | 'MEMBERSHIP' | 'GIFT_CARD';
    /**
     * @description Kind of a violation.
     * @enum {string}
     */
    CartViolationCode:
      | 'GENERAL_CODE'
      | 'CUSTOM_VALIDATION'
      | 'EMPTY_CART'
      | 'LINE_ITEMS_OUT_OF_STOCK'
      | 'MEMBERS_ONLY_ITEM'
      | 'INVALID_COUPON_CODE'
      | 'INVALID_COUPON_STATUS'
      | 'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD'
      | 'MISSING_DELIVERY_ADDRESS'
      | 'MISSING_DELIVERY_METHOD'
      | 'DELIVERY_METHOD_NO_LONGER_AVAILABLE'
      | 'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS'
      | 'INVALID_GIFT_CARD_CODE'
      | 'INVALID_GIFT_CARD_STATUS'
      | 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD'
      | 'SUBTOTAL_BELOW_ORDER_MINIMUM'
      | 'INVALID_MEMBERSHIP_STATUS'
      | 'INVALID_POSTAL_CODE'
      | 'INVALID_SUBDIVISION'
      | 'SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART'
      | 'GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART'
      | 'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART'
      | 'MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART';
    /** @description Part of the cart that a validation plug-in of the site rejects. */
    CustomValidationData: {
      target?: components['schemas']['ViolationTarget'];
    };
    /**
     * @description Reason why a coupon cannot be used.
     * @enum {string}
     */
    CouponRefusalReason:
      | 'UNKNOWN_INVALID_COUPON_REASON'
      | 'EXPIRED'
      | 'DISABLED'
      | 'INACTIVE'
      | 'MAX_USAGE_EXCEEDED'
      | 'MAX_USAGE_PER_CUSTOMER_EXCEEDED'
      | 'NOT_APPLICABLE_TO_SUBSCRIPTIONS'
      | 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS'
      | 'MIN_LINE_ITEM_QUANTITY_NOT_REACHED'
      | 'MIN_SUBTOTAL_NOT_REACHED';
    /** @description Quantity that the coupon requires. */
    MinimumQuantityDetails: {
      /** Format: int32 */
      requiredMinimumQuantity: number;
    };
    /** @description Subtotal that the coupon requires. */
    MinimumSubtotalDetails: {
      requiredMinimumSubtotal?: components['schemas']['ConvertedMoney'];
      /** @description Description by the service for coupons. */
      originalDescription?: string;
    };
    /** @description Reason why a coupon cannot be used. At most one member whose name ends with `Details` is present. */
    CouponStatusData: {
      /** @example SPRING10 */
      couponCode: string;
      reason: components['schemas']['CouponRefusalReason'] | components['schemas']['Undeclared'];
      minLineItemQuantityNotReachedDetails?: components['schemas']['MinimumQuantityDetails'];
      minSubtotalNotReachedDetails?: components['schemas']['MinimumSubtotalDetails'];
    };
    /** @description A code to which no coupon belongs. */
    CouponCodeData: {
      /** @example SPRNG10 */
      couponCode: string;
    };
    /** @description A code to which no gift card belongs. */
    GiftCardCodeData: {
      /**
       * @description Masked code.
       * @example ****7QX2
       */
      giftCardCode: string;
      /**
       * Format: uuid
       * @description Id of the gift card in the cart.
       */
      giftCardId?: string;
    };
    /**
     * @description Reason why a gift card cannot pay.
     * @enum {string}
     */
    GiftCardRefusalReason: 'UNKNOWN_INVALID_GIFT_CARD_REASON' | 'EXPIRED' | 'DISABLED' | 'EMPTY_BALANCE';
    /** @description Reason why a gift card cannot pay. */
    GiftCardStatusData: {
      /**
       * @description Masked code.
       * @example ****7QX2
       */
      giftCardCode: string;
      reason: components['schemas']['GiftCardRefusalReason'] | components['schemas']['Undeclared'];
      /**
       * Format: uuid
       * @description Id of the gift card in the cart.
       */
      giftCardId?: string;
    };
    /** @description Lines that are out of stock. */
    OutOfStockData: {
      lineItemIds?: string[];
      /** @description True if no line is left. */
      allLineItemsOutOfStock: boolean;
    };
    /** @description Lines that only members may buy. */
    MembersOnlyData: {
      lineItemIds?: string[];
    };
    /** @description The smallest subtotal that the site accepts. */
    OrderMinimumData: {
      minimumOrderSubtotal?: components['schemas']['ConvertedMoney'];
      /** @description Amount that is missing. */
      remainingAmount?: components['schemas']['ConvertedMoney'];
    };
    /**
     * @description Reason why a membership cannot cover a line.
     * @enum {string}
     */
    MembershipRefusalReason:
      | 'UNKNOWN_INVALID_MEMBERSHIP_REASON'
      | 'INSUFFICIENT_FUNDS'
      | 'MEMBERSHIP_NOT_FOUND'
      | 'NOT_APPLICABLE_TO_LINE_ITEMS'
      | 'LINE_ITEM_NOT_FOUND';
    /** @description Reason why a membership cannot cover a line. */
    MembershipStatusData: {
      /** @description Id that the app assigned to the membership. */
      membershipId?: string;
      reason: components['schemas']['MembershipRefusalReason'] | components['schemas']['Undeclared'];
    };
    /** @description A problem with the cart. At most one member whose name ends with `Data` is present; the code determines which. */
    CartViolation: {
      scope: components['schemas']['CartViolationScope'] | components['schemas']['Undeclared'];
      code: components['schemas']['CartViolationCode'] | components['schemas']['Undeclared'];
      severity: components['schemas']['ViolationSeverity'] | components['schemas']['Undeclared'];
      /** @description Message in English, for the buyer or for logs. */
      description?: string;
      customValidationData?: components['schemas']['CustomValidationData'];
      invalidCouponStatusData?: components['schemas']['CouponStatusData'];
      invalidCouponCodeData?: components['schemas']['CouponCodeData'];
      invalidGiftCardCodeData?: components['schemas']['GiftCardCodeData'];
      invalidGiftCardStatusData?: components['schemas']['GiftCardStatusData'];
      lineItemsOutOfStockData?: components['schemas']['OutOfStockData'];
      membersOnlyItemData?: components['schemas']['MembersOnlyData'];
      subtotalBelowOrderMinimumData?: components['schemas']['OrderMinimumData'];
      invalidMembershipStatusData?: components['schemas']['MembershipStatusData'];
    };
    /** @description The totals of a cart at one moment. The platform does not keep it. */
    CartSummary: {
      /**
       * Format: uuid
       * @description The cart that was computed.
       */
      cartId: string;
      /**
       * Format: int64
       * @description Revision of the cart at that moment. A cart with another revision has other totals.
       * @example 7
       */
      cartRevision: string;
      /**
       * Format: uuid
       * @description Id of this computation.
       */
      calculationId: string;
      /** @description Lines with a confirmed quantity above 0. */
      lineItems: components['schemas']['CartLineSummary'][];
      /** @description All discounts, with their amounts. */
      discounts: components['schemas']['CartSummaryDiscount'][];
      deliverySummary?: components['schemas']['DeliverySummary'];
      additionalFees: components['schemas']['CartFee'][];
      taxSummary?: components['schemas']['CartTaxSummary'];
      priceSummary?: components['schemas']['CartPriceSummary'];
      paymentSummary?: components['schemas']['PaymentSummary'];
      /** @description Proof of these prices, for the call that places an order. Opaque. */
      priceVerificationToken?: string;
      /** @deprecated The platform has announced the end of this field for 2026-08-01; its successor is `violations`. */
      calculationErrors?: components['schemas']['CartCalculationErrors'];
      /**
       * @description Problems reported by the site's validation plug-ins.
       *     @deprecated The platform has announced the end of this field for 2026-08-01; its successor is `violations`.
       */
      spiViolations?: components['schemas']['Violation'][];
      /** @description Problems with the cart. One of severity ERROR prevents the order. */
      violations: components['schemas']['CartViolation'][];
    };
    /** @description The answer to an input that asks for an address. */
    FormattedAddress: {
      /** @description The address in one line. */
      formatted?: string;
      address?: components['schemas']['Address'];
    };
    /** @description The answer to one input. `value` contains it as text; the typed members are present for inputs of that type. */
    InputValue: {
      /**
       * @description Name of the input in the form.
       * @example firstName
       */
      inputName: string;
      /**
       * @description The answer; empty when `values` has it.
       * @example Mara
       */
      value: string;
      /** @description The answers to an input that accepts several. */
      values?: string[];
      /**
       * Format: double
       * @description The answer to an input that asks for a number.
       */
      number?: number;
      /**
       * Format: date-time
       * @description The answer to an input that asks for a date or a time.
       */
      dateTime?: string;
      address?: components['schemas']['FormattedAddress'];
    };
    /** @description Answers to a form. */
    FormResponse: {
      /** @description One entry per input that has an answer. */
      inputValues: components['schemas']['InputValue'][];
    };
    /**
     * @description Status of an order. NA_ORDER_STATUS: not requested (no fieldset DETAILS). FREE: costs nothing. INITIATED: waits for the buyer's payment. PENDING: the payment is being processed. PAID: fully paid. PARTIALLY_PAID: a deposit or some instalments are paid. OFFLINE_PENDING: waits for a payment in person. AUTHORIZED: the payment is authorized, the owner can capture or void it. VOIDED: the authorized payment was released. DECLINED: the payment failed. CANCELED: was not paid in time.
     * @enum {string}
     */
    OrderStatus:
      | 'NA_ORDER_STATUS'
      | 'FREE'
      | 'PENDING'
      | 'PAID'
      | 'OFFLINE_PENDING'
      | 'INITIATED'
      | 'CANCELED'
      | 'DECLINED'
      | 'AUTHORIZED'
      | 'VOIDED'
      | 'PARTIALLY_PAID';
    /** @description An amount in one currency. */
    Money: {
      /**
       * Format: decimal
       * @deprecated
       * @description Former name of `value`, always present and equal to it.
       * @example 45.00
       */
      amount: string;
      currency: components['schemas']['CurrencyCode'];
      /**
       * Format: decimal
       * @description The amount as a decimal without thousands separators. Older entities have only `amount`.
       * @example 45.00
       */
      value?: string;
    };
    /** @description The coupon that grants the discount. */
    CouponDiscount: {
      /** @example Early birds */
      name?: string;
      /**
       * @description Code entered by the buyer.
       * @example CLAY10
       */
      code?: string;
      /** @description Id of the coupon on the site. */
      couponId?: string;
    };
    /** @description Percentage of the price that a plan deducts. */
    PercentDiscount: {
      /**
       * Format: decimal
       * @description In percent, from 0.01 to 100, with up to two decimals.
       * @example 25
       */
      rate?: string;
      /**
       * Format: int32
       * @description Number of tickets that the plan discounts.
       */
      quantityDiscounted?: number;
    };
    /** @description The pricing plan that grants the discount. */
    PaidPlanDiscount: {
      percentDiscount?: components['schemas']['PercentDiscount'];
      /**
       * @description Name of the plan.
       * @example Studio membership
       */
      name?: string;
    };
    /** @description One discount. Either `coupon` or `paidPlan` is present. */
    DiscountItem: {
      coupon?: components['schemas']['CouponDiscount'];
      paidPlan?: components['schemas']['PaidPlanDiscount'];
      /** @description Amount that this discount deducts. */
      amount?: components['schemas']['Money'];
    };
    /** @description Deduction from the price. Absent without a discount. */
    Discount: {
      /** @description Amount deducted. */
      amount?: components['schemas']['Money'];
      /** @description Amount that remains, before tax and fees. */
      afterDiscount?: components['schemas']['Money'];
      /**
       * @deprecated
       * @description Code of the coupon, also in `discounts`. Empty without a coupon.
       */
      code: string;
      /**
       * @deprecated
       * @description Name of the coupon, also in `discounts`. Empty without a coupon.
       */
      name: string;
      /**
       * @deprecated
       * @description Id of the coupon, also in `discounts`. Empty without a coupon.
       */
      couponId: string;
      /** @description All discounts. */
      discounts?: readonly components['schemas']['DiscountItem'][];
    };
    /**
     * @description Relation of the tax to the price. INCLUDED: part of the price. ADDED: added to the price. ADDED_AT_CHECKOUT: added to the price, and shown only at the checkout.
     * @enum {string}
     */
    TaxType: 'INCLUDED' | 'ADDED' | 'ADDED_AT_CHECKOUT';
    /** @description The tax of an invoice or of one of its items. Absent if the event has no tax. */
    Tax: {
      type: components['schemas']['TaxType'] | components['schemas']['Undeclared'];
      /**
       * @description Name given by the owner.
       * @example VAT
       */
      name: string;
      /**
       * Format: decimal
       * @description In percent.
       * @example 19
       */
      rate: string;
      /** @description Amount on which the tax is computed. */
      taxable?: components['schemas']['Money'];
      /** @description Amount of the tax. */
      amount?: components['schemas']['Money'];
    };
    /**
     * @description Kind of the fee; the only one is the platform's fee for selling tickets.
     * @enum {string}
     */
    FeeName: 'WIX_FEE';
    /**
     * @description Payer of a fee. FEE_ADDED, FEE_ADDED_AT_CHECKOUT: the buyer, in addition to the price; with the latter the fee is shown only at the checkout. FEE_INCLUDED: the owner, out of the price.
     * @enum {string}
     */
    FeeType: 'FEE_ADDED' | 'FEE_INCLUDED' | 'FEE_ADDED_AT_CHECKOUT';
    /** @description A fee of the platform. */
    Fee: {
      name?: components['schemas']['FeeName'] | components['schemas']['Undeclared'];
      type?: components['schemas']['FeeType'] | components['schemas']['Undeclared'];
      /**
       * Format: decimal
       * @description In percent of the discounted price, including added tax.
       * @example 2.5
       */
      rate?: string;
      /** @description Amount of the fee. */
      amount?: components['schemas']['Money'];
    };
    /** @description One kind of ticket in an invoice. */
    InvoiceItem: {
      /**
       * Format: uuid
       * @description Id of the kind of ticket.
       */
      id: string;
      /**
       * Format: int32
       * @example 2
       */
      quantity: number;
      /**
       * @description Name of the kind of ticket.
       * @example Seat at the wheel
       */
      name: string;
      /** @description Unit price. */
      price?: components['schemas']['Money'];
      /** @description Price of all these tickets, before discount, tax and fees. */
      total?: components['schemas']['Money'];
      discount?: components['schemas']['Discount'];
      tax?: components['schemas']['Tax'];
      /** @description The platform's fees for these tickets. */
      fees?: components['schemas']['Fee'][];
    };
    /** @description Composition of a price: the items, minus the discount, plus tax that is not included in the prices, plus the fees that the buyer pays. */
    Invoice: {
      /** @description One entry per kind of ticket. */
      items: components['schemas']['InvoiceItem'][];
      /** @description Former version of `grandTotal`; may not include the fees. Deprecated. */
      total?: components['schemas']['Money'];
      discount?: components['schemas']['Discount'];
      tax?: components['schemas']['Tax'];
      /** @description Sum of the items before discount, tax and fees. */
      subTotal?: components['schemas']['Money'];
      /** @description Amount that the buyer pays, with everything included. */
      grandTotal?: components['schemas']['Money'];
      /** @description Fees of the platform; empty for free tickets. */
      fees: components['schemas']['Fee'][];
      /** @description Amount that remains for the owner, without fees. */
      revenue?: components['schemas']['Money'];
      /**
       * Format: uri
       * @description Page that shows the invoice. Absent until there is one.
       */
      previewUrl?: string;
    };
    /** @description Check-in of the ticket. Absent until it is checked in. */
    CheckIn: {
      /**
       * Format: date-time
       * @description Time of the check-in.
       */
      created?: string;
    };
    /**
     * @description Status of a reservation. RESERVATION_PENDING: holds the tickets. RESERVATION_CONFIRMED: its order is free or paid. RESERVATION_CANCELED: its order was not paid. RESERVATION_CANCELED_MANUALLY: was cancelled. RESERVATION_EXPIRED: was not checked out in time.
     * @enum {string}
     */
    ReservationStatus:
      | 'RESERVATION_PENDING'
      | 'RESERVATION_CONFIRMED'
      | 'RESERVATION_CANCELED'
      | 'RESERVATION_CANCELED_MANUALLY'
      | 'RESERVATION_EXPIRED';
    /**
     * @description PENDING: holds the tickets. CONFIRMED: its order is free or paid. CANCELED: its order was not paid. CANCELED_MANUALLY: was canceled. EXPIRED: was not checked out in time.
     * @enum {string}
     */
    TicketReservationStatus: 'PENDING' | 'CONFIRMED' | 'CANCELED' | 'CANCELED_MANUALLY' | 'EXPIRED';
    /**
     * Format: int32
     * @description Number of tickets.
     * @example 2
     */
    TicketQuantity: number;
    /**
     * @description Id of the seat in the event's seating plan.
     * @example 1-A-4
     */
    SeatId: string;
    /** @description Labels of the seat. */
    SeatInfo: {
      /** @example Ground floor */
      sectionLabel?: string;
      /** @description Area without numbered seats. */
      areaLabel?: string;
      tableLabel?: string;
      /** @example A */
      rowLabel?: string;
      /**
       * @description Number of the seat in its row.
       * @example 4
       */
      seatLabel?: string;
      /**
       * Format: uuid
       * @description Seating plan.
       */
      configurationId?: string;
    };
    /**
     * Format: decimal
     * @description Price of one ticket that the buyer sets for a donation, at least the definition's `guestPrice`.
     * @example 15.00
     */
    GuestPrice: string;
    /**
     * Format: uuid
     * @description Id of the chosen price of a ticket with several prices (`optionId`).
     */
    ChosenPricingOption: string;
    /** @description Pricing plan that pays for the tickets. */
    TicketPricingPlan: {
      /**
       * Format: uuid
       * @description Order with which the member bought the plan.
       */
      orderId: string;
      /** Format: uuid */
      planId: string;
    };
    /**
     * Format: decimal
     * @description Price of one ticket in place of its usual one. For the owner and apps.
     * @example 20.00
     */
    OverridingPrice: string;
    /** @description Seat and price of reserved tickets. The labels come from the seating plan and are absent without one. */
    TicketInfo: {
      seatId?: components['schemas']['SeatId'];
      seatInfo?: components['schemas']['SeatInfo'];
      guestPrice?: components['schemas']['GuestPrice'];
      pricingOptionId?: components['schemas']['ChosenPricingOption'];
      /** @example Student */
      pricingOptionName?: string;
      pricingPlan?: components['schemas']['TicketPricingPlan'];
      priceOverride?: components['schemas']['OverridingPrice'];
    };
    /** @description An amount in one currency. */
    DecimalMoney: {
      /**
       * Format: decimal
       * @description In the major unit of the currency, without sign or thousands separators. A text, never a number.
       * @example 45.00
       */
      value: string;
      currency: components['schemas']['CurrencyCode'];
    };
    /** @description Reserved tickets of one kind, with their price at the time of the reservation. */
    TicketLine: {
      /** Format: uuid */
      ticketLineItemId?: string;
      /**
       * Format: uuid
       * @description Event of the tickets, as the checkout needs it.
       */
      eventId?: string;
      /**
       * Format: uuid
       * @description Kind of ticket.
       */
      ticketDefinitionId: string;
      quantity: components['schemas']['TicketQuantity'];
      ticketInfo?: components['schemas']['TicketInfo'];
      /** @description Settings of the event at the time of the reservation. The platform documents none of its members. */
      eventSettingsSnapshot?: {
        [key: string]: unknown;
      };
      /**
       * Format: int32
       * @description Number of tickets that were taken out of the line since.
       */
      removedQuantity?: number;
      /** @description Terms of the ticket. Absent without terms. */
      policy?: string;
      /** @example Seat at the wheel */
      ticketName?: string;
      /** @description Price of one ticket. */
      price?: components['schemas']['DecimalMoney'];
      /** @description Price of all tickets of the line, without fees and tax. */
      subTotal?: components['schemas']['DecimalMoney'];
    };
    /** @description Checks that the reservation leaves out. For the owner and apps. */
    AdditionalReservationSettings: {
      /** @description True reserves past the stock and the limit per checkout. */
      disableTicketLimitValidation?: boolean;
      /** @description True reserves hidden tickets too. */
      enableHiddenTicketReservation?: boolean;
    };
    /** @description Labels by their ids. */
    TagList: {
      /**
       * @example [
       *       "PRESS"
       *     ]
       */
      tagIds: readonly string[];
    };
    /** @description Labels on the entity, by the permission that reading them needs. */
    Tags: {
      /** @description Labels that only callers with an extra permission may read and change. */
      privateTags?: components['schemas']['TagList'];
      /** @description Labels that everybody who may read the entity sees. */
      tags?: components['schemas']['TagList'];
    };
    /** @description Tickets that are held for one buyer, or were. */
    TicketReservation: {
      /**
       * Format: uuid
       * @description Also the id for invoice, checkout and redirect session.
       */
      id: string;
      /**
       * @description Number that grows by 1 with each change. No call takes it.
       * @example 1
       */
      revision?: string;
      /** Format: date-time */
      createdDate?: string;
      /** Format: date-time */
      updatedDate?: string;
      /**
       * Format: date-time
       * @description Time until which the tickets are held. It has a meaning only while the status is PENDING.
       */
      expirationDate?: string;
      status: components['schemas']['TicketReservationStatus'] | components['schemas']['Undeclared'];
      /**
       * Format: uuid
       * @description Member who reserved; absent for a visitor.
       */
      memberId?: string;
      /**
       * Format: uuid
       * @description Visitor who reserved; absent for a member.
       */
      visitorId?: string;
      /** @description The reserved tickets, by kind, price and seat. */
      tickets: components['schemas']['TicketLine'][];
      additionalReservationSettings?: components['schemas']['AdditionalReservationSettings'];
      extendedFields?: components['schemas']['ExtendedFields'];
      tags?: components['schemas']['Tags'];
    };
    /**
     * @description Title that buyers see.
     * @example Seat at the wheel
     */
    TicketName: string;
    /** @description One of several prices. */
    TicketPricingOption: {
      /**
       * Format: uuid
       * @description Use it as `pricingOptionId` in a reservation. The platform sets it for a new option; keep it for an option that stays.
       */
      optionId?: string;
      /** @example Student */
      name?: string;
      price?: components['schemas']['DecimalMoney'];
    };
    /** @description Several prices, of which the buyer chooses one. */
    TicketPricingOptions: {
      optionDetails: readonly components['schemas']['TicketPricingOption'][];
    };
    /**
     * @description Whether the owner sets the price (STANDARD) or the buyer does (DONATION). Read-only.
     * @enum {string}
     */
    TicketPricingKind: 'STANDARD' | 'DONATION';
    /** @description Price of the ticket. Exactly one of `fixedPrice`, `guestPrice` and `pricingOptions` is present. */
    PricingMethod: {
      /** @description One price for all buyers. */
      fixedPrice?: components['schemas']['DecimalMoney'];
      /** @description Least price that the buyer may set (`pricingType` DONATION). */
      guestPrice?: components['schemas']['DecimalMoney'];
      pricingOptions?: components['schemas']['TicketPricingOptions'];
      pricingType: components['schemas']['TicketPricingKind'] | components['schemas']['Undeclared'];
      /** @description Whether the ticket is free of charge. */
      free: boolean;
    };
    /**
     * @description Payer of the platform's fee. FEE_INCLUDED: the owner, out of the price. FEE_ADDED_AT_CHECKOUT: the buyer, in addition to the price. NO_FEE: there is no fee; for free tickets, and for accounts from before the fee.
     * @enum {string}
     */
    TicketFeeType: 'FEE_INCLUDED' | 'FEE_ADDED_AT_CHECKOUT' | 'NO_FEE';
    /** @description Period in which the ticket is on sale. Absent if it is on sale until the event starts. */
    SalePeriod: {
      /**
       * Format: date-time
       * @description Start of the sale. Absent if there is no start.
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description End of the sale. Absent if it ends with the event.
       */
      endDate?: string;
      /** @description Whether buyers see the ticket outside this period. */
      displayNotOnSale: boolean;
    };
    /**
     * @description Whether the sale has not started (SALE_SCHEDULED), is open (SALE_STARTED) or has ended (SALE_ENDED). Read-only.
     * @enum {string}
     */
    TicketSaleStatus: 'SALE_SCHEDULED' | 'SALE_STARTED' | 'SALE_ENDED';
    /** @description Numbers of tickets. */
    SalesDetails: {
      /**
       * Format: int32
       * @description Tickets that are left. Absent if the number is not limited.
       */
      unsoldCount?: number;
      /**
       * Format: int32
       * @description Tickets in orders.
       */
      soldCount?: number;
      /**
       * Format: int32
       * @description Tickets in pending reservations.
       */
      reservedCount?: number;
      /** @description Whether no ticket is left. */
      soldOut?: boolean;
    };
    /** @description The event of a ticket. */
    EventDetails: {
      /** @example An evening at the wheel */
      title?: string;
      /** @description Teaser of the event. */
      shortDescription?: string;
      location?: components['schemas']['EventLocation'];
      dateAndTimeSettings?: components['schemas']['DateAndTimeSettings'];
      eventPageUrl?: components['schemas']['PageUrl'];
      status: components['schemas']['EventStatus'] | components['schemas']['Undeclared'];
    };
    /** @description A seat, table or area that is left. */
    AvailablePlace: {
      /**
       * @description Use it as `seatId` in a reservation.
       * @example 1-A-4
       */
      placeId: string;
      /** @example 4 */
      label: string;
      /** @example Ground floor */
      sectionLabel?: string;
      /**
       * @description Row or table of the place.
       * @example A
       */
      elementLabel?: string;
      /**
       * Format: int32
       * @description Number of people for whom the place is free.
       */
      availableCapacity: number;
    };
    /** @description Seating plan of the ticket. */
    SeatingDetails: {
      places: components['schemas']['AvailablePlace'][];
    };
    /** @description One kind of ticket of an event. Parts that the call must request are absent otherwise; `x-only-with` names the value that requests them. */
    TicketDefinitionV3: {
      /**
       * Format: uuid
       * @description Use it as `ticketDefinitionId` in a reservation.
       */
      id: string;
      /**
       * Format: uuid
       * @description Event of the tickets.
       */
      eventId: string;
      /**
       * @description Number that grows by 1 with each change. An update must carry the current one.
       * @example 3
       */
      revision: string;
      /** Format: date-time */
      createdDate?: string;
      /** Format: date-time */
      updatedDate?: string;
      name: components['schemas']['TicketName'];
      /** @description Text that buyers see under the name. Absent if empty. */
      description?: string;
      /** @description Terms of the ticket. Absent if empty. */
      policyText?: string;
      /** @description Whether buyers cannot see the ticket. */
      hidden: boolean;
      /** @description Whether the number of tickets is limited. */
      limited: boolean;
      /**
       * Format: int32
       * @description Total number of tickets as the owner set it. Absent if it is not limited.
       * @example 24
       */
      initialLimit?: number;
      /**
       * Format: int32
       * @description Total number of tickets at present. With a seating plan it follows from the plan.
       * @example 24
       */
      actualLimit?: number;
      pricingMethod: components['schemas']['PricingMethod'];
      feeType: components['schemas']['TicketFeeType'] | components['schemas']['Undeclared'];
      salePeriod?: components['schemas']['SalePeriod'];
      saleStatus: components['schemas']['TicketSaleStatus'] | components['schemas']['Undeclared'];
      /** @description Sales figures, for callers who manage the tickets. */
      salesDetails?: components['schemas']['SalesDetails'];
      /**
       * Format: int32
       * @description Number of these tickets that a checkout may have now. 0 if they are sold out.
       * @example 8
       */
      limitPerCheckout?: number;
      extendedFields?: components['schemas']['ExtendedFields'];
      /** @description The event, for a page that lists tickets of several events. */
      eventDetails?: components['schemas']['EventDetails'];
      /** @description Places of the seating plan that the ticket is for. */
      seatingDetails?: components['schemas']['SeatingDetails'];
    };
    /** @description The same prices as text for display, with the currency symbol. */
    FormattedPrice: {
      /** @example €89.00 */
      price: string;
      /** @example €80.10 */
      discountedPrice: string;
      /** @example €9.60 */
      pricePerUnit?: string;
    };
    /** @description A price before and after the discount, as numbers and as formatted text. */
    PriceData: {
      currency: components['schemas']['CurrencyCode'];
      /**
       * Format: double
       * @description Price before the discount.
       * @example 89
       */
      price: number;
      /**
       * Format: double
       * @description Price after the discount, never below zero. Without a discount, equal to `price`.
       * @example 80.1
       */
      discountedPrice: number;
      /**
       * Format: double
       * @description Price of one base quantity, for products that are sold by measure.
       */
      pricePerUnit?: number;
      formatted: components['schemas']['FormattedPrice'];
    };
    /**
     * @description Kind of a medium.
     * @enum {string}
     */
    MediaItemType: 'unspecified_media_item_type' | 'image' | 'video' | 'audio' | 'document' | 'zip';
    /** @description URL and size of one file. */
    MediaItemUrlAndSize: {
      /**
       * Format: uri
       * @example https://static.wixstatic.com/media/c837a6_4f1.jpg
       */
      url: string;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1600
       */
      width: number;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1200
       */
      height: number;
      /** @description Format of the file, such as `mp4`. */
      format?: string;
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
    };
    /** @description One video in several sizes. */
    MediaItemVideo: {
      /** @description The same video in different sizes and formats. */
      files: components['schemas']['MediaItemUrlAndSize'][];
      /** @description Id of the image to show before the video plays. */
      stillFrameMediaId: string;
    };
    /** @description One medium. `mediaType` decides whether `image` or `video` is present; other kinds have neither. */
    MediaItem: {
      /** @example c837a6_4f1.jpg */
      id: string;
      mediaType: components['schemas']['MediaItemType'] | components['schemas']['Undeclared'];
      /**
       * @description Title given by the owner; may be empty.
       * @example Vase from the left
       */
      title: string;
      image?: components['schemas']['MediaItemUrlAndSize'];
      video?: components['schemas']['MediaItemVideo'];
      thumbnail?: components['schemas']['MediaItemUrlAndSize'];
    };
    /** @description All media of a product or a collection. */
    Media: {
      mainMedia?: components['schemas']['MediaItem'];
      /** @description All media in gallery order, including the main one. */
      items: components['schemas']['MediaItem'][];
    };
    /** @description Cost and profit of one unit, for the owner. */
    CostAndProfitData: {
      /**
       * Format: double
       * @description Cost of one unit.
       */
      itemCost?: number;
      /** @example €9.00 */
      formattedItemCost: string;
      /**
       * Format: double
       * @description Discounted price minus cost. Negative if the unit is sold at a loss.
       */
      profit: number;
      /** @example €15.00 */
      formattedProfit: string;
      /**
       * Format: double
       * @description Profit as a fraction of the discounted price: 0.25 is 25 %.
       */
      profitMargin: number;
    };
    /**
     * @description The earlier catalog (V1_CATALOG), the newer one (V3_CATALOG), or no store at all.
     * @enum {string}
     */
    CatalogVersion: 'V1_CATALOG' | 'V3_CATALOG' | 'STORES_NOT_INSTALLED';
    /** @description One size of the video. */
    ProductVideoResolution: {
      /** Format: uri */
      url: string;
      /**
       * Format: int32
       * @description In pixels.
       */
      height: number;
      /**
       * Format: int32
       * @description In pixels.
       */
      width: number;
      /**
       * @description File format.
       * @example mp4
       */
      format: string;
    };
    /** @description A video in several sizes. */
    ProductVideo: {
      /** @description Id of the file on the media host. */
      id: string;
      /** @description The same video in several sizes. */
      resolutions?: components['schemas']['ProductVideoResolution'][];
      /** @description Name of the file that was uploaded. */
      filename?: string;
    };
    /**
     * @description Kind of a medium.
     * @enum {string}
     */
    ProductMediaType: 'IMAGE' | 'VIDEO';
    /** @description A small image of the medium. */
    MediaThumbnail: {
      /** Format: uri */
      url: string;
      /**
       * Format: int32
       * @description In pixels.
       */
      height: number;
      /**
       * Format: int32
       * @description In pixels.
       */
      width: number;
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
    };
    /** @description One medium. `mediaType` tells whether `image` or `video` is present. */
    ProductMedium: {
      /** @example shirt_white.jpg */
      id: string;
      /**
       * Format: uri
       * @example https://static.wixstatic.com/media/shirt_white.jpg
       */
      url: string;
      image?: components['schemas']['LimitedImage'];
      video?: components['schemas']['ProductVideo'];
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
      /** @description Title given by the owner. */
      displayName?: string;
      mediaType: components['schemas']['ProductMediaType'] | components['schemas']['Undeclared'];
      thumbnail?: components['schemas']['MediaThumbnail'];
      /**
       * Format: uuid
       * @description Id under which the file was uploaded.
       */
      uploadId: string;
    };
    /** @description All media in the order of the gallery, the main one first. */
    MediaItemsInfo: {
      items: components['schemas']['ProductMedium'][];
    };
    /** @description Images and videos of a product. */
    ProductMediaV3: {
      /** @description The first of all media. */
      main?: components['schemas']['ProductMedium'];
      itemsInfo?: components['schemas']['MediaItemsInfo'];
    };
    /**
     * @description How the choices are displayed: as texts, or as colours.
     * @enum {string}
     */
    OptionRenderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES';
    /**
     * @description Whether the choice is a text or a colour.
     * @enum {string}
     */
    ChoiceType: 'CHOICE_TEXT' | 'ONE_COLOR';
    /** @description Reference to a medium of the product, by its id or its URL. */
    MediaReference: {
      /** @description Id of the medium. */
      mediaId?: string;
      /**
       * Format: uri
       * @description URL of the medium.
       */
      url?: string;
    };
    /** @description Media of the product that belong to a choice. */
    MediaReferences: {
      items?: components['schemas']['MediaReference'][];
    };
    /** @description One choice of an option, such as the size M. */
    ConnectedOptionChoice: {
      /**
       * Format: uuid
       * @description Id of the choice in the store.
       */
      choiceId?: string;
      /** @description Name of the choice in catalog references. Derived from its name. */
      key?: string;
      /** @example M */
      name?: string;
      choiceType?: components['schemas']['ChoiceType'] | components['schemas']['Undeclared'];
      /**
       * @description Colour of a choice of the kind ONE_COLOR.
       * @example #2f4858
       */
      colorCode?: string;
      /** @description Whether at least one variant with this choice is in stock at the default location. */
      inStock?: boolean;
      /** @description Whether at least one variant with this choice is visible. */
      visible?: boolean;
      /**
       * @description Former version of `media`.
       *     @deprecated The platform has announced the end of this field for 2026-12-31; its successor is `media`.
       */
      linkedMedia?: components['schemas']['ProductMedium'][];
      /** @description Image that stands for the choice. */
      displayImage?: components['schemas']['LimitedImage'];
      media?: components['schemas']['MediaReferences'];
    };
    /** @description The values from which the buyer takes one. */
    OptionChoicesSettings: {
      choices?: components['schemas']['ConnectedOptionChoice'][];
    };
    /** @description An option of the store that this product uses, with the choices that it offers. */
    ConnectedOption: {
      /** @description Id of the option in the store. */
      id?: string;
      /** @example Size */
      name?: string;
      /** @description Name of the option in catalog references. Derived from its name. */
      key: string;
      optionRenderType: components['schemas']['OptionRenderType'] | components['schemas']['Undeclared'];
      choicesSettings?: components['schemas']['OptionChoicesSettings'];
    };
    /**
     * @description How the buyer answers: with a text, or by choosing a text or a colour.
     * @enum {string}
     */
    ModifierRenderType: 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES';
    /** @description The text that the buyer enters. */
    FreeTextSettings: {
      /**
       * Format: int32
       * @description Minimum length of the text.
       */
      minCharCount: number;
      /**
       * Format: int32
       * @description Maximum length of the text.
       */
      maxCharCount: number;
      /**
       * Format: decimal
       * @description Amount that a text adds to the price of one unit.
       */
      defaultAddedPrice?: string;
      /** @description Label of the input. */
      title: string;
      /** @description Name of the text in `customTextFields` of a catalog reference. Derived from the title. */
      key: string;
    };
    /** @description One choice of a modifier. It makes no variant and has no stock. */
    ConnectedModifierChoice: {
      /**
       * Format: uuid
       * @description Id of the choice in the store.
       */
      choiceId?: string;
      /** @description Name of the choice in catalog references. Derived from its name. */
      key?: string;
      /** @example Gift box */
      name?: string;
      choiceType?: components['schemas']['ChoiceType'] | components['schemas']['Undeclared'];
      /**
       * @description Colour of a choice of the kind ONE_COLOR.
       * @example #2f4858
       */
      colorCode?: string;
      /**
       * Format: decimal
       * @description Amount that the choice adds to the price of one unit.
       */
      addedPrice?: string;
      /**
       * @description Former version of `media`.
       *     @deprecated The platform has announced the end of this field for 2026-12-31; its successor is `media`.
       */
      linkedMedia?: components['schemas']['ProductMedium'][];
      /** @description Image that stands for the choice. */
      displayImage?: components['schemas']['LimitedImage'];
      media?: components['schemas']['MediaReferences'];
    };
    /** @description The answers from which the buyer takes one. */
    ModifierChoicesSettings: {
      choices?: components['schemas']['ConnectedModifierChoice'][];
    };
    /** @description A modifier of the store that this product uses. `freeTextSettings` is present if the buyer enters a text, `choicesSettings` if the buyer chooses. */
    ConnectedModifier: {
      /** @description Id of the modifier in the store. */
      id?: string;
      /** @example Initials for the cuff */
      name?: string;
      /** @description Name of the modifier in catalog references. Derived from its name. */
      key: string;
      modifierRenderType: components['schemas']['ModifierRenderType'] | components['schemas']['Undeclared'];
      /** @description Whether the product cannot be bought without it. */
      mandatory?: boolean;
      /**
       * @deprecated
       * @description Former version of `mandatory`.
       */
      toBeRemovedMandatory: boolean;
      freeTextSettings?: components['schemas']['FreeTextSettings'];
      choicesSettings?: components['schemas']['ModifierChoicesSettings'];
    };
    /** @description The brand of the product. Absent if the brand was deleted. */
    ProductBrand: {
      /** Format: uuid */
      id?: string;
      /** @example Halm */
      name?: string;
    };
    /** @description An additional text of the product page, such as care instructions. Several products can share it. */
    ProductInfoSection: {
      /** Format: uuid */
      id?: string;
      /** @description Name of the section in the store, which no other section has. */
      uniqueName?: string;
      /** @example Care */
      title?: string;
      /** @description Text of the section, as a tree of nodes. */
      description?: components['schemas']['RichContent'];
      /** @description Text of the section as HTML, in spite of its name. */
      plainDescription?: string;
    };
    /** @description A short label on the product, such as "New". */
    ProductRibbon: {
      id?: string;
      /** @example New */
      name?: string;
    };
    /** @description A reference to a category, and the product's place in it. */
    ProductCategory: {
      /** Format: uuid */
      id: string;
      /**
       * Format: int32
       * @description Place of the product in the category, if its products are arranged.
       */
      index?: number;
    };
    /** @description References to categories, in no particular order. */
    ProductCategoriesInfo: {
      categories: components['schemas']['ProductCategory'][];
    };
    /** @description An amount of money in the product's currency. */
    FixedMonetaryAmount: {
      /**
       * Format: decimal
       * @description Decimal with up to three places, from 0 to 999999999.99.
       * @example 80.1
       */
      amount: string;
      /**
       * @description The amount as text with the currency symbol.
       * @example €80.10
       */
      formattedAmount?: string;
    };
    /** @description Lowest and highest amount among the variants of a product. */
    PriceRangeV3: {
      minValue: components['schemas']['FixedMonetaryAmount'];
      maxValue?: components['schemas']['FixedMonetaryAmount'];
    };
    /**
     * @description Whether all visible variants are in stock, none of them, or some.
     * @enum {string}
     */
    InventoryStatus: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK';
    /**
     * @description Whether pre-orders are enabled for all variants, for none, or for some.
     * @enum {string}
     */
    PreorderStatus: 'ENABLED' | 'DISABLED' | 'PARTIALLY_ENABLED';
    /**
     * @description Whether all variants can be pre-ordered now, none of them, or some.
     * @enum {string}
     */
    PreorderAvailability: 'ALL_VARIANTS' | 'NO_VARIANTS' | 'SOME_VARIANTS';
    /** @description Stock of the product, over all variants at the default location. */
    ProductInventory: {
      availabilityStatus: components['schemas']['InventoryStatus'] | components['schemas']['Undeclared'];
      preorderStatus: components['schemas']['PreorderStatus'] | components['schemas']['Undeclared'];
      preorderAvailability:
        | components['schemas']['PreorderAvailability']
        | components['schemas']['Undeclared'];
    };
    /**
     * @description Physical goods, or files to download.
     * @enum {string}
     */
    ProductTypeV3: 'PHYSICAL' | 'DIGITAL';
    /** @description One category on the way. */
    Breadcrumb: {
      /** Format: uuid */
      categoryId: string;
      /** @example At the table */
      categoryName: string;
      /**
       * @description Part of the category page's URL that names the category.
       * @example at-the-table
       */
      categorySlug: string;
    };
    /** @description The way from the root of the tree to a category. */
    BreadcrumbsInfo: {
      /** @description The categories from the root downwards. */
      breadcrumbs: components['schemas']['Breadcrumb'][];
    };
    /** @description Ids of an option and of one of its choices. */
    OptionChoiceIds: {
      optionId?: string;
      /** Format: uuid */
      choiceId?: string;
    };
    /** @description Names of an option and of one of its choices. */
    OptionChoiceNames: {
      /** @example Size */
      optionName?: string;
      /** @example M */
      choiceName?: string;
      renderType?: components['schemas']['OptionRenderType'] | components['schemas']['Undeclared'];
    };
    /** @description The choice that the variant has of one option. */
    VariantOptionChoice: {
      optionChoiceIds?: components['schemas']['OptionChoiceIds'];
      optionChoiceNames?: components['schemas']['OptionChoiceNames'];
    };
    /** @description Price that the buyer pays, and the price that is struck through beside it. */
    VariantPriceV3: {
      /** @description Price that the buyer pays. */
      actualPrice?: components['schemas']['FixedMonetaryAmount'];
      /** @description Former price, to be struck through. It is not lower than the price. */
      compareAtPrice?: components['schemas']['FixedMonetaryAmount'];
      /** @description Price after an automatic discount of the store. In lists only on `minPriceVariant`. The platform offers it as a preview. */
      priceAfterDiscount?: components['schemas']['FixedMonetaryAmount'];
    };
    /** @description Cost and profit of one unit, for the owner. */
    RevenueDetails: {
      /** @description Cost of one unit. */
      cost?: components['schemas']['FixedMonetaryAmount'];
      /** @description Price minus cost. */
      profit?: components['schemas']['FixedMonetaryAmount'];
      /**
       * Format: double
       * @description Profit as a fraction of the price: 0.25 is 25 %.
       */
      profitMargin: number;
    };
    /** @description Price of the base quantity in a subscription. */
    SubscriptionPricePerUnit: {
      /**
       * Format: decimal
       * @description The price of the base quantity, a decimal.
       */
      value?: string;
      /** @description The price as text. */
      description?: string;
      /** @description The price after an automatic discount of the store. */
      priceAfterDiscount?: components['schemas']['FixedMonetaryAmount'];
    };
    /** @description Price of the variant in one subscription. */
    SubscriptionPrice: {
      /** Format: uuid */
      subscriptionId?: string;
      price?: components['schemas']['FixedMonetaryAmount'];
      pricePerUnit?: components['schemas']['SubscriptionPricePerUnit'];
      /** @description The price after an automatic discount of the store. */
      priceAfterDiscount?: components['schemas']['FixedMonetaryAmount'];
    };
    /** @description Prices of the variant in each subscription. */
    SubscriptionPricesInfo: {
      subscriptionPrices?: components['schemas']['SubscriptionPrice'][];
    };
    /** @description Stock of a variant at the default location. */
    VariantInventoryStatus: {
      /** @description Whether at least one unit can be bought now. */
      inStock: boolean;
      /** @description Whether the variant can be ordered before it is in stock. */
      preorderEnabled: boolean;
    };
    /**
     * @description Unit of volume, weight, length or area for prices by measure.
     * @enum {string}
     */
    MeasurementUnit:
      | 'UNSPECIFIED'
      | 'ML'
      | 'CL'
      | 'L'
      | 'CBM'
      | 'MG'
      | 'G'
      | 'KG'
      | 'MM'
      | 'CM'
      | 'M'
      | 'SQM'
      | 'OZ'
      | 'LB'
      | 'FLOZ'
      | 'PT'
      | 'QT'
      | 'GAL'
      | 'IN'
      | 'FT'
      | 'YD'
      | 'SQFT';
    /** @description Base quantity to which prices by measure refer. */
    PricePerUnitSettings: {
      /** Format: double */
      quantity: number;
      measurementUnit: components['schemas']['MeasurementUnit'] | components['schemas']['Undeclared'];
    };
    /** @description Price of one base quantity, for products that are sold by measure. */
    VariantPricePerUnit: {
      settings?: components['schemas']['PricePerUnitSettings'];
      /**
       * Format: decimal
       * @description The price of the base quantity.
       */
      value: string;
      /**
       * @description The price as text.
       * @example €9.60 / 100ml
       */
      description?: string;
      /** @description The price after an automatic discount of the store. */
      priceAfterDiscount?: components['schemas']['FixedMonetaryAmount'];
    };
    /**
     * @description Unit of length.
     * @enum {string}
     */
    DimensionsUnit: 'UNKNOWN_DIMENSIONS_UNIT' | 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD';
    /** @description Sizes as decimal text, from 0 to 999999999 with up to six decimals. */
    Dimensions: {
      /**
       * Format: decimal
       * @example 9.5
       */
      length?: string;
      /**
       * Format: decimal
       * @example 9.5
       */
      width?: string;
      /**
       * Format: decimal
       * @example 8
       */
      height?: string;
      unit: components['schemas']['DimensionsUnit'] | components['schemas']['Undeclared'];
    };
    /** @description Weight and sizes of a physical variant. */
    VariantPhysicalProperties: {
      /**
       * Format: double
       * @description Shipping weight in the site's weight unit.
       */
      weight?: number;
      pricePerUnit?: components['schemas']['VariantPricePerUnit'];
      /** @description Size of the product itself. */
      productDimensions?: components['schemas']['Dimensions'];
      /** @description Size of the packed product. */
      packageDimensions?: components['schemas']['Dimensions'];
    };
    /** @description A file that the buyer can download after paying. */
    SecuredMedia: {
      /** @description Id of the file in the site's media store. */
      id: string;
      /** @example pattern-linen-shirt.pdf */
      fileName: string;
      /**
       * Format: decimal
       * @description Size in bytes.
       * @example 48213
       */
      fileSize?: string;
      fileType: components['schemas']['DigitalFileType'] | components['schemas']['Undeclared'];
    };
    /** @description The file of a digital variant. A digital variant without a file cannot be sold. */
    VariantDigitalProperties: {
      digitalFile?: components['schemas']['SecuredMedia'];
    };
    /** @description One combination of choices, with its price. A combination that is not listed does not exist, which differs from a variant that is sold out. A product without options has one variant, without choices. */
    ProductVariantV3: {
      /**
       * Format: uuid
       * @description Id of the variant. Other products may have a variant with the same id.
       * @example 4b1a6f0e-5d0e-4c3b-8f43-90d2d5e71a01
       */
      id?: string;
      /** @description Whether the variant can be chosen in the store. */
      visible?: boolean;
      /** @description Stock keeping unit. */
      sku?: string;
      /** @description Number below the bars. */
      barcode?: string;
      /** @description One choice of each option. */
      choices?: components['schemas']['VariantOptionChoice'][];
      price?: components['schemas']['VariantPriceV3'];
      revenueDetails?: components['schemas']['RevenueDetails'];
      /** @description Image or video of the variant. */
      media?: components['schemas']['ProductMedium'];
      subscriptionPricesInfo?: components['schemas']['SubscriptionPricesInfo'];
      inventoryStatus?: components['schemas']['VariantInventoryStatus'];
      physicalProperties?: components['schemas']['VariantPhysicalProperties'];
      digitalProperties?: components['schemas']['VariantDigitalProperties'];
    };
    /** @description All variants of the product. Only in responses for a single product. */
    VariantsInfo: {
      variants: components['schemas']['ProductVariantV3'][];
    };
    /** @description The variants in short. */
    VariantSummary: {
      /**
       * Format: int32
       * @description Number of variants.
       */
      variantCount: number;
      /** @description The variant with the lowest price. Only in lists of products. */
      minPriceVariant?: components['schemas']['ProductVariantV3'];
    };
    /**
     * @description Members of the site only.
     * @enum {string}
     */
    UserCriteria: 'MEMBERS_ONLY';
    /** @description Buyers who may buy the product. */
    PurchaseEligibility: {
      userCriteria: components['schemas']['UserCriteria'] | components['schemas']['Undeclared'];
    };
    /** @description Weight of the lightest and the heaviest variant. */
    WeightRange: {
      /** Format: double */
      minValue: number;
      /** Format: double */
      maxValue: number;
    };
    /** @description A price of the base quantity. */
    PricePerUnitValue: {
      /**
       * Format: decimal
       * @description The price, a decimal.
       */
      value: string;
      /** @description The price as text. */
      description?: string;
    };
    /** @description Lowest and highest price of the base quantity. */
    PricePerUnitRange: {
      minValue?: components['schemas']['PricePerUnitValue'];
      maxValue?: components['schemas']['PricePerUnitValue'];
    };
    /** @description Unit of the product's weights. */
    WeightMeasurementUnitInfo: {
      weightMeasurementUnit: components['schemas']['WeightUnit'] | components['schemas']['Undeclared'];
    };
    /** @description Properties of a physical product as a whole. */
    ProductPhysicalProperties: {
      pricePerUnit?: components['schemas']['PricePerUnitSettings'];
      /**
       * Format: uuid
       * @description Service that ships the product.
       */
      fulfillerId?: string;
      shippingWeightRange?: components['schemas']['WeightRange'];
      pricePerUnitRange?: components['schemas']['PricePerUnitRange'];
      weightMeasurementUnitInfo?: components['schemas']['WeightMeasurementUnitInfo'];
      /**
       * Format: uuid
       * @description Set of delivery rules for the product.
       */
      deliveryProfileId?: string;
    };
    /**
     * @description Whether an amount or a percentage is deducted.
     * @enum {string}
     */
    SubscriptionDiscountType: 'AMOUNT' | 'PERCENT';
    /** @description Reduction for subscribers, by an amount or a percentage. */
    SubscriptionDiscount: {
      type: components['schemas']['SubscriptionDiscountType'] | components['schemas']['Undeclared'];
      /**
       * Format: decimal
       * @description Amount that is deducted.
       */
      amountOff?: string;
      /**
       * Format: double
       * @description Percentage that is deducted.
       */
      percentOff?: number;
    };
    /** @description A subscription. It ends after `billingCycles`, or renews itself (`autoRenewal`). */
    ProductSubscription: {
      /** Format: uuid */
      id?: string;
      /** @example Every month */
      title: string;
      /** @description Text for the buyer. */
      description?: string;
      /** @description Whether visitors of the store see the subscription. */
      visible?: boolean;
      frequency: components['schemas']['SubscriptionFrequency'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description Number of units of `frequency` between two deliveries.
       */
      interval?: number;
      /** @description Whether it continues until it is canceled. */
      autoRenewal?: boolean;
      /**
       * Format: int32
       * @description Number of payments.
       */
      billingCycles?: number;
      discount?: components['schemas']['SubscriptionDiscount'];
    };
    /** @description Subscriptions in which the product is sold. */
    SubscriptionDetails: {
      subscriptions: components['schemas']['ProductSubscription'][];
      /** @description Whether the product is sold without a subscription too. */
      allowOneTimePurchases?: boolean;
    };
    /** @description The tags are named by their ids only. */
    ProductTagList: {
      tagIds: string[];
    };
    /** @description Tags of the owner, for the owner only (`privateTags`) or for all callers. */
    ProductTags: {
      privateTags?: components['schemas']['ProductTagList'];
      publicTags?: components['schemas']['ProductTagList'];
    };
    /** @description A product of the store. Its prices and its stock belong to its variants. Parts that the call must request are absent otherwise; `x-only-with` names the value that requests them. */
    ProductV3: {
      /** @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11 */
      id?: string;
      /**
       * @description Number that grows by 1 with each change. An update must carry the current one.
       * @example 7
       */
      revision?: string;
      /** Format: date-time */
      createdDate?: string;
      /** Format: date-time */
      updatedDate?: string;
      /** @example Linen shirt */
      name?: string;
      /**
       * @description Part of the product page's URL that names the product. Derived from the name; can be changed.
       * @example linen-shirt
       */
      slug?: string;
      /**
       * @description Name of the product for other systems. Set with the product or derived from its name, and kept.
       * @example linen-shirt
       */
      handle?: string;
      /** @description Page of the site that shows the product. */
      url?: components['schemas']['ItemPageUrl'];
      /** @description Text of the product page, as a tree of nodes. */
      description?: components['schemas']['RichContent'];
      /** @description Text of the product page as HTML, in spite of its name. */
      plainDescription?: string;
      /** @description Whether visitors of the store see the product. */
      visible?: boolean;
      /** @description Whether the product is sold at the counter. */
      visibleInPos?: boolean;
      media?: components['schemas']['ProductMediaV3'];
      seoData?: components['schemas']['SeoSchema'];
      /**
       * Format: uuid
       * @description Group of products that are taxed alike.
       */
      taxGroupId?: string;
      /** @description Options that the buyer chooses from, such as size and colour. Their choices make the variants. */
      options: components['schemas']['ConnectedOption'][];
      /** @description Inputs that make no variant, such as an engraving or a gift wrap. */
      modifiers: components['schemas']['ConnectedModifier'][];
      brand?: components['schemas']['ProductBrand'];
      /** @description Additional texts of the product page. The title needs INFO_SECTION, the text one of the values of its fields. */
      infoSections: components['schemas']['ProductInfoSection'][];
      /** @description The first label on the product. */
      ribbon?: components['schemas']['ProductRibbon'];
      /** @description Further labels. A page shows them beside `ribbon`. */
      additionalRibbons: components['schemas']['ProductRibbon'][];
      /** @description Categories to which the product was added. */
      directCategoriesInfo?: components['schemas']['ProductCategoriesInfo'];
      /** @description These categories and their parents. */
      allCategoriesInfo?: components['schemas']['ProductCategoriesInfo'];
      /**
       * Format: uuid
       * @description Category that the breadcrumbs lead through.
       */
      mainCategoryId?: string;
      /** @description Lowest and highest cost of a variant, for the owner. */
      costRange?: components['schemas']['PriceRangeV3'];
      inventory?: components['schemas']['ProductInventory'];
      productType: components['schemas']['ProductTypeV3'] | components['schemas']['Undeclared'];
      /** @description Currency of the product's prices. */
      currency?: components['schemas']['CurrencyCode'];
      /** @description The way to the main category. */
      breadcrumbsInfo?: components['schemas']['BreadcrumbsInfo'];
      /** @description Lowest and highest price of a variant, hidden variants included. */
      actualPriceRange?: components['schemas']['PriceRangeV3'];
      /** @description Lowest and highest former price of a variant, hidden variants included. */
      compareAtPriceRange?: components['schemas']['PriceRangeV3'];
      /** @description All variants. Sent by the reads of a single product if `VARIANT_OPTION_CHOICE_NAMES` is among the `fields`. If absent, the variants were not requested: the product is not sold out. */
      variantsInfo?: components['schemas']['VariantsInfo'];
      variantSummary?: components['schemas']['VariantSummary'];
      purchaseEligibility?: components['schemas']['PurchaseEligibility'];
      physicalProperties?: components['schemas']['ProductPhysicalProperties'];
      subscriptionDetails?: components['schemas']['SubscriptionDetails'];
      extendedFields?: components['schemas']['ExtendedFields'];
      tags?: components['schemas']['ProductTags'];
    };
    /** @description A maker of products. The name is unique in the store. */
    Brand: {
      /** Format: uuid */
      id?: string;
      /**
       * @description Number that grows by 1 with each change.
       * @example 1
       */
      revision?: string;
      /** Format: date-time */
      createdDate?: string;
      /** Format: date-time */
      updatedDate?: string;
      /** @example Halm */
      name: string;
      /**
       * Format: int32
       * @description Number of products of the brand.
       */
      assignedProductsCount?: number;
    };
    /** @description A short label that products can have, such as "New". */
    RibbonV3: {
      /** Format: uuid */
      id?: string;
      /**
       * @description Number that grows by 1 with each change.
       * @example 1
       */
      revision?: string;
      /** Format: date-time */
      createdDate?: string;
      /** Format: date-time */
      updatedDate?: string;
      /** @example New */
      name: string;
      /**
       * Format: int32
       * @description Number of products with the label.
       */
      assignedProductCount?: number;
    };
    /** @description An amount of money as a plain decimal and as formatted text, in the currency of the order. */
    'FormattedPrice-2': {
      /**
       * Format: decimal
       * @example 49.80
       */
      amount: string;
      /** @example €49.80 */
      formattedAmount: string;
    };
    /**
     * Format: rate
     * @description A fraction from 0 to 1 with up to six decimals: 0.19 is 19 %.
     * @example 0.19
     */
    OrderTaxRate: string;
    /** @description Former form of the tax of one part of the order. */
    OrderTaxDetails: {
      /** @description Amount on which the tax was computed. */
      taxableAmount?: components['schemas']['FormattedPrice-2'];
      taxRate: components['schemas']['OrderTaxRate'];
      totalTax?: components['schemas']['FormattedPrice-2'];
    };
    /**
     * @description Kind of area for which an authority levies tax.
     * @enum {string}
     */
    JurisdictionType: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL';
    /** @description Tax of one part of the order, as far as one authority levies it. */
    OrderPartTaxBreakdown: {
      /**
       * @description Name of the area for which the authority levies tax.
       * @example Germany
       */
      jurisdiction?: string;
      rate?: components['schemas']['OrderTaxRate'];
      taxAmount?: components['schemas']['FormattedPrice-2'];
      /** @example VAT */
      taxType?: string;
      /** @example VAT */
      taxName?: string;
      jurisdictionType?: components['schemas']['JurisdictionType'] | components['schemas']['Undeclared'];
      nonTaxableAmount?: components['schemas']['FormattedPrice-2'];
      taxableAmount?: components['schemas']['FormattedPrice-2'];
    };
    /** @description Tax of one line, one fee or the shipping. */
    OrderPartTaxInfo: {
      taxAmount?: components['schemas']['FormattedPrice-2'];
      /** @description Amount on which the tax was computed. */
      taxableAmount?: components['schemas']['FormattedPrice-2'];
      taxRate?: components['schemas']['OrderTaxRate'];
      /**
       * Format: uuid
       * @description Tax group that applied.
       */
      taxGroupId?: string;
      /** @description Whether the price includes the tax. */
      taxIncludedInPrice: boolean;
      /** @description Tax by authority. */
      taxBreakdown?: components['schemas']['OrderPartTaxBreakdown'][];
    };
    /** @description File that the buyer downloads. The link is present once the order is paid. */
    OrderedFile: {
      fileId: string;
      /**
       * Format: uri
       * @description Address of the file.
       */
      link?: string;
      /**
       * Format: date-time
       * @description Time until which the link works.
       */
      expirationDate?: string;
    };
    /** @description Period before the first charge. */
    OrderedFreeTrialPeriod: {
      frequency?: components['schemas']['SubscriptionFrequency'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description Number of units of the period.
       */
      interval?: number;
    };
    /** @description Billing of the subscription. `interval` times `frequency` is the length of one cycle. */
    OrderedSubscriptionSettings: {
      frequency: components['schemas']['SubscriptionFrequency'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description Number of units of `frequency` in one cycle.
       */
      interval?: number;
      /** @description True: continues until it is cancelled. False: ends after `billingCycles`. */
      autoRenewal: boolean;
      /**
       * Format: int32
       * @description Number of charges. Absent with `autoRenewal`.
       */
      billingCycles?: number;
      /** @description Whether the buyer may cancel it. */
      enableCustomerCancellation: boolean;
      freeTrialPeriod?: components['schemas']['OrderedFreeTrialPeriod'];
    };
    /** @description Subscription that the line belongs to. */
    OrderedSubscription: {
      /** Format: uuid */
      id?: string;
      /**
       * Format: int32
       * @description Number of the billing cycle, from 1.
       */
      cycleNumber: number;
      /**
       * @description Name of the subscription.
       *     @deprecated The platform has announced the end of this field for 2025-10-01.
       */
      subscriptionOptionTitle: string;
      /**
       * @description Text about the subscription, as shown to the buyer.
       *     @deprecated The platform has announced the end of this field for 2025-10-01.
       */
      subscriptionOptionDescription?: string;
      subscriptionSettings?: components['schemas']['OrderedSubscriptionSettings'];
      /** @description Text about the charges, as shown to the buyer. */
      chargesDescription?: string;
    };
    /** @description Units of the line that a location of the business supplies. */
    OrderedAtLocation: {
      /** Format: uuid */
      id?: string;
      /**
       * Format: uuid
       * @description App that owns the location.
       *     @deprecated The platform has announced the end of this field for 2025-03-01.
       */
      appId?: string;
      /** Format: int32 */
      quantity?: number;
      name?: string;
    };
    /** @description Quantity of an item that is sold by measure, such as 2.5 m. Exactly one of `measurementUnit` and `otherUnit` is present. */
    OrderedDecimalQuantity: {
      measurementUnit?: components['schemas']['MeasurementUnit'] | components['schemas']['Undeclared'];
      /** @description A unit that the owner defined. */
      otherUnit?: string;
      /**
       * Format: decimal
       * @description Number of units; a decimal with at most four digits after the point.
       * @example 2.5
       */
      value: string;
      /** @description The quantity as text. */
      description?: components['schemas']['TranslatableString'];
    };
    /** @description One extra. */
    OrderedModifier: {
      id?: string;
      /** Format: int32 */
      quantity?: number;
      label?: components['schemas']['TranslatableString'];
      details?: components['schemas']['TranslatableString'];
      price?: components['schemas']['FormattedPrice-2'];
    };
    /** @description A group of extras, such as toppings. */
    OrderedModifierGroup: {
      id?: string;
      name?: components['schemas']['TranslatableString'];
      modifiers?: components['schemas']['OrderedModifier'][];
    };
    /** @description One line of the order. There are three unit prices and prices of the whole line; `totalDiscount` is the difference that the discounts of the order make. */
    ShopOrderLineItem: {
      /** @description Id of the line within the order. */
      id: string;
      productName?: components['schemas']['TranslatableString'];
      /** @description The item in its catalog. Absent for a line that is in no catalog. */
      catalogReference?: components['schemas']['CatalogReference'];
      /**
       * Format: int32
       * @example 2
       */
      quantity: number;
      /** @description The line's share of the discounts of the order. */
      totalDiscount?: components['schemas']['FormattedPrice-2'];
      /** @description Chosen options and texts, to display below the name. */
      descriptionLines?: components['schemas']['DescriptionLine'][];
      image?: components['schemas']['Image'];
      physicalProperties?: components['schemas']['PhysicalProperties'];
      itemType?: components['schemas']['ItemType'];
      /**
       * Format: uuid
       * @description Service that delivers the line. Absent if the business does.
       */
      fulfillerId?: string;
      /**
       * Format: int32
       * @description Units that were refunded.
       */
      refundQuantity?: number;
      /**
       * Format: int32
       * @description Units that went back to stock.
       */
      restockQuantity?: number;
      /** @description Unit price after the discounts of catalog and line, before those of the order. */
      price?: components['schemas']['FormattedPrice-2'];
      /** @description Unit price before any discount, to display struck through. Without a discount, equal to `price`. */
      priceBeforeDiscounts?: components['schemas']['FormattedPrice-2'];
      /** @description Price of the whole line after all discounts, without tax. */
      totalPriceBeforeTax?: components['schemas']['FormattedPrice-2'];
      /** @description Price of the whole line after all discounts, with tax. */
      totalPriceAfterTax?: components['schemas']['FormattedPrice-2'];
      paymentOption: components['schemas']['PaymentOptionType'] | components['schemas']['Undeclared'];
      /** @deprecated The platform has announced the end of this field for 2024-09-30; its successor is `taxInfo`. */
      taxDetails?: components['schemas']['OrderTaxDetails'];
      taxInfo?: components['schemas']['OrderPartTaxInfo'];
      digitalFile?: components['schemas']['OrderedFile'];
      subscriptionInfo?: components['schemas']['OrderedSubscription'];
      priceDescription?: components['schemas']['PriceDescription'];
      /** @description Amount paid with the order per unit, with the payment option DEPOSIT_ONLINE. */
      depositAmount?: components['schemas']['FormattedPrice-2'];
      locations?: components['schemas']['OrderedAtLocation'][];
      /** @description Price of the whole line before the discounts of the order. */
      lineItemPrice?: components['schemas']['FormattedPrice-2'];
      taxableAddress?: components['schemas']['TaxableAddress'];
      /** @description True if the price was not known when the order was placed. */
      priceUndetermined: boolean;
      /** @description True if the quantity could not be changed. */
      fixedQuantity: boolean;
      decimalQuantity?: components['schemas']['OrderedDecimalQuantity'];
      extendedFields?: components['schemas']['ExtendedFields'];
      /** @description Chosen extras, by group. */
      modifierGroups?: components['schemas']['OrderedModifierGroup'][];
    };
    /** @description The buyer. At most one of `visitorId` and `memberId` is present. */
    OrderBuyer: {
      /**
       * Format: uuid
       * @description Present if the buyer was not signed in.
       */
      visitorId?: string;
      /**
       * Format: uuid
       * @description Present if the buyer is a member of the site.
       */
      memberId?: string;
      /**
       * Format: uuid
       * @description Id of the buyer in the site's contact list.
       */
      contactId?: string;
      /** Format: email */
      email?: string;
    };
    /**
     * @description Progress of the payment. PENDING and PENDING_MERCHANT wait for the payment provider or the merchant.
     * @enum {string}
     */
    ShopOrderPaymentStatus:
      | 'UNSPECIFIED'
      | 'NOT_PAID'
      | 'PAID'
      | 'PARTIALLY_REFUNDED'
      | 'FULLY_REFUNDED'
      | 'PENDING'
      | 'PARTIALLY_PAID'
      | 'PENDING_MERCHANT'
      | 'CANCELED'
      | 'DECLINED';
    /**
     * @description Progress of the delivery.
     * @enum {string}
     */
    ShopOrderFulfillmentStatus: 'NOT_FULFILLED' | 'FULFILLED' | 'PARTIALLY_FULFILLED';
    /** @description Conversion, if the buyer did not pay in the currency of the site. */
    OrderCurrencyConversion: {
      /** @description Currency of the site. */
      originalCurrency?: components['schemas']['CurrencyCode'];
      /**
       * Format: decimal
       * @description One unit of the original currency in units of the currency of the order; a decimal.
       */
      conversionRate?: string;
    };
    /** @description Totals of the order. The total is the subtotal minus the discount plus shipping, tax and fees. */
    OrderPriceSummary: {
      /** @description Sum of the lines before discounts of the order, shipping, fees and tax. */
      subtotal?: components['schemas']['FormattedPrice-2'];
      /** @description Before discount and tax. */
      shipping?: components['schemas']['FormattedPrice-2'];
      tax?: components['schemas']['FormattedPrice-2'];
      /** @description Sum of all discounts. */
      discount?: components['schemas']['FormattedPrice-2'];
      total?: components['schemas']['FormattedPrice-2'];
      totalAdditionalFees?: components['schemas']['FormattedPrice-2'];
    };
    /** @description Address of such a place. */
    OrderPickupAddress: {
      country?: components['schemas']['CountryCode'];
      subdivision?: string;
      city?: string;
      postalCode?: string;
      streetAddress?: components['schemas']['StreetAddress'];
      addressLine?: string;
      addressLine2?: string;
      countryFullname?: string;
      subdivisionFullname?: string;
    };
    /**
     * @description In one of the merchant's stores, or at a carrier's pickup point.
     * @enum {string}
     */
    PickupMethod: 'STORE_PICKUP' | 'PICKUP_POINT';
    /** @description Place where the buyer picks up the goods. */
    OrderPickup: {
      address?: components['schemas']['OrderPickupAddress'];
      pickupMethod: components['schemas']['PickupMethod'] | components['schemas']['Undeclared'];
    };
    /** @description The goods arrive, or can be picked up, between these two times. */
    OrderDeliveryTimeSlot: {
      /** Format: date-time */
      from?: string;
      /** Format: date-time */
      to?: string;
    };
    /** @description Place and time of the delivery. Exactly one of `shippingDestination` and `pickupDetails` is present. */
    OrderDelivery: {
      /** @description Address to which the goods are sent. */
      shippingDestination?: components['schemas']['AddressWithContact'];
      pickupDetails?: components['schemas']['OrderPickup'];
      /**
       * @description Expected time, as text.
       * @example 2 to 4 days
       */
      deliveryTime?: string;
      /** @description Instructions for the buyer. */
      instructions?: string;
      /**
       * Format: date-time
       * @deprecated
       * @description Day until which the goods arrive.
       */
      deliverByDate?: string;
      deliveryTimeSlot?: components['schemas']['OrderDeliveryTimeSlot'];
    };
    /** @description Price, tax and discount of the shipping. */
    OrderShippingCost: {
      /** @description Price before discount and tax. */
      price?: components['schemas']['FormattedPrice-2'];
      /** @description After discounts, without tax. */
      totalPriceBeforeTax?: components['schemas']['FormattedPrice-2'];
      /** @description After discounts, with tax. */
      totalPriceAfterTax?: components['schemas']['FormattedPrice-2'];
      /** @deprecated The platform has announced the end of this field for 2026-03-30; its successor is `taxInfo`. */
      taxDetails?: components['schemas']['OrderTaxDetails'];
      taxInfo?: components['schemas']['OrderPartTaxInfo'];
      /** @description Discount on the shipping. */
      discount?: components['schemas']['FormattedPrice-2'];
    };
    /** @description Region of the delivery, in the shipping settings of the site. */
    OrderShippingRegion: {
      /** @example Germany */
      name?: string;
    };
    /** @description Carrier, way and cost of the delivery. */
    OrderShipping: {
      /** @description Carrier that offers it. */
      carrierId?: string;
      /**
       * @description Way of delivery, as the carrier names it.
       * @example standard-de
       */
      code?: string;
      /**
       * @description Name of the way of delivery, as shown to the buyer.
       * @example Standard shipping
       */
      title: string;
      logistics?: components['schemas']['OrderDelivery'];
      cost?: components['schemas']['OrderShippingCost'];
      region?: components['schemas']['OrderShippingRegion'];
    };
    /**
     * @description State of the order. PENDING waits for its payment, REJECTED was declined; both are left out of searches unless filtered for. INITIALIZED is never returned by a search.
     * @enum {string}
     */
    ShopOrderStatus: 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED';
    /** @description Former form of the tax of the order. */
    OrderTaxSummary: {
      totalTax?: components['schemas']['FormattedPrice-2'];
    };
    /** @description Tax of the whole order, as far as one authority levies it at one rate. */
    OrderTaxBreakdown: {
      /** @example VAT */
      taxName: string;
      /** @example VAT */
      taxType: string;
      /**
       * @description Name of the area for which the authority levies tax.
       * @example Germany
       */
      jurisdiction: string;
      jurisdictionType: components['schemas']['JurisdictionType'] | components['schemas']['Undeclared'];
      rate: components['schemas']['OrderTaxRate'];
      /** @description Tax of all lines, fees and the shipping together. */
      aggregatedTaxAmount?: components['schemas']['FormattedPrice-2'];
    };
    /** @description Tax of the whole order. */
    OrderTaxInfo: {
      totalTax?: components['schemas']['FormattedPrice-2'];
      /** @description Tax by authority and rate. Empty if there is no tax. */
      taxBreakdown: components['schemas']['OrderTaxBreakdown'][];
      /** @description True if the buyer pays no tax. */
      taxExempt?: boolean;
    };
    /** @description Coupon that the buyer used, and the amount that it deducted. */
    OrderCoupon: {
      id: string;
      /**
       * @description Code as entered by the owner.
       * @example SPRING10
       */
      code: string;
      /**
       * @description Name of the coupon, given by the owner.
       * @example Spring sale
       */
      name: string;
      /** @description Amount deducted from this order. */
      amount?: components['schemas']['FormattedPrice-2'];
    };
    /**
     * @description Reason why the merchant gave the discount.
     * @enum {string}
     */
    OrderDiscountReason: 'UNSPECIFIED' | 'EXCHANGED_ITEMS' | 'BILLING_ADJUSTMENT';
    /** @description Discount given by the merchant. At most one of `discountReason` and `description` is present. */
    OrderMerchantDiscount: {
      discountReason?: components['schemas']['OrderDiscountReason'] | components['schemas']['Undeclared'];
      description?: string;
      /** @description Amount deducted from this order. */
      amount?: components['schemas']['FormattedPrice-2'];
    };
    /** @description Name of the rule, as shown to the buyer. */
    DiscountRuleName: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. Without a translation, the same as `original`. */
      translated?: string;
    };
    /** @description Discount that the site granted automatically. */
    OrderDiscountRule: {
      /** Format: uuid */
      id: string;
      name?: components['schemas']['DiscountRuleName'];
      /** @description Amount deducted from this order. */
      amount?: components['schemas']['FormattedPrice-2'];
    };
    /**
     * @description Scope of the discount: the whole cart, some lines, or shipping.
     * @enum {string}
     */
    DiscountType: 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';
    /** @description Share of a line in a discount. */
    OrderLineDiscount: {
      /**
       * Format: uuid
       * @description Id of the line.
       */
      id?: string;
      totalDiscount?: components['schemas']['FormattedPrice-2'];
    };
    /** @description A discount on the order. Exactly one of `coupon`, `merchantDiscount` and `discountRule` is present. */
    OrderDiscount: {
      coupon?: components['schemas']['OrderCoupon'];
      merchantDiscount?: components['schemas']['OrderMerchantDiscount'];
      discountRule?: components['schemas']['OrderDiscountRule'];
      discountType: components['schemas']['DiscountType'] | components['schemas']['Undeclared'];
      /**
       * @description Lines to which it applies.
       *     @deprecated The platform has announced the end of this field for 2024-10-30; its successor is `lineItemDiscounts`.
       */
      lineItemIds?: string[];
      /** Format: uuid */
      id?: string;
      /** @description Shares of the lines to which it applies. */
      lineItemDiscounts?: components['schemas']['OrderLineDiscount'][];
    };
    /** @description Remark of the merchant. */
    MerchantComment: {
      message: string;
    };
    /** @description A refund, in the former form. */
    OrderRefund: {
      /** @description True if the merchant refunded outside of the platform. */
      manual: boolean;
      amount?: components['schemas']['FormattedPrice-2'];
      reason: string;
    };
    /**
     * @description Direction of the change.
     * @enum {string}
     */
    OrderQuantityChangeType: 'QUANTITY_INCREASED' | 'QUANTITY_DECREASED';
    /** @description A changed quantity. */
    OrderQuantityChange: {
      /** Format: int32 */
      originalQuantity?: number;
      /** Format: int32 */
      newQuantity?: number;
      /**
       * Format: int32
       * @description Difference between the two.
       */
      diff?: number;
      deltaType?: components['schemas']['OrderQuantityChangeType'] | components['schemas']['Undeclared'];
    };
    /** @description A changed price. */
    OrderPriceChange: {
      originalPrice?: components['schemas']['FormattedPrice-2'];
      newPrice?: components['schemas']['FormattedPrice-2'];
    };
    /** @description New quantity or price of a line. */
    OrderLineChange: {
      /**
       * Format: uuid
       * @description Id of the line.
       */
      id?: string;
      /** @description Name of the item. */
      name?: components['schemas']['TranslatableString'];
      quantity?: components['schemas']['OrderQuantityChange'];
      price?: components['schemas']['OrderPriceChange'];
    };
    /** @description Line that was added or removed. */
    OrderManagedLine: {
      /**
       * Format: uuid
       * @description Id of the line.
       */
      id?: string;
      name?: components['schemas']['TranslatableString'];
      /** Format: int32 */
      quantity?: number;
    };
    /** @description A text of any length and its translation. */
    OrderTranslatedValue: {
      original?: string;
      translated?: string;
    };
    /** @description Amount that a discount or a fee has on one line. */
    OrderLineAmount: {
      /**
       * Format: uuid
       * @description Id of the line.
       */
      id?: string;
      name?: components['schemas']['TranslatableString'];
      amount?: components['schemas']['FormattedPrice-2'];
    };
    /** @description Discount that was added or removed. */
    OrderManagedDiscount: {
      /** Format: uuid */
      id?: string;
      name?: components['schemas']['OrderTranslatedValue'];
      /** @description Amounts by line. */
      affectedLineItems?: components['schemas']['OrderLineAmount'][];
      totalAmount?: components['schemas']['FormattedPrice-2'];
    };
    /** @description Fee that was added or removed. */
    OrderManagedFee: {
      /** Format: uuid */
      id?: string;
      name?: components['schemas']['OrderTranslatedValue'];
      /** @description Amounts by line. */
      affectedLineItems?: components['schemas']['OrderLineAmount'][];
      totalAmount?: components['schemas']['FormattedPrice-2'];
    };
    /** @description The total before and after the change. */
    OrderTotalChange: {
      originalTotal?: components['schemas']['FormattedPrice-2'];
      newTotal?: components['schemas']['FormattedPrice-2'];
    };
    /** @description Name and price of the shipping. */
    OrderShippingBrief: {
      total?: components['schemas']['FormattedPrice-2'];
      shippingTitle?: string;
    };
    /** @description The shipping before and after the change. */
    OrderShippingChange: {
      originalShippingInfo?: components['schemas']['OrderShippingBrief'];
      newShippingInfo?: components['schemas']['OrderShippingBrief'];
    };
    /** @description One change of the edited order. Exactly one of the members is present. */
    OrderChange: {
      lineItemChanged?: components['schemas']['OrderLineChange'];
      lineItemAdded?: components['schemas']['OrderManagedLine'];
      lineItemRemoved?: components['schemas']['OrderManagedLine'];
      discountAdded?: components['schemas']['OrderManagedDiscount'];
      discountRemoved?: components['schemas']['OrderManagedDiscount'];
      additionalFeeAdded?: components['schemas']['OrderManagedFee'];
      additionalFeeRemoved?: components['schemas']['OrderManagedFee'];
      totalPriceChanged?: components['schemas']['OrderTotalChange'];
      shippingInformationChanged?: components['schemas']['OrderShippingChange'];
    };
    /** @description The merchant edited the order. */
    OrderDraftChanges: {
      draftOrderId: string;
      reason?: string;
      changes?: components['schemas']['OrderChange'][];
    };
    /** @description Payment method that was saved for later charges. */
    OrderSavedPaymentMethod: {
      name: string;
      description?: string;
    };
    /** @description Payment that a card company reserved, and that the merchant captures or voids. */
    OrderAuthorizedPayment: {
      /** Format: uuid */
      paymentId: string;
      amount?: components['schemas']['FormattedPrice-2'];
      /** @description Last four digits of the card number. */
      lastFourDigits?: string;
      /** @description Company of the card. */
      brand?: string;
    };
    /** @description Refund of a payment with money. */
    OrderRegularRefund: {
      amount?: components['schemas']['FormattedPrice-2'];
      /** @description Last four digits of the card number. */
      lastFourDigits?: string;
      /** @description Company of the card. */
      brand?: string;
    };
    /** @description Part that went back to the gift card with which the buyer paid. */
    OrderGiftCardRefund: {
      giftCardPaymentId?: string;
      amount?: components['schemas']['FormattedPrice-2'];
    };
    /** @description Credit returned to a membership. */
    OrderMembershipRefund: {
      membershipId?: string;
    };
    /** @description Part of a refund: the payment that it returns. Exactly one of `regular`, `giftCard` and `membership` is present. */
    OrderRefundedPayment: {
      regular?: components['schemas']['OrderRegularRefund'];
      giftCard?: components['schemas']['OrderGiftCardRefund'];
      membership?: components['schemas']['OrderMembershipRefund'];
      /** Format: uuid */
      paymentId?: string;
      /** @description True if the merchant refunded outside of the platform. */
      externalRefund?: boolean;
    };
    /** @description Refund that was started. */
    OrderRefundStart: {
      /** Format: uuid */
      refundId: string;
      amount?: components['schemas']['FormattedPrice-2'];
      /** @description Payments that it returns. */
      payments?: components['schemas']['OrderRefundedPayment'][];
      reason?: string;
    };
    /** @description Refund of one payment that succeeded or failed. */
    OrderRefundOutcome: {
      /** Format: uuid */
      refundId: string;
      payment?: components['schemas']['OrderRefundedPayment'];
    };
    /** @description Amount that was refunded as credit for the shop. */
    OrderStoreCredit: {
      amount?: components['schemas']['FormattedPrice-2'];
      reason?: string;
    };
    /** @description Credit card of the payment. */
    OrderCreditCard: {
      /** @description Last four digits of the card number. */
      lastFourDigits?: string;
      /** @description Company of the card. */
      brand?: string;
    };
    /** @description Payment with money. */
    OrderRegularPayment: {
      creditCardDetails?: components['schemas']['OrderCreditCard'];
      amount?: components['schemas']['FormattedPrice-2'];
    };
    /** @description Payment that is pending, canceled or declined. */
    OrderPaymentAttempt: {
      regular?: components['schemas']['OrderRegularPayment'];
      /** Format: uuid */
      paymentId: string;
    };
    /** @description Receipt that the platform itself wrote. */
    OrderPlatformReceipt: {
      /** Format: uuid */
      receiptId: string;
      /** @description Number that the buyer sees. */
      displayNumber?: string;
    };
    /** @description Receipt of another service. */
    OrderExternalReceipt: {
      receiptId?: string;
      /** @description Number that the buyer sees. */
      displayNumber?: string;
    };
    /** @description Receipt that was created or sent. Exactly one of `wixReceipt` and `externalReceipt` is present. */
    OrderReceipt: {
      wixReceipt?: components['schemas']['OrderPlatformReceipt'];
      externalReceipt?: components['schemas']['OrderExternalReceipt'];
      /** Format: uuid */
      paymentId: string;
    };
    /** @description Amount that the card company took back on demand of the buyer. */
    OrderChargeback: {
      /** Format: uuid */
      paymentId: string;
      /** Format: uuid */
      chargebackId: string;
      amount?: components['schemas']['FormattedPrice-2'];
      paymentDetails?: components['schemas']['OrderRegularPayment'];
    };
    /** @description Chargeback that was reversed, in whole or in part. */
    OrderChargebackReversal: {
      /** Format: uuid */
      paymentId: string;
      /** Format: uuid */
      chargebackId: string;
      amount?: components['schemas']['FormattedPrice-2'];
      /** @description Part that the merchant got back. */
      reversalAmount?: components['schemas']['FormattedPrice-2'];
      paymentDetails?: components['schemas']['OrderRegularPayment'];
    };
    /**
     * @description Kind of an activity, in the former form.
     * @enum {string}
     */
    FormerOrderActivityType:
      | 'ORDER_REFUNDED'
      | 'ORDER_PLACED'
      | 'ORDER_PAID'
      | 'ORDER_FULFILLED'
      | 'ORDER_NOT_FULFILLED'
      | 'ORDER_CANCELED'
      | 'DOWNLOAD_LINK_SENT'
      | 'TRACKING_NUMBER_ADDED'
      | 'TRACKING_NUMBER_EDITED'
      | 'TRACKING_LINK_ADDED'
      | 'SHIPPING_CONFIRMATION_EMAIL_SENT'
      | 'INVOICE_ADDED'
      | 'INVOICE_REMOVED'
      | 'INVOICE_SENT'
      | 'FULFILLER_EMAIL_SENT'
      | 'SHIPPING_ADDRESS_EDITED'
      | 'EMAIL_EDITED'
      | 'PICKUP_READY_EMAIL_SENT'
      | 'CUSTOM_ACTIVITY'
      | 'MERCHANT_COMMENT'
      | 'ORDER_PARTIALLY_PAID'
      | 'DRAFT_ORDER_CHANGES_APPLIED'
      | 'SAVED_PAYMENT_METHOD'
      | 'AUTHORIZED_PAYMENT_CREATED'
      | 'AUTHORIZED_PAYMENT_CAPTURED'
      | 'AUTHORIZED_PAYMENT_VOIDED'
      | 'REFUND_INITIATED'
      | 'PAYMENT_REFUNDED'
      | 'PAYMENT_REFUND_FAILED'
      | 'REFUNDED_AS_STORE_CREDIT'
      | 'PAYMENT_PENDING'
      | 'PAYMENT_CANCELED'
      | 'PAYMENT_DECLINED'
      | 'ORDER_PENDING'
      | 'ORDER_REJECTED'
      | 'RECEIPT_CREATED'
      | 'RECEIPT_SENT'
      | 'CHARGEBACK_CREATED'
      | 'CHARGEBACK_REVERSED';
    /**
     * @description Kind of an activity.
     * @enum {string}
     */
    OrderActivityType:
      | 'ORDER_PLACED'
      | 'ORDER_PAID'
      | 'ORDER_FULFILLED'
      | 'ORDER_NOT_FULFILLED'
      | 'ORDER_CANCELED'
      | 'DOWNLOAD_LINK_SENT'
      | 'TRACKING_NUMBER_ADDED'
      | 'TRACKING_NUMBER_EDITED'
      | 'TRACKING_LINK_ADDED'
      | 'SHIPPING_CONFIRMATION_EMAIL_SENT'
      | 'INVOICE_ADDED'
      | 'INVOICE_REMOVED'
      | 'INVOICE_SENT'
      | 'FULFILLER_EMAIL_SENT'
      | 'SHIPPING_ADDRESS_EDITED'
      | 'EMAIL_EDITED'
      | 'PICKUP_READY_EMAIL_SENT'
      | 'MERCHANT_COMMENT'
      | 'ORDER_PARTIALLY_PAID'
      | 'DRAFT_ORDER_CHANGES_APPLIED'
      | 'SAVED_PAYMENT_METHOD'
      | 'AUTHORIZED_PAYMENT_CREATED'
      | 'AUTHORIZED_PAYMENT_CAPTURED'
      | 'AUTHORIZED_PAYMENT_VOIDED'
      | 'REFUND_INITIATED'
      | 'PAYMENT_REFUNDED'
      | 'PAYMENT_REFUND_FAILED'
      | 'REFUNDED_AS_STORE_CREDIT'
      | 'PAYMENT_PENDING'
      | 'PAYMENT_CANCELED'
      | 'PAYMENT_DECLINED'
      | 'ORDER_PENDING'
      | 'ORDER_REJECTED'
      | 'RECEIPT_CREATED'
      | 'RECEIPT_SENT'
      | 'CHARGEBACK_CREATED'
      | 'CHARGEBACK_REVERSED'
      | 'ORDER_REFUNDED';
    /** @description Something that happened to the order. `activityType` tells what; the member that belongs to it, if there is one, holds the details. */
    OrderActivity: {
      merchantComment?: components['schemas']['MerchantComment'];
      orderRefunded?: components['schemas']['OrderRefund'];
      draftOrderChangesApplied?: components['schemas']['OrderDraftChanges'];
      savedPaymentMethod?: components['schemas']['OrderSavedPaymentMethod'];
      authorizedPaymentCreated?: components['schemas']['OrderAuthorizedPayment'];
      authorizedPaymentCaptured?: components['schemas']['OrderAuthorizedPayment'];
      authorizedPaymentVoided?: components['schemas']['OrderAuthorizedPayment'];
      refundInitiated?: components['schemas']['OrderRefundStart'];
      paymentRefunded?: components['schemas']['OrderRefundOutcome'];
      paymentRefundFailed?: components['schemas']['OrderRefundOutcome'];
      refundedAsStoreCredit?: components['schemas']['OrderStoreCredit'];
      paymentPending?: components['schemas']['OrderPaymentAttempt'];
      /** @description The payment was canceled by the buyer. */
      paymentCanceled?: components['schemas']['OrderPaymentAttempt'];
      paymentDeclined?: components['schemas']['OrderPaymentAttempt'];
      receiptCreated?: components['schemas']['OrderReceipt'];
      receiptSent?: components['schemas']['OrderReceipt'];
      chargebackCreated?: components['schemas']['OrderChargeback'];
      chargebackReversed?: components['schemas']['OrderChargebackReversal'];
      /** Format: uuid */
      id?: string;
      /**
       * Format: email
       * @description Address of the person who did it. Absent if the platform did.
       */
      authorEmail?: string;
      /** Format: date-time */
      createdDate?: string;
      /** @deprecated The platform has announced the end of this field for 2026-03-01; its successor is `activityType`. */
      type: components['schemas']['FormerOrderActivityType'] | components['schemas']['Undeclared'];
      activityType: components['schemas']['OrderActivityType'] | components['schemas']['Undeclared'];
    };
    /**
     * @description Advertisement that brought the buyer.
     * @enum {string}
     */
    OrderAttributionSource: 'UNSPECIFIED' | 'FACEBOOK_ADS';
    /** @description Creator of the order. Exactly one of the members is present. */
    OrderCreator: {
      /**
       * Format: uuid
       * @description Owner or collaborator of the site.
       */
      userId?: string;
      /** Format: uuid */
      memberId?: string;
      /** Format: uuid */
      visitorId?: string;
      /** Format: uuid */
      appId?: string;
    };
    /** @description Sales channel, and the order there. */
    OrderChannel: {
      type: components['schemas']['ChannelType'] | components['schemas']['Undeclared'];
      /** @description Id of the order in that channel. */
      externalOrderId?: string;
      /** @description Page of the order in that channel. */
      externalOrderUrl?: string;
    };
    /** @description Field that the owner added to the checkout. */
    OrderCustomField: {
      /** @description A text, a number, a boolean or a list of texts, by the kind of the field. */
      value?: unknown;
      /** @description Name of the field. */
      title: string;
      /** @description In the language of the buyer. */
      translatedTitle?: string;
    };
    /** @description Open amount; negative if more was paid than the order costs. */
    OrderBalance: {
      /**
       * Format: decimal
       * @description A decimal; may be negative.
       */
      amount: string;
      formattedAmount: string;
    };
    /** @description Amount by which a payment in cash was rounded; may be negative. */
    OrderCashRounding: {
      /**
       * Format: decimal
       * @description A decimal; may be negative.
       */
      amount: string;
      formattedAmount: string;
    };
    /** @description Payments of the order, and the amount that is still open. */
    OrderBalanceSummary: {
      balance?: components['schemas']['OrderBalance'];
      paid?: components['schemas']['FormattedPrice-2'];
      refunded?: components['schemas']['FormattedPrice-2'];
      /** @description Reserved by a card company, and not captured yet. */
      authorized?: components['schemas']['FormattedPrice-2'];
      /** @description Refunds whose result is not known yet. */
      pendingRefund?: components['schemas']['FormattedPrice-2'];
      /** @description Payments whose result is not known yet. */
      pending?: components['schemas']['FormattedPrice-2'];
      chargeback?: components['schemas']['FormattedPrice-2'];
      chargebackReversal?: components['schemas']['FormattedPrice-2'];
      platformFees?: components['schemas']['FormattedPrice-2'];
      totalMinusPlatformFees?: components['schemas']['FormattedPrice-2'];
      cashRoundingAdjustment?: components['schemas']['OrderCashRounding'];
    };
    /**
     * @description Origin of the fee: an app, an item, the merchant, the shipping or the platform.
     * @enum {string}
     */
    OrderFeeSource: 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'SHIPPING' | 'PLATFORM';
    /** @description A fee in addition to lines and shipping. */
    OrderFee: {
      /** @description Machine-readable name of the fee. */
      code?: string;
      /** @example Fragile goods */
      name: string;
      price?: components['schemas']['FormattedPrice-2'];
      /** @deprecated The platform has announced the end of this field for 2026-03-30; its successor is `taxInfo`. */
      taxDetails?: components['schemas']['OrderTaxDetails'];
      taxInfo?: components['schemas']['OrderPartTaxInfo'];
      /**
       * Format: uuid
       * @description App that charges the fee.
       */
      providerAppId?: string;
      priceBeforeTax?: components['schemas']['FormattedPrice-2'];
      priceAfterTax?: components['schemas']['FormattedPrice-2'];
      /** Format: uuid */
      id: string;
      /** @description Lines to which it applies. Absent or empty means the whole order. */
      lineItemIds?: string[];
      source: components['schemas']['OrderFeeSource'] | components['schemas']['Undeclared'];
      taxableAddress?: components['schemas']['TaxableAddress'];
    };
    /** @description Ids of labels. */
    OrderTagList: {
      tagIds: string[];
    };
    /** @description Labels of the order. */
    OrderTags: {
      /** @description Labels that only the business sees. */
      privateTags?: components['schemas']['OrderTagList'];
      /** @description Labels that the buyer sees too. */
      tags?: components['schemas']['OrderTagList'];
    };
    /** @description Location of the business. */
    OrderLocation: {
      /** Format: uuid */
      id: string;
      /** @example Halm studio */
      name: string;
    };
    /**
     * @description Whether the buyer pays the fee (PASS_ON) or the business (ABSORBED).
     * @enum {string}
     */
    PlatformFeeChargeType: 'PASS_ON' | 'ABSORBED';
    /** @description One fee of the platform. */
    OrderPlatformFee: {
      name?: components['schemas']['TranslatableString'];
      amount?: components['schemas']['FormattedPrice-2'];
      /**
       * Format: uuid
       * @description Line that the fee is for.
       */
      lineItemId: string;
      chargeType: components['schemas']['PlatformFeeChargeType'] | components['schemas']['Undeclared'];
      /**
       * Format: decimal
       * @description A fraction of 1 with at most four decimals: 0.025 is 2.5 %.
       * @example 0.025
       */
      percentageRate: string;
    };
    /** @description Fees that the platform takes for its services, by line. */
    OrderPlatformFees: {
      total?: components['schemas']['FormattedPrice-2'];
      /** @description Part that the buyer paid. */
      totalPassOn?: components['schemas']['FormattedPrice-2'];
      /** @description Part that the business paid. */
      totalAbsorbed?: components['schemas']['FormattedPrice-2'];
      fees: components['schemas']['OrderPlatformFee'][];
    };
    /** @description A purchase in the store: what was bought, by whom, for how much, and how far payment and delivery are. All amounts are in `currency`. */
    ShopOrder: {
      /** Format: uuid */
      id: string;
      /**
       * @description Number that buyer and merchant see; consecutive within the site.
       * @example 10023
       */
      number: string;
      /** Format: date-time */
      createdDate: string;
      /** Format: date-time */
      updatedDate: string;
      lineItems: components['schemas']['ShopOrderLineItem'][];
      buyerInfo?: components['schemas']['OrderBuyer'];
      paymentStatus: components['schemas']['ShopOrderPaymentStatus'] | components['schemas']['Undeclared'];
      fulfillmentStatus:
        | components['schemas']['ShopOrderFulfillmentStatus']
        | components['schemas']['Undeclared'];
      /**
       * @description Two-letter language code.
       * @example en
       */
      buyerLanguage?: string;
      weightUnit: components['schemas']['WeightUnit'] | components['schemas']['Undeclared'];
      currency?: components['schemas']['CurrencyCode'];
      currencyConversionDetails?: components['schemas']['OrderCurrencyConversion'];
      /** @description Whether the prices include tax. */
      taxIncludedInPrices: boolean;
      /**
       * @description Two-letter code of the site language that the buyer saw.
       * @example en
       */
      siteLanguage?: string;
      priceSummary?: components['schemas']['OrderPriceSummary'];
      /** @description Address and contact of the payer. */
      billingInfo?: components['schemas']['AddressWithContact'];
      shippingInfo?: components['schemas']['OrderShipping'];
      /** @description Message from the buyer to the merchant. */
      buyerNote?: string;
      status: components['schemas']['ShopOrderStatus'] | components['schemas']['Undeclared'];
      /** @description Whether the merchant put the order away. */
      archived?: boolean;
      /** @deprecated The platform has announced the end of this field for 2024-09-30; its successor is `taxInfo`. */
      taxSummary?: components['schemas']['OrderTaxSummary'];
      taxInfo?: components['schemas']['OrderTaxInfo'];
      appliedDiscounts: components['schemas']['OrderDiscount'][];
      /** @description History of the order, oldest first. */
      activities: components['schemas']['OrderActivity'][];
      attributionSource:
        | components['schemas']['OrderAttributionSource']
        | components['schemas']['Undeclared'];
      createdBy?: components['schemas']['OrderCreator'];
      channelInfo?: components['schemas']['OrderChannel'];
      /** @description Whether a person of the business opened the order. */
      seenByAHuman?: boolean;
      /**
       * Format: uuid
       * @description Checkout, or cart of the newer family, from which the order was made. A page that knows only this id finds the order by it.
       */
      checkoutId?: string;
      customFields: components['schemas']['OrderCustomField'][];
      balanceSummary?: components['schemas']['OrderBalanceSummary'];
      additionalFees: components['schemas']['OrderFee'][];
      extendedFields?: components['schemas']['ExtendedFields'];
      /**
       * Format: uuid
       * @description The same as in the cart and the checkout.
       */
      purchaseFlowId?: string;
      /** @description Address and contact of the person who receives the goods. */
      recipientInfo?: components['schemas']['AddressWithContact'];
      tags?: components['schemas']['OrderTags'];
      /**
       * Format: date-time
       * @description Time of the purchase. Differs from `createdDate` if the order was imported.
       */
      purchasedDate?: string;
      businessLocation?: components['schemas']['OrderLocation'];
      /** @description Totals that the buyer pays after the free trial of a subscription. */
      payAfterFreeTrial?: components['schemas']['OrderPriceSummary'];
      platformFeeSummary?: components['schemas']['OrderPlatformFees'];
      /** @description True if the order comes from another system. */
      imported: boolean;
    };
    /** @description Place of the category in the tree. Without an id, the category is at the top. */
    ParentCategory: {
      /** Format: uuid */
      id?: string;
      /**
       * Format: int32
       * @description Position among the categories with the same parent, from 0.
       */
      index?: number;
    };
    /** @description Identifies a tree of categories. The tree of the store has the namespace `@wix/stores` and no key. */
    TreeReference: {
      /**
       * @description App that owns the tree.
       * @example @wix/stores
       */
      appNamespace: string;
      /** @description Key of the tree, if the app has several. */
      treeKey?: string | null;
    };
    /** @description A named group of items in a tree. Parts that the call must request are absent otherwise; `x-only-with` names the value that requests them. */
    Category: {
      /** Format: uuid */
      id: string;
      /**
       * Format: int64
       * @description Number of changes; a whole number as text. All categories of a tree share one revision.
       * @example 12
       */
      revision?: string;
      /** Format: date-time */
      createdDate?: string;
      /** Format: date-time */
      updatedDate?: string;
      /** @example At the table */
      name: string;
      image?: components['schemas']['LimitedImage'];
      /**
       * Format: int32
       * @description Number of items of the category itself, without those of its subcategories.
       * @example 4
       */
      itemCounter: number;
      /**
       * @description Plain text about the category.
       * @example Cups, bowls and plates.
       */
      description?: string;
      /** @description Whether visitors of the store see the category. A hidden category hides its subcategories too. */
      visible?: boolean;
      breadcrumbsInfo?: components['schemas']['BreadcrumbsInfo'];
      parentCategory?: components['schemas']['ParentCategory'];
      /**
       * @description Part of the category page's URL that names the category.
       * @example at-the-table
       */
      slug: string;
      seoData?: components['schemas']['SeoSchema'];
      richContentDescription?: components['schemas']['RichContent'];
      treeReference?: components['schemas']['TreeReference'];
      /**
       * Format: uuid
       * @description App that made the category. Calls of others cannot change the items of such a category.
       */
      managingAppId?: string;
      extendedFields?: components['schemas']['ExtendedFields'];
    };
    /** @description An item of a catalog, as categories refer to it. */
    ItemReference: {
      /**
       * @description Id of the item in its catalog. For the store, the id of the product.
       * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
       */
      catalogItemId: string;
      /**
       * @description App that owns the catalog. The platform's own store is 215238eb-22a5-4c36-9e7b-e7c08025e04e.
       * @example 215238eb-22a5-4c36-9e7b-e7c08025e04e
       */
      appId: string;
    };
    /** @description The answer to one input. */
    RsvpInputValue: {
      /**
       * @description Name of the input in the form.
       * @example food
       */
      inputName: string;
      /**
       * @description The answer; empty when `values` has it.
       * @example Vegetarian
       */
      value: string;
      /** @description The answers to an input that accepts several. */
      values?: string[];
    };
    /** @description Answers to the form of the event. */
    RsvpFormResponse: {
      /** @description One entry per input that has an answer. */
      inputValues: components['schemas']['RsvpInputValue'][];
    };
    /**
     * @description The guest comes (YES), cannot come (NO), or has a place on the waiting list and no seat (WAITLIST).
     * @enum {string}
     */
    RsvpStatus: 'YES' | 'NO' | 'WAITLIST';
    /** @description Arrival of one person. */
    RsvpCheckInDetails: {
      /** @description Whether the person has arrived. */
      checkedIn?: boolean;
      /**
       * Format: date-time
       * @description Time of the check-in.
       */
      checkInDate?: string;
      /**
       * Format: date-time
       * @description Time at which the check-in was canceled.
       */
      checkInCanceledDate?: string;
      /**
       * Format: uuid
       * @description User of the site who checked the person in.
       */
      checkedInBy?: string;
      /**
       * Format: uuid
       * @description User of the site who canceled it.
       */
      checkInCanceledBy?: string;
      /**
       * Format: uuid
       * @description Staff member who checked the person in; absent for a user of the site.
       */
      checkedInByStaffMember?: string;
      /**
       * Format: uuid
       * @description Staff member who canceled it; absent for a user of the site.
       */
      checkInCanceledByStaffMember?: string;
    };
    /** @description One person of the reply. */
    RsvpGuest: {
      /**
       * Format: int32
       * @description Position in the list; 0 is the guest who replied.
       */
      index?: number;
      /** @example Jonas Lindt */
      fullName?: string;
      checkInDetails?: components['schemas']['RsvpCheckInDetails'];
      /**
       * Format: int32
       * @description Number of the person within the reply.
       */
      guestId?: number;
    };
    /** @description All people of the reply. */
    RsvpGuestList: {
      /** @description The guest who replied, then the companions. */
      guests: components['schemas']['RsvpGuest'][];
    };
    /** @description Companions of the guest. */
    AdditionalGuestDetails: {
      /**
       * Format: int32
       * @description Number of companions.
       */
      guestCount?: number;
      /** @description Full names of the companions. */
      guestNames: string[];
    };
    /** @description Access to the video conference of an online event. */
    RsvpConferenceLogin: {
      /**
       * Format: uri
       * @description URL of the conference.
       */
      link: string;
      /**
       * Format: password
       * @description Password that the guest needs to join.
       */
      password?: string;
    };
    /** @description Reply of one guest to an event, with the companions of the guest. */
    Rsvp: {
      /** Format: uuid */
      id: string;
      /**
       * @description Number of the state, as text; each change increases it by 1. A change has to name the current one.
       * @example 1
       */
      revision: string;
      /**
       * Format: uuid
       * @description Event that the guest replies to.
       */
      eventId: string;
      /** Format: date-time */
      createdDate: string;
      /** Format: date-time */
      updatedDate: string;
      /**
       * Format: uuid
       * @description Id of the member who replied. Absent for a visitor.
       */
      memberId?: string;
      /**
       * Format: uuid
       * @description Id of the guest in the site's contact list.
       */
      contactId?: string;
      /** @example Mara */
      firstName?: string;
      /** @example Lindt */
      lastName?: string;
      /**
       * Format: email
       * @example mara.lindt@example.com
       */
      email?: string;
      form?: components['schemas']['RsvpFormResponse'];
      status: components['schemas']['RsvpStatus'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description Number of people: the guest and the companions; 0 if the guest cannot come.
       * @example 3
       */
      totalGuests?: number;
      guestList?: components['schemas']['RsvpGuestList'];
      /**
       * @description Two-letter language code of the reply.
       * @example en
       */
      language?: string;
      /**
       * @description Language and region of the reply (BCP 47).
       * @example en-US
       */
      locale?: string;
      /** @description Whether all people of the reply have arrived. */
      fullyCheckedIn?: boolean;
      /**
       * Format: int32
       * @description Number of people of the reply who have arrived.
       */
      checkedInGuestCount?: number;
      additionalGuestDetails?: components['schemas']['AdditionalGuestDetails'];
      /** @description Whether the guest receives no e-mails about the reply. */
      disableNotifications?: boolean;
      onlineConferencingLogin?: components['schemas']['RsvpConferenceLogin'];
      /** @description True if the personal data of the reply were deleted. */
      anonymized?: boolean;
      /** @description Whether the guest agreed to receive mailings of the site. */
      marketingConsent?: boolean;
      extendedFields?: components['schemas']['ExtendedFields'];
    };
    /**
     * @description State of the account. PENDING: waits for the owner's approval. APPROVED: can sign in. BLOCKED and OFFLINE: cannot. UNKNOWN: not part of the requested field sets.
     * @enum {string}
     */
    MemberStatus: 'UNKNOWN' | 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE';
    /** @description The street in parts. */
    MemberStreetAddress: {
      /**
       * @description House number.
       * @example 117
       */
      number: string;
      /**
       * @description Name of the street.
       * @example Invalidenstraße
       */
      name: string;
    };
    /** @description Postal address of a member. The street is in `streetAddress` or in `addressLine`, not in both. */
    MemberAddress: {
      streetAddress?: components['schemas']['MemberStreetAddress'];
      /**
       * @description Street and number in one line.
       * @example Invalidenstraße 117
       */
      addressLine?: string;
      /** Format: uuid */
      id?: string;
      /** @description Further parts, such as an apartment. */
      addressLine2?: string;
      /** @example Berlin */
      city?: string;
      /**
       * @description State, region or province.
       * @example DE-BE
       */
      subdivision?: string;
      /**
       * @description Country code.
       * @example DE
       */
      country?: string;
      /** @example 10115 */
      postalCode?: string;
    };
    /** @description Value of a custom field of the site. */
    MemberCustomField: {
      /**
       * @description Label of the field. Ignored in a request.
       * @example Homepage
       */
      name?: string;
      /** @description The value, whose type depends on the field: a text, a number, a list, and others. */
      value?: unknown;
    };
    /** @description Contact data of a member. */
    MemberContact: {
      /** @example Ada */
      firstName?: string;
      /** @example Brandt */
      lastName?: string;
      /** @description Telephone numbers. */
      phones: string[];
      /** @description E-mail addresses. They cannot be changed here. */
      emails: string[];
      /** @description Postal addresses. */
      addresses: components['schemas']['MemberAddress'][];
      /**
       * @description Year, month and day.
       * @example 1991-12-10
       */
      birthdate?: string;
      company?: string;
      jobTitle?: string;
      /** @description Custom fields with a value, by key. Only the fields that the owner has added to the member's profile are included. */
      customFields?: {
        [key: string]: components['schemas']['MemberCustomField'];
      };
    };
    /** @description A picture, with the position of the visible part. */
    MemberImage: {
      /**
       * @description Id of the uploaded file.
       * @example 8bb438_ada.jpg
       */
      id: string;
      /** @example https://static.wixstatic.com/media/8bb438_ada.jpg */
      url: string;
      /**
       * Format: int32
       * @description In pixels.
       * @example 400
       */
      height: number;
      /**
       * Format: int32
       * @description In pixels.
       * @example 400
       */
      width: number;
      /**
       * Format: int32
       * @description Horizontal offset of the visible part, in pixels.
       */
      offsetX?: number;
      /**
       * Format: int32
       * @description Vertical offset of the visible part, in pixels.
       */
      offsetY?: number;
    };
    /** @description The part of the account that the member shows to others. */
    MemberProfile: {
      /**
       * @description Name shown to others.
       * @example Ada
       */
      nickname?: string;
      /** @description Part of the profile page's URL that names the member. */
      slug?: string;
      photo?: components['schemas']['MemberImage'];
      cover?: components['schemas']['MemberImage'];
      /**
       * @description Short line below the name.
       * @example Regular guest
       */
      title?: string;
    };
    /**
     * @description Visibility of the profile to other members and visitors: PRIVATE, as for every new member, or PUBLIC. UNKNOWN: not part of the requested field sets.
     * @enum {string}
     */
    MemberPrivacyStatus: 'UNKNOWN' | 'PRIVATE' | 'PUBLIC';
    /**
     * @description Whether the member may write in the community of the site (ACTIVE) or not (MUTED). UNKNOWN: not part of the requested field sets.
     * @enum {string}
     */
    MemberActivityStatus: 'UNKNOWN' | 'ACTIVE' | 'MUTED';
    /** @description Account of a member. */
    Member: {
      /** Format: uuid */
      id: string;
      /**
       * Format: email
       * @description Address with which the member signs in.
       * @example ada@example.com
       */
      loginEmail?: string;
      /** @description Whether the member has proven to own the address. */
      loginEmailVerified?: boolean;
      status: components['schemas']['MemberStatus'] | components['schemas']['Undeclared'];
      /**
       * Format: uuid
       * @description Id of the member in the site's contact list; it differs from the id of the member.
       */
      contactId?: string;
      contact?: components['schemas']['MemberContact'];
      profile?: components['schemas']['MemberProfile'];
      privacyStatus: components['schemas']['MemberPrivacyStatus'] | components['schemas']['Undeclared'];
      activityStatus: components['schemas']['MemberActivityStatus'] | components['schemas']['Undeclared'];
      /** Format: date-time */
      createdDate?: string;
      /** Format: date-time */
      updatedDate?: string;
      /**
       * Format: date-time
       * @description Time of the last sign-in.
       */
      lastLoginDate?: string;
    };
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
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
        'application/json': components['schemas']['EventCreatedNotification'];
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
        'application/json': components['schemas']['EventUpdatedNotification'];
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
        'application/json': components['schemas']['EventDeletedNotification'];
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
        'application/json': components['schemas']['EventStartedNotification'];
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
        'application/json': components['schemas']['EventEndedNotification'];
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
        'application/json': components['schemas']['EventReminderNotification'];
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
        'application/json': components['schemas']['EventPublishedNotification'];
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
        'application/json': components['schemas']['EventClonedNotification'];
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
        'application/json': components['schemas']['EventCanceledNotification'];
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
        'application/json': components['schemas']['CartCreatedNotification'];
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
        'application/json': components['schemas']['CartUpdatedNotification'];
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
        'application/json': components['schemas']['CartDeletedNotification'];
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
        'application/json': components['schemas']['CartV2CreatedNotification'];
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
        'application/json': components['schemas']['CartV2UpdatedNotification'];
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
        'application/json': components['schemas']['CartV2DeletedNotification'];
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
        'application/json': components['schemas']['CartCalculatedNotification'];
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
        'application/json': components['schemas']['OrderInitiatedNotification'];
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
        'application/json': components['schemas']['OrderConfirmedNotification'];
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
        'application/json': components['schemas']['OrderUpdatedNotification'];
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
        'application/json': components['schemas']['OrderDeletedNotification'];
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
        'application/json': components['schemas']['ReservationCreatedNotification'];
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
        'application/json': components['schemas']['ReservationUpdatedNotification'];
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
        'application/json': components['schemas']['TicketReservationCreatedNotification'];
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
        'application/json': components['schemas']['TicketReservationUpdatedNotification'];
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
        'application/json': components['schemas']['TicketReservationDeletedNotification'];
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
        'application/json': components['schemas']['TicketDefinitionCreatedNotification'];
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
        'application/json': components['schemas']['TicketDefinitionUpdatedNotification'];
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
        'application/json': components['schemas']['TicketDefinitionDeletedNotification'];
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
        'application/json': components['schemas']['TicketDefinitionSaleStartedNotification'];
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
        'application/json': components['schemas']['TicketDefinitionSaleEndedNotification'];
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
        'application/json': components['schemas']['TicketDefinitionSalePeriodUpdatedNotification'];
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
        'application/json': components['schemas']['ProductCreatedNotification'];
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
        'application/json': components['schemas']['ProductChangedNotification'];
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
        'application/json': components['schemas']['ProductDeletedNotification'];
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
        'application/json': components['schemas']['CollectionCreatedNotification'];
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
        'application/json': components['schemas']['CollectionChangedNotification'];
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
        'application/json': components['schemas']['CollectionDeletedNotification'];
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
        'application/json': components['schemas']['VariantsChangedNotification'];
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
        'application/json': components['schemas']['ProductCreatedV3Notification'];
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
        'application/json': components['schemas']['ProductUpdatedV3Notification'];
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
        'application/json': components['schemas']['ProductDeletedV3Notification'];
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
        'application/json': components['schemas']['BrandCreatedNotification'];
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
        'application/json': components['schemas']['BrandUpdatedNotification'];
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
        'application/json': components['schemas']['BrandDeletedNotification'];
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
        'application/json': components['schemas']['RibbonCreatedNotification'];
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
        'application/json': components['schemas']['RibbonUpdatedNotification'];
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
        'application/json': components['schemas']['RibbonDeletedNotification'];
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
        'application/json': components['schemas']['ShopOrderApprovedNotification'];
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
        'application/json': components['schemas']['ShopOrderCanceledNotification'];
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
        'application/json': components['schemas']['ShopOrderCommittedNotification'];
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
        'application/json': components['schemas']['ShopOrderCreatedNotification'];
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
        'application/json': components['schemas']['ShopOrderFulfilledNotification'];
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
        'application/json': components['schemas']['ShopOrderImportedNotification'];
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
        'application/json': components['schemas']['ImportedShopOrderDeletedNotification'];
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
        'application/json': components['schemas']['ShopOrderPaymentStatusUpdatedNotification'];
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
        'application/json': components['schemas']['ShopOrderUpdatedNotification'];
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
        'application/json': components['schemas']['CategoryMovedNotification'];
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
        'application/json': components['schemas']['CategoryCreatedNotification'];
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
        'application/json': components['schemas']['CategoryDeletedNotification'];
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
        'application/json': components['schemas']['CategoryItemAddedNotification'];
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
        'application/json': components['schemas']['CategoryItemRemovedNotification'];
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
        'application/json': components['schemas']['CategoryItemsArrangedNotification'];
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
        'application/json': components['schemas']['CategoryUpdatedNotification'];
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
        'application/json': components['schemas']['RsvpCreatedNotification'];
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
        'application/json': components['schemas']['RsvpUpdatedNotification'];
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
        'application/json': components['schemas']['RsvpDeletedNotification'];
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
        'application/json': components['schemas']['MemberCreatedNotification'];
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
        'application/json': components['schemas']['MemberUpdatedNotification'];
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
        'application/json': components['schemas']['MemberDeletedNotification'];
      };
    };
    responses: {
      200: components['responses']['Received'];
    };
  };
}
