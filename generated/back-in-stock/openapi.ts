// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { createFace } from '../../src/core/face.ts';
import type { Service } from '../../src/core/service-facts.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

export { facts };

/** The calls that visitors and members may make. The types of a client for visitors and members offer only these. */
export interface PublicPaths {
  '/v1/back-in-stock-notification-requests': Pick<
    paths['/v1/back-in-stock-notification-requests'],
    'parameters' | 'post'
  >;
}

/** The openapi-fetch client: `createClient({ services: [backInStock] })` adds `site.backInStock.GET`, typed by path. */
export const backInStock: Service<'backInStock', paths, PublicPaths> = {
  property: 'backInStock',
  face: (client) => createFace<paths>(client, facts),
};
