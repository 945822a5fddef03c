import Big from 'big.js';
import type {
  CalendarUrls,
  EventFieldset,
  PageUrl,
  Registration,
  SiteEvent,
} from '../../../generated/events-v3/types.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from '../../media/frame.ts';
import { decimal, formatted } from '../../engine/values/money.ts';
import type { EventRecord, TicketDefinitionRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { definitionsOf } from './find.ts';
import { isSoldOut, registrationStatusOf, statusOf } from './status.ts';
import { recurrenceOf } from './recurrence.ts';
import { summariesOf } from './summaries.ts';

/** The address of an event's page. */
export const eventPageUrl = ({ state }: World, { about }: EventRecord): PageUrl => ({
  base: state.settings.siteUrl,
  path: `${state.settings.eventPath}${about.slug}`,
});

/** The addresses that add an event to a calendar. */
export const calendarUrls = (world: World, { about }: EventRecord): CalendarUrls => {
  const { startDate, endDate } = about.dateAndTimeSettings;
  const compact = (date: string) => date.replaceAll(/[-:]|\.\d+/g, '');
  const query = new URLSearchParams({ action: 'TEMPLATE', text: about.title });
  if (startDate !== undefined && endDate !== undefined)
    query.set('dates', `${compact(startDate)}/${compact(endDate)}`);
  if (about.location.name !== undefined) query.set('location', about.location.name);
  return {
    google: `https://calendar.google.com/calendar/render?${query.toString()}`,
    ics: `${world.state.settings.siteUrl}${world.state.settings.eventPath}${about.slug}.ics`,
  };
};

/** The possible prices of a ticket. A donation counts with its minimum. */
const pricesOf = ({ price }: TicketDefinitionRecord): Big[] => {
  if (price.type === 'free') return [new Big(0)];
  if (price.type === 'fixed') return [new Big(price.price)];
  if (price.type === 'donation') return [new Big(price.least)];
  return price.options.map((option) => new Big(option.price));
};

const priceRange = ({ state }: World, definitions: readonly TicketDefinitionRecord[]) => {
  const prices = definitions.flatMap(pricesOf).toSorted((left, right) => left.cmp(right));
  const { currency } = state.settings;
  const view = (amount: Big) => ({
    value: decimal(amount, currency),
    currency,
    formattedValue: formatted(amount, currency),
  });
  const [lowest] = prices;
  const highest = prices.at(-1);
  return { ...(lowest && { lowestPrice: view(lowest) }), ...(highest && { highestPrice: view(highest) }) };
};

/** The registration of an event, with the values that follow from the clock and the tickets (R140). */
export const registrationView = (world: World, event: EventRecord): Registration | undefined => {
  const { registration } = event.about;
  if (!registration) return undefined;
  const { rsvp, tickets, external, ...rest } = registration;
  const type = registrationType(registration);
  const visible = definitionsOf(world, event.id).filter(({ hidden }) => !hidden);
  return {
    ...rest,
    type,
    status: registrationStatusOf(world, event),
    registrationPaused: event.ticketing.paused,
    ...(type === 'EXTERNAL' && external && { external }),
    ...((type === 'RSVP' || type === 'RSVP_AND_TICKETING') && rsvp && { rsvp }),
    ...((type === 'TICKETING' || type === 'RSVP_AND_TICKETING') &&
      tickets && {
        tickets: {
          ...tickets,
          guestsAssignedSeparately: event.ticketing.guestsAssignedSeparately,
          ticketLimitPerOrder: event.ticketing.ticketsPerOrder,
          reservationDurationInMinutes: event.ticketing.holdMinutes,
          gracePeriodInMinutes: event.ticketing.unpaidMinutes,
          currency: world.state.settings.currency,
          ...priceRange(world, visible),
          soldOut: visible.length > 0 && visible.every(isSoldOut),
        },
      }),
  };
};

const registrationType = ({
  external,
  registrationDisabled,
  initialType,
}: Registration): Registration['type'] => {
  if (registrationDisabled) return 'NONE';
  return external?.url === undefined ? initialType : 'EXTERNAL';
};

/** The fields that each fieldset adds to the base fields (R143). */
const fieldsets: Readonly<Record<EventFieldset, (world: World, event: EventRecord) => Partial<SiteEvent>>> = {
  DETAILS: (world, event) => {
    const { shortDescription, eventDisplaySettings } = event.about;
    const mainImage = imageOf(world, event);
    return {
      ...(shortDescription !== undefined && { shortDescription }),
      ...(mainImage && { mainImage }),
      ...(eventDisplaySettings && { eventDisplaySettings }),
      calendarUrls: calendarUrls(world, event),
    };
  },
  TEXTS: (_, { about: { description, detailedDescription } }) => ({
    ...(description && { description }),
    ...(detailedDescription !== undefined && { detailedDescription }),
  }),
  REGISTRATION: (world, event) => {
    const registration = registrationView(world, event);
    return registration ? { registration } : {};
  },
  URLS: (world, event) => ({ eventPageUrl: eventPageUrl(world, event) }),
  FORM: (_, { about: { form } }) => (form ? { form } : {}),
  DASHBOARD: (world, event) => ({ summaries: summariesOf(world, event) }),
  // The platform's own pages hold the discussion of an event; the sandbox has none.
  FEED: () => ({}),
  ONLINE_CONFERENCING_SESSION: (_, { about: { onlineConferencing } }) =>
    onlineConferencing ? { onlineConferencing } : {},
  SEO_SETTINGS: (_, { about: { seoSettings } }) =>
    seoSettings ? { seoSettings: { hidden: false, ...seoSettings } } : {},
  AGENDA: (world, event) => {
    const { base, path } = eventPageUrl(world, event);
    const { agendaSettings } = event.about;
    return agendaSettings
      ? { agendaSettings: { ...agendaSettings, pageUrl: { base, path: `${path}/schedule` } } }
      : {};
  },
  CATEGORIES: (_, { about: { categories } }) => ({ categories: categories ?? { categories: [] } }),
  CUSTOMIZABLE_TICKETS: () => ({ customizableTickets: true }),
  BADGES: (_, { about: { badges } }) => ({ badges: badges ?? { badges: [] } }),
};

const imageOf = ({ origin }: World, { about, picture }: EventRecord): SiteEvent['mainImage'] =>
  picture
    ? {
        id: picture.id,
        url: `${origin}/media/${picture.id}`,
        height: SCENE_HEIGHT,
        width: SCENE_WIDTH,
        altText: picture.altText,
      }
    : about.mainImage;

/**
 * An event as the API writes it: its base fields and those of the requested fieldsets (R143), with the current status
 * and registration (R133, R140).
 */
export const eventView = (
  world: World,
  event: EventRecord,
  wanted: readonly EventFieldset[] = [],
): SiteEvent => {
  const { about } = event;
  return {
    id: event.id,
    title: about.title,
    slug: about.slug,
    status: statusOf(world, event),
    location: about.location,
    dateAndTimeSettings: { ...about.dateAndTimeSettings, recurrenceStatus: recurrenceOf(world, event) },
    ...(about.guestListSettings && { guestListSettings: about.guestListSettings }),
    instanceId: about.instanceId,
    userId: about.userId,
    createdDate: about.createdDate,
    updatedDate: about.updatedDate,
    ...(about.publishedDate !== undefined && { publishedDate: about.publishedDate }),
    ...Object.assign({}, ...wanted.map((name) => fieldsets[name](world, event))),
  };
};
