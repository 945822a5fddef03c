// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { createFace } from '../../src/core/face.ts';
import type { Service } from '../../src/core/service-facts.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

export { facts };

/** The openapi-fetch client: `createClient({ services: [verification] })` adds `site.verification.GET`, typed by path. */
export const verification: Service<'verification', paths> = {
  property: 'verification',
  face: (client) => createFace<paths>(client, facts),
};
