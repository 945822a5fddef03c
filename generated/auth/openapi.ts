// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Service } from '../../src/core/openapi/service.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

export { openApiClient } from '../../src/core/openapi/openapi-client.ts';

/** The calls that visitors and members may make. A client with one of these identities offers only these calls. */
export interface PublicPaths {
  '/v2/register': Pick<paths['/v2/register'], 'parameters' | 'post'>;
  '/v2/login': Pick<paths['/v2/login'], 'parameters' | 'post'>;
  '/v2/change-password': Pick<paths['/v2/change-password'], 'parameters' | 'post'>;
  '/v1/sso/login/{tenantId}/{idpConnectionId}': Pick<
    paths['/v1/sso/login/{tenantId}/{idpConnectionId}'],
    'parameters' | 'get'
  >;
  '/v1/sso/callback/{tenantType}/{tenantId}/{idpConnectionId}': Pick<
    paths['/v1/sso/callback/{tenantType}/{tenantId}/{idpConnectionId}'],
    'parameters' | 'get'
  >;
  '/v1/callback': Pick<paths['/v1/callback'], 'parameters' | 'get'>;
  '/v1/sso/login-with-token-params': Pick<paths['/v1/sso/login-with-token-params'], 'parameters' | 'post'>;
  '/v1/logout': Pick<paths['/v1/logout'], 'parameters' | 'get'>;
}

/** The service for `openApiClient(site, authService)`, which gives calls that are typed by path. */
export const authService: Service<paths, PublicPaths> = facts;
