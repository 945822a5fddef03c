import type {
  EventAddress,
  EventAddressInput,
  EventLocation,
  FormField,
  FormFieldInput,
  InputControl,
  NewEvent,
  NewRegistration,
  Registration,
  RegistrationForm,
  SiteEvent,
  TaxSettings,
} from '../../../generated/events-v3/types.ts';
import { HOLD_MINUTES, TICKETS_PER_ORDER, UNPAID_MINUTES } from './defaults.ts';
import type { EventAbout } from '../../records/event.ts';
import type { EventRecord, TicketTax } from '../../records/state.ts';
import { dayText, timeText } from '../../engine/values/zone.ts';

/** The values of an event that the platform sets. */
export type OwnFacts = Pick<
  EventAbout,
  'id' | 'slug' | 'status' | 'instanceId' | 'userId' | 'createdDate' | 'updatedDate' | 'publishedDate'
>;

/** The record of an event from the owner's values. Derived values are left out and computed on each read. */
export const describe = (given: NewEvent, own: OwnFacts): EventAbout => {
  const { title, shortDescription, detailedDescription, description, mainImage } = given;
  return {
    ...own,
    title: title.trim(),
    ...(shortDescription !== undefined && { shortDescription }),
    ...(detailedDescription !== undefined && { detailedDescription }),
    ...(description && { description: { ...description, nodes: [...(description.nodes ?? [])] } }),
    ...(mainImage && {
      mainImage: { id: 'picture', url: '', height: 1200, width: 1600, ...mainImage },
    }),
    location: locationOf(given.location),
    dateAndTimeSettings: datesOf(given.dateAndTimeSettings),
    registration: registrationOf(given.registration),
    form: formOf(given),
    guestListSettings: { displayedPublicly: false, ...given.guestListSettings },
    onlineConferencing: { enabled: false, type: 'MEETING', ...given.onlineConferencing },
    seoSettings: { ...given.seoSettings, slug: own.slug } as NonNullable<SiteEvent['seoSettings']>,
    agendaSettings: { enabled: false, ...given.agendaSettings },
    eventDisplaySettings: {
      hideEventDetailsButton: false,
      hideEventDetailsPage: false,
      ...given.eventDisplaySettings,
    },
  };
};

const locationOf = ({
  type = 'VENUE',
  name,
  address,
  locationTbd = false,
}: NewEvent['location']): EventLocation => ({
  type,
  ...(name !== undefined && { name }),
  ...(address && { address: addressOf(address) }),
  locationTbd,
});

const addressOf = (address: EventAddressInput): EventAddress => {
  const { streetAddress, addressLine, postalCode, city, country } = address;
  const street = streetAddress ? `${streetAddress.name} ${streetAddress.number}` : addressLine;
  const lines = [street, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean);
  return { formattedAddress: lines.join(', '), ...address };
};

type Dates = NewEvent['dateAndTimeSettings'];

/** The dates with their texts, in the time zone of the event. */
export const datesOf = (dates: Dates): EventAbout['dateAndTimeSettings'] => {
  const { dateAndTimeTbd = false, dateAndTimeTbdMessage, startDate, endDate, timeZoneId } = dates;
  const { recurringEvents, hideEndDate = false, showTimeZone = false } = dates;
  const series = recurringEvents?.individualEventDates;
  return {
    dateAndTimeTbd,
    ...(dateAndTimeTbdMessage !== undefined && { dateAndTimeTbdMessage }),
    ...(!dateAndTimeTbd && startDate !== undefined && { startDate: new Date(startDate).toISOString() }),
    ...(!dateAndTimeTbd && endDate !== undefined && { endDate: new Date(endDate).toISOString() }),
    ...(timeZoneId !== undefined && { timeZoneId }),
    hideEndDate,
    showTimeZone,
    recurrenceStatus: series ? 'RECURRING' : 'ONE_TIME',
    ...(series && {
      recurringEvents: {
        ...recurringEvents,
        individualEventDates: series.map((date) => ({ showTimeZone: false, ...date })),
      },
    }),
    formatted: textsOf(dates),
  };
};

const textsOf = ({
  dateAndTimeTbd,
  dateAndTimeTbdMessage = '',
  startDate,
  endDate,
  timeZoneId = 'UTC',
  ...shown
}: Dates) => {
  if (dateAndTimeTbd || startDate === undefined || endDate === undefined)
    return { dateAndTime: dateAndTimeTbdMessage };
  const [start, end] = [Date.parse(startDate), Date.parse(endDate)];
  const [startDay, endDay] = [dayText(start, timeZoneId), dayText(end, timeZoneId)];
  const [startTime, endTime] = [timeText(start, timeZoneId), timeText(end, timeZoneId)];
  const until = startDay === endDay ? endTime : `${endDay}, ${endTime}`;
  return {
    dateAndTime: `${startDay}, ${startTime}${shown.hideEndDate ? '' : ` – ${until}`}${shown.showTimeZone ? ` (${timeZoneId})` : ''}`,
    startDate: startDay,
    startTime,
    endDate: endDay,
    endTime,
  };
};

