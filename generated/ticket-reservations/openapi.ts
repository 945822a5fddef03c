// Generated from spec/ticket-reservations.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Service } from '../../src/core/openapi/service.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

export { openApiClient } from '../../src/core/openapi/openapi-client.ts';

/** The calls that visitors and members may make. A client with one of these identities offers only these calls. */
export interface PublicPaths {
  '/v1/ticket-reservations': Pick<paths['/v1/ticket-reservations'], 'parameters' | 'post'>;
  '/v1/ticket-reservations/{ticketReservationId}': Pick<
    paths['/v1/ticket-reservations/{ticketReservationId}'],
    'parameters' | 'get'
  >;
  '/v1/ticket-reservations/{ticketReservationId}/cancel': Pick<
    paths['/v1/ticket-reservations/{ticketReservationId}/cancel'],
    'parameters' | 'post'
  >;
}

/** The service for `openApiClient(site, ticketReservationsService)`, which gives calls that are typed by path. */
export const ticketReservationsService: Service<paths, PublicPaths> = facts;
