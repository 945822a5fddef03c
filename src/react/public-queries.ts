import type { QueryKey } from '@tanstack/react-query';

/** Services of the platform whose reads are the same for every person. */
const SERVICES: readonly unknown[] = [
  'catalog-v1',
  'catalog-v2',
  'catalog-v3',
  'catalog-version',
  'categories',
  'events-v3',
  'tickets-on-sale',
];

/** Reads that are the same for every person, by services that have others too. `catalog` stands for either catalog. */
const READS: readonly (readonly [service: string, read: string])[] = [
  ['catalog', 'products'],
  ['catalog', 'product'],
  ['catalog', 'categories'],
  ['ticketing', 'listAvailableTickets'],
  ['ticketing', 'queryAvailableTickets'],
  ['ticket-definitions', 'queryAvailableTicketDefinitions'],
  ['ticket-definitions', 'countAvailableTicketDefinitions'],
];

/** Whether a key belongs to this package or to code that it generated. */
export const isOurs = ([root]: readonly unknown[]): boolean => root === 'vitrine';

/**
 * Whether a query is the same for every person: products, categories, events, tickets on sale, and the public part of the
 * session that a server has rendered. Every other query may contain data of a person, also those of the program and of its
 * own services.
 */
export const isPublicQuery = (key: QueryKey): boolean => {
  const [, service, read] = key;
  return (
    isOurs(key) &&
    (SERVICES.includes(service) ||
      READS.some((one) => one[0] === service && one[1] === read) ||
      (service === 'session' && key.length === 2))
  );
};