/** The stored part of the registration. Status, prices and limits are added on each read. */
const registrationOf = (given: NewRegistration): Registration => {
  const { initialType, allowedGuestTypes = 'VISITOR_OR_MEMBER', rsvp, external } = given;
  const { taxSettings, ...tickets } = given.tickets ?? {};
  return {
    type: initialType,
    status: 'UNKNOWN_REGISTRATION_STATUS',
    initialType,
    allowedGuestTypes,
    registrationPaused: given.registrationPaused ?? false,
    registrationDisabled: given.registrationDisabled ?? false,
    ...(initialType !== 'TICKETING' && {
      rsvp: { responseType: 'YES_ONLY', waitlistEnabled: false, ...rsvp },
    }),
    ...(initialType !== 'RSVP' && {
      tickets: {
        guestsAssignedSeparately: false,
        ticketLimitPerOrder: TICKETS_PER_ORDER,
        ...tickets,
        ...(taxSettings && { taxSettings: taxSettingsOf(taxSettings) }),
      },
    }),
    ...(external && { external }),
  };
};

type TaxInput = NonNullable<NonNullable<NewRegistration['tickets']>['taxSettings']>;

const taxSettingsOf = (given: TaxInput): TaxSettings => ({
  type: 'ADDED_AT_CHECKOUT',
  name: 'Tax',
  rate: '0',
  appliedToDonations: false,
  ...given,
});

/** The tax on tickets in the terms of the invoice. */
const taxOf = (settings: TaxSettings | undefined): TicketTax | null =>
  settings === undefined
    ? null
    : {
        name: settings.name ?? 'Tax',
        rate: settings.rate ?? '0',
        type: settings.type === 'INCLUDED_IN_PRICE' ? 'INCLUDED' : 'ADDED_AT_CHECKOUT',
        appliesToDonations: settings.appliedToDonations ?? false,
      };

/** The settings of ticket sales and RSVP that follow from the stored registration. */
export const salesOf = (
  { registration }: SiteEvent,
  former?: Pick<EventRecord, 'ticketing' | 'rsvp'>,
): Pick<EventRecord, 'ticketing' | 'rsvp'> => {
  const { tickets, rsvp } = registration ?? {};
  return {
    ticketing: {
      salesEndAtStart: former?.ticketing.salesEndAtStart ?? true,
      policies: former?.ticketing.policies ?? [],
      ticketsPerOrder: tickets?.ticketLimitPerOrder ?? TICKETS_PER_ORDER,
      holdMinutes: tickets?.reservationDurationInMinutes ?? HOLD_MINUTES,
      unpaidMinutes: tickets?.gracePeriodInMinutes ?? UNPAID_MINUTES,
      guestsAssignedSeparately: tickets?.guestsAssignedSeparately ?? false,
      paused: registration?.registrationPaused ?? false,
      tax: taxOf(tickets?.taxSettings),
    },
    rsvp: {
      limit: rsvp?.limit ?? null,
      waitlist: rsvp?.waitlistEnabled ?? false,
      guests: former?.rsvp.guests ?? 0,
      ...(former?.rsvp.beyond !== undefined && { beyond: former.rsvp.beyond }),
    },
  };
};

const text = (name: string, label: string, maxLength: number) =>
  ({ name, label, type: 'TEXT', array: false, mandatory: true, maxLength }) as const;

/** The questions of every form. */
const everyForm: readonly InputControl[] = [
  {
    id: 'name',
    type: 'NAME',
    system: true,
    name: 'name',
    label: 'Name',
    orderIndex: 0,
    inputs: [text('firstName', 'First name', 50), text('lastName', 'Last name', 50)],
  },
  {
    id: 'email',
    type: 'INPUT',
    system: true,
    name: 'email',
    label: 'Email',
    orderIndex: 1,
    inputs: [text('email', 'Email', 255)],
  },
];

const inputOf = ({ options, ...input }: FormFieldInput): FormField => ({
  ...input,
  ...(options && { options: [...options] }),
});

const formOf = ({ form, registration }: NewEvent): RegistrationForm => {
  const given = (form?.controls ?? []).map((control, index): InputControl => {
    const id = control.id ?? control.name ?? `question-${index + 1}`;
    const [first] = control.inputs ?? [];
    return {
      type: 'INPUT',
      system: false,
      orderIndex: index + everyForm.length,
      name: id,
      label: first?.label ?? id,
      ...control,
      inputs: (control.inputs ?? []).map(inputOf),
      id,
    };
  });
  const missing = everyForm.filter(({ id }) => !given.some((control) => control.id === id));
  return {
    controls: structuredClone([...missing, ...given]).toSorted(
      (left, right) => left.orderIndex - right.orderIndex,
    ),
    messages: { ...messagesOf(registration), ...(form?.messages as RegistrationForm['messages']) },
  };
};

const closed = { message: 'Registration is closed.', exploreEventsActionLabel: 'Other events' };

const messagesOf = ({ initialType }: NewRegistration): NonNullable<RegistrationForm['messages']> => ({
  registrationClosed: closed,
  ...(initialType !== 'TICKETING' && {
    rsvp: {
      rsvpYesOption: 'I will come',
      rsvpNoOption: 'I cannot come',
      positiveMessages: {
        title: 'Are you coming?',
        confirmation: {
          title: 'See you there',
          message: 'We sent you an email with the particulars.',
          addToCalendarActionLabel: 'Add to calendar',
          shareActionLabel: 'Share',
        },
      },
      submitActionLabel: 'Send',
    },
  }),
  ...(initialType !== 'RSVP' && {
    checkout: {
      title: 'Your details',
      submitActionLabel: 'To the checkout',
      confirmation: {
        title: 'Thank you',
        message: 'The tickets are in your mailbox.',
        downloadTicketsLabel: 'Get the tickets',
        addToCalendarLabel: 'Add to calendar',
        shareEventLabel: 'Share',
      },
    },
    ticketsUnavailable: { ...closed, message: 'There are no tickets left.' },
  }),
});
