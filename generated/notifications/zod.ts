// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import * as zod from 'zod/mini';

export const InstanceId = /*#__PURE__*/ zod.guid();

export type InstanceId = zod.input<typeof InstanceId>;
export type InstanceIdOutput = zod.output<typeof InstanceId>;

export const NotificationIdentityType = /*#__PURE__*/ zod.enum([
  'UNKNOWN',
  'ANONYMOUS_VISITOR',
  'MEMBER',
  'WIX_USER',
  'APP',
]);

export type NotificationIdentityType = zod.input<typeof NotificationIdentityType>;
export type NotificationIdentityTypeOutput = zod.output<typeof NotificationIdentityType>;

export const NotificationIdentity = /*#__PURE__*/ zod.object({
  identityType: NotificationIdentityType,
  anonymousVisitorId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  wixUserId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  appId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type NotificationIdentity = zod.input<typeof NotificationIdentity>;
export type NotificationIdentityOutput = zod.output<typeof NotificationIdentity>;

export const AccountInfo = /*#__PURE__*/ zod.object({
  accountId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  parentAccountId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  siteId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type AccountInfo = zod.input<typeof AccountInfo>;
export type AccountInfoOutput = zod.output<typeof AccountInfo>;

export const EntityFacts = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string(),
  entityId: /*#__PURE__*/ zod.string(),
  eventTime: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  triggeredByAnonymizeRequest: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  originatedFrom: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  entityEventSequence: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type EntityFacts = zod.input<typeof EntityFacts>;
export type EntityFactsOutput = zod.output<typeof EntityFacts>;

export const NotifiedEventStatus = /*#__PURE__*/ zod.enum([
  'UNKNOWN_EVENT_STATUS',
  'UPCOMING',
  'STARTED',
  'ENDED',
  'CANCELED',
  'DRAFT',
]);

export type NotifiedEventStatus = zod.input<typeof NotifiedEventStatus>;
export type NotifiedEventStatusOutput = zod.output<typeof NotifiedEventStatus>;

export const NotifiedLocationType = /*#__PURE__*/ zod.enum(['VENUE', 'ONLINE']);

export type NotifiedLocationType = zod.input<typeof NotifiedLocationType>;
export type NotifiedLocationTypeOutput = zod.output<typeof NotifiedLocationType>;

export const CountryCodeRegExp = new RegExp('^[A-Z]{2}$');

export const CountryCode = /*#__PURE__*/ zod.stringFormat('country-code', CountryCodeRegExp);

export type CountryCode = zod.input<typeof CountryCode>;
export type CountryCodeOutput = zod.output<typeof CountryCode>;

export const addressLocationLatitudeMin = -90;
export const addressLocationLatitudeMax = 90;

export const addressLocationLongitudeMin = -180;
export const addressLocationLongitudeMax = 180;

export const AddressLocation = /*#__PURE__*/ zod.object({
  latitude: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(addressLocationLatitudeMin))
      .check(/*#__PURE__*/ zod.lte(addressLocationLatitudeMax)),
  ),
  longitude: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(addressLocationLongitudeMin))
      .check(/*#__PURE__*/ zod.lte(addressLocationLongitudeMax)),
  ),
});

export type AddressLocation = zod.input<typeof AddressLocation>;
export type AddressLocationOutput = zod.output<typeof AddressLocation>;

export const notifiedAddressSubdivisionMax = 20;

export const notifiedAddressCityMax = 100;

export const notifiedAddressPostalCodeMax = 100;

export const notifiedAddressAddressLineMax = 250;

export const notifiedAddressAddressLine2Max = 250;

export const notifiedAddressFormattedAddressMax = 1000;

export const NotifiedAddress = /*#__PURE__*/ zod.object({
  country: /*#__PURE__*/ zod.optional(CountryCode),
  subdivision: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notifiedAddressSubdivisionMax)),
  ),
  city: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notifiedAddressCityMax)),
  ),
  postalCode: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notifiedAddressPostalCodeMax)),
  ),
  addressLine: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notifiedAddressAddressLineMax)),
  ),
  addressLine2: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notifiedAddressAddressLine2Max)),
  ),
  formattedAddress: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notifiedAddressFormattedAddressMax)),
  ),
  geocode: /*#__PURE__*/ zod.optional(AddressLocation),
});

export type NotifiedAddress = zod.input<typeof NotifiedAddress>;
export type NotifiedAddressOutput = zod.output<typeof NotifiedAddress>;

export const notifiedLocationNameMax = 50;

export const NotifiedLocation = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notifiedLocationNameMax)),
  ),
  type: /*#__PURE__*/ zod.optional(NotifiedLocationType),
  locationTbd: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  address: /*#__PURE__*/ zod.optional(NotifiedAddress),
});

export type NotifiedLocation = zod.input<typeof NotifiedLocation>;
export type NotifiedLocationOutput = zod.output<typeof NotifiedLocation>;

export const notifiedDatesDateAndTimeTbdMessageMax = 100;

export const notifiedDatesTimeZoneIdMax = 100;

export const NotifiedDates = /*#__PURE__*/ zod.object({
  dateAndTimeTbd: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  dateAndTimeTbdMessage: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notifiedDatesDateAndTimeTbdMessageMax)),
  ),
  startDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  endDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  timeZoneId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notifiedDatesTimeZoneIdMax)),
  ),
  hideEndDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  showTimeZone: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type NotifiedDates = zod.input<typeof NotifiedDates>;
export type NotifiedDatesOutput = zod.output<typeof NotifiedDates>;

export const NotifiedRegistrationType = /*#__PURE__*/ zod.enum(['RSVP', 'TICKETING', 'EXTERNAL', 'NONE']);

export type NotifiedRegistrationType = zod.input<typeof NotifiedRegistrationType>;
export type NotifiedRegistrationTypeOutput = zod.output<typeof NotifiedRegistrationType>;

export const NotifiedRegistrationStatus = /*#__PURE__*/ zod.enum([
  'UNKNOWN_REGISTRATION_STATUS',
  'CLOSED_AUTOMATICALLY',
  'CLOSED_MANUALLY',
  'OPEN_RSVP',
  'OPEN_RSVP_WAITLIST_ONLY',
  'OPEN_TICKETS',
  'OPEN_EXTERNAL',
  'SCHEDULED_RSVP',
]);

