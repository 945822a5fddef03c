// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { createFace } from '../../src/core/face.ts';
import type { Service } from '../../src/core/service-facts.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

export { facts };

/** The calls that visitors and members may make. The types of a client for visitors and members offer only these. */
export interface PublicPaths {
  '/v1/send-email': Pick<paths['/v1/send-email'], 'parameters' | 'post'>;
  '/v1/recover': Pick<paths['/v1/recover'], 'parameters' | 'post'>;
}

/** The openapi-fetch client: `createClient({ services: [recovery] })` adds `site.recovery.GET`, typed by path. */
export const recovery: Service<'recovery', paths, PublicPaths> = {
  property: 'recovery',
  face: (client) => createFace<paths>(client, facts),
};
