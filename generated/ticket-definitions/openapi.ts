// Generated from spec/ticket-definitions.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Service } from '../../src/core/openapi/service.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

export { openApiClient } from '../../src/core/openapi/openapi-client.ts';

/** The calls that visitors and members may make. A client with one of these identities offers only these calls. */
export interface PublicPaths {
  '/v3/ticket-definitions/available/query': Pick<
    paths['/v3/ticket-definitions/available/query'],
    'parameters' | 'post'
  >;
  '/v3/ticket-definitions/available/count': Pick<
    paths['/v3/ticket-definitions/available/count'],
    'parameters' | 'post'
  >;
}

/** The service for `openApiClient(site, ticketDefinitionsService)`, which gives calls that are typed by path. */
export const ticketDefinitionsService: Service<paths, PublicPaths> = facts;
