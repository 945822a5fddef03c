import type { QueryKey } from '@tanstack/react-query';

/** Services whose reads are the same for every person. `session` is the public part of a session, without its owner. */
const SERVICES: readonly unknown[] = [
  'catalog',
  'catalog-v1',
  'catalog-v2',
  'catalog-v3',
  'catalog-version',
  'categories',
  'events-v3',
  'tickets-on-sale',
  'session',
];

/** Reads that are the same for every person, of services that have others too. */
const READS: readonly unknown[] = [
  'listAvailableTickets',
  'queryAvailableTickets',
  'queryAvailableTicketDefinitions',
  'countAvailableTicketDefinitions',
];

/** Beginning of the keys of this package. */
const ROOT = 'vitrine';

/** Whether a key belongs to this package. */
export const isOurs = ([root]: readonly unknown[]): boolean => root === ROOT;

/**
 * Whether a query is the same for every person: products, categories, events, tickets on sale. Every other query may
 * contain data of a person, also those of the program and of its own services.
 */
export const isPublicQuery = (key: QueryKey): boolean =>
  isOurs(key) && (SERVICES.includes(key[1]) || READS.includes(key[2]));
