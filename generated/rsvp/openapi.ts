// Generated from spec/rsvp.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Service } from '../../src/core/openapi/service.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

export { openApiClient } from '../../src/core/openapi/openapi-client.ts';

/** The calls that visitors and members may make. A client with one of these identities offers only these calls. */
export interface PublicPaths {
  '/v2/rsvps': Pick<paths['/v2/rsvps'], 'parameters' | 'post'>;
  '/v2/rsvps/current': Pick<paths['/v2/rsvps/current'], 'parameters' | 'get'>;
}

/** The service for `openApiClient(site, rsvpService)`, which gives calls that are typed by path. */
export const rsvpService: Service<paths, PublicPaths> = facts;
