// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import { createFace } from '../../src/core/face.ts';
import type { Service } from '../../src/core/service-facts.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

export { facts };

/** The calls that visitors and members may make; a client that can be nobody else is offered these alone. */
export interface PublicPaths {
  '/v3/events/{eventId}': Pick<paths['/v3/events/{eventId}'], 'parameters' | 'get'>;
  '/v3/events/slug/{slug}': Pick<paths['/v3/events/slug/{slug}'], 'parameters' | 'get'>;
  '/v3/events/query': Pick<paths['/v3/events/query'], 'parameters' | 'post'>;
  '/v3/events/count-by-status': Pick<paths['/v3/events/count-by-status'], 'parameters' | 'post'>;
}

/** The raw face: `createClient({ services: [eventsV3] })` gives `site.eventsV3.GET`, typed by path. */
export const eventsV3: Service<'eventsV3', paths, PublicPaths> = {
  property: 'eventsV3',
  face: (client) => createFace<paths>(client, facts),
};
