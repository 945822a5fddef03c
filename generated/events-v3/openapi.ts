// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Service } from '../../src/core/openapi/service.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

export { openApiClient } from '../../src/core/openapi/openapi-client.ts';

/** The calls that visitors and members may make. A client with one of these identities offers only these calls. */
export interface PublicPaths {
  '/v3/events/{eventId}': Pick<paths['/v3/events/{eventId}'], 'parameters' | 'get'>;
  '/v3/events/slug/{slug}': Pick<paths['/v3/events/slug/{slug}'], 'parameters' | 'get'>;
  '/v3/events/query': Pick<paths['/v3/events/query'], 'parameters' | 'post'>;
  '/v3/events/count-by-status': Pick<paths['/v3/events/count-by-status'], 'parameters' | 'post'>;
}

/** The service for `openApiClient(site, eventsV3Service)`, which gives calls that are typed by path. */
export const eventsV3Service: Service<paths, PublicPaths> = facts;
