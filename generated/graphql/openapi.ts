// Generated from spec/graphql.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { createFace } from '../../src/core/face.ts';
import type { Service } from '../../src/core/service-facts.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

export { facts };

/** The openapi-fetch client: `createClient({ services: [graphqlService] })` adds `site.graphql.GET`, typed by path. */
export const graphqlService: Service<'graphql', paths> = {
  property: 'graphql',
  face: (client) => createFace<paths>(client, facts),
};
