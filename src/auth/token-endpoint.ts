import { AuthError } from '../errors/auth-error.ts';
import { apiError, requestIdOf, text } from '../errors/normalise.ts';
import { TOKENS_FAILED } from './literals.ts';
import { isToken, type Tokens } from './tokens.ts';
import type { AuthContext } from './types.ts';

/** An access token is renewed this long before it ends, in seconds (security 4.2). */
export const LEEWAY = 30;
const TEN_YEARS = 315_360_000;

/**
 * A refusal that another try will not change: 400, 401, or another 4xx with an OAuth error. Everything else is
 * weather, also an HTML page with a 403, and never ends a session (security 4.2).
 */
const isDefinitive = (status: number, error: unknown): boolean =>
  /^40[01]/.test(`${status}`) || (/^4(?!08|25|29)/.test(`${status}`) && typeof error === 'string');

/**
 * One token request (specification 7). Only a 200 is a success, and only real tokens are tokens: each part must have
 * the right type, charset and range (security P12). Without a new refresh token the old one is kept.
 * Undefined means that a refresh was definitively refused.
 * @throws AuthError when there is no token: `token-refused` for good, `token-unavailable` for now.
 * @throws NetworkError, TimeoutError without an answer.
 */
export async function requestTokens(context: AuthContext, grant: object): Promise<Tokens>;
export async function requestTokens(
  context: AuthContext,
  grant: object,
  old: Tokens,
): Promise<Tokens | undefined>;
export async function requestTokens(
  context: AuthContext,
  grant: object,
  old?: Tokens,
): Promise<Tokens | undefined> {
  const { response, data } = await context.post('/oauth2/token', grant);
  const { status } = response;
  const {
    access_token: value,
    expires_in: lifetime,
    refresh_token: refresh = old?.refreshToken.value,
    error,
    error_description: words,
  } = Object(data) as Record<string, unknown>;
  if (
    status === 200 &&
    isToken(value) &&
    typeof lifetime === 'number' &&
    lifetime > 0 &&
    lifetime <= TEN_YEARS &&
    isToken(refresh)
  )
    return {
      accessToken: {
        value,
        // A life too short for the leeway has no end that we know: such a token is used until it is refused.
        expiresAt: lifetime > LEEWAY ? Math.floor(Date.now() / 1000) + lifetime : TEN_YEARS * 1000,
      },
      refreshToken: { value: refresh, role: old?.refreshToken.role ?? 'visitor' },
    };
  const refused = isDefinitive(status, error);
  if (refused && old) return undefined;
  // The answer may repeat what it was sent: the refresh token is cut out, and whatever is as long as a token.
  const said = (
    error
      ? text(error) + (words ? `: ${text(words)}` : '')
      : response.ok
        ? ''
        : apiError(response, data, {}).message
  )
    .replaceAll(`${old?.refreshToken.value}`, '…')
    .replace(/[!-~]{40,}/g, '…');
  throw new AuthError(TOKENS_FAILED, {
    code: refused ? 'token-refused' : 'token-unavailable',
    retryable: refused ? 'no' : 'yes',
    status,
    description: said.slice(0, 500),
    requestId: requestIdOf(response),
  });
}
