import { createSandbox } from '../create-sandbox.ts';
import type { Sandbox, SandboxOptions } from '../control/sandbox.ts';
import { DEFAULT_OWNER_KEY } from '../engine/settings.ts';
import type { EventRecord, NotificationRecord, TicketDefinitionRecord } from '../records/state.ts';
import { callerWith, Tree, type Shopper } from './shopper.ts';

/** The owner of a sandbox. */
export const ownerOf = (sandbox: Sandbox): Shopper => callerWith(sandbox, DEFAULT_OWNER_KEY);

/** The owner of a new sandbox. */
export const newOwner = (options: SandboxOptions = {}): Shopper => ownerOf(createSandbox(options));

/** An event of the sample site. Throws if there is none with this slug. */
export const eventOf = ({ state }: Sandbox, slug: string): EventRecord => {
  const event = Object.values(state.events).find(({ about }) => about.slug === slug);
  if (!event) throw new Error(`The site has no event ${slug}`);
  return event;
};

/** A ticket definition of the sample site. Throws if there is none with this name. */
export const ticketOf = (sandbox: Sandbox, slug: string, name: string): TicketDefinitionRecord => {
  const { id } = eventOf(sandbox, slug);
  const found = Object.values(sandbox.state.ticketDefinitions).find(
    (definition) => definition.eventId === id && definition.name === name,
  );
  if (!found) throw new Error(`${slug} has no ticket ${name}`);
  return found;
};

/** A valid new event: one evening in Berlin, three weeks after the sandbox starts, with tickets. */
export const concert = {
  title: 'Strings by candlelight',
  location: { type: 'VENUE', name: 'Old Pump House', address: { country: 'DE', city: 'Berlin' } },
  dateAndTimeSettings: {
    startDate: '2026-03-23T18:30:00.000Z',
    endDate: '2026-03-23T21:00:00.000Z',
    timeZoneId: 'Europe/Berlin',
  },
  registration: { initialType: 'TICKETING' },
} as const;

/** Creates an event by a call and returns it. Throws if the call is refused. */
export const makeEvent = async (
  owner: Shopper,
  event: Record<string, unknown> = {},
  draft = false,
): Promise<Tree> => {
  const { status, body } = await owner.post('/v3/events', {
    event: { ...concert, ...event },
    draft,
    fields: ['REGISTRATION'],
  });
  if (status !== 200) throw new Error(JSON.stringify(body.value));
  return new Tree(body.at('event'));
};

/** The notifications about an event, the oldest first. */
export const announcedAbout = ({ state }: Sandbox, eventId: string): NotificationRecord[] =>
  state.notifications.filter(({ data }) => Reflect.get(data, 'entityId') === eventId);

/** The short names of the notifications about an event: 'created', 'started'. */
export const announcementsOf = (sandbox: Sandbox, eventId: string): string[] =>
  announcedAbout(sandbox, eventId).map(({ eventType }) => eventType.slice(eventType.lastIndexOf('_') + 1));
