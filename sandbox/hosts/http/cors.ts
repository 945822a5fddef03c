import type { SandboxRequest, SandboxResponse } from '../../engine/wire.ts';

const EXPOSED = 'x-wix-request-id, x-sandbox-warning, retry-after, date';
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** Seconds that a browser may remember what a preflight said; browsers cap it at two hours. */
const MAX_AGE = '7200';

/**
 * The answer to an OPTIONS request: any page may send any header, `Authorization` included. Browsers do not read '*' as
 * allowing that one, so the asked headers are repeated.
 */
export const preflight = ({ header }: SandboxRequest): SandboxResponse => ({
  status: 204,
  headers: {
    allow: METHODS,
    'access-control-allow-origin': '*',
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': header('access-control-request-headers') ?? '*',
    'access-control-max-age': MAX_AGE,
    ...(header('access-control-request-private-network') && {
      'access-control-allow-private-network': 'true',
    }),
    vary: 'Access-Control-Request-Headers',
  },
  body: '',
});

/** Lets pages of other origins read an answer. Hosted pages are for visiting, not for reading. */
export const shareAcrossOrigins = ({ url }: SandboxRequest, response: SandboxResponse): void => {
  if (url.pathname.startsWith('/platform/')) return;
  response.headers['access-control-allow-origin'] = '*';
  response.headers['access-control-expose-headers'] = EXPOSED;
};
