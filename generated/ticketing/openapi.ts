// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { createFace } from '../../src/core/face.ts';
import type { Service } from '../../src/core/service-facts.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

export { facts };

/** The calls that visitors and members may make. The types of a client for visitors and members offer only these. */
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

/** The openapi-fetch client: `createClient({ services: [ticketing] })` adds `site.ticketing.GET`, typed by path. */
export const ticketing: Service<'ticketing', paths, PublicPaths> = {
  property: 'ticketing',
  face: (client) => createFace<paths>(client, facts),
};
