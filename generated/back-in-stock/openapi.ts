// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import { createFace } from '../../src/core/face.ts';
import type { Service } from '../../src/core/service-facts.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

export { facts };

/** The calls that visitors and members may make; a client that can be nobody else is offered these alone. */
export interface PublicPaths {
  '/v1/back-in-stock-notification-requests': Pick<
    paths['/v1/back-in-stock-notification-requests'],
    'parameters' | 'post'
  >;
}

/** The raw face: `createClient({ services: [backInStock] })` gives `site.backInStock.GET`, typed by path. */
export const backInStock: Service<'backInStock', paths, PublicPaths> = {
  property: 'backInStock',
  face: (client) => createFace<paths>(client, facts),
};
