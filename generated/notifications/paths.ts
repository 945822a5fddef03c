// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
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
     * @description Carries the new event. Whether it is a draft tells its `status`.
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
     * @description Carries the event as it is now and, where the platform tells them, the former values of the fields that changed.
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
     * @description `entityId` says which. Whether the deleted event comes along is not established.
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
     * An event has begun
     * @description Sent at the start instant of the event.
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
     * An event is over
     * @description Sent at the end instant of the event.
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
     * An event begins soon
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
     * @description A draft became visible to visitors. There is no way back to a draft.
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
     * @description Tells of the copy; `derivedFromEventId` names the original.
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
     * @description It cannot be undone. Orders that are paid stay as they are.
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
     * @description Carries the new cart.
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
     * @description Carries the cart as it is now and, where the platform tells them, the former values of the fields that changed.
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
     * @description `entityId` says which. Whether the deleted cart comes along is not established.
     */
    post: operations['onCartDeleted'];
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
     * An order of tickets was begun
     * @description Carries the order as it was begun, with its form and its invoice.
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
     * An order of tickets was confirmed
     * @description Carries the order with its tickets; `status` tells the state of the payment.
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
     * An order of tickets was changed
     * @description Carries the order as it is now. Which of its fields changed is not told.
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
     * An order of tickets was deleted
     * @description Orders are deleted only when a person asks for their data to be erased.
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
     * @description They are held until `expires` while the buyer fills in the form and pays.
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
     * @description `status` tells which: confirmed, canceled or expired.
     */
    post: operations['onOrderReservationUpdated'];
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
     * @description Carries the first values; options and stock are not among them.
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
     * @description Tells which fields changed, not what they are now: read the product.
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
     * @description Carries its id only.
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
     * @description Carries the first values of the collection.
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
     * @description Tells which fields changed, not what they are now: read the collection.
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
     * @description Carries its id only.
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
     * @description Tells which fields of which variants changed, not what they are now.
     */
    post: operations['onProductVariantsChanged'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    /** @description An event is there that was not before; it comes whole. */
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
    /** @description An event is gone for good. */
    EventDeletedNotification: {
      /** @constant */
      eventType: 'wix.events.v3.event_deleted';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['EventDeletedPayload'];
    };
    /** @description An event has begun. */
    EventStartedNotification: {
      /** @constant */
      eventType: 'wix.events.v3.event_started';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['EventStartedPayload'];
    };
    /** @description An event is over. */
    EventEndedNotification: {
      /** @constant */
      eventType: 'wix.events.v3.event_ended';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['EventEndedPayload'];
    };
    /** @description An event begins soon. */
    EventReminderNotification: {
      /** @constant */
      eventType: 'wix.events.v3.event_reminder';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['EventReminderPayload'];
    };
    /** @description A draft is open to visitors now. */
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
    /** @description An event will not take place. */
    EventCanceledNotification: {
      /** @constant */
      eventType: 'wix.events.v3.event_canceled';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['EventCanceledPayload'];
    };
    /** @description A cart is there that was not before; it comes whole. */
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
    /** @description A cart is gone, or was ordered. */
    CartDeletedNotification: {
      /** @constant */
      eventType: 'wix.ecom.v1.cart_deleted';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CartDeletedPayload'];
    };
    /** @description An order of tickets was begun. */
    OrderInitiatedNotification: {
      /** @constant */
      eventType: 'wix.events.ticketing.events.OrderInitiated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['OrderInitiated'];
    };
    /** @description An order of tickets was confirmed. */
    OrderConfirmedNotification: {
      /** @constant */
      eventType: 'wix.events.ticketing.events.OrderConfirmed';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['OrderConfirmed'];
    };
    /** @description An order of tickets was changed. */
    OrderUpdatedNotification: {
      /** @constant */
      eventType: 'wix.events.ticketing.events.OrderUpdated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['OrderUpdated'];
    };
    /** @description An order of tickets was deleted. */
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
    /** @description The store has one more product; its first values come along. */
    ProductCreatedNotification: {
      /** @constant */
      eventType: 'com.wix.ecommerce.catalog.api.v1.ProductCreated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ProductCreated'];
    };
    /** @description Names the fields of a product that are no longer the same; read it for the values. */
    ProductChangedNotification: {
      /** @constant */
      eventType: 'com.wix.ecommerce.catalog.api.v1.ProductChanged';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ProductChanged'];
    };
    /** @description The store no longer has a product. */
    ProductDeletedNotification: {
      /** @constant */
      eventType: 'com.wix.ecommerce.catalog.api.v1.ProductDeleted';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ProductDeleted'];
    };
    /** @description The store has one more collection; its first values come along. */
    CollectionCreatedNotification: {
      /** @constant */
      eventType: 'com.wix.ecommerce.catalog.api.v1.CollectionCreated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CollectionCreated'];
    };
    /** @description Names the fields of a collection that are no longer the same; read it for the values. */
    CollectionChangedNotification: {
      /** @constant */
      eventType: 'com.wix.ecommerce.catalog.api.v1.CollectionChanged';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CollectionChanged'];
    };
    /** @description The store no longer has a collection; its products stay. */
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
    /**
     * Format: uuid
     * @description The installation of the app on one site.
     */
    InstanceId: string;
    /** @description Who caused the change. Has one of the ids, according to `identityType`. May be absent. */
    NotificationIdentity: {
      identityType: components['schemas']['NotificationIdentityType'] | components['schemas']['Undeclared'];
      /**
       * Format: uuid
       * @description Told with ANONYMOUS_VISITOR: who caused it, without an account.
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
       * @description Told with APP: the app that caused it.
       */
      appId?: string;
    };
    /**
     * @description Kind of the one who caused a change. WIX_USER is an owner or a collaborator of the site.
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
       * @description Account above that one, for sites of a partner.
       */
      parentAccountId?: string;
      /**
       * Format: uuid
       * @description Site where it happened.
       */
      siteId?: string;
    };
    /** @description What every notification of the newer form says about the entity and about itself. */
    EntityFacts: {
      /** @description Id of this notification; a repeated delivery has the same. */
      id: string;
      /** @description Id of the event or cart. */
      entityId: string;
      /**
       * Format: date-time
       * @description When it happened.
       */
      eventTime: string;
      /** @description True when a person asked for their data to be erased. */
      triggeredByAnonymizeRequest?: boolean;
      /** @description Name of the action behind the change, where it was another one. */
      originatedFrom?: string;
      /**
       * Format: int64
       * @description Whole number as a text that grows with each notification of one entity; a lower one than the last seen is old news.
       * @example 2
       */
      entityEventSequence?: string;
    };
    /** @description The event and what happened to it. */
    EventCreatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.event';
      /** @constant */
      slug: 'created';
      createdEvent: components['schemas']['NotifiedEventCreation'];
    };
    /** @description The event and what happened to it. */
    EventUpdatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.event';
      /** @constant */
      slug: 'updated';
      updatedEvent: components['schemas']['NotifiedEventUpdate'];
    };
    /** @description The event and what happened to it. */
    EventDeletedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.event';
      /** @constant */
      slug: 'deleted';
      deletedEvent: components['schemas']['NotifiedEventDeletion'];
    };
    /** @description The event and the news about it. */
    EventStartedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.event';
      /** @constant */
      slug: 'started';
      actionEvent: {
        body: components['schemas']['EventStarted'];
      };
    };
    /** @description The event and the news about it. */
    EventEndedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.event';
      /** @constant */
      slug: 'ended';
      actionEvent: {
        body: components['schemas']['EventEnded'];
      };
    };
    /** @description The event and the news about it. */
    EventReminderPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.event';
      /** @constant */
      slug: 'reminder';
      actionEvent: {
        body: components['schemas']['EventReminder'];
      };
    };
    /** @description The event and the news about it. */
    EventPublishedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.event';
      /** @constant */
      slug: 'published';
      actionEvent: {
        body: components['schemas']['EventPublished'];
      };
    };
    /** @description The event and the news about it. */
    EventClonedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.event';
      /** @constant */
      slug: 'cloned';
      actionEvent: {
        body: components['schemas']['EventCloned'];
      };
    };
    /** @description The event and the news about it. */
    EventCanceledPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.events.v3.event';
      /** @constant */
      slug: 'canceled';
      actionEvent: {
        body: components['schemas']['EventCanceled'];
      };
    };
    /** @description The cart and what happened to it. */
    CartCreatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.ecom.v1.cart';
      /** @constant */
      slug: 'created';
      createdEvent: components['schemas']['NotifiedCartCreation'];
    };
    /** @description The cart and what happened to it. */
    CartUpdatedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.ecom.v1.cart';
      /** @constant */
      slug: 'updated';
      updatedEvent: components['schemas']['NotifiedCartUpdate'];
    };
    /** @description The cart and what happened to it. */
    CartDeletedPayload: components['schemas']['EntityFacts'] & {
      /** @constant */
      entityFqdn: 'wix.ecom.v1.cart';
      /** @constant */
      slug: 'deleted';
      deletedEvent: components['schemas']['NotifiedCartDeletion'];
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
    /** @description Says that the entity is not new but came back from the trash. */
    RestoreInfo: {
      /**
       * Format: date-time
       * @description When it had been deleted.
       */
      deletedDate?: string;
    };
    /**
     * @description Former values by the path of the field: `title`, `lineItems[0].quantity`. A dot or bracket that belongs to a name has a backslash before it. Not every update carries it.
     * @example {
     *       "lineItems[0].quantity": 1
     *     }
     */
    ModifiedFields: {
      [key: string]: unknown;
    };
    /** @description Which event began. */
    EventStarted: {
      /**
       * Format: date-time
       * @description When this was noted.
       */
      timestamp?: string;
      /** Format: uuid */
      eventId: string;
      /** @description Whether the event has guests. */
      hasGuests?: boolean;
    };
    /** @description Which event is over. */
    EventEnded: {
      /**
       * Format: date-time
       * @description When this was noted.
       */
      timestamp?: string;
      /** Format: uuid */
      eventId: string;
      /** @description Whether the event has guests. */
      hasGuests?: boolean;
    };
    /** @description Which event begins soon, and what a reminder should say. */
    EventReminder: {
      /**
       * Format: date-time
       * @description When this was noted.
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
       * @description Who created the event.
       */
      userId?: string;
      startsIn?: components['schemas']['TimeLeft'];
      /** @description Whether the event has guests. */
      hasGuests?: boolean;
    };
    /** @description Time until the start; the parts add up. */
    TimeLeft: {
      /** Format: int32 */
      days?: number;
      /** Format: int32 */
      hours?: number;
      /** Format: int32 */
      minutes?: number;
    };
    /** @description The event as visitors see it now. */
    EventPublished: {
      /**
       * Format: date-time
       * @description When this was noted.
       */
      timestamp?: string;
      /** Format: uuid */
      eventId: string;
      status?: components['schemas']['EventStatus'] | components['schemas']['Undeclared'];
      /**
       * Format: uuid
       * @description The event that this one was copied from.
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
    /** @description The copy, and what it was copied from. */
    EventCloned: {
      /**
       * Format: date-time
       * @description When this was noted.
       */
      timestamp?: string;
      /**
       * Format: uuid
       * @description The copy, not the original.
       */
      eventId: string;
      location?: components['schemas']['EventLocation'];
      dateAndTimeSettings?: components['schemas']['DateAndTimeSettings'];
      /** @description Name of the copy. */
      title?: string;
      /**
       * Format: uuid
       * @description Who made the copy.
       */
      userId?: string;
      status?: components['schemas']['EventStatus'] | components['schemas']['Undeclared'];
      /**
       * Format: uuid
       * @description Installation of the events app that the original belongs to.
       */
      derivedFromInstanceId?: string;
      /**
       * Format: uuid
       * @description The original.
       */
      derivedFromEventId?: string;
      /** @description Ids of the copied ticket definitions by the ids of the originals. */
      ticketDefinitions?: {
        [key: string]: string;
      };
    };
    /** @description Which event is off. */
    EventCanceled: {
      /**
       * Format: date-time
       * @description When this was noted.
       */
      timestamp?: string;
      /** Format: uuid */
      eventId: string;
      /** @description Name of the event. */
      title?: string;
      /**
       * Format: uuid
       * @description Who canceled it.
       */
      userId?: string;
      /** @description Whether the event has guests. */
      hasGuests?: boolean;
    };
    /** @description An order when it is begun. */
    OrderInitiated: {
      /**
       * Format: date-time
       * @description When this was noted.
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
       * @description Event that the order is for.
       */
      eventId: string;
      /**
       * @description Number of the order; unique on the site.
       * @example 2ZKT-84QD-9FM
       */
      orderNumber: string;
      /** @description The site's contact that belongs to the buyer. */
      contactId?: string;
      /**
       * Format: uuid
       * @description Member who bought; absent for a visitor.
       */
      memberId?: string;
      /**
       * Format: date-time
       * @description When the order was begun.
       */
      created?: string;
      /**
       * Format: date-time
       * @description When it was last changed.
       */
      updated?: string;
      /** @description First name of the buyer. */
      firstName?: string;
      /** @description Last name of the buyer. */
      lastName?: string;
      /** @description Where the tickets go. */
      email?: string;
      checkoutForm?: components['schemas']['FormResponse'];
      status?: components['schemas']['OrderStatus'] | components['schemas']['Undeclared'];
      invoice?: components['schemas']['Invoice'];
      /** @description Reservation that the order came from. */
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
       * @description When this was noted.
       */
      timestamp?: string;
      /**
       * @description Language of the buyer.
       * @example de
       */
      language?: string;
      /** @description A mark of the platform for confirmations without notice; its exact effect is not established. */
      silent?: boolean;
      /**
       * @description Language and region of the buyer.
       * @example de-DE
       */
      locale?: string;
      /**
       * Format: uuid
       * @description Event that the order is for.
       */
      eventId: string;
      /**
       * @description Number of the order; unique on the site.
       * @example 2ZKT-84QD-9FM
       */
      orderNumber: string;
      /** @description The site's contact that belongs to the buyer. */
      contactId?: string;
      /**
       * Format: uuid
       * @description Member who bought; absent for a visitor.
       */
      memberId?: string;
      /**
       * Format: date-time
       * @description When the order was begun.
       */
      created?: string;
      /**
       * Format: date-time
       * @description When it was last changed.
       */
      updated?: string;
      /** @description First name of the buyer. */
      firstName?: string;
      /** @description Last name of the buyer. */
      lastName?: string;
      /** @description Where the tickets go. */
      email?: string;
      checkoutForm?: components['schemas']['FormResponse'];
      status?: components['schemas']['OrderStatus'] | components['schemas']['Undeclared'];
      /**
       * @description Name of the way of payment; absent for a free order.
       * @example payPal
       */
      method?: string;
      /** @description The tickets of the order. */
      tickets?: components['schemas']['OrderedTicket'][];
      invoice?: components['schemas']['Invoice'];
      /** @description Reservation that the order came from. */
      reservationId?: string;
    };
    /** @description An order as it is after a change. */
    OrderUpdated: {
      /**
       * Format: date-time
       * @description When this was noted.
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
       * @description Event that the order is for.
       */
      eventId: string;
      /**
       * @description Number of the order; unique on the site.
       * @example 2ZKT-84QD-9FM
       */
      orderNumber: string;
      /** @description The site's contact that belongs to the buyer. */
      contactId?: string;
      /**
       * Format: uuid
       * @description Member who bought; absent for a visitor.
       */
      memberId?: string;
      /**
       * Format: date-time
       * @description When the order was begun.
       */
      created?: string;
      /**
       * Format: date-time
       * @description When it was last changed.
       */
      updated?: string;
      /** @description First name of the buyer. */
      firstName?: string;
      /** @description Last name of the buyer. */
      lastName?: string;
      /** @description Where the tickets go. */
      email?: string;
      checkoutForm?: components['schemas']['FormResponse'];
      /** @description Whether the tickets are valid. */
      confirmed?: boolean;
      status?: components['schemas']['OrderStatus'] | components['schemas']['Undeclared'];
      /**
       * @description Name of the way of payment; absent for a free order.
       * @example payPal
       */
      method?: string;
      /** @description The tickets of the order. */
      tickets?: components['schemas']['OrderedTicket'][];
      /** @description Whether the order is in the archive. */
      archived?: boolean;
      /** @description True when a person asked for their data to be erased. */
      triggeredByAnonymizeRequest?: boolean;
    };
    /** @description What is left of a deleted order. */
    OrderDeleted: {
      /**
       * Format: date-time
       * @description When this was noted.
       */
      timestamp?: string;
      /**
       * Format: uuid
       * @description Event that the order is for.
       */
      eventId: string;
      /**
       * @description Number of the order; unique on the site.
       * @example 2ZKT-84QD-9FM
       */
      orderNumber: string;
      /** @description The site's contact that belongs to the buyer. */
      contactId?: string;
      /**
       * Format: uuid
       * @description Member who bought; absent for a visitor.
       */
      memberId?: string;
      /**
       * Format: date-time
       * @description When the order was begun.
       */
      created?: string;
      /**
       * Format: date-time
       * @description When it was last changed.
       */
      updated?: string;
      /** @description Whether the personal data is gone. */
      anonymized?: boolean;
      orderType?: components['schemas']['TicketOrderType'] | components['schemas']['Undeclared'];
      /** @description True when a person asked for their data to be erased. */
      triggeredByAnonymizeRequest?: boolean;
      /** @description The tickets of the order. */
      tickets?: components['schemas']['OrderedTicket'][];
    };
    /**
     * @description Whether the tickets are assigned to guests one by one.
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
      /** @description Whether the ticket is in the archive. */
      archived?: boolean;
      /** @description Whether the ticket is no longer valid. */
      canceled?: boolean;
      /** @description Whether the personal data is gone. */
      anonymized?: boolean;
      /** @description First name of the guest. */
      firstName?: string;
      /** @description Last name of the guest. */
      lastName?: string;
      /** @description Address of the guest. */
      email?: string;
      /**
       * Format: uuid
       * @description The site's contact that belongs to the guest.
       */
      contactId?: string;
      /**
       * Format: uuid
       * @description Member who is the guest.
       */
      memberId?: string;
      form?: components['schemas']['FormResponse'];
      onlineConferencingLogin?: components['schemas']['ConferenceLogin'];
      /** @description Seat on the plan of the place; absent without one. */
      seatId?: string;
    };
    /** @description How the guest joins an event that takes place in a call. */
    ConferenceLogin: {
      /**
       * Format: uri
       * @description Address of the call.
       */
      link?: string;
      /**
       * Format: password
       * @description Password of the call, if it has one.
       */
      password?: string;
    };
    /** @description Tickets that are held from now on. */
    ReservationCreated: {
      /**
       * Format: date-time
       * @description When this was noted.
       */
      timestamp?: string;
      /**
       * Format: uuid
       * @description Event that the tickets are for.
       */
      eventId: string;
      /** Format: uuid */
      reservationId: string;
      status?: components['schemas']['ReservationStatus'] | components['schemas']['Undeclared'];
      /**
       * Format: date-time
       * @description Until when the tickets are held.
       */
      expires?: string;
      /** @description How many tickets of which kind are held. */
      quantities?: components['schemas']['ReservedQuantity'][];
      /**
       * Format: date-time
       * @description When the reservation was last changed.
       */
      updatedDate?: string;
      /** @description For each kind of ticket how many are taken on the whole. */
      counts?: components['schemas']['ReservationCount'][];
    };
    /** @description A reservation after a change. */
    ReservationUpdated: {
      /**
       * Format: date-time
       * @description When this was noted.
       */
      timestamp?: string;
      /**
       * Format: uuid
       * @description Event that the tickets are for.
       */
      eventId: string;
      /** Format: uuid */
      reservationId: string;
      status?: components['schemas']['ReservationStatus'] | components['schemas']['Undeclared'];
      /**
       * Format: date-time
       * @description Until when the tickets are held.
       */
      expires?: string;
      /** @description How many tickets of which kind are held. */
      quantities?: components['schemas']['ReservedQuantity'][];
      /**
       * Format: date-time
       * @description When the reservation was last changed.
       */
      updatedDate?: string;
      /** @description For each kind of ticket how many are taken on the whole. */
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
       * @description How many.
       */
      quantity?: number;
      /**
       * Format: date-time
       * @description When this number was last changed.
       */
      updatedDate?: string;
    };
    /** @description How many tickets of one kind are taken. */
    ReservationCount: {
      /**
       * Format: date-time
       * @description When it was counted.
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
       * @description Held tickets.
       */
      pendingCount?: number;
      /** @description Whether at least one was paid for. */
      paidExists?: boolean;
    };
    /** @description The first values of a product. */
    ProductCreated: {
      productId: components['schemas']['NotifiedProductId'];
      /** @example Linen shirt */
      name?: string;
      price?: components['schemas']['PriceData'];
      /** @description Whether visitors of the store see the product. */
      visible?: boolean;
      media?: components['schemas']['Media'];
      /** @description Number of the article, as the owner gave it. */
      sku?: string;
      productPageUrl?: components['schemas']['PageUrl'];
      /** @example Halm */
      brand?: string;
      costAndProfitData?: components['schemas']['CostAndProfitData'];
      originatedFromVersion?: components['schemas']['CatalogVersion'] | components['schemas']['Undeclared'];
      /** @description The part of the product's address that names it. */
      slug?: string;
    };
    /** @description What is no longer the same about a product; without the values. */
    ProductChanged: {
      productId: components['schemas']['NotifiedProductId'];
      changedFields: components['schemas']['ChangedFields'];
      originatedFromVersion?: components['schemas']['CatalogVersion'] | components['schemas']['Undeclared'];
    };
    /** @description Which product is gone. */
    ProductDeleted: {
      productId: components['schemas']['NotifiedProductId'];
      originatedFromVersion?: components['schemas']['CatalogVersion'] | components['schemas']['Undeclared'];
    };
    /** @description The first values of a collection. */
    CollectionCreated: {
      collection_Id: components['schemas']['NotifiedCollectionId'];
      /** @example Linen */
      name?: string;
      media?: components['schemas']['Media'];
      /** @description The part of the collection's address that names it. */
      slug?: string;
      /** @description Whether visitors of the store see the collection. */
      visible?: boolean;
      originatedFromVersion?: components['schemas']['CatalogVersion'] | components['schemas']['Undeclared'];
    };
    /** @description What is no longer the same about a collection; without the values. */
    CollectionChanged: {
      collection_Id: components['schemas']['NotifiedCollectionId'];
      changedFields: components['schemas']['ChangedFields'];
      originatedFromVersion?: components['schemas']['CatalogVersion'] | components['schemas']['Undeclared'];
    };
    /** @description Which collection is gone. */
    CollectionDeleted: {
      collection_Id: components['schemas']['NotifiedCollectionId'];
      originatedFromVersion?: components['schemas']['CatalogVersion'] | components['schemas']['Undeclared'];
    };
    /** @description Which variants of a product changed, and where. */
    VariantsChanged: {
      productId: components['schemas']['NotifiedProductId'];
      /** @description The variants that changed. */
      variants: components['schemas']['ChangedVariant'][];
      originatedFromVersion?: components['schemas']['CatalogVersion'] | components['schemas']['Undeclared'];
    };
    /** @description One variant and which of its fields changed. */
    ChangedVariant: {
      variantId: string;
      /**
       * @description Name of each option to the choice that makes the variant.
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
     * @description Id of the product. Not declared to be a uuid.
     * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
     */
    NotifiedProductId: string;
    /**
     * @description Id of the collection. The platform's declarations spell the field with an underscore and a capital; that has not been seen in a delivery, so a receiver should take `collectionId` as well.
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
    /**
     * @description Version of the store's catalog that the change was made in.
     * @enum {string}
     */
    CatalogVersion: 'V1_CATALOG' | 'V3_CATALOG' | 'STORES_NOT_INSTALLED';
    /**
     * @description Where the event stands; set by the platform. DRAFT until it is published; then UPCOMING, STARTED and ENDED by
     *     the clock, or CANCELED. UNKNOWN_EVENT_STATUS belongs to earlier releases.
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
    /** @description Space and colour around a node, as in CSS. */
    NodeStyle: {
      /** @example 8px */
      paddingTop?: string;
      /** @example 8px */
      paddingBottom?: string;
      /** @example #f4efe6 */
      backgroundColor?: string;
    };
    /** @description One node of the first level. Beside the fields below it may carry one member with the data of its kind, such as `headingData`, `imageData` or `tableData`; those are many, belong to the editor that wrote them, and pass as they are. */
    RichContentNode: {
      type: components['schemas']['RichContentNodeType'] | components['schemas']['Undeclared'];
      /**
       * @description Unique within the text.
       * @example p1
       */
      id?: string;
      /** @description The nodes within this one, each of the same form. A free map, see `RichContent`. */
      nodes?: readonly {
        [key: string]: unknown;
      }[];
      style?: components['schemas']['NodeStyle'];
    } & {
      [key: string]: unknown;
    };
    /** @description About the text as a document. */
    RichContentMetadata: {
      /**
       * Format: int32
       * @description Version of the form in which it is kept.
       */
      version?: number;
      /** @description Id of the document. */
      id?: string;
      /**
       * Format: date-time
       * @deprecated
       * @description When it was begun.
       */
      createdTimestamp?: string;
      /**
       * Format: date-time
       * @deprecated
       * @description When it was last changed.
       */
      updatedTimestamp?: string;
    };
    /**
     * @description Kind of a decoration.
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
    /** @description One way in which text stands out. Beside its type it may carry one member with the particulars, such as `colorData`, `linkData` or `fontWeightValue`; as with nodes, they pass as they are. */
    TextDecoration: {
      type: components['schemas']['TextDecorationType'] | components['schemas']['Undeclared'];
    } & {
      [key: string]: unknown;
    };
    /** @description Looks of one kind of paragraph. */
    TextNodeStyle: {
      decorations?: readonly components['schemas']['TextDecoration'][];
      nodeStyle?: components['schemas']['NodeStyle'];
      /**
       * @description As in CSS.
       * @example 1.5
       */
      lineHeight?: string;
    };
    /** @description Looks of the text by kind of paragraph. What is absent looks as the site has it. */
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
    /** @description A text with headings, lists, pictures and more, as a tree of nodes. The first level of the tree is typed and what hangs below it is a free map: nodes nest without end, and a description without cycles has to stop somewhere. */
    RichContent: {
      nodes?: components['schemas']['RichContentNode'][];
      metadata?: components['schemas']['RichContentMetadata'];
      documentStyle?: components['schemas']['DocumentStyle'];
    };
    /** @description The main picture of the event. */
    EventImage: {
      /** @description Name of the file in the media store of the site. */
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
      /** @description Text for those who do not see the picture. */
      altText?: string;
      /**
       * Format: date-time
       * @description When `url` ceases to work; absent when it does not. Known from the platform's own packages only.
       */
      urlExpirationDate?: string;
    };
    /**
     * @description Whether guests come to a place (VENUE) or join from elsewhere (ONLINE).
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
     * @description How far below the country a division stands; level 1 is next to it.
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
    /** @description One level of a country's division. */
    AddressSubdivision: {
      /** @example DE-BE */
      code?: string;
      /** @example Berlin */
      name?: string;
      type?: components['schemas']['SubdivisionLevel'] | components['schemas']['Undeclared'];
      /** @description What the country calls this level. */
      typeInfo?: string;
    };
    /** @description Address of the place. The street is given either in parts (`streetAddress`) or as one line (`addressLine`). */
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
      /** @description How to find the place. */
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
      /** @description Every level between country and city. Known from the platform's own packages only. */
      subdivisions?: components['schemas']['AddressSubdivision'][];
    };
    /** @description Where the event takes place. */
    EventLocation: {
      type: components['schemas']['LocationType'] | components['schemas']['Undeclared'];
      /**
       * @description Name of the place, as guests see it.
       * @example Old Pump House
       */
      name?: string;
      address?: components['schemas']['EventAddress'];
      /** @description True while the place is to be decided; then `name` says so in words. */
      locationTbd?: boolean;
    };
    /**
     * @description ONE_TIME for an event by itself, RECURRING for one of a series. The other three mark an event of a series that is next, ended lately or was canceled lately; when exactly the platform uses them is not established.
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
      /** @description Zone by its name in the tz database. */
      timeZoneId?: string;
      /** @description Show guests the zone beside the time. */
      showTimeZone: boolean;
    };
    /** @description The series that the event belongs to. */
    Recurrences: {
      /** @description The dates of the series, one for each event. */
      individualEventDates: components['schemas']['Occurrence'][];
      /** @description Id of the category that all events of the series share. */
      categoryId?: string;
    };
    /** @description The dates as texts in the language of the site and the zone of the event, for showing only. */
    FormattedDates: {
      /**
       * @description The whole span in one line.
       * @example 14 March 2026, 19:30 – 22:00
       */
      dateAndTime?: string;
      /**
       * @description Day of the start.
       * @example 14 March 2026
       */
      startDate?: string;
      /**
       * @description Clock time of the start in the zone of the event.
       * @example 19:30
       */
      startTime?: string;
      /**
       * @description Day of the end.
       * @example 14 March 2026
       */
      endDate?: string;
      /**
       * @description Clock time of the end.
       * @example 22:00
       */
      endTime?: string;
    };
    /** @description When the event takes place. Start and end are absent while they are to be decided. */
    DateAndTimeSettings: {
      /** @description True while the dates are to be decided. */
      dateAndTimeTbd?: boolean;
      /**
       * @description What guests read instead of dates.
       * @example In late spring
       */
      dateAndTimeTbdMessage?: string;
      /**
       * Format: date-time
       * @description From this instant on, inclusive.
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description To this instant, exclusive; after the start.
       */
      endDate?: string;
      /**
       * @description Zone in which guests read the dates, by its name in the tz database.
       * @example Europe/Berlin
       */
      timeZoneId?: string;
      /** @description Show guests the start only. */
      hideEndDate?: boolean;
      /** @description Show guests the zone beside the time. */
      showTimeZone?: boolean;
      recurrenceStatus: components['schemas']['RecurrenceStatus'] | components['schemas']['Undeclared'];
      recurringEvents?: components['schemas']['Recurrences'];
      formatted?: components['schemas']['FormattedDates'];
    };
    /**
     * @description What the registration is at present. NONE when the event is only shown, EXTERNAL when it is done on another site. RSVP_AND_TICKETING is known from the platform's own packages only.
     * @enum {string}
     */
    RegistrationType: 'RSVP' | 'TICKETING' | 'EXTERNAL' | 'NONE' | 'RSVP_AND_TICKETING';
    /**
     * @description Whether guests can register now:
     *
     *     - OPEN_RSVP, OPEN_TICKETS, OPEN_EXTERNAL: they can, in the way named
     *     - OPEN_RSVP_WAITLIST_ONLY: the places are taken, the waitlist is open
     *     - SCHEDULED_RSVP: answers are taken from `rsvp.startDate` on
     *     - CLOSED_AUTOMATICALLY: the event is over, or all tickets are sold or no longer on sale
     *     - CLOSED_MANUALLY: the owner paused it or canceled the event, or it is a draft
     *     - UNKNOWN_REGISTRATION_STATUS: not known
     *     - OPEN_RSVP_AND_TICKETS: both ways; known from the platform's own packages only
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
     * @description Whether guests answer an invitation (RSVP) or buy tickets (TICKETING). Chosen when the event is made, and never changed afterwards. RSVP_AND_TICKETING is known from the platform's own packages only.
     * @enum {string}
     */
    InitialRegistrationType: 'RSVP' | 'TICKETING' | 'RSVP_AND_TICKETING';
    /**
     * @description Who may register. MEMBER asks guests to sign in first; VISITOR is the older word for VISITOR_OR_MEMBER.
     * @enum {string}
     */
    GuestType: 'VISITOR' | 'MEMBER' | 'VISITOR_OR_MEMBER';
    /**
     * @description What guests can answer to the invitation. With YES_AND_NO they can decline too.
     * @enum {string}
     */
    RsvpResponseType: 'YES_ONLY' | 'YES_AND_NO';
    /** @description Texts after a yes. */
    AcceptedMessages: {
      /** @example See you there */
      title?: string;
      message?: string;
      /** @example Add to calendar */
      addToCalendarActionLabel?: string;
      /** @example Share */
      shareActionLabel?: string;
    };
    /** @description Texts after a no. */
    DeclinedMessages: {
      /** @example A pity */
      title?: string;
      /** @example Share */
      shareActionLabel?: string;
    };
    /** @description What guests read after their answer. Known from the platform's own packages only. */
    RsvpConfirmationMessages: {
      positiveConfirmation?: components['schemas']['AcceptedMessages'];
      waitlistMessages?: components['schemas']['AcceptedMessages'];
      negativeMessages?: components['schemas']['DeclinedMessages'];
    };
    /** @description Registration by answering an invitation. */
    RsvpRegistration: {
      responseType: components['schemas']['RsvpResponseType'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description Most guests. Absent means no limit.
       * @example 20
       */
      limit?: number;
      /** @description Further guests may wait for a place once the limit is reached. */
      waitlistEnabled: boolean;
      /**
       * Format: date-time
       * @description When answers begin to be taken.
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description When answers are no longer taken.
       */
      endDate?: string;
      confirmationMessages?: components['schemas']['RsvpConfirmationMessages'];
      /**
       * Format: uuid
       * @description Id of the form that guests fill in. Known from the platform's own packages only.
       */
      formId?: string;
    };
    /**
     * Format: currency-code
     * @description Three-letter currency code (ISO 4217).
     * @example EUR
     */
    CurrencyCode: string;
    /** @description Price of a ticket, as the cheapest or the dearest of the event. */
    TicketPrice: {
      /**
       * Format: decimal
       * @description In the major unit of the currency, without sign or thousands separators.
       * @example 24.00
       */
      value: string;
      currency: components['schemas']['CurrencyCode'];
      /**
       * @description The price as text with the currency sign.
       * @example €24.00
       */
      formattedValue?: string;
    };
    /**
     * @description Whether the price of a ticket holds the tax already, or the checkout adds it.
     * @enum {string}
     */
    EventTaxType: 'INCLUDED_IN_PRICE' | 'ADDED_AT_CHECKOUT';
    /**
     * Format: rate
     * @description In percent, from 0.001 to 100, with three decimals at most.
     * @example 7.000
     */
    TaxRate: string;
    /** @description Tax on the tickets of the event. */
    TaxSettings: {
      type: components['schemas']['EventTaxType'] | components['schemas']['Undeclared'];
      /**
       * @description What the tax is called.
       * @example VAT
       */
      name?: string;
      rate?: components['schemas']['TaxRate'];
      /** @description Donations are taxed too. */
      appliedToDonations?: boolean;
    };
    /** @description What buyers read after the purchase. Known from the platform's own packages only. */
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
     * @description Which checkout sells the tickets. Known from the platform's own packages only.
     * @enum {string}
     */
    EventCheckoutType: 'EVENTS_APP' | 'ECOMM_PLATFORM';
    /** @description Registration by buying tickets. The tickets themselves are another service's business. */
    TicketsRegistration: {
      /** @description Each ticket asks for its own guest's details. */
      guestsAssignedSeparately: boolean;
      /**
       * Format: int32
       * @example 8
       */
      ticketLimitPerOrder: number;
      currency?: components['schemas']['CurrencyCode'];
      lowestPrice?: components['schemas']['TicketPrice'];
      highestPrice?: components['schemas']['TicketPrice'];
      /** @description Nothing is left of any ticket. */
      soldOut?: boolean;
      taxSettings?: components['schemas']['TaxSettings'];
      /**
       * Format: int32
       * @description How long a reservation holds its tickets; 20 unless said.
       * @example 20
       */
      reservationDurationInMinutes?: number;
      /**
       * Format: int32
       * @description How long after the hold an unpaid order may still be paid before it is canceled. Known from the platform's own packages only.
       */
      gracePeriodInMinutes?: number;
      /**
       * Format: uuid
       * @description Id of another app that counts the tickets. Known from the platform's own packages only.
       */
      stockManagerAppId?: string;
      confirmationMessages?: components['schemas']['TicketsConfirmationMessages'];
      /**
       * Format: uuid
       * @description Id of the form that the buyer fills in. Known from the platform's own packages only.
       */
      buyerFormId?: string;
      /**
       * Format: uuid
       * @description Id of the form for the guest of each ticket. Known from the platform's own packages only.
       */
      ticketHolderFormId?: string;
      /**
       * Format: uuid
       * @description Id of a former buyer form that is not in use. Known from the platform's own packages only.
       */
      inactiveBuyerFormId?: string;
      checkoutType?: components['schemas']['EventCheckoutType'] | components['schemas']['Undeclared'];
    };
    /** @description Registration on another site. */
    ExternalRegistration: {
      /**
       * Format: uri
       * @description Where guests register.
       * @example https://tickets.example.com/strings
       */
      url?: string;
    };
    /** @description How guests register, and whether they can now. Which of `rsvp`, `tickets`, `external` is there follows `type`. */
    Registration: {
      type: components['schemas']['RegistrationType'] | components['schemas']['Undeclared'];
      status: components['schemas']['RegistrationStatus'] | components['schemas']['Undeclared'];
      initialType: components['schemas']['InitialRegistrationType'] | components['schemas']['Undeclared'];
      allowedGuestTypes: components['schemas']['GuestType'] | components['schemas']['Undeclared'];
      /** @description The owner stopped registration for the time being. */
      registrationPaused: boolean;
      /** @description The event is shown without any way to register. */
      registrationDisabled: boolean;
      rsvp?: components['schemas']['RsvpRegistration'];
      tickets?: components['schemas']['TicketsRegistration'];
      external?: components['schemas']['ExternalRegistration'];
    };
    /** @description Ways to put the event into a calendar. */
    CalendarUrls: {
      /** @description Address that adds it to a Google calendar. */
      google: string;
      /** @description Address of an iCalendar file. */
      ics: string;
    };
    /** @description Address of a page of the site, in two parts to be joined. The platform makes it. */
    PageUrl: {
      /** @example https://www.halm-studio.com */
      base: string;
      /** @example /event-details/strings-by-candlelight */
      path: string;
    };
    /**
     * @description Kind of a question: one line (INPUT), several lines (TEXTAREA), one out of a list (DROPDOWN, RADIO), any of a
     *     list (CHECKBOX), first and last name (NAME), further guests and their names (GUEST_CONTROL), an address in one
     *     line (ADDRESS_SHORT) or in parts (ADDRESS_FULL), a day (DATE).
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
    /** @description The text of one part of a value. */
    FieldPartLabel: {
      /**
       * @description Which part it is.
       * @example city
       */
      name?: string;
      /**
       * @description What guests read.
       * @example Town
       */
      label?: string;
    };
    /**
     * @description Kind of value that an answer holds.
     * @enum {string}
     */
    FormValueType: 'TEXT' | 'NUMBER' | 'TEXT_ARRAY' | 'DATE_TIME' | 'ADDRESS';
    /** @description What a list shows before a guest chooses. Either one of its options or a text that is no option. */
    OptionSelection: {
      /**
       * Format: int32
       * @description Place in `options`, from 0.
       */
      optionIndex?: number;
      /** @example Please choose */
      placeholderText?: string;
    };
    /** @description One value that a question asks for. */
    FormField: {
      /**
       * @description Name of the value among the answers of a guest.
       * @example email
       */
      name?: string;
      /**
       * @description What guests read beside it.
       * @example E-mail
       */
      label?: string;
      /** @description Further texts of the value, by the platform's names for them. */
      additionalLabels?: {
        [key: string]: string;
      };
      /** @description The texts of a value with several parts, such as an address. */
      labels?: components['schemas']['FieldPartLabel'][];
      type?: components['schemas']['FormValueType'] | components['schemas']['Undeclared'];
      /**
       * @deprecated
       * @description The older form of `type` TEXT_ARRAY.
       */
      array?: boolean;
      /** @description Guests must answer. */
      mandatory?: boolean;
      /** @description What guests choose from. */
      options?: string[];
      defaultOptionSelection?: components['schemas']['OptionSelection'];
      /**
       * Format: int32
       * @description Most characters of the answer.
       */
      maxLength?: number;
      /**
       * Format: int32
       * @description Most entries of an answer that is a list.
       */
      maxSize?: number;
    };
    /** @description One question of the form. It has one input, or several for names, guests and addresses. */
    InputControl: {
      /** @example email */
      id: string;
      type: components['schemas']['InputControlType'] | components['schemas']['Undeclared'];
      /** @description True for the questions that every form has; they cannot be taken out. */
      system: boolean;
      /**
       * @deprecated
       * @description The older form of `id`.
       */
      name: string;
      /**
       * @deprecated
       * @description The older form of the labels of `inputs`.
       */
      label: string;
      /**
       * Format: int32
       * @description Place in the form; the lowest comes first.
       */
      orderIndex: number;
      inputs?: components['schemas']['FormField'][];
      /** @description True when the question was taken out but has answers. */
      deleted?: boolean;
    };
    /** @description Texts once the yes has arrived. */
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
    /** @description Texts for guests who come, or wait for a place. */
    RsvpAcceptance: {
      /**
       * @description Above the form.
       * @example Are you coming?
       */
      title: string;
      confirmation?: components['schemas']['RsvpAcceptanceConfirmed'];
    };
    /** @description Texts once the no has arrived. */
    RsvpRefusalConfirmed: {
      /** @example A pity */
      title: string;
      /** @example Share */
      shareActionLabel: string;
    };
    /** @description Texts for guests who do not come. */
    RsvpRefusal: {
      /**
       * @description Above the form.
       * @example You cannot come?
       */
      title: string;
      confirmation?: components['schemas']['RsvpRefusalConfirmed'];
    };
    /** @description Texts of the answer to an invitation. */
    RsvpFormMessages: {
      /**
       * @description Label of the yes.
       * @example I will come
       */
      rsvpYesOption: string;
      /**
       * @description Label of the no.
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
    /** @description Texts once the tickets are bought. */
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
    /** @description Texts of the purchase of tickets. */
    CheckoutFormMessages: {
      /**
       * @description Above the form.
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
    /** @description Texts when nobody can register any more. */
    RegistrationClosedMessages: {
      /** @example Registration is closed. */
      message: string;
      /**
       * @description Label of the way to other events.
       * @example Other events
       */
      exploreEventsActionLabel: string;
    };
    /** @description Texts when no ticket can be had. */
    TicketsUnavailableMessages: {
      /** @example There are no tickets left. */
      message: string;
      /**
       * @description Label of the way to other events.
       * @example Other events
       */
      exploreEventsActionLabel: string;
    };
    /** @description Texts around the form, by way of registration. */
    FormMessages: {
      rsvp?: components['schemas']['RsvpFormMessages'];
      checkout?: components['schemas']['CheckoutFormMessages'];
      registrationClosed?: components['schemas']['RegistrationClosedMessages'];
      ticketsUnavailable?: components['schemas']['TicketsUnavailableMessages'];
    };
    /** @description What guests are asked when they register, and the texts around it. */
    RegistrationForm: {
      /** @description The questions; `orderIndex` tells their order. */
      controls: components['schemas']['InputControl'][];
      messages?: components['schemas']['FormMessages'];
    };
    /** @description Answers to the invitation so far. */
    RsvpSummary: {
      /**
       * Format: int32
       * @description Answers of every kind.
       */
      totalCount: number;
      /**
       * Format: int32
       * @description Answers with yes.
       */
      yesCount: number;
      /**
       * Format: int32
       * @description Answers with no.
       */
      noCount: number;
      /**
       * Format: int32
       * @description Waiting for a place.
       */
      waitlistCount: number;
    };
    /** @description A sum of money. */
    SalesAmount: {
      /**
       * Format: decimal
       * @deprecated
       * @description The older form of `value`; always there.
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
    /** @description Sales of tickets so far. */
    TicketSummary: {
      /** Format: int32 */
      ticketsSold: number;
      /** Format: int32 */
      totalOrders: number;
      /** @description What was sold in all. Set by the platform. */
      totalSales?: components['schemas']['SalesAmount'];
      /** @description What the sales brought in. Set by the platform. */
      revenue?: components['schemas']['SalesAmount'];
      /** @description True once something was sold; the currency of the tickets cannot be changed then. */
      currencyLocked: boolean;
    };
    /**
     * @description Whether a person, an app or the platform itself did it.
     * @enum {string}
     */
    CancellationActorType: 'USER' | 'APP' | 'SYSTEM';
    /** @description Who canceled the event, and when. There for canceled events only. */
    EventCancellation: {
      /** Format: date-time */
      canceledDate?: string;
      actorType: components['schemas']['CancellationActorType'] | components['schemas']['Undeclared'];
      /** @example Mara Lindt */
      actorName: string;
      /**
       * @description Empty when no person did it.
       * @example mara.lindt@example.com
       */
      actorEmail: string;
    };
    /** @description Figures of the event, counted by the platform. Each part is there when the event has such a thing. */
    EventSummaries: {
      rsvps?: components['schemas']['RsvpSummary'];
      tickets?: components['schemas']['TicketSummary'];
      cancellation?: components['schemas']['EventCancellation'];
    };
    /** @description What is shown of the guests. */
    GuestListSettings: {
      /** @description Everybody sees who comes. */
      displayedPublicly: boolean;
    };
    /**
     * @description In a MEETING everybody speaks; in a WEBINAR guests watch.
     * @enum {string}
     */
    ConferenceType: 'MEETING' | 'WEBINAR';
    /** @description Ways into the conference. Made by the service that holds it. */
    OnlineConferencingSession: {
      /** @description For the host only; not to be shown to guests. */
      hostLink: string;
      guestLink: string;
      /**
       * Format: password
       * @description What guests are asked for on the way in.
       */
      password?: string;
      /** @description False while the service has not made it, or failed to. */
      sessionCreated?: boolean;
      /** @description Id of the conference at that service. */
      sessionId?: string;
    };
    /** @description The video conference of an event that takes place online. */
    OnlineConferencing: {
      /** @description The event has a conference. */
      enabled: boolean;
      type: components['schemas']['ConferenceType'] | components['schemas']['Undeclared'];
      /**
       * Format: uuid
       * @description Id of the service that holds the conference.
       */
      providerId?: string;
      /** @description Name of that service. Known from the platform's own packages only. */
      providerName?: string;
      session?: components['schemas']['OnlineConferencingSession'];
    };
    /** @description One tag of the head of the page. */
    SeoTag: {
      /**
       * @description Name of the tag.
       * @example title
       */
      type: string;
      /**
       * @description Attributes of the tag. Any names, hence a free map.
       * @example {
       *       "name": "description",
       *       "content": "Quartets in the Old Pump House"
       *     }
       */
      props?: {
        [key: string]: unknown;
      };
      /** @description The platform's own notes on the tag. */
      meta?: {
        [key: string]: unknown;
      };
      /**
       * @description Text within the tag; may be empty.
       * @example Strings by candlelight
       */
      children: string;
      /** @description The owner added it. */
      custom: boolean;
      /** @description It is left out of the page. */
      disabled: boolean;
    };
    /** @description One word, or a few, to be found by. */
    SeoKeyword: {
      /** @example string quartet berlin */
      term: string;
      /** @description The most important one; at most one is. */
      isMain: boolean;
      /** @description Where the word came from. */
      origin?: string;
    };
    /** @description Words to be found by, and what happens when the slug changes. */
    SeoKeywordSettings: {
      /** @description The old address does not lead to the new one. */
      preventAutoRedirect: boolean;
      keywords: components['schemas']['SeoKeyword'][];
    };
    /** @description Tags for the head of the page, and the words to be found by. */
    SeoSchema: {
      tags: components['schemas']['SeoTag'][];
      settings?: components['schemas']['SeoKeywordSettings'];
    };
    /** @description What search engines are told about the event's page. */
    SeoSettings: {
      /** @description The part of the page's address that names the event. */
      slug: string;
      /** @description Search engines are asked to pass over the page. */
      hidden?: boolean;
      advancedSeoData?: components['schemas']['SeoSchema'];
    };
    /** @description The programme of the event. */
    AgendaSettings: {
      /** @description Guests see a programme. */
      enabled: boolean;
      /** @description Address of the page with the programme. */
      pageUrl?: components['schemas']['PageUrl'];
    };
    /** @description What the site leaves out. */
    EventDisplaySettings: {
      /** @description Lists show no way to the event's own page. */
      hideEventDetailsButton?: boolean;
      /** @description The event has no page of its own. */
      hideEventDetailsPage?: boolean;
    };
    /**
     * @description MANUAL when the owner made it, RECURRING_EVENT when it holds a series together. COMPONENT is known from the platform's own packages only.
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
      /** @description Visitors do not see it. */
      hidden?: boolean;
      type?: components['schemas']['EventCategoryType'] | components['schemas']['Undeclared'];
    };
    /** @description Where the event stands in the lists of the site. */
    EventCategories: {
      categories?: components['schemas']['EventCategory'][];
    };
    /** @description How guests are labelled among the contacts. Known from the platform's own packages only. */
    LabellingSettings: {
      /** @description Older id of the label. */
      assignedContactsLegacyLabelId?: string;
      /** @description The label is gone. */
      assignedContactsLabelDeleted?: boolean;
    };
    /**
     * @description Which mark is shown where there is room for one.
     * @enum {string}
     */
    BadgePriority: 'FIRST_PRIORITY' | 'SECOND_PRIORITY' | 'THIRD_PRIORITY';
    /** @description One mark. */
    EventBadge: {
      type?: components['schemas']['BadgePriority'] | components['schemas']['Undeclared'];
      /** @example Last tickets */
      text?: string;
      /**
       * Format: date-time
       * @description When the site's own code last set the mark.
       */
      functionUpdateDate?: string;
    };
    /** @description Small marks on the event. Known from the platform's own packages only. */
    BadgeList: {
      badges?: components['schemas']['EventBadge'][];
    };
    /** @description The discussion of the event. For the platform's own use. */
    EventFeed: {
      /**
       * Format: password
       * @description Secret that lets the caller take part.
       */
      token?: string;
    };
    /** @description An event of the site. What stands beside the required fields depends on the fieldsets that were asked for, and on what the owner filled in. */
    SiteEvent: {
      /**
       * Format: uuid
       * @description Made by the platform.
       */
      id: string;
      /** @example Strings by candlelight */
      title: string;
      /**
       * @description The part of the page's address that names the event; made from the title, or chosen in `seoSettings.slug`.
       * @example strings-by-candlelight
       */
      slug: string;
      status: components['schemas']['EventStatus'] | components['schemas']['Undeclared'];
      /** @description One or two sentences for lists. */
      shortDescription?: string;
      /**
       * @deprecated
       * @description The older form of `description`, as HTML.
       */
      detailedDescription?: string;
      description?: components['schemas']['RichContent'];
      mainImage?: components['schemas']['EventImage'];
      location: components['schemas']['EventLocation'];
      dateAndTimeSettings: components['schemas']['DateAndTimeSettings'];
      registration?: components['schemas']['Registration'];
      calendarUrls?: components['schemas']['CalendarUrls'];
      /** @description Address of the event's own page. */
      eventPageUrl?: components['schemas']['PageUrl'];
      form?: components['schemas']['RegistrationForm'];
      summaries?: components['schemas']['EventSummaries'];
      guestListSettings?: components['schemas']['GuestListSettings'];
      onlineConferencing?: components['schemas']['OnlineConferencing'];
      seoSettings?: components['schemas']['SeoSettings'];
      agendaSettings?: components['schemas']['AgendaSettings'];
      eventDisplaySettings?: components['schemas']['EventDisplaySettings'];
      categories?: components['schemas']['EventCategories'];
      /** @description Key of the label that the guests of this event carry among the contacts of the site. */
      contactLabel?: string;
      labellingSettings?: components['schemas']['LabellingSettings'];
      badges?: components['schemas']['BadgeList'];
      /** @description Whether the look of the tickets can be changed. Known from the platform's own packages only. */
      customizableTickets?: boolean;
      feed?: components['schemas']['EventFeed'];
      /** @description Id of the events app on this site. */
      instanceId: string;
      /**
       * Format: uuid
       * @description Id of the owner or collaborator who made it.
       */
      userId: string;
      /** Format: date-time */
      createdDate: string;
      /** Format: date-time */
      updatedDate: string;
      /**
       * Format: date-time
       * @description Absent while it is a draft.
       */
      publishedDate?: string;
    };
    /** @description Whose cart it is. Exactly one of `visitorId`, `memberId` and `userId` is there. */
    BuyerInfo: {
      /**
       * Format: uuid
       * @description The buyer is not signed in.
       */
      visitorId?: string;
      /**
       * Format: uuid
       * @description The buyer is a member of the site.
       */
      memberId?: string;
      /**
       * Format: uuid
       * @description The buyer is the owner or a collaborator.
       */
      userId?: string;
      /**
       * Format: uuid
       * @description The buyer in the contact list of the site.
       */
      contactId?: string;
      /** Format: email */
      email?: string;
    };
    /**
     * Format: int32
     * @description How many of the item.
     * @example 2
     */
    Quantity: number;
    /** @description Names one item of one catalog. */
    CatalogReference: {
      /**
       * @description App whose catalog it is. The platform's own store is 215238eb-22a5-4c36-9e7b-e7c08025e04e.
       * @example 215238eb-22a5-4c36-9e7b-e7c08025e04e
       */
      appId: string;
      /**
       * @description Id of the item in that catalog. For the store it is the id of the product.
       * @example 4f9c2d1e-7b36-4a58-9d0e-2c61f3a8b774
       */
      catalogItemId: string;
      /**
       * @description What was chosen, in a form that the catalog decides. For the store: `variantId` where the product manages variants, otherwise `options` (name of the option to name of the choice); `customTextFields` (title to text).
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
    /** @description Where the site shows the item. */
    ItemPageUrl: {
      /**
       * @description Path from the root of the site.
       * @example /product-page/vase
       */
      relativePath: string;
      /** @description The whole address, when the site has one. */
      url?: string;
    };
    /** @description A picture, ready to be shown. */
    Image: {
      /**
       * @description Name of the file in the media store of the site.
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
      /** @description Text for those who do not see the picture. */
      altText?: string;
      /** @description Name of the file when it was uploaded. */
      filename?: string;
    };
    /** @description What the line is about, such as colour. */
    DescriptionLineName: {
      /**
       * @description In the main language of the site.
       * @example Size
       */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description A choice that is told in words. */
    PlainTextValue: {
      /**
       * @description In the main language of the site.
       * @example M
       */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description A choice that is shown as a colour. */
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
    /** @description One pair of name and value, such as colour and blue. Exactly one of `plainText` and `colorInfo` is there. */
    DescriptionLine: {
      name: components['schemas']['DescriptionLineName'];
      plainText?: components['schemas']['PlainTextValue'];
      colorInfo?: components['schemas']['ColorValue'];
    };
    /**
     * @description A kind that the platform knows. UNRECOGNISED is a kind newer than this description.
     * @enum {string}
     */
    ItemTypePreset: 'UNRECOGNISED' | 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE';
    /** @description Kind of the item. Exactly one of the members is there. */
    ItemType: {
      preset?: components['schemas']['ItemTypePreset'] | components['schemas']['Undeclared'];
      /** @description A kind of the app's own. */
      custom?: string;
    };
    /** @description One price, told four times: in the currency of the site and in the currency that the buyer is shown, each as a bare decimal and as text with the currency sign. The currencies themselves stand beside it, in the entity that carries the price. Compute with `amount`, show `formattedConvertedAmount`. */
    MultiCurrencyPrice: {
      /**
       * Format: decimal
       * @description Amount in the currency of the site (`currency`): a decimal without sign or thousands separators, from 0 to 1 000 000 000 000 000.
       * @example 24.90
       */
      amount: string;
      /**
       * Format: decimal
       * @description Amount in the currency of the buyer (`conversionCurrency`). Equal to `amount` without conversion.
       * @example 24.90
       */
      convertedAmount: string;
      /**
       * @description `amount` as text with the currency sign, for showing only.
       * @example €24.90
       */
      formattedAmount: string;
      /**
       * @description `convertedAmount` as text with the currency sign, for showing only.
       * @example €24.90
       */
      formattedConvertedAmount: string;
    };
    /** @description Words in place of the price, for items that have no number. */
    PriceDescription: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /**
     * @description How the item is paid: all online, all in person (OFFLINE), a deposit online and the rest later (DEPOSIT_ONLINE), or with a membership, which makes the price 0. FULL_PAYMENT_ONLINE unless said.
     * @enum {string}
     */
    PaymentOptionType:
      | 'FULL_PAYMENT_ONLINE'
      | 'FULL_PAYMENT_OFFLINE'
      | 'MEMBERSHIP'
      | 'DEPOSIT_ONLINE'
      | 'MEMBERSHIP_OFFLINE'
      | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER';
    /** @description The membership that pays for the line. */
    SelectedMembership: {
      /** @description Id that the app gave the membership. */
      id: string;
      /**
       * Format: uuid
       * @description App that keeps the membership.
       */
      appId: string;
    };
    /**
     * @description AVAILABLE: there are enough. PARTIALLY_AVAILABLE: there are some, but fewer than the quantity. NOT_AVAILABLE: there are none. NOT_FOUND: the catalog does not have the item any more.
     * @enum {string}
     */
    ItemAvailabilityStatus: 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE';
    /** @description Whether the item can be had now, in the wanted quantity. */
    ItemAvailability: {
      status: components['schemas']['ItemAvailabilityStatus'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description How many there are. Absent when the stock is not counted.
       */
      quantityAvailable?: number;
    };
    /** @description What a carrier must know. */
    PhysicalProperties: {
      /**
       * Format: double
       * @description Of one, in the weight unit of the cart.
       */
      weight?: number;
      /**
       * @description Stock keeping unit.
       * @example VASE-BLU
       */
      sku?: string;
      /** @description Whether the item is shipped at all. */
      shippable: boolean;
    };
    /**
     * @description Which address decides on the tax.
     * @enum {string}
     */
    TaxableAddressType: 'BUSINESS' | 'BILLING' | 'SHIPPING';
    /** @description Which address decides the tax. */
    TaxableAddress: {
      addressType: components['schemas']['TaxableAddressType'] | components['schemas']['Undeclared'];
    };
    /** @description What only a line of type SERVICE has. */
    ServiceProperties: {
      /**
       * Format: date-time
       * @description When the service takes place.
       */
      scheduledDate?: string;
      /** Format: int32 */
      numberOfParticipants?: number;
    };
    /**
     * @description Unit of the cycle.
     * @enum {string}
     */
    SubscriptionFrequency: 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
    /** @description Time before the first charge. */
    FreeTrialPeriod: {
      frequency: components['schemas']['SubscriptionFrequency'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description How many of the unit.
       */
      interval: number;
    };
    /** @description When the subscription is charged again. `interval` times `frequency` is the length of one cycle. */
    SubscriptionSettings: {
      frequency: components['schemas']['SubscriptionFrequency'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description How many units of the frequency one cycle has.
       * @default 1
       */
      interval?: number;
      /** @description True runs until someone ends it; false after `billingCycles`. */
      autoRenewal: boolean;
      /**
       * Format: int32
       * @description How often it is charged. Absent with `autoRenewal`.
       */
      billingCycles?: number;
      /** @description Whether the buyer may end it. */
      enableCustomerCancellation: boolean;
      /**
       * Format: date-time
       * @description First day, when it is not the day of the order.
       */
      startDate?: string;
      freeTrialPeriod?: components['schemas']['FreeTrialPeriod'];
    };
    /** @description Name of the subscription, as the buyer reads it. */
    SubscriptionTitle: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description What the subscription is, as the buyer reads it. */
    SubscriptionDescription: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description The subscription that the item is bought with. Absent for a purchase made once. */
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
    /** @description Extras that belong together, such as toppings. */
    ModifierGroup: {
      id: string;
      name?: components['schemas']['TranslatableString'];
      modifiers: components['schemas']['ItemModifier'][];
    };
    /**
     * @description What such a file holds.
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
    /** @description A file that the buyer may load once it is paid for. For the platform's own use, so mostly absent. */
    DigitalFile: {
      /** @description Id in the media store of the site. */
      id: string;
      /** @example pattern-linen-shirt.pdf */
      fileName: string;
      fileType: components['schemas']['DigitalFileType'] | components['schemas']['Undeclared'];
    };
    /** @description What a carrier must know, to send. */
    PhysicalPropertiesInput: {
      /**
       * Format: double
       * @description Of one, in the weight unit of the site.
       */
      weight?: number;
      /**
       * @description Stock keeping unit.
       * @example VASE-BLU
       */
      sku?: string;
      /**
       * @description Whether the item is shipped at all.
       * @default false
       */
      shippable?: boolean;
    };
    /** @description A picture in the media store of the site, named by its id. */
    ImageReference: {
      /**
       * @description Name of the file in the media store.
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
      /** @description Text for those who do not see the picture. */
      altText?: string;
      /** @description Name of the file when it was uploaded. */
      filename?: string;
    };
    /** @description How the item is paid, wrapped so that it can be absent. */
    PaymentOption: {
      value: components['schemas']['PaymentOptionType'] | components['schemas']['Undeclared'];
    };
    /** @description Values that take the place of those of the catalog, for this line. For the owner and apps only. */
    CatalogOverrideFields: {
      productName?: components['schemas']['ProductName'];
      /**
       * Format: decimal
       * @description Price of one, at most 999 999 999, with up to three decimals.
       * @example 19.90
       */
      price?: string;
      /**
       * Format: decimal
       * @description Price of one before discounts, at most 999 999 999, with up to three decimals.
       * @example 24.90
       */
      fullPrice?: string;
      /**
       * Format: decimal
       * @description What is paid now for one; above 0, at most 999 999 999, with up to three decimals.
       * @example 5.00
       */
      depositAmount?: string;
      descriptionLines?: readonly components['schemas']['DescriptionLine'][];
      physicalProperties?: components['schemas']['PhysicalPropertiesInput'];
      image?: components['schemas']['ImageReference'];
      paymentOption?: components['schemas']['PaymentOption'];
      /**
       * @description Whether the means of payment is kept for later charges.
       * @default false
       */
      savePaymentMethod?: boolean;
      /**
       * Format: uuid
       * @description App that keeps the stock of the item.
       */
      inventoryAppId?: string;
    };
    /** @description Data that apps keep with the entity. */
    ExtendedFields: {
      /**
       * @description One object of free form for each app, under the name of the app.
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
    /** @description One line of a cart. Unit prices go down in three steps: `fullPrice` before any discount, `priceBeforeDiscounts` after those of the catalog, `price` after those of the catalog and of the line. What a coupon takes off stands in the estimate only. */
    LineItem: {
      /**
       * Format: uuid
       * @description Id of the line within the cart.
       */
      id: string;
      quantity: components['schemas']['Quantity'];
      /** @description The item in its catalog. May be absent for a custom line. */
      catalogReference?: components['schemas']['CatalogReference'];
      /** @description Id of the item that the catalog knows, when `catalogItemId` names only a part of it, such as a variant. */
      rootCatalogItemId?: string;
      productName: components['schemas']['ProductName'];
      url?: components['schemas']['ItemPageUrl'];
      image?: components['schemas']['Image'];
      /** @description The chosen options and texts, to be shown under the name. */
      descriptionLines?: components['schemas']['DescriptionLine'][];
      itemType: components['schemas']['ItemType'];
      /** @description True when the line does not come from a catalog. */
      customLineItem: boolean;
      /** @description Price of one, after the discounts of the catalog and of the line. */
      price: components['schemas']['MultiCurrencyPrice'];
      /** @description Price of one before any discount, to be shown struck out. Equal to `price` without a discount. */
      fullPrice: components['schemas']['MultiCurrencyPrice'];
      /** @description Price of one, after the discounts of the catalog only. Equal to `price` without others. */
      priceBeforeDiscounts: components['schemas']['MultiCurrencyPrice'];
      /** @description Price of the whole line, which is `price` times `quantity`. */
      lineItemPrice?: components['schemas']['MultiCurrencyPrice'];
      /** @description What is paid now for one, with the payment option DEPOSIT_ONLINE. */
      depositAmount?: components['schemas']['MultiCurrencyPrice'];
      priceDescription?: components['schemas']['PriceDescription'];
      /** @description True when the price is not known before the order is placed. */
      priceUndetermined: boolean;
      paymentOption: components['schemas']['PaymentOptionType'] | components['schemas']['Undeclared'];
      /** @description Whether the means of payment is kept for later charges. */
      savePaymentMethod: boolean;
      /** @description Text that the buyer must agree to before paying. Absent when nothing needs a consent. */
      consentRequiredPaymentPolicy?: string;
      selectedMembership?: components['schemas']['SelectedMembership'];
      /** @description True when only members may buy the item. */
      membersOnly: boolean;
      availability: components['schemas']['ItemAvailability'];
      /** @description True when the quantity cannot be changed. */
      fixedQuantity: boolean;
      physicalProperties?: components['schemas']['PhysicalProperties'];
      /**
       * Format: uuid
       * @description Delivery profile of the site that the item falls under.
       */
      deliveryProfileId?: string;
      /**
       * Format: uuid
       * @description Tax group that the item falls under.
       */
      taxGroupId?: string;
      taxableAddress?: components['schemas']['TaxableAddress'];
      serviceProperties?: components['schemas']['ServiceProperties'];
      subscriptionOptionInfo?: components['schemas']['SubscriptionOptionInfo'];
      /** @description Policies of the item, such as the one for cancelling. */
      policies?: components['schemas']['Policy'][];
      /** @description Extras that were chosen, by group. */
      modifierGroups?: components['schemas']['ModifierGroup'][];
      /** @description Price of the extras of one. It is part of `price`. */
      modifiersTotalPrice?: components['schemas']['MultiCurrencyPrice'];
      digitalFile?: components['schemas']['DigitalFile'];
      catalogOverrideFields?: components['schemas']['CatalogOverrideFields'];
      extendedFields?: components['schemas']['ExtendedFields'];
    };
    /** @description The coupon on the cart; what it takes off stands in the estimate. */
    CartCoupon: {
      /** @example 91f4d0b8-6c2e-4a17-8b53-d27a0e6c95f1 */
      id: string;
      /**
       * @description Code as the owner wrote it.
       * @example SPRING10
       */
      code: string;
    };
    /** @description A discount that the merchant gave by hand. */
    MerchantDiscount: {
      amount: components['schemas']['MultiCurrencyPrice'];
    };
    /** @description A discount on the cart. Exactly one of the members is there. */
    CartDiscount: {
      coupon?: components['schemas']['CartCoupon'];
      merchantDiscount?: components['schemas']['MerchantDiscount'];
    };
    /** @description A line that no catalog has, as `customLineItems` of a cart is specified. `lineItems` has the same line in full. */
    CustomLineItem: {
      /**
       * Format: uuid
       * @description Id of the line in `lineItems`.
       */
      id: string;
      quantity: components['schemas']['Quantity'];
      productName: components['schemas']['ProductName'];
      itemType: components['schemas']['ItemType'];
      /** @description Price of one. */
      price: components['schemas']['MultiCurrencyPrice'];
      /** @description Picture of the line. The platform has it in `lineItems[].image`. */
      media?: components['schemas']['Image'];
      /** @description Page of the item. The platform has it in `lineItems[].url`. */
      url?: components['schemas']['ItemPageUrl'];
    };
    /**
     * @description State, region or province as a code with the country before it (ISO 3166-2).
     * @example DE-BE
     */
    Subdivision: string;
    /** @description A postal address as the platform answers it. The street is given either in parts (`streetAddress`) or as one line (`addressLine`). */
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
      /** @description How to find the place. */
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
    /** @description An address and the person there, as the platform answers them. */
    AddressWithContact: {
      address?: components['schemas']['Address'];
      contactDetails?: components['schemas']['ContactDetails'];
    };
    /** @description The way of shipping that the buyer chose, out of those that the estimate offers. */
    SelectedShippingOption: {
      /**
       * @description Code of the option (`shippingOptions[].code`).
       * @example standard-de
       */
      code: string;
      /**
       * Format: uuid
       * @description Carrier that offers it (`carrierServiceOptions[].carrierId`). Needed when two use the same code.
       */
      carrierId?: string;
    };
    /**
     * @description Unit of every weight of the cart.
     * @enum {string}
     */
    WeightUnit: 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB';
    /** @description What a visitor or member means to buy. Prices are in `currency`; the converted ones in `conversionCurrency`. */
    Cart: {
      /** Format: uuid */
      id: string;
      /**
       * Format: int64
       * @description Counts the changes; a whole number as a string.
       * @example 7
       */
      revision?: string;
      /**
       * Format: uuid
       * @description Id of the checkout made from this cart. Absent before there is one.
       */
      checkoutId?: string;
      /**
       * Format: uuid
       * @description Stays the same from cart over checkout to order.
       */
      purchaseFlowId?: string;
      buyerInfo?: components['schemas']['BuyerInfo'];
      /** @description The lines, oldest first. Empty after the last one was removed. */
      lineItems: components['schemas']['LineItem'][];
      /** @description Coupon and merchant discounts of the cart; what they come to is for the estimate to say. */
      appliedDiscounts: components['schemas']['CartDiscount'][];
      /**
       * @description Code of the coupon on the cart. Specified, and not observed on the wire: the platform has it in `appliedDiscounts[].coupon.code`.
       * @example SPRING10
       */
      couponCode?: string;
      /** @description Discounts that the merchant gave by hand. Specified, and not observed on the wire: the platform has them in `appliedDiscounts[].merchantDiscount`. */
      merchantDiscounts?: components['schemas']['MerchantDiscount'][];
      /** @description Lines that no catalog has. Specified, and not observed on the wire: the platform has them among `lineItems`, with `customLineItem` true. */
      customLineItems?: components['schemas']['CustomLineItem'][];
      /** @description What the buyer wants the merchant to know. */
      buyerNote?: string;
      contactInfo?: components['schemas']['AddressWithContact'];
      selectedShippingOption?: components['schemas']['SelectedShippingOption'];
      /** @description Currency of the site, in which prices are kept. */
      currency: components['schemas']['CurrencyCode'];
      /** @description Currency that the buyer is shown. Equal to `currency` without conversion. */
      conversionCurrency: components['schemas']['CurrencyCode'];
      /** @description Currency that the buyer will pay in. */
      paymentCurrency: components['schemas']['CurrencyCode'];
      /** @description Whether the prices contain the tax. */
      taxIncludedInPrices?: boolean;
      weightUnit: components['schemas']['WeightUnit'] | components['schemas']['Undeclared'];
      /**
       * @description Two-letter language code.
       * @example en
       */
      buyerLanguage?: string;
      /**
       * @description Two-letter code of the language that the site was shown in.
       * @example en
       */
      siteLanguage?: string;
      /**
       * Format: uri
       * @description Page that the buyer is sent to for paying, in place of the platform's own.
       * @example https://shop.example.org/checkout
       */
      overrideCheckoutUrl?: string;
      /**
       * Format: uuid
       * @description Location of the business that is to deal with the order.
       */
      businessLocationId?: string;
      extendedFields?: components['schemas']['ExtendedFields'];
      /** Format: date-time */
      createdDate: string;
      /** Format: date-time */
      updatedDate: string;
    };
    /** @description The answer to an input that asks for an address. */
    FormattedAddress: {
      /** @description The address in one line. */
      formatted?: string;
      address?: components['schemas']['Address'];
    };
    /** @description The answer to one input. `value` has it as text; the typed members are there for inputs of that type. */
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
      /** @description The answers to an input that takes several. */
      values?: string[];
      /**
       * Format: double
       * @description The answer to an input that asks for a number.
       */
      number?: number;
      /**
       * Format: date-time
       * @description The answer to an input that asks for a day or an instant.
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
     * @description State of an order. NA_ORDER_STATUS: not asked for (no fieldset DETAILS). FREE: costs nothing. INITIATED: waits for the buyer to pay. PENDING: the payment is being looked at. PAID: paid in full. PARTIALLY_PAID: a deposit or some instalments are paid. OFFLINE_PENDING: is to be paid in person. AUTHORIZED: the money is set aside, the owner can capture or void it. VOIDED: the money that was set aside is given up. DECLINED: the payment failed. CANCELED: was not paid in time.
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
       * @description The amount under its old name, which is always there. Equal to `value`.
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
    /** @description The coupon that the discount comes from. */
    CouponDiscount: {
      /** @example Early birds */
      name?: string;
      /**
       * @description What the buyer entered.
       * @example CLAY10
       */
      code?: string;
      /** @description Id of the coupon in the site. */
      couponId?: string;
    };
    /** @description A part of the price that a plan takes off. */
    PercentDiscount: {
      /**
       * Format: decimal
       * @description In percent, from 0.01 to 100, with two decimals at most.
       * @example 25
       */
      rate?: string;
      /**
       * Format: int32
       * @description Number of tickets that the plan makes cheaper.
       */
      quantityDiscounted?: number;
    };
    /** @description The pricing plan that the discount comes from. */
    PaidPlanDiscount: {
      percentDiscount?: components['schemas']['PercentDiscount'];
      /**
       * @description Name of the plan.
       * @example Studio membership
       */
      name?: string;
    };
    /** @description One discount. Either `coupon` or `paidPlan` is there. */
    DiscountItem: {
      coupon?: components['schemas']['CouponDiscount'];
      paidPlan?: components['schemas']['PaidPlanDiscount'];
      /** @description How much this discount takes off. */
      amount?: components['schemas']['Money'];
    };
    /** @description What is taken off. Absent without a discount. */
    Discount: {
      /** @description How much is taken off. */
      amount?: components['schemas']['Money'];
      /** @description What remains, before tax and fees. */
      afterDiscount?: components['schemas']['Money'];
      /**
       * @deprecated
       * @description Code of the coupon; `discounts` has it too. Empty without a coupon.
       */
      code: string;
      /**
       * @deprecated
       * @description Name of the coupon; `discounts` has it too. Empty without a coupon.
       */
      name: string;
      /**
       * @deprecated
       * @description Id of the coupon; `discounts` has it too. Empty without a coupon.
       */
      couponId: string;
      /** @description The discounts one by one. */
      discounts?: readonly components['schemas']['DiscountItem'][];
    };
    /**
     * @description How the tax goes with the price. INCLUDED: it is part of the price. ADDED: it comes on top. ADDED_AT_CHECKOUT: it comes on top and is shown at the checkout only.
     * @enum {string}
     */
    TaxType: 'INCLUDED' | 'ADDED' | 'ADDED_AT_CHECKOUT';
    /** @description The tax of an invoice or of one of its items. Absent when the event has no tax. */
    Tax: {
      type: components['schemas']['TaxType'] | components['schemas']['Undeclared'];
      /**
       * @description Name that the owner gave.
       * @example VAT
       */
      name: string;
      /**
       * Format: decimal
       * @description In percent.
       * @example 19
       */
      rate: string;
      /** @description What the tax is reckoned on. */
      taxable?: components['schemas']['Money'];
      /** @description The tax itself. */
      amount?: components['schemas']['Money'];
    };
    /**
     * @description Which fee it is; there is one, the platform's fee for selling tickets.
     * @enum {string}
     */
    FeeName: 'WIX_FEE';
    /**
     * @description Who bears a fee. FEE_ADDED, FEE_ADDED_AT_CHECKOUT: the buyer, on top of the price; with the latter the fee is shown at the checkout only. FEE_INCLUDED: the owner, out of the price.
     * @enum {string}
     */
    FeeType: 'FEE_ADDED' | 'FEE_INCLUDED' | 'FEE_ADDED_AT_CHECKOUT';
    /** @description A fee of the platform. */
    Fee: {
      name?: components['schemas']['FeeName'] | components['schemas']['Undeclared'];
      type?: components['schemas']['FeeType'] | components['schemas']['Undeclared'];
      /**
       * Format: decimal
       * @description In percent of the discounted price with the added tax.
       * @example 2.5
       */
      rate?: string;
      /** @description The fee itself. */
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
      /** @description Price of one. */
      price?: components['schemas']['Money'];
      /** @description Price of all of them, before discount, tax and fees. */
      total?: components['schemas']['Money'];
      discount?: components['schemas']['Discount'];
      tax?: components['schemas']['Tax'];
      /** @description The platform's fees for these tickets. */
      fees?: components['schemas']['Fee'][];
    };
    /** @description How a price comes about: the items, less the discount, plus the tax that prices do not include, plus the fees that the buyer bears. */
    Invoice: {
      /** @description One entry per kind of ticket. */
      items: components['schemas']['InvoiceItem'][];
      /** @description Old form of `grandTotal`; may lack the fees. Deprecated. */
      total?: components['schemas']['Money'];
      discount?: components['schemas']['Discount'];
      tax?: components['schemas']['Tax'];
      /** @description Sum of the items before discount, tax and fees. */
      subTotal?: components['schemas']['Money'];
      /** @description What the buyer pays: all included. */
      grandTotal?: components['schemas']['Money'];
      /** @description Fees of the platform; empty for free tickets. */
      fees: components['schemas']['Fee'][];
      /** @description What is left for the owner, fees left out. */
      revenue?: components['schemas']['Money'];
      /**
       * Format: uri
       * @description Page that shows the invoice. Absent before there is one.
       */
      previewUrl?: string;
    };
    /** @description That the ticket was checked in at the door. Absent before. */
    CheckIn: {
      /**
       * Format: date-time
       * @description When that was.
       */
      created?: string;
    };
    /**
     * @description State of a reservation. RESERVATION_PENDING: holds the tickets. RESERVATION_CONFIRMED: its order is free or paid. RESERVATION_CANCELED: its order was not paid. RESERVATION_CANCELED_MANUALLY: was given back. RESERVATION_EXPIRED: nobody checked it out in time.
     * @enum {string}
     */
    ReservationStatus:
      | 'RESERVATION_PENDING'
      | 'RESERVATION_CONFIRMED'
      | 'RESERVATION_CANCELED'
      | 'RESERVATION_CANCELED_MANUALLY'
      | 'RESERVATION_EXPIRED';
    /** @description The same prices as text for display, with the currency's sign. */
    FormattedPrice: {
      /** @example €89.00 */
      price: string;
      /** @example €80.10 */
      discountedPrice: string;
      /** @example €9.60 */
      pricePerUnit?: string;
    };
    /** @description A price before and after the discount, as numbers and as text. */
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
       * @description Price after the discount, never below zero; equals `price` without a discount.
       * @example 80.1
       */
      discountedPrice: number;
      /**
       * Format: double
       * @description Price of one base quantity, for products sold by measure.
       */
      pricePerUnit?: number;
      formatted: components['schemas']['FormattedPrice'];
    };
    /**
     * @description Kind of a medium.
     * @enum {string}
     */
    MediaItemType: 'unspecified_media_item_type' | 'image' | 'video' | 'audio' | 'document' | 'zip';
    /** @description Address and size of one file. */
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
      /** @description Text for those who do not see the picture. */
      altText?: string;
    };
    /** @description One video in several sizes. */
    MediaItemVideo: {
      /** @description The same video in different sizes and formats. */
      files: components['schemas']['MediaItemUrlAndSize'][];
      /** @description Id of the picture to show before the video runs. */
      stillFrameMediaId: string;
    };
    /** @description One medium. `mediaType` tells which of `image` and `video` is there; other kinds have neither. */
    MediaItem: {
      /** @example c837a6_4f1.jpg */
      id: string;
      mediaType: components['schemas']['MediaItemType'] | components['schemas']['Undeclared'];
      /**
       * @description Title that the owner gave; may be empty.
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
      /** @description Every medium in the order of the gallery, the main one included. */
      items: components['schemas']['MediaItem'][];
    };
    /** @description What the owner pays and earns for one piece. */
    CostAndProfitData: {
      /**
       * Format: double
       * @description Cost of one piece.
       */
      itemCost?: number;
      /** @example €9.00 */
      formattedItemCost: string;
      /**
       * Format: double
       * @description Discounted price less cost; negative when the piece is sold at a loss.
       */
      profit: number;
      /** @example €15.00 */
      formattedProfit: string;
      /**
       * Format: double
       * @description Profit as a part of the discounted price; 0.25 is a quarter.
       */
      profitMargin: number;
    };
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description Received; the body of the answer is not read. */
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
}