export type NotifiedRegistrationStatus = zod.input<typeof NotifiedRegistrationStatus>;
export type NotifiedRegistrationStatusOutput = zod.output<typeof NotifiedRegistrationStatus>;

export const NotifiedRegistration = /*#__PURE__*/ zod.object({
  type: /*#__PURE__*/ zod.optional(NotifiedRegistrationType),
  status: /*#__PURE__*/ zod.optional(NotifiedRegistrationStatus),
  registrationPaused: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  registrationDisabled: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type NotifiedRegistration = zod.input<typeof NotifiedRegistration>;
export type NotifiedRegistrationOutput = zod.output<typeof NotifiedRegistration>;

export const notifiedPageUrlBaseMax = 500;

export const notifiedPageUrlPathMax = 500;

export const NotifiedPageUrl = /*#__PURE__*/ zod.object({
  base: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notifiedPageUrlBaseMax)),
  path: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notifiedPageUrlPathMax)),
});

export type NotifiedPageUrl = zod.input<typeof NotifiedPageUrl>;
export type NotifiedPageUrlOutput = zod.output<typeof NotifiedPageUrl>;

export const notifiedEventTitleMax = 120;

export const notifiedEventShortDescriptionMax = 500;

export const NotifiedEvent = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
  title: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(notifiedEventTitleMax)),
  ),
  slug: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  status: /*#__PURE__*/ zod.optional(NotifiedEventStatus),
  shortDescription: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notifiedEventShortDescriptionMax)),
  ),
  location: /*#__PURE__*/ zod.optional(NotifiedLocation),
  dateAndTimeSettings: /*#__PURE__*/ zod.optional(NotifiedDates),
  registration: /*#__PURE__*/ zod.optional(NotifiedRegistration),
  eventPageUrl: /*#__PURE__*/ zod.optional(NotifiedPageUrl),
  instanceId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  userId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  createdDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updatedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  publishedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type NotifiedEvent = zod.input<typeof NotifiedEvent>;
export type NotifiedEventOutput = zod.output<typeof NotifiedEvent>;

export const RestoreInfo = /*#__PURE__*/ zod.object({
  deletedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type RestoreInfo = zod.input<typeof RestoreInfo>;
export type RestoreInfoOutput = zod.output<typeof RestoreInfo>;

export const NotifiedEventCreation = /*#__PURE__*/ zod.object({
  entity: NotifiedEvent,
  restoreInfo: /*#__PURE__*/ zod.optional(RestoreInfo),
});

export type NotifiedEventCreation = zod.input<typeof NotifiedEventCreation>;
export type NotifiedEventCreationOutput = zod.output<typeof NotifiedEventCreation>;

export const EventCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.object({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.event'),
    slug: /*#__PURE__*/ zod.literal('created'),
    createdEvent: NotifiedEventCreation,
  }),
);

export type EventCreatedPayload = zod.input<typeof EventCreatedPayload>;
export type EventCreatedPayloadOutput = zod.output<typeof EventCreatedPayload>;

export const EventCreatedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_created'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: EventCreatedPayload,
});

export type EventCreatedNotification = zod.input<typeof EventCreatedNotification>;
export type EventCreatedNotificationOutput = zod.output<typeof EventCreatedNotification>;

export const ModifiedFields = /*#__PURE__*/ zod.record(
  /*#__PURE__*/ zod.string(),
  /*#__PURE__*/ zod.unknown(),
);

export type ModifiedFields = zod.input<typeof ModifiedFields>;
export type ModifiedFieldsOutput = zod.output<typeof ModifiedFields>;

export const NotifiedEventUpdate = /*#__PURE__*/ zod.object({
  currentEntity: NotifiedEvent,
  modifiedFields: /*#__PURE__*/ zod.optional(ModifiedFields),
});

export type NotifiedEventUpdate = zod.input<typeof NotifiedEventUpdate>;
export type NotifiedEventUpdateOutput = zod.output<typeof NotifiedEventUpdate>;

export const EventUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.object({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.event'),
    slug: /*#__PURE__*/ zod.literal('updated'),
    updatedEvent: NotifiedEventUpdate,
  }),
);

export type EventUpdatedPayload = zod.input<typeof EventUpdatedPayload>;
export type EventUpdatedPayloadOutput = zod.output<typeof EventUpdatedPayload>;

export const EventUpdatedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_updated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: EventUpdatedPayload,
});

export type EventUpdatedNotification = zod.input<typeof EventUpdatedNotification>;
export type EventUpdatedNotificationOutput = zod.output<typeof EventUpdatedNotification>;

export const NotifiedEventDeletion = /*#__PURE__*/ zod.object({
  deletedEntity: /*#__PURE__*/ zod.optional(NotifiedEvent),
});

export type NotifiedEventDeletion = zod.input<typeof NotifiedEventDeletion>;
export type NotifiedEventDeletionOutput = zod.output<typeof NotifiedEventDeletion>;

export const EventDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.object({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.event'),
    slug: /*#__PURE__*/ zod.literal('deleted'),
    deletedEvent: NotifiedEventDeletion,
  }),
);

export type EventDeletedPayload = zod.input<typeof EventDeletedPayload>;
export type EventDeletedPayloadOutput = zod.output<typeof EventDeletedPayload>;

export const EventDeletedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_deleted'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: EventDeletedPayload,
});

export type EventDeletedNotification = zod.input<typeof EventDeletedNotification>;
export type EventDeletedNotificationOutput = zod.output<typeof EventDeletedNotification>;

export const EventStarted = /*#__PURE__*/ zod.object({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  eventId: /*#__PURE__*/ zod.guid(),
  hasGuests: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type EventStarted = zod.input<typeof EventStarted>;
export type EventStartedOutput = zod.output<typeof EventStarted>;

export const EventStartedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.object({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.event'),
    slug: /*#__PURE__*/ zod.literal('started'),
    actionEvent: /*#__PURE__*/ zod.object({
      body: EventStarted,
    }),
  }),
);

export type EventStartedPayload = zod.input<typeof EventStartedPayload>;
export type EventStartedPayloadOutput = zod.output<typeof EventStartedPayload>;

export const EventStartedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_started'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: EventStartedPayload,
});

