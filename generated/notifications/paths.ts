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
    /** @description An event was created. */
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
    /** @description An event was deleted. */
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
    /** @description An event was published. */
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
    /** @description An event was canceled. */
    EventCanceledNotification: {
      /** @constant */
      eventType: 'wix.events.v3.event_canceled';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['EventCanceledPayload'];
    };
    /** @description A cart was created. */
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
    /** @description A cart was deleted. */
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
    /** @description A product was created. */
    ProductCreatedNotification: {
      /** @constant */
      eventType: 'com.wix.ecommerce.catalog.api.v1.ProductCreated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ProductCreated'];
    };
    /** @description A product was changed. */
    ProductChangedNotification: {
      /** @constant */
      eventType: 'com.wix.ecommerce.catalog.api.v1.ProductChanged';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ProductChanged'];
    };
    /** @description A product was deleted. */
    ProductDeletedNotification: {
      /** @constant */
      eventType: 'com.wix.ecommerce.catalog.api.v1.ProductDeleted';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['ProductDeleted'];
    };
    /** @description A collection was created. */
    CollectionCreatedNotification: {
      /** @constant */
      eventType: 'com.wix.ecommerce.catalog.api.v1.CollectionCreated';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CollectionCreated'];
    };
    /** @description A collection was changed. */
    CollectionChangedNotification: {
      /** @constant */
      eventType: 'com.wix.ecommerce.catalog.api.v1.CollectionChanged';
      instanceId: components['schemas']['InstanceId'];
      identity?: components['schemas']['NotificationIdentity'];
      accountInfo?: components['schemas']['AccountInfo'];
      data: components['schemas']['CollectionChanged'];
    };
    /** @description A collection was deleted. */
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
      identityType: components['schemas']['NotificationIdentityType'];
      /**
       * Format: uuid
       * @description Visitor, with ANONYMOUS_VISITOR.
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
       * @description App, with APP.
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
      entity: components['schemas']['NotifiedEvent'];
      restoreInfo?: components['schemas']['RestoreInfo'];
    };
    /** @description A changed event. */
    NotifiedEventUpdate: {
      currentEntity: components['schemas']['NotifiedEvent'];
      modifiedFields?: components['schemas']['ModifiedFields'];
    };
    /** @description A deleted event; mostly empty. */
    NotifiedEventDeletion: {
      deletedEntity?: components['schemas']['NotifiedEvent'];
    };
    /** @description A new cart. */
    NotifiedCartCreation: {
      entity: components['schemas']['NotifiedCart'];
      restoreInfo?: components['schemas']['RestoreInfo'];
    };
    /** @description A changed cart. */
    NotifiedCartUpdate: {
      currentEntity: components['schemas']['NotifiedCart'];
      modifiedFields?: components['schemas']['ModifiedFields'];
    };
    /** @description A deleted cart; mostly empty. */
    NotifiedCartDeletion: {
      deletedEntity?: components['schemas']['NotifiedCart'];
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
    /** @description The event, with the fields that a receiver needs first. The whole of it is described with the service `events-v3`; the fields that only a fieldset brings may be absent. */
    NotifiedEvent: {
      /** Format: uuid */
      id: string;
      /** @example Spoon carving for beginners */
      title?: string;
      /** @description The part of the event's address that names it. */
      slug?: string;
      status?: components['schemas']['NotifiedEventStatus'];
      /** @description Teaser for lists. */
      shortDescription?: string;
      location?: components['schemas']['NotifiedLocation'];
      dateAndTimeSettings?: components['schemas']['NotifiedDates'];
      registration?: components['schemas']['NotifiedRegistration'];
      eventPageUrl?: components['schemas']['NotifiedPageUrl'];
      /** @description Installation of the events app on the site. */
      instanceId?: string;
      /**
       * Format: uuid
       * @description Who created the event.
       */
      userId?: string;
      /** Format: date-time */
      createdDate?: string;
      /**
       * Format: date-time
       * @description Equal to `createdDate` before the first change.
       */
      updatedDate?: string;
      /**
       * Format: date-time
       * @description When it was published; absent for a draft.
       */
      publishedDate?: string;
    } & {
      [key: string]: unknown;
    };
    /**
     * @description Where the event is in its life. The specification has UNKNOWN_EVENT_STATUS besides, which current releases of the platform do not declare.
     * @enum {string}
     */
    NotifiedEventStatus: 'UNKNOWN_EVENT_STATUS' | 'UPCOMING' | 'STARTED' | 'ENDED' | 'CANCELED' | 'DRAFT';
    /** @description Where the event takes place. The whole of it is described with the service `events-v3`. */
    NotifiedLocation: {
      /** @example The workshop */
      name?: string;
      type?: components['schemas']['NotifiedLocationType'];
      /** @description True while the place is still to be decided. */
      locationTbd?: boolean;
      address?: components['schemas']['NotifiedAddress'];
    } & {
      [key: string]: unknown;
    };
    /**
     * @description At a place or in a call.
     * @enum {string}
     */
    NotifiedLocationType: 'VENUE' | 'ONLINE';
    /** @description When the event takes place. The whole of it is described with the service `events-v3`. */
    NotifiedDates: {
      /** @description True while the dates are still to be decided; then they are absent. */
      dateAndTimeTbd?: boolean;
      /** @description What to show in place of the dates. */
      dateAndTimeTbdMessage?: string;
      /**
       * Format: date-time
       * @description Start of the event.
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description End of the event.
       */
      endDate?: string;
      /**
       * @description Time zone of the place.
       * @example Europe/Berlin
       */
      timeZoneId?: string;
      /** @description Whether the page leaves out the end. */
      hideEndDate?: boolean;
      /** @description Whether the page names the time zone. */
      showTimeZone?: boolean;
    } & {
      [key: string]: unknown;
    };
    /** @description How one registers. The whole of it is described with the service `events-v3`. */
    NotifiedRegistration: {
      type?: components['schemas']['NotifiedRegistrationType'];
      status?: components['schemas']['NotifiedRegistrationStatus'];
      /** @description Whether the owner has paused it. */
      registrationPaused?: boolean;
      /** @description Whether the event goes without registration. */
      registrationDisabled?: boolean;
    } & {
      [key: string]: unknown;
    };
    /**
     * @description By an answer (RSVP), by a ticket, elsewhere, or not at all.
     * @enum {string}
     */
    NotifiedRegistrationType: 'RSVP' | 'TICKETING' | 'EXTERNAL' | 'NONE';
    /**
     * @description Whether one can register now.
     * @enum {string}
     */
    NotifiedRegistrationStatus:
      | 'UNKNOWN_REGISTRATION_STATUS'
      | 'CLOSED_AUTOMATICALLY'
      | 'CLOSED_MANUALLY'
      | 'OPEN_RSVP'
      | 'OPEN_RSVP_WAITLIST_ONLY'
      | 'OPEN_TICKETS'
      | 'OPEN_EXTERNAL'
      | 'SCHEDULED_RSVP';
    /** @description Address of a page, in two parts to be joined. */
    NotifiedPageUrl: {
      /** @example https://www.halm-studio.com */
      base: string;
      /** @example /event-details/spoon-carving-for-beginners */
      path: string;
    };
    /** @description The cart, with the fields that a receiver needs first. The whole of it is `Cart` of the service `carts`. */
    NotifiedCart: {
      /** Format: uuid */
      id: string;
      /**
       * Format: int64
       * @description Counts the changes; a whole number as a text.
       */
      revision?: string;
      /** @description What is in the cart. */
      lineItems?: components['schemas']['NotifiedLineItem'][];
      currency?: components['schemas']['CurrencyCode'];
      buyerInfo?: components['schemas']['NotifiedBuyer'];
      /**
       * Format: uuid
       * @description The checkout made from the cart; absent before there is one.
       */
      checkoutId?: string;
      /** Format: uuid */
      purchaseFlowId?: string;
      /** Format: date-time */
      createdDate?: string;
      /**
       * Format: date-time
       * @description Equal to `createdDate` before the first change.
       */
      updatedDate?: string;
    } & {
      [key: string]: unknown;
    };
    /** @description One line of a cart. The whole of it is `LineItem` of the service `carts`. */
    NotifiedLineItem: {
      /** @description Id of the line within the cart. */
      id: string;
      /**
       * Format: int32
       * @description How many pieces.
       */
      quantity?: number;
      catalogReference?: components['schemas']['CatalogReference'];
    } & {
      [key: string]: unknown;
    };
    /** @description Whose cart it is. */
    NotifiedBuyer: {
      /**
       * Format: uuid
       * @description Set for a cart of a visitor.
       */
      visitorId?: string;
      /**
       * Format: uuid
       * @description Set for a cart of a member.
       */
      memberId?: string;
      /**
       * Format: uuid
       * @description The site's contact that belongs to the buyer.
       */
      contactId?: string;
      /**
       * Format: email
       * @description Where to write to the buyer, once known.
       */
      email?: string;
    } & {
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
      location?: components['schemas']['NotifiedLocation'];
      dateAndTimeSettings?: components['schemas']['NotifiedDates'];
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
      status?: components['schemas']['NotifiedEventStatus'];
      /**
       * Format: uuid
       * @description The event that this one was copied from.
       */
      derivedFromEventId?: string;
      /** @description Name of the event. */
      title?: string;
      /** @description Teaser for lists. */
      shortDescription?: string;
      location?: components['schemas']['NotifiedLocation'];
      dateAndTimeSettings?: components['schemas']['NotifiedDates'];
      eventPageUrl?: components['schemas']['NotifiedPageUrl'];
      registration?: components['schemas']['NotifiedRegistration'];
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
      location?: components['schemas']['NotifiedLocation'];
      dateAndTimeSettings?: components['schemas']['NotifiedDates'];
      /** @description Name of the copy. */
      title?: string;
      /**
       * Format: uuid
       * @description Who made the copy.
       */
      userId?: string;
      status?: components['schemas']['NotifiedEventStatus'];
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
      status?: components['schemas']['TicketOrderStatus'];
      invoice?: components['schemas']['NotifiedInvoice'];
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
      status?: components['schemas']['TicketOrderStatus'];
      /**
       * @description Name of the way of payment; absent for a free order.
       * @example payPal
       */
      method?: string;
      /** @description The tickets of the order. */
      tickets?: components['schemas']['OrderedTicket'][];
      invoice?: components['schemas']['NotifiedInvoice'];
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
      status?: components['schemas']['TicketOrderStatus'];
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
      orderType?: components['schemas']['TicketOrderType'];
      /** @description True when a person asked for their data to be erased. */
      triggeredByAnonymizeRequest?: boolean;
      /** @description The tickets of the order. */
      tickets?: components['schemas']['OrderedTicket'][];
    };
    /**
     * @description State of the payment. NA_ORDER_STATUS is not a state but says that none is known.
     * @enum {string}
     */
    TicketOrderStatus:
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
      price?: components['schemas']['TicketMoney'];
      checkIn?: components['schemas']['TicketCheckIn'];
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
    /** @description That the guest has come in. Absent before. */
    TicketCheckIn: {
      /**
       * Format: date-time
       * @description When the guest came in.
       */
      created?: string;
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
    /** @description What somebody filled in. */
    FormResponse: {
      /** @description One entry per filled field. */
      inputValues?: components['schemas']['FormInputValue'][];
    };
    /** @description One filled field of a form. Which member holds the value depends on the kind of field. */
    FormInputValue: {
      /**
       * @description Name of the field.
       * @example firstName
       */
      inputName: string;
      /** @description The value, or the one choice. */
      value?: string;
      /** @description The values, where the field can hold several. */
      values?: string[];
      /**
       * Format: double
       * @description The value of a field for numbers.
       */
      number?: number;
      /**
       * Format: date-time
       * @description The value of a field for dates.
       */
      dateTime?: string;
      address?: components['schemas']['FilledAddress'];
    };
    /** @description The value of a field for addresses. */
    FilledAddress: {
      /** @description The address in one line. */
      formatted?: string;
      address?: components['schemas']['NotifiedAddress'];
    };
    /** @description An amount of money. */
    TicketMoney: {
      /**
       * Format: decimal
       * @description A decimal without thousands separators, in major units.
       * @example 29.00
       */
      value?: string;
      /**
       * Format: decimal
       * @deprecated
       * @description The same as `value`, which takes its place.
       * @example 29.00
       */
      amount?: string;
      currency?: components['schemas']['CurrencyCode'];
    };
    /** @description What the order costs. The whole of it, with items, discounts, taxes and fees, is described with `ticketing`. */
    NotifiedInvoice: {
      subTotal?: components['schemas']['TicketMoney'];
      grandTotal?: components['schemas']['TicketMoney'];
      revenue?: components['schemas']['TicketMoney'];
      /** @description Page that shows the invoice. */
      previewUrl?: string;
    } & {
      [key: string]: unknown;
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
      status?: components['schemas']['TicketReservationStatus'];
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
      status?: components['schemas']['TicketReservationStatus'];
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
    /**
     * @description Held and not ordered yet (PENDING), ordered (CONFIRMED), given up (CANCELED, or by the owner CANCELED_MANUALLY), or over because its time has run out (EXPIRED).
     * @enum {string}
     */
    TicketReservationStatus:
      | 'RESERVATION_PENDING'
      | 'RESERVATION_CONFIRMED'
      | 'RESERVATION_CANCELED'
      | 'RESERVATION_CANCELED_MANUALLY'
      | 'RESERVATION_EXPIRED';
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
      price?: components['schemas']['NotifiedPrice'];
      /** @description Whether visitors of the store see the product. */
      visible?: boolean;
      media?: components['schemas']['Media'];
      /** @description Number of the article, as the owner gave it. */
      sku?: string;
      productPageUrl?: components['schemas']['NotifiedPageUrl'];
      /** @example Halm */
      brand?: string;
      costAndProfitData?: components['schemas']['NotifiedCost'];
      originatedFromVersion?: components['schemas']['CatalogVersion'];
      /** @description The part of the product's address that names it. */
      slug?: string;
    };
    /** @description Which fields of a product changed. */
    ProductChanged: {
      productId: components['schemas']['NotifiedProductId'];
      changedFields: components['schemas']['ChangedFields'];
      originatedFromVersion?: components['schemas']['CatalogVersion'];
    };
    /** @description Which product is gone. */
    ProductDeleted: {
      productId: components['schemas']['NotifiedProductId'];
      originatedFromVersion?: components['schemas']['CatalogVersion'];
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
      originatedFromVersion?: components['schemas']['CatalogVersion'];
    };
    /** @description Which fields of a collection changed. */
    CollectionChanged: {
      collection_Id: components['schemas']['NotifiedCollectionId'];
      changedFields: components['schemas']['ChangedFields'];
      originatedFromVersion?: components['schemas']['CatalogVersion'];
    };
    /** @description Which collection is gone. */
    CollectionDeleted: {
      collection_Id: components['schemas']['NotifiedCollectionId'];
      originatedFromVersion?: components['schemas']['CatalogVersion'];
    };
    /** @description Which variants of a product changed, and where. */
    VariantsChanged: {
      productId: components['schemas']['NotifiedProductId'];
      /** @description The variants that changed. */
      variants: components['schemas']['ChangedVariant'][];
      originatedFromVersion?: components['schemas']['CatalogVersion'];
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
      originatedFromVersion?: components['schemas']['CatalogVersion'];
    };
    /** @description A price before and after the discount, as numbers and as text. */
    NotifiedPrice: {
      currency?: components['schemas']['CurrencyCode'];
      /**
       * Format: double
       * @description Price before the discount.
       * @example 89
       */
      price?: number;
      /**
       * Format: double
       * @description Price after the discount.
       * @example 80.1
       */
      discountedPrice?: number;
      /**
       * Format: double
       * @description Price of one base quantity, for products sold by measure.
       */
      pricePerUnit?: number;
      formatted?: components['schemas']['NotifiedPriceTexts'];
    };
    /** @description The same prices as text, with the currency's sign. */
    NotifiedPriceTexts: {
      /** @example €89.00 */
      price?: string;
      /** @example €80.10 */
      discountedPrice?: string;
      /** @example €9.60 */
      pricePerUnit?: string;
    };
    /** @description What the owner pays and earns for one piece. */
    NotifiedCost: {
      /**
       * Format: double
       * @description Cost of one piece.
       */
      itemCost?: number;
      /** @example €9.00 */
      formattedItemCost?: string;
      /**
       * Format: double
       * @description Price less cost; negative at a loss.
       */
      profit?: number;
      /** @example €15.00 */
      formattedProfit?: string;
      /**
       * Format: double
       * @description Profit as a part of the price; 0.25 is a quarter.
       */
      profitMargin?: number;
    };
    /** @description A postal address, with the fields that a receiver needs first; the rest is that of `Address` of the other services. */
    NotifiedAddress: {
      country?: components['schemas']['CountryCode'];
      /**
       * @description State, region or province as a code.
       * @example DE-BE
       */
      subdivision?: string;
      /** @example Berlin */
      city?: string;
      /** @example 10115 */
      postalCode?: string;
      /** @description Street and number in one line. */
      addressLine?: string;
      /** @description Apartment, suite, floor. */
      addressLine2?: string;
      /** @description The whole address in one line. */
      formattedAddress?: string;
      geocode?: components['schemas']['AddressLocation'];
    } & {
      [key: string]: unknown;
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
     * Format: country-code
     * @description Two-letter country code (ISO 3166-1).
     * @example DE
     */
    CountryCode: string;
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
    /**
     * Format: currency-code
     * @description Three-letter currency code (ISO 4217).
     * @example EUR
     */
    CurrencyCode: string;
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
      mediaType: components['schemas']['MediaItemType'];
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
