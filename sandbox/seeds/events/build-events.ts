import type { NewEvent, RichContent } from '../../../generated/events-v3/types.ts';
import { idFrom } from '../../engine/ids.ts';
import { numberFrom } from '../../engine/values/random.ts';
import type { World } from '../../engine/context.ts';
import { cancelEvent } from '../../rules/events/end.ts';
import { newEvents, settle } from '../../rules/events/make.ts';
import type { EventRecord, TicketDefinitionRecord, TicketPrice } from '../../records/state.ts';
import { instantOf, type LocalTime, localTime } from '../../engine/values/zone.ts';
import { play, type Moment } from '../history.ts';
import type { EventSeed, SeedTime, TicketSeed } from './event-types.ts';

const DAY = 86_400_000;

/** Adds events with their tickets to a site, from their short form. */
export const addEvents = (world: World, seeds: readonly EventSeed[]): void => {
  const { state, clock } = world;
  for (const seed of seeds) {
    const made = clock.at(clock.now() - seed.age * DAY, () =>
      newEvents(world, givenOf(world, seed), {
        idOf: (slug) => idFrom(`${state.seed}:event:${slug}`),
        draft: seed.state === 'draft',
        ...(seed.repeats && { seriesId: idFrom(`${state.seed}:series:${seed.title}`) }),
      }),
    );
    for (const [index, event] of made.entries()) fill(world, event, seed, index === 0);
  }
};

/** Sets what calls have no members for, and moves the event to its current status. */
const fill = (world: World, event: EventRecord, seed: EventSeed, isFirst: boolean): void => {
  const { state } = world;
  const { slug } = event.about;
  event.rsvp.guests = isFirst ? (seed.guests ?? 0) : 0;
  event.ticketing.salesEndAtStart = seed.salesUntilEnd !== true;
  event.ticketing.policies = (seed.policies ?? []).map(({ name, body }) => ({
    id: idFrom(`${state.seed}:policy:${slug}:${name}`),
    name,
    body,
  }));
  event.picture = {
    id: `event-${slug}.svg`,
    altText: seed.title,
    shape: seed.shape,
    palette: numberFrom(`${state.seed}:event:${slug}`) % 8,
    view: 0,
  };
  if (seed.category !== undefined) categorize(world, event, seed.category);
  for (const [index, ticket] of (seed.tickets ?? []).entries()) {
    const definition = definitionOf(world, event, ticket, index);
    state.ticketDefinitions[definition.id] = definition;
  }
  settle(world, event);
};

const givenOf = ({ clock, state }: World, seed: EventSeed): NewEvent => {
  const today = clock.now() + seed.age * DAY;
  const shift = shiftOf(seed, localTime(today, seed.zone));
  const at = ({ day, time }: SeedTime, later = 0) => {
    const { hour, minute } = clockTime(time);
    const local = localTime(today, seed.zone);
    return new Date(
      instantOf({ ...local, day: local.day + day + shift + later, hour, minute, second: 0 }, seed.zone),
    ).toISOString();
  };
  return {
    title: seed.title,
    shortDescription: seed.short,
    description: richText(seed.text),
    location: seed.place,
    dateAndTimeSettings: datesOf(seed, at),
    registration: seed.registration,
    ...(seed.questions && {
      form: { controls: seed.questions.map((question, index) => ({ ...question, orderIndex: index + 2 })) },
    }),
    ...(seed.online && {
      onlineConferencing: {
        enabled: true,
        type: 'WEBINAR',
        providerId: idFrom(`${state.seed}:conference-provider`),
      },
    }),
    ...(seed.agenda && { agendaSettings: { enabled: true } }),
  };
};

/** Days by which an event moves, so that it begins on its weekday. */
const shiftOf = ({ from, weekday }: EventSeed, { year, month, day }: LocalTime): number => {
  if (!from || weekday === undefined) return 0;
  const planned = new Date(Date.UTC(year, month - 1, day + from.day)).getUTCDay();
  return (weekday - planned + 7) % 7;
};

const datesOf = (
  { from, to, tbd, zone, repeats }: EventSeed,
  at: (time: SeedTime, later?: number) => string,
): NewEvent['dateAndTimeSettings'] => {
  if (!from || !to)
    return {
      dateAndTimeTbd: true,
      ...(tbd !== undefined && { dateAndTimeTbdMessage: tbd }),
      timeZoneId: zone,
    };
  const date = (later: number) => ({
    startDate: at(from, later),
    endDate: at(to, later),
    timeZoneId: zone,
    showTimeZone: zone !== 'Europe/Berlin',
  });
  return repeats ? { recurringEvents: { individualEventDates: [0, ...repeats].map(date) } } : date(0);
};

const clockTime = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { hour, minute };
};

const richText = (paragraphs: readonly string[]): RichContent => ({
  nodes: paragraphs.map((text, index) => ({
    type: 'PARAGRAPH',
    id: `p${index + 1}`,
    nodes: [{ type: 'TEXT', id: '', textData: { text, decorations: [] } }],
  })),
  metadata: { version: 1 },
});

const categorize = ({ state }: World, { about }: EventRecord, name: string): void => {
  const { createdDate, categories } = about;
  const id = idFrom(`${state.seed}:category:${name}`);
  about.categories = {
    categories: [...(categories?.categories ?? []), { id, name, createdDate, hidden: false, type: 'MANUAL' }],
  };
};

/** The cancellation of some events two days ago. */
export const cancelMoments = (world: World, seeds: readonly EventSeed[]): Moment[] =>
  seeds
    .filter(({ state }) => state === 'canceled')
    .map(({ title }) => ({
      ago: 48,
      happen: () => {
        const { state } = world;
        const event = Object.values(state.events).find(({ about }) => about.title === title);
        const owner = { role: 'owner', id: state.ownerId } as const;
        if (event) play(world, cancelEvent, owner, { params: { eventId: event.id } });
      },
    }));

const definitionOf = (
  { state, clock }: World,
  event: EventRecord,
  ticket: TicketSeed,
  orderIndex: number,
): TicketDefinitionRecord => {
  const { name, text = '', policy = '', hidden = false, capacity = null, sale } = ticket;
  const id = idFrom(`${state.seed}:ticket:${event.about.slug}:${name}`);
  const at = (days: number) => clock.now() + days * DAY;
  return {
    id,
    eventId: event.id,
    name,
    description: text,
    policy,
    orderIndex,
    price: priceOf(id, ticket),
    fee: ticket.fee ?? 'NO_FEE',
    hidden,
    capacity,
    held: 0,
    sold: 0,
    sale: sale
      ? {
          start: at(sale.start),
          end: sale.end === undefined ? null : at(sale.end),
          hideNotOnSale: sale.hideNotOnSale ?? false,
        }
      : null,
  };
};

const priceOf = (id: string, { price, donation, options }: TicketSeed): TicketPrice => {
  if (price !== undefined) return { type: 'fixed', price };
  if (donation !== undefined) return { type: 'donation', least: donation };
  if (!options) return { type: 'free' };
  return {
    type: 'options',
    options: Object.entries(options).map(([name, amount]) => ({
      id: idFrom(`${id}:option:${name}`),
      name,
      price: amount,
    })),
  };
};
