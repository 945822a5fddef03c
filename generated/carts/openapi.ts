// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { createFace } from '../../src/core/face.ts';
import type { Service } from '../../src/core/service-facts.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

export { facts };

/** The openapi-fetch client: `createClient({ services: [carts] })` adds `site.carts.GET`, typed by path. */
export const carts: Service<'carts', paths> = {
  property: 'carts',
  face: (client) => createFace<paths>(client, facts),
};
