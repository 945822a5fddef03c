// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import { createFace } from '../../src/core/face.ts';
import type { Service } from '../../src/core/service-facts.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

export { facts };

/** The calls that visitors and members may make; a client that can be nobody else is offered these alone. */
export interface PublicPaths {
  '/v1/send-email': Pick<paths['/v1/send-email'], 'parameters' | 'post'>;
  '/v1/recover': Pick<paths['/v1/recover'], 'parameters' | 'post'>;
}

/** The raw face: `createClient({ services: [recovery] })` gives `site.recovery.GET`, typed by path. */
export const recovery: Service<'recovery', paths, PublicPaths> = {
  property: 'recovery',
  face: (client) => createFace<paths>(client, facts),
};