export type EventStartedNotification = zod.input<typeof EventStartedNotification>;
export type EventStartedNotificationOutput = zod.output<typeof EventStartedNotification>;

export const EventEnded = /*#__PURE__*/ zod.object({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  eventId: /*#__PURE__*/ zod.guid(),
  hasGuests: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type EventEnded = zod.input<typeof EventEnded>;
export type EventEndedOutput = zod.output<typeof EventEnded>;

export const EventEndedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.object({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.event'),
    slug: /*#__PURE__*/ zod.literal('ended'),
    actionEvent: /*#__PURE__*/ zod.object({
      body: EventEnded,
    }),
  }),
);

export type EventEndedPayload = zod.input<typeof EventEndedPayload>;
export type EventEndedPayloadOutput = zod.output<typeof EventEndedPayload>;

export const EventEndedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_ended'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: EventEndedPayload,
});

export type EventEndedNotification = zod.input<typeof EventEndedNotification>;
export type EventEndedNotificationOutput = zod.output<typeof EventEndedNotification>;

export const timeLeftDaysMin = 0;

export const timeLeftHoursMin = 0;
export const timeLeftHoursMax = 24;

export const timeLeftMinutesMin = 0;
export const timeLeftMinutesMax = 60;

export const TimeLeft = /*#__PURE__*/ zod.object({
  days: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(timeLeftDaysMin))),
  hours: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(timeLeftHoursMin))
      .check(/*#__PURE__*/ zod.lte(timeLeftHoursMax)),
  ),
  minutes: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(timeLeftMinutesMin))
      .check(/*#__PURE__*/ zod.lte(timeLeftMinutesMax)),
  ),
});

export type TimeLeft = zod.input<typeof TimeLeft>;
export type TimeLeftOutput = zod.output<typeof TimeLeft>;

export const eventReminderTitleMax = 120;

export const EventReminder = /*#__PURE__*/ zod.object({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  eventId: /*#__PURE__*/ zod.guid(),
  location: /*#__PURE__*/ zod.optional(NotifiedLocation),
  dateAndTimeSettings: /*#__PURE__*/ zod.optional(NotifiedDates),
  title: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(eventReminderTitleMax)),
  ),
  userId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  startsIn: /*#__PURE__*/ zod.optional(TimeLeft),
  hasGuests: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type EventReminder = zod.input<typeof EventReminder>;
export type EventReminderOutput = zod.output<typeof EventReminder>;

export const EventReminderPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.object({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.event'),
    slug: /*#__PURE__*/ zod.literal('reminder'),
    actionEvent: /*#__PURE__*/ zod.object({
      body: EventReminder,
    }),
  }),
);

export type EventReminderPayload = zod.input<typeof EventReminderPayload>;
export type EventReminderPayloadOutput = zod.output<typeof EventReminderPayload>;

export const EventReminderNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_reminder'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: EventReminderPayload,
});

export type EventReminderNotification = zod.input<typeof EventReminderNotification>;
export type EventReminderNotificationOutput = zod.output<typeof EventReminderNotification>;

export const eventPublishedTitleMax = 120;

export const eventPublishedShortDescriptionMax = 500;

export const EventPublished = /*#__PURE__*/ zod.object({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  eventId: /*#__PURE__*/ zod.guid(),
  status: /*#__PURE__*/ zod.optional(NotifiedEventStatus),
  derivedFromEventId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  title: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(eventPublishedTitleMax)),
  ),
  shortDescription: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventPublishedShortDescriptionMax)),
  ),
  location: /*#__PURE__*/ zod.optional(NotifiedLocation),
  dateAndTimeSettings: /*#__PURE__*/ zod.optional(NotifiedDates),
  eventPageUrl: /*#__PURE__*/ zod.optional(NotifiedPageUrl),
  registration: /*#__PURE__*/ zod.optional(NotifiedRegistration),
});

export type EventPublished = zod.input<typeof EventPublished>;
export type EventPublishedOutput = zod.output<typeof EventPublished>;

export const EventPublishedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.object({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.event'),
    slug: /*#__PURE__*/ zod.literal('published'),
    actionEvent: /*#__PURE__*/ zod.object({
      body: EventPublished,
    }),
  }),
);

export type EventPublishedPayload = zod.input<typeof EventPublishedPayload>;
export type EventPublishedPayloadOutput = zod.output<typeof EventPublishedPayload>;

export const EventPublishedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_published'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: EventPublishedPayload,
});

export type EventPublishedNotification = zod.input<typeof EventPublishedNotification>;
export type EventPublishedNotificationOutput = zod.output<typeof EventPublishedNotification>;

export const eventClonedTitleMax = 120;

export const EventCloned = /*#__PURE__*/ zod.object({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  eventId: /*#__PURE__*/ zod.guid(),
  location: /*#__PURE__*/ zod.optional(NotifiedLocation),
  dateAndTimeSettings: /*#__PURE__*/ zod.optional(NotifiedDates),
  title: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(eventClonedTitleMax)),
  ),
  userId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  status: /*#__PURE__*/ zod.optional(NotifiedEventStatus),
  derivedFromInstanceId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  derivedFromEventId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  ticketDefinitions: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
});

export type EventCloned = zod.input<typeof EventCloned>;
export type EventClonedOutput = zod.output<typeof EventCloned>;

export const EventClonedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.object({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.event'),
    slug: /*#__PURE__*/ zod.literal('cloned'),
    actionEvent: /*#__PURE__*/ zod.object({
      body: EventCloned,
    }),
  }),
);

export type EventClonedPayload = zod.input<typeof EventClonedPayload>;
export type EventClonedPayloadOutput = zod.output<typeof EventClonedPayload>;

export const EventClonedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_cloned'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: EventClonedPayload,
});

export type EventClonedNotification = zod.input<typeof EventClonedNotification>;
export type EventClonedNotificationOutput = zod.output<typeof EventClonedNotification>;

export const eventCanceledTitleMax = 120;

