// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { createFace } from '../../src/core/face.ts';
import type { Service } from '../../src/core/service-facts.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

export { facts };

/** The calls that visitors and members may make. The types of a client for visitors and members offer only these. */
export interface PublicPaths {}

/** The openapi-fetch client: `createClient({ services: [catalogWrite] })` adds `site.catalogWrite.GET`, typed by path. */
export const catalogWrite: Service<'catalogWrite', paths, PublicPaths> = {
  property: 'catalogWrite',
  face: (client) => createFace<paths>(client, facts),
};
