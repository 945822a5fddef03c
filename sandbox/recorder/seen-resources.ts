import type { Product } from '../../generated/catalog-v1/types.ts';
import type { Collection } from '../../generated/catalog-v2/types.ts';
import type { SiteEvent } from '../../generated/events-v3/types.ts';
import type { TicketDefinition } from '../../generated/ticketing/types.ts';
import type { Recording } from './recording.ts';

/** What a session has seen of a site, by id; the last sight of each counts. */
export interface SeenThings {
  readonly products: ReadonlyMap<string, Product>;
  readonly collections: ReadonlyMap<string, Collection>;
  readonly events: ReadonlyMap<string, SiteEvent>;
  readonly tickets: ReadonlyMap<string, TicketDefinition>;
}

/** Where the answers of an operation hold which things. */
const places: Readonly<Record<string, readonly [kind: keyof SeenThings, member: string]>> = {
  getProduct: ['products', 'product'],
  queryProducts: ['products', 'products'],
  getCollection: ['collections', 'collection'],
  getCollectionBySlug: ['collections', 'collection'],
  getCollectionBySlugV1: ['collections', 'collection'],
  queryCollections: ['collections', 'collections'],
  getEvent: ['events', 'event'],
  getEventBySlug: ['events', 'event'],
  queryEvents: ['events', 'events'],
  listAvailableTickets: ['tickets', 'definitions'],
  queryAvailableTickets: ['tickets', 'definitions'],
};

/** Looks for the things of a site in the answers of a session. */
export const seenThings = ({ exchanges }: Recording): SeenThings => {
  const seen = {
    products: new Map<string, Product>(),
    collections: new Map<string, Collection>(),
    events: new Map<string, SiteEvent>(),
    tickets: new Map<string, TicketDefinition>(),
  };
  for (const { operation, status, answer } of exchanges) {
    const place = operation === null || status !== 200 ? undefined : places[operation];
    if (!place) continue;
    const [kind, member] = place;
    const held: unknown = Reflect.get(Object(answer) as object, member);
    for (const thing of (Array.isArray(held) ? held : [held]) as { id?: unknown }[]) {
      const id = thing?.id;
      if (typeof id !== 'string') continue;
      // A fieldset leaves things out: what was seen earlier stays.
      const known: Map<string, object> = seen[kind];
      known.set(id, { ...known.get(id), ...thing });
    }
  }
  return seen;
};