export const EventCanceled = /*#__PURE__*/ zod.object({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  eventId: /*#__PURE__*/ zod.guid(),
  title: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(eventCanceledTitleMax)),
  ),
  userId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  hasGuests: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type EventCanceled = zod.input<typeof EventCanceled>;
export type EventCanceledOutput = zod.output<typeof EventCanceled>;

export const EventCanceledPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.object({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.event'),
    slug: /*#__PURE__*/ zod.literal('canceled'),
    actionEvent: /*#__PURE__*/ zod.object({
      body: EventCanceled,
    }),
  }),
);

export type EventCanceledPayload = zod.input<typeof EventCanceledPayload>;
export type EventCanceledPayloadOutput = zod.output<typeof EventCanceledPayload>;

export const EventCanceledNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_canceled'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: EventCanceledPayload,
});

export type EventCanceledNotification = zod.input<typeof EventCanceledNotification>;
export type EventCanceledNotificationOutput = zod.output<typeof EventCanceledNotification>;

export const catalogReferenceCatalogItemIdMax = 36;

export const CatalogReference = /*#__PURE__*/ zod.object({
  appId: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  catalogItemId: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(catalogReferenceCatalogItemIdMax)),
  options: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
});

export type CatalogReference = zod.input<typeof CatalogReference>;
export type CatalogReferenceOutput = zod.output<typeof CatalogReference>;

export const notifiedLineItemQuantityMin = 0;

export const NotifiedLineItem = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string(),
  quantity: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(notifiedLineItemQuantityMin)),
  ),
  catalogReference: /*#__PURE__*/ zod.optional(CatalogReference),
});

export type NotifiedLineItem = zod.input<typeof NotifiedLineItem>;
export type NotifiedLineItemOutput = zod.output<typeof NotifiedLineItem>;

export const CurrencyCodeRegExp = new RegExp('^[A-Z]{3}$');

export const CurrencyCode = /*#__PURE__*/ zod.stringFormat('currency-code', CurrencyCodeRegExp);

export type CurrencyCode = zod.input<typeof CurrencyCode>;
export type CurrencyCodeOutput = zod.output<typeof CurrencyCode>;

export const NotifiedBuyer = /*#__PURE__*/ zod.object({
  visitorId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  contactId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  email: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email()),
});

export type NotifiedBuyer = zod.input<typeof NotifiedBuyer>;
export type NotifiedBuyerOutput = zod.output<typeof NotifiedBuyer>;

export const notifiedCartLineItemsMax = 300;

export const NotifiedCart = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
  revision: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  lineItems: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(NotifiedLineItem).check(/*#__PURE__*/ zod.maxLength(notifiedCartLineItemsMax)),
  ),
  currency: /*#__PURE__*/ zod.optional(CurrencyCode),
  buyerInfo: /*#__PURE__*/ zod.optional(NotifiedBuyer),
  checkoutId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  purchaseFlowId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  createdDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updatedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type NotifiedCart = zod.input<typeof NotifiedCart>;
export type NotifiedCartOutput = zod.output<typeof NotifiedCart>;

export const NotifiedCartCreation = /*#__PURE__*/ zod.object({
  entity: NotifiedCart,
  restoreInfo: /*#__PURE__*/ zod.optional(RestoreInfo),
});

export type NotifiedCartCreation = zod.input<typeof NotifiedCartCreation>;
export type NotifiedCartCreationOutput = zod.output<typeof NotifiedCartCreation>;

export const CartCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.object({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.ecom.v1.cart'),
    slug: /*#__PURE__*/ zod.literal('created'),
    createdEvent: NotifiedCartCreation,
  }),
);

export type CartCreatedPayload = zod.input<typeof CartCreatedPayload>;
export type CartCreatedPayloadOutput = zod.output<typeof CartCreatedPayload>;

export const CartCreatedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.cart_created'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: CartCreatedPayload,
});

export type CartCreatedNotification = zod.input<typeof CartCreatedNotification>;
export type CartCreatedNotificationOutput = zod.output<typeof CartCreatedNotification>;

export const NotifiedCartUpdate = /*#__PURE__*/ zod.object({
  currentEntity: NotifiedCart,
  modifiedFields: /*#__PURE__*/ zod.optional(ModifiedFields),
});

export type NotifiedCartUpdate = zod.input<typeof NotifiedCartUpdate>;
export type NotifiedCartUpdateOutput = zod.output<typeof NotifiedCartUpdate>;

export const CartUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.object({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.ecom.v1.cart'),
    slug: /*#__PURE__*/ zod.literal('updated'),
    updatedEvent: NotifiedCartUpdate,
  }),
);

export type CartUpdatedPayload = zod.input<typeof CartUpdatedPayload>;
export type CartUpdatedPayloadOutput = zod.output<typeof CartUpdatedPayload>;

export const CartUpdatedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.cart_updated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: CartUpdatedPayload,
});

export type CartUpdatedNotification = zod.input<typeof CartUpdatedNotification>;
export type CartUpdatedNotificationOutput = zod.output<typeof CartUpdatedNotification>;

export const NotifiedCartDeletion = /*#__PURE__*/ zod.object({
  deletedEntity: /*#__PURE__*/ zod.optional(NotifiedCart),
});

export type NotifiedCartDeletion = zod.input<typeof NotifiedCartDeletion>;
export type NotifiedCartDeletionOutput = zod.output<typeof NotifiedCartDeletion>;

export const CartDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.object({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.ecom.v1.cart'),
    slug: /*#__PURE__*/ zod.literal('deleted'),
    deletedEvent: NotifiedCartDeletion,
  }),
);

export type CartDeletedPayload = zod.input<typeof CartDeletedPayload>;
export type CartDeletedPayloadOutput = zod.output<typeof CartDeletedPayload>;

export const CartDeletedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.cart_deleted'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: CartDeletedPayload,
});

export type CartDeletedNotification = zod.input<typeof CartDeletedNotification>;
export type CartDeletedNotificationOutput = zod.output<typeof CartDeletedNotification>;

export const filledAddressFormattedMax = 200;

export const FilledAddress = /*#__PURE__*/ zod.object({
  formatted: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(filledAddressFormattedMax)),
  ),
  address: /*#__PURE__*/ zod.optional(NotifiedAddress),
});

