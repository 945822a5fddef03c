// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import { createFace } from '../../src/transport/face.ts';
import type { Service } from '../../src/transport/service-facts.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

/** The raw face: `createClient({ services: [ticketing] })` gives `site.ticketing.GET`, typed by path. */
export const ticketing: Service<'ticketing', paths> = {
  property: 'ticketing',
  face: (client) => createFace<paths>(client, facts),
};
