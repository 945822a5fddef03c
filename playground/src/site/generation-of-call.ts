/** The version of the platform that answers the calls of a service, for services that have two. */
const versions: Readonly<Record<string, 'V1' | 'V2' | 'V3'>> = {
  carts: 'V1',
  'carts-v2': 'V2',
  'catalog-v1': 'V1',
  'catalog-v2': 'V1',
  'catalog-write': 'V1',
  'catalog-v3': 'V3',
  categories: 'V3',
  'ticket-reservations': 'V2',
  'ticket-definitions': 'V2',
};

/** Calls of `ticketing` that have a successor; the other calls of this service belong to both families. */
const firstTickets: ReadonlySet<string> = new Set([
  'createReservation',
  'cancelReservation',
  'listAvailableTickets',
  'queryAvailableTickets',
]);

/**
 * The generation that answered a call: V1 or V2 of cart and tickets, V1 or V3 of the catalog; undefined for a service
 * that has one version only.
 */
export const generationOf = ({
  service,
  operation,
}: {
  readonly service: string;
  readonly operation: string;
}): 'V1' | 'V2' | 'V3' | undefined => (firstTickets.has(operation) ? 'V1' : versions[service]);