export type FilledAddress = zod.input<typeof FilledAddress>;
export type FilledAddressOutput = zod.output<typeof FilledAddress>;

export const formInputValueInputNameMax = 100;

export const formInputValueValueMax = 5000;

export const formInputValueValuesItemMax = 5000;

export const formInputValueValuesMax = 100;

export const FormInputValue = /*#__PURE__*/ zod.object({
  inputName: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formInputValueInputNameMax)),
  value: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formInputValueValueMax)),
  ),
  values: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formInputValueValuesItemMax)))
      .check(/*#__PURE__*/ zod.maxLength(formInputValueValuesMax)),
  ),
  number: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  dateTime: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  address: /*#__PURE__*/ zod.optional(FilledAddress),
});

export type FormInputValue = zod.input<typeof FormInputValue>;
export type FormInputValueOutput = zod.output<typeof FormInputValue>;

export const formResponseInputValuesMax = 200;

export const FormResponse = /*#__PURE__*/ zod.object({
  inputValues: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(FormInputValue).check(/*#__PURE__*/ zod.maxLength(formResponseInputValuesMax)),
  ),
});

export type FormResponse = zod.input<typeof FormResponse>;
export type FormResponseOutput = zod.output<typeof FormResponse>;

export const TicketOrderStatus = /*#__PURE__*/ zod.enum([
  'NA_ORDER_STATUS',
  'FREE',
  'PENDING',
  'PAID',
  'OFFLINE_PENDING',
  'INITIATED',
  'CANCELED',
  'DECLINED',
  'AUTHORIZED',
  'VOIDED',
  'PARTIALLY_PAID',
]);

export type TicketOrderStatus = zod.input<typeof TicketOrderStatus>;
export type TicketOrderStatusOutput = zod.output<typeof TicketOrderStatus>;

export const ticketMoneyValueRegExp = new RegExp('^-?\\d{1,16}(\\.\\d+)?$');
export const ticketMoneyAmountRegExp = new RegExp('^-?\\d{1,16}(\\.\\d+)?$');

export const TicketMoney = /*#__PURE__*/ zod.object({
  value: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', ticketMoneyValueRegExp)),
  amount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', ticketMoneyAmountRegExp)),
  currency: /*#__PURE__*/ zod.optional(CurrencyCode),
});

export type TicketMoney = zod.input<typeof TicketMoney>;
export type TicketMoneyOutput = zod.output<typeof TicketMoney>;

