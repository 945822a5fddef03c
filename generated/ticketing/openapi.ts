// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Service } from '../../src/core/openapi/service.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

export { openApiClient } from '../../src/core/openapi/openapi-client.ts';

/** The calls that visitors and members may make. A client with one of these identities offers only these calls. */
export interface PublicPaths {
  '/v1/events/{eventId}/orders/{orderNumber}': Pick<
    paths['/v1/events/{eventId}/orders/{orderNumber}'],
    'parameters' | 'get'
  >;
  '/v1/checkout/options': Pick<paths['/v1/checkout/options'], 'parameters' | 'get'>;
  '/v1/checkout/available-tickets': Pick<paths['/v1/checkout/available-tickets'], 'parameters' | 'get'>;
  '/v1/checkout/available-tickets/query': Pick<
    paths['/v1/checkout/available-tickets/query'],
    'parameters' | 'post'
  >;
  '/v1/checkout/reservations': Pick<paths['/v1/checkout/reservations'], 'parameters' | 'post'>;
  '/v1/checkout/reservations/{id}': Pick<paths['/v1/checkout/reservations/{id}'], 'parameters' | 'delete'>;
  '/v1/checkout/invoices/{reservationId}': Pick<
    paths['/v1/checkout/invoices/{reservationId}'],
    'parameters' | 'post'
  >;
  '/v1/checkout': Pick<paths['/v1/checkout'], 'parameters' | 'post'>;
  '/v1/checkout/{orderNumber}': Pick<paths['/v1/checkout/{orderNumber}'], 'parameters' | 'patch'>;
}

/** The service for `openApiClient(site, ticketingService)`, which gives calls that are typed by path. */
export const ticketingService: Service<paths, PublicPaths> = facts;
