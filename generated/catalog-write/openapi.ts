// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import { createFace } from '../../src/core/face.ts';
import type { Service } from '../../src/core/service-facts.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

export { facts };

/** The calls that visitors and members may make; a client that can be nobody else is offered these alone. */
export interface PublicPaths {}

/** The raw face: `createClient({ services: [catalogWrite] })` gives `site.catalogWrite.GET`, typed by path. */
export const catalogWrite: Service<'catalogWrite', paths, PublicPaths> = {
  property: 'catalogWrite',
  face: (client) => createFace<paths>(client, facts),
};