export const NotifiedInvoice = /*#__PURE__*/ zod.object({
  subTotal: /*#__PURE__*/ zod.optional(TicketMoney),
  grandTotal: /*#__PURE__*/ zod.optional(TicketMoney),
  revenue: /*#__PURE__*/ zod.optional(TicketMoney),
  previewUrl: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type NotifiedInvoice = zod.input<typeof NotifiedInvoice>;
export type NotifiedInvoiceOutput = zod.output<typeof NotifiedInvoice>;

export const OrderInitiated = /*#__PURE__*/ zod.object({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  language: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  locale: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  eventId: /*#__PURE__*/ zod.guid(),
  orderNumber: /*#__PURE__*/ zod.string(),
  contactId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  created: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updated: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  firstName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  checkoutForm: /*#__PURE__*/ zod.optional(FormResponse),
  status: /*#__PURE__*/ zod.optional(TicketOrderStatus),
  invoice: /*#__PURE__*/ zod.optional(NotifiedInvoice),
  reservationId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  markedAsPaid: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  marketingConsent: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type OrderInitiated = zod.input<typeof OrderInitiated>;
export type OrderInitiatedOutput = zod.output<typeof OrderInitiated>;

export const OrderInitiatedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('wix.events.ticketing.events.OrderInitiated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: OrderInitiated,
});

export type OrderInitiatedNotification = zod.input<typeof OrderInitiatedNotification>;
export type OrderInitiatedNotificationOutput = zod.output<typeof OrderInitiatedNotification>;

export const TicketCheckIn = /*#__PURE__*/ zod.object({
  created: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type TicketCheckIn = zod.input<typeof TicketCheckIn>;
export type TicketCheckInOutput = zod.output<typeof TicketCheckIn>;

export const ConferenceLogin = /*#__PURE__*/ zod.object({
  link: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
  password: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type ConferenceLogin = zod.input<typeof ConferenceLogin>;
export type ConferenceLoginOutput = zod.output<typeof ConferenceLogin>;

export const orderedTicketSeatIdMax = 36;

export const OrderedTicket = /*#__PURE__*/ zod.object({
  ticketNumber: /*#__PURE__*/ zod.string(),
  ticketDefinitionId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  ticketName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  price: /*#__PURE__*/ zod.optional(TicketMoney),
  checkIn: /*#__PURE__*/ zod.optional(TicketCheckIn),
  confirmed: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  archived: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  canceled: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  anonymized: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  firstName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  contactId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  form: /*#__PURE__*/ zod.optional(FormResponse),
  onlineConferencingLogin: /*#__PURE__*/ zod.optional(ConferenceLogin),
  seatId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderedTicketSeatIdMax)),
  ),
});

export type OrderedTicket = zod.input<typeof OrderedTicket>;
export type OrderedTicketOutput = zod.output<typeof OrderedTicket>;

export const orderConfirmedTicketsMax = 300;

export const OrderConfirmed = /*#__PURE__*/ zod.object({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  language: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  silent: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  locale: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  eventId: /*#__PURE__*/ zod.guid(),
  orderNumber: /*#__PURE__*/ zod.string(),
  contactId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  created: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updated: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  firstName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  checkoutForm: /*#__PURE__*/ zod.optional(FormResponse),
  status: /*#__PURE__*/ zod.optional(TicketOrderStatus),
  method: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  tickets: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(OrderedTicket).check(/*#__PURE__*/ zod.maxLength(orderConfirmedTicketsMax)),
  ),
  invoice: /*#__PURE__*/ zod.optional(NotifiedInvoice),
  reservationId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type OrderConfirmed = zod.input<typeof OrderConfirmed>;
export type OrderConfirmedOutput = zod.output<typeof OrderConfirmed>;

export const OrderConfirmedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('wix.events.ticketing.events.OrderConfirmed'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: OrderConfirmed,
});

export type OrderConfirmedNotification = zod.input<typeof OrderConfirmedNotification>;
export type OrderConfirmedNotificationOutput = zod.output<typeof OrderConfirmedNotification>;

export const orderUpdatedTicketsMax = 300;

export const OrderUpdated = /*#__PURE__*/ zod.object({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  language: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  locale: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  eventId: /*#__PURE__*/ zod.guid(),
  orderNumber: /*#__PURE__*/ zod.string(),
  contactId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  created: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updated: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  firstName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  checkoutForm: /*#__PURE__*/ zod.optional(FormResponse),
  confirmed: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  status: /*#__PURE__*/ zod.optional(TicketOrderStatus),
  method: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  tickets: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(OrderedTicket).check(/*#__PURE__*/ zod.maxLength(orderUpdatedTicketsMax)),
  ),
  archived: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  triggeredByAnonymizeRequest: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type OrderUpdated = zod.input<typeof OrderUpdated>;
export type OrderUpdatedOutput = zod.output<typeof OrderUpdated>;

export const OrderUpdatedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('wix.events.ticketing.events.OrderUpdated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: OrderUpdated,
});

export type OrderUpdatedNotification = zod.input<typeof OrderUpdatedNotification>;
export type OrderUpdatedNotificationOutput = zod.output<typeof OrderUpdatedNotification>;

export const TicketOrderType = /*#__PURE__*/ zod.enum(['UNASSIGNED_TICKETS', 'ASSIGNED_TICKETS']);

export type TicketOrderType = zod.input<typeof TicketOrderType>;
export type TicketOrderTypeOutput = zod.output<typeof TicketOrderType>;

export const orderDeletedTicketsMax = 300;

export const OrderDeleted = /*#__PURE__*/ zod.object({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  eventId: /*#__PURE__*/ zod.guid(),
  orderNumber: /*#__PURE__*/ zod.string(),
  contactId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  created: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updated: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  anonymized: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  orderType: /*#__PURE__*/ zod.optional(TicketOrderType),
  triggeredByAnonymizeRequest: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  tickets: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(OrderedTicket).check(/*#__PURE__*/ zod.maxLength(orderDeletedTicketsMax)),
  ),
});

export type OrderDeleted = zod.input<typeof OrderDeleted>;
export type OrderDeletedOutput = zod.output<typeof OrderDeleted>;

export const OrderDeletedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('wix.events.ticketing.events.OrderDeleted'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: OrderDeleted,
});

export type OrderDeletedNotification = zod.input<typeof OrderDeletedNotification>;
export type OrderDeletedNotificationOutput = zod.output<typeof OrderDeletedNotification>;

export const TicketReservationStatus = /*#__PURE__*/ zod.enum([
  'RESERVATION_PENDING',
  'RESERVATION_CONFIRMED',
  'RESERVATION_CANCELED',
  'RESERVATION_CANCELED_MANUALLY',
  'RESERVATION_EXPIRED',
]);

export type TicketReservationStatus = zod.input<typeof TicketReservationStatus>;
export type TicketReservationStatusOutput = zod.output<typeof TicketReservationStatus>;

export const reservedQuantityQuantityMin = 0;

export const ReservedQuantity = /*#__PURE__*/ zod.object({
  ticketDefinitionId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  quantity: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reservedQuantityQuantityMin)),
  ),
  updatedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type ReservedQuantity = zod.input<typeof ReservedQuantity>;
export type ReservedQuantityOutput = zod.output<typeof ReservedQuantity>;

export const reservationCountConfirmedCountMin = 0;

export const reservationCountPendingCountMin = 0;

export const ReservationCount = /*#__PURE__*/ zod.object({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  ticketDefinitionId: /*#__PURE__*/ zod.guid(),
  confirmedCount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reservationCountConfirmedCountMin)),
  ),
  pendingCount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reservationCountPendingCountMin)),
  ),
  paidExists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type ReservationCount = zod.input<typeof ReservationCount>;
export type ReservationCountOutput = zod.output<typeof ReservationCount>;

export const reservationCreatedQuantitiesMax = 50;

export const reservationCreatedCountsMax = 50;

export const ReservationCreated = /*#__PURE__*/ zod.object({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  eventId: /*#__PURE__*/ zod.guid(),
  reservationId: /*#__PURE__*/ zod.guid(),
  status: /*#__PURE__*/ zod.optional(TicketReservationStatus),
  expires: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  quantities: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ReservedQuantity)
      .check(/*#__PURE__*/ zod.maxLength(reservationCreatedQuantitiesMax)),
  ),
  updatedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  counts: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(ReservationCount).check(/*#__PURE__*/ zod.maxLength(reservationCreatedCountsMax)),
  ),
});

export type ReservationCreated = zod.input<typeof ReservationCreated>;
export type ReservationCreatedOutput = zod.output<typeof ReservationCreated>;

export const ReservationCreatedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('wix.events.ticketing.events.ReservationCreated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: ReservationCreated,
});

export type ReservationCreatedNotification = zod.input<typeof ReservationCreatedNotification>;
export type ReservationCreatedNotificationOutput = zod.output<typeof ReservationCreatedNotification>;

export const reservationUpdatedQuantitiesMax = 50;

export const reservationUpdatedCountsMax = 50;

export const ReservationUpdated = /*#__PURE__*/ zod.object({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  eventId: /*#__PURE__*/ zod.guid(),
  reservationId: /*#__PURE__*/ zod.guid(),
  status: /*#__PURE__*/ zod.optional(TicketReservationStatus),
  expires: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  quantities: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ReservedQuantity)
      .check(/*#__PURE__*/ zod.maxLength(reservationUpdatedQuantitiesMax)),
  ),
  updatedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  counts: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(ReservationCount).check(/*#__PURE__*/ zod.maxLength(reservationUpdatedCountsMax)),
  ),
});

export type ReservationUpdated = zod.input<typeof ReservationUpdated>;
export type ReservationUpdatedOutput = zod.output<typeof ReservationUpdated>;

export const ReservationUpdatedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('wix.events.ticketing.events.ReservationUpdated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: ReservationUpdated,
});

