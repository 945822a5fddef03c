import { ownValue } from '../engine/values/objects.ts';
import type { Product } from '../../generated/catalog-v1/types.ts';
import type { Collection } from '../../generated/catalog-v2/types.ts';
import type { SiteEvent } from '../../generated/events-v3/types.ts';
import type { TicketDefinition } from '../../generated/ticketing/types.ts';
import type { Recording } from './recording.ts';

/** The resources of a site that a session has seen, by id, each in its latest form. */
export interface SeenResources {
  readonly products: ReadonlyMap<string, Product>;
  readonly collections: ReadonlyMap<string, Collection>;
  readonly events: ReadonlyMap<string, SiteEvent>;
  readonly tickets: ReadonlyMap<string, TicketDefinition>;
}

/** The paths of resources in the answers of operations. */
const places: Readonly<Record<string, readonly [kind: keyof SeenResources, member: string]>> = {
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

/** Collects the resources of a site from the answers of a session. */
export const seenResources = ({ exchanges }: Recording): SeenResources => {
  const seen = {
    products: new Map<string, Product>(),
    collections: new Map<string, Collection>(),
    events: new Map<string, SiteEvent>(),
    tickets: new Map<string, TicketDefinition>(),
  };
  for (const { operation, status, answer } of exchanges) {
    const place = operation === null || status !== 200 ? undefined : ownValue(places, operation);
    if (!place) continue;
    const [kind, member] = place;
    const held: unknown = Reflect.get(Object(answer) as object, member);
    for (const thing of (Array.isArray(held) ? held : [held]) as { id?: unknown }[]) {
      const id = thing?.id;
      if (typeof id !== 'string') continue;
      // An answer may leave out members of a fieldset: keep those of earlier answers.
      const known: Map<string, object> = seen[kind];
      known.set(id, { ...known.get(id), ...thing });
    }
  }
  return seen;
};
