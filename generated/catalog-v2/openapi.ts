// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { createFace } from '../../src/core/face.ts';
import type { Service } from '../../src/core/service-facts.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

export { facts };

/** The openapi-fetch client: `createClient({ services: [catalogV2] })` adds `site.catalogV2.GET`, typed by path. */
export const catalogV2: Service<'catalogV2', paths> = {
  property: 'catalogV2',
  face: (client) => createFace<paths>(client, facts),
};