export type ReservationUpdatedNotification = zod.input<typeof ReservationUpdatedNotification>;
export type ReservationUpdatedNotificationOutput = zod.output<typeof ReservationUpdatedNotification>;

export const NotifiedProductId = /*#__PURE__*/ zod.string();

export type NotifiedProductId = zod.input<typeof NotifiedProductId>;
export type NotifiedProductIdOutput = zod.output<typeof NotifiedProductId>;

export const NotifiedPriceTexts = /*#__PURE__*/ zod.object({
  price: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  discountedPrice: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  pricePerUnit: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type NotifiedPriceTexts = zod.input<typeof NotifiedPriceTexts>;
export type NotifiedPriceTextsOutput = zod.output<typeof NotifiedPriceTexts>;

export const notifiedPricePriceMin = 0;

export const notifiedPriceDiscountedPriceMin = 0;

export const notifiedPricePricePerUnitMin = 0;

export const NotifiedPrice = /*#__PURE__*/ zod.object({
  currency: /*#__PURE__*/ zod.optional(CurrencyCode),
  price: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(notifiedPricePriceMin)),
  ),
  discountedPrice: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(notifiedPriceDiscountedPriceMin)),
  ),
  pricePerUnit: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(notifiedPricePricePerUnitMin)),
  ),
  formatted: /*#__PURE__*/ zod.optional(NotifiedPriceTexts),
});

export type NotifiedPrice = zod.input<typeof NotifiedPrice>;
export type NotifiedPriceOutput = zod.output<typeof NotifiedPrice>;

export const MediaItemType = /*#__PURE__*/ zod.enum([
  'unspecified_media_item_type',
  'image',
  'video',
  'audio',
  'document',
  'zip',
]);

export type MediaItemType = zod.input<typeof MediaItemType>;
export type MediaItemTypeOutput = zod.output<typeof MediaItemType>;

export const mediaItemUrlAndSizeWidthMin = 0;

export const mediaItemUrlAndSizeHeightMin = 0;

export const MediaItemUrlAndSize = /*#__PURE__*/ zod.object({
  url: /*#__PURE__*/ zod.url(),
  width: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mediaItemUrlAndSizeWidthMin)),
  height: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mediaItemUrlAndSizeHeightMin)),
  format: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  altText: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type MediaItemUrlAndSize = zod.input<typeof MediaItemUrlAndSize>;
export type MediaItemUrlAndSizeOutput = zod.output<typeof MediaItemUrlAndSize>;

export const mediaItemVideoFilesMax = 50;

export const MediaItemVideo = /*#__PURE__*/ zod.object({
  files: /*#__PURE__*/ zod
    .array(MediaItemUrlAndSize)
    .check(/*#__PURE__*/ zod.maxLength(mediaItemVideoFilesMax)),
  stillFrameMediaId: /*#__PURE__*/ zod.string(),
});

export type MediaItemVideo = zod.input<typeof MediaItemVideo>;
export type MediaItemVideoOutput = zod.output<typeof MediaItemVideo>;

export const MediaItem = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string(),
  mediaType: MediaItemType,
  title: /*#__PURE__*/ zod.string(),
  image: /*#__PURE__*/ zod.optional(MediaItemUrlAndSize),
  video: /*#__PURE__*/ zod.optional(MediaItemVideo),
  thumbnail: /*#__PURE__*/ zod.optional(MediaItemUrlAndSize),
});

export type MediaItem = zod.input<typeof MediaItem>;
export type MediaItemOutput = zod.output<typeof MediaItem>;

export const mediaItemsMax = 300;

export const Media = /*#__PURE__*/ zod.object({
  mainMedia: /*#__PURE__*/ zod.optional(MediaItem),
  items: /*#__PURE__*/ zod.array(MediaItem).check(/*#__PURE__*/ zod.maxLength(mediaItemsMax)),
});

export type Media = zod.input<typeof Media>;
export type MediaOutput = zod.output<typeof Media>;

export const notifiedCostItemCostMin = 0;
export const notifiedCostItemCostMax = 999999999.99;

export const notifiedCostProfitMax = 999999999.99;

export const notifiedCostProfitMarginMax = 1;

export const NotifiedCost = /*#__PURE__*/ zod.object({
  itemCost: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(notifiedCostItemCostMin))
      .check(/*#__PURE__*/ zod.lte(notifiedCostItemCostMax)),
  ),
  formattedItemCost: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  profit: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.lte(notifiedCostProfitMax)),
  ),
  formattedProfit: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  profitMargin: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.lte(notifiedCostProfitMarginMax)),
  ),
});

export type NotifiedCost = zod.input<typeof NotifiedCost>;
export type NotifiedCostOutput = zod.output<typeof NotifiedCost>;

export const CatalogVersion = /*#__PURE__*/ zod.enum(['V1_CATALOG', 'V3_CATALOG', 'STORES_NOT_INSTALLED']);

export type CatalogVersion = zod.input<typeof CatalogVersion>;
export type CatalogVersionOutput = zod.output<typeof CatalogVersion>;

export const ProductCreated = /*#__PURE__*/ zod.object({
  productId: NotifiedProductId,
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  price: /*#__PURE__*/ zod.optional(NotifiedPrice),
  visible: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  media: /*#__PURE__*/ zod.optional(Media),
  sku: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  productPageUrl: /*#__PURE__*/ zod.optional(NotifiedPageUrl),
  brand: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  costAndProfitData: /*#__PURE__*/ zod.optional(NotifiedCost),
  originatedFromVersion: /*#__PURE__*/ zod.optional(CatalogVersion),
  slug: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type ProductCreated = zod.input<typeof ProductCreated>;
export type ProductCreatedOutput = zod.output<typeof ProductCreated>;

export const ProductCreatedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('com.wix.ecommerce.catalog.api.v1.ProductCreated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: ProductCreated,
});

export type ProductCreatedNotification = zod.input<typeof ProductCreatedNotification>;
export type ProductCreatedNotificationOutput = zod.output<typeof ProductCreatedNotification>;

export const ChangedFieldsMax = 100;

export const ChangedFields = /*#__PURE__*/ zod
  .array(/*#__PURE__*/ zod.string())
  .check(/*#__PURE__*/ zod.maxLength(ChangedFieldsMax));

export type ChangedFields = zod.input<typeof ChangedFields>;
export type ChangedFieldsOutput = zod.output<typeof ChangedFields>;

export const ProductChanged = /*#__PURE__*/ zod.object({
  productId: NotifiedProductId,
  changedFields: ChangedFields,
  originatedFromVersion: /*#__PURE__*/ zod.optional(CatalogVersion),
});

export type ProductChanged = zod.input<typeof ProductChanged>;
export type ProductChangedOutput = zod.output<typeof ProductChanged>;

export const ProductChangedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('com.wix.ecommerce.catalog.api.v1.ProductChanged'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: ProductChanged,
});

