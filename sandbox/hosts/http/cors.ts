import type { SandboxRequest, SandboxResponse } from '../../engine/wire.ts';

const EXPOSED = 'x-wix-request-id, x-sandbox-warning, retry-after';
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** Seconds that a browser may cache a preflight; browsers limit it to two hours. */
const MAX_AGE = '7200';

/**
 * The answer to an OPTIONS request: any page may send any header. '*' does not cover `Authorization` in browsers, so
 * the requested headers are repeated.
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

/**
 * Allows pages of other origins to read an answer, except for hosted pages.
 * @param isDated Whether these pages may read the `Date` header.
 */
export const shareAcrossOrigins = (
  { url }: SandboxRequest,
  response: SandboxResponse,
  isDated: boolean,
): void => {
  if (url.pathname.startsWith('/platform/')) return;
  response.headers['access-control-allow-origin'] = '*';
  response.headers['access-control-expose-headers'] = isDated ? `${EXPOSED}, date` : EXPOSED;
};
