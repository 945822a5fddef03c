// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { createFace } from '../../src/core/face.ts';
import type { Service } from '../../src/core/service-facts.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

export { facts };

/** The calls that visitors and members may make. The types of a client for visitors and members offer only these. */
export interface PublicPaths {
  '/v3/events/{eventId}': Pick<paths['/v3/events/{eventId}'], 'parameters' | 'get'>;
  '/v3/events/slug/{slug}': Pick<paths['/v3/events/slug/{slug}'], 'parameters' | 'get'>;
  '/v3/events/query': Pick<paths['/v3/events/query'], 'parameters' | 'post'>;
  '/v3/events/count-by-status': Pick<paths['/v3/events/count-by-status'], 'parameters' | 'post'>;
}

/** The openapi-fetch client: `createClient({ services: [eventsV3] })` adds `site.eventsV3.GET`, typed by path. */
export const eventsV3: Service<'eventsV3', paths, PublicPaths> = {
  property: 'eventsV3',
  face: (client) => createFace<paths>(client, facts),
};