export type ProductChangedNotification = zod.input<typeof ProductChangedNotification>;
export type ProductChangedNotificationOutput = zod.output<typeof ProductChangedNotification>;

export const ProductDeleted = /*#__PURE__*/ zod.object({
  productId: NotifiedProductId,
  originatedFromVersion: /*#__PURE__*/ zod.optional(CatalogVersion),
});

export type ProductDeleted = zod.input<typeof ProductDeleted>;
export type ProductDeletedOutput = zod.output<typeof ProductDeleted>;

export const ProductDeletedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('com.wix.ecommerce.catalog.api.v1.ProductDeleted'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: ProductDeleted,
});

export type ProductDeletedNotification = zod.input<typeof ProductDeletedNotification>;
export type ProductDeletedNotificationOutput = zod.output<typeof ProductDeletedNotification>;

export const NotifiedCollectionId = /*#__PURE__*/ zod.string();

export type NotifiedCollectionId = zod.input<typeof NotifiedCollectionId>;
export type NotifiedCollectionIdOutput = zod.output<typeof NotifiedCollectionId>;

export const CollectionCreated = /*#__PURE__*/ zod.object({
  collection_Id: NotifiedCollectionId,
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  media: /*#__PURE__*/ zod.optional(Media),
  slug: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  visible: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  originatedFromVersion: /*#__PURE__*/ zod.optional(CatalogVersion),
});

export type CollectionCreated = zod.input<typeof CollectionCreated>;
export type CollectionCreatedOutput = zod.output<typeof CollectionCreated>;

export const CollectionCreatedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('com.wix.ecommerce.catalog.api.v1.CollectionCreated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: CollectionCreated,
});

export type CollectionCreatedNotification = zod.input<typeof CollectionCreatedNotification>;
export type CollectionCreatedNotificationOutput = zod.output<typeof CollectionCreatedNotification>;

export const CollectionChanged = /*#__PURE__*/ zod.object({
  collection_Id: NotifiedCollectionId,
  changedFields: ChangedFields,
  originatedFromVersion: /*#__PURE__*/ zod.optional(CatalogVersion),
});

export type CollectionChanged = zod.input<typeof CollectionChanged>;
export type CollectionChangedOutput = zod.output<typeof CollectionChanged>;

export const CollectionChangedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('com.wix.ecommerce.catalog.api.v1.CollectionChanged'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: CollectionChanged,
});

export type CollectionChangedNotification = zod.input<typeof CollectionChangedNotification>;
export type CollectionChangedNotificationOutput = zod.output<typeof CollectionChangedNotification>;

export const CollectionDeleted = /*#__PURE__*/ zod.object({
  collection_Id: NotifiedCollectionId,
  originatedFromVersion: /*#__PURE__*/ zod.optional(CatalogVersion),
});

export type CollectionDeleted = zod.input<typeof CollectionDeleted>;
export type CollectionDeletedOutput = zod.output<typeof CollectionDeleted>;

export const CollectionDeletedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('com.wix.ecommerce.catalog.api.v1.CollectionDeleted'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: CollectionDeleted,
});

export type CollectionDeletedNotification = zod.input<typeof CollectionDeletedNotification>;
export type CollectionDeletedNotificationOutput = zod.output<typeof CollectionDeletedNotification>;

export const ChangedVariant = /*#__PURE__*/ zod.object({
  variantId: /*#__PURE__*/ zod.string(),
  choices: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
  changedFields: ChangedFields,
  originatedFromVersion: /*#__PURE__*/ zod.optional(CatalogVersion),
});

export type ChangedVariant = zod.input<typeof ChangedVariant>;
export type ChangedVariantOutput = zod.output<typeof ChangedVariant>;

export const variantsChangedVariantsMax = 1000;

export const VariantsChanged = /*#__PURE__*/ zod.object({
  productId: NotifiedProductId,
  variants: /*#__PURE__*/ zod
    .array(ChangedVariant)
    .check(/*#__PURE__*/ zod.maxLength(variantsChangedVariantsMax)),
  originatedFromVersion: /*#__PURE__*/ zod.optional(CatalogVersion),
});

export type VariantsChanged = zod.input<typeof VariantsChanged>;
export type VariantsChangedOutput = zod.output<typeof VariantsChanged>;

export const VariantsChangedNotification = /*#__PURE__*/ zod.object({
  eventType: /*#__PURE__*/ zod.literal('com.wix.ecommerce.catalog.api.v1.VariantsChanged'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  data: VariantsChanged,
});

export type VariantsChangedNotification = zod.input<typeof VariantsChangedNotification>;
export type VariantsChangedNotificationOutput = zod.output<typeof VariantsChangedNotification>;

export const Notification = /*#__PURE__*/ zod.discriminatedUnion('eventType', [
  EventCreatedNotification,
  EventUpdatedNotification,
  EventDeletedNotification,
  EventStartedNotification,
  EventEndedNotification,
  EventReminderNotification,
  EventPublishedNotification,
  EventClonedNotification,
  EventCanceledNotification,
  CartCreatedNotification,
  CartUpdatedNotification,
  CartDeletedNotification,
  OrderInitiatedNotification,
  OrderConfirmedNotification,
  OrderUpdatedNotification,
  OrderDeletedNotification,
  ReservationCreatedNotification,
  ReservationUpdatedNotification,
  ProductCreatedNotification,
  ProductChangedNotification,
  ProductDeletedNotification,
  CollectionCreatedNotification,
  CollectionChangedNotification,
  CollectionDeletedNotification,
  VariantsChangedNotification,
]);
