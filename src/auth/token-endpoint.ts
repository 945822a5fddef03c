import { ApiError } from '../errors/api-error.ts';
import { AuthError, type AuthErrorCode } from '../errors/auth-error.ts';
import { apiError, at, text } from '../errors/normalise.ts';
import { TOKENS_FAILED } from './literals.ts';
import { WEB_PAGE } from '../transport/body.ts';
import type { Answer } from '../transport/types.ts';
import { isToken, type Tokens } from './tokens.ts';
import type { AuthContext } from './types.ts';

/** An access token is renewed this long before it ends, in seconds (security 4.2). */
export const LEEWAY = 30;
const TEN_YEARS = 315_360_000;

/**
 * The access token of an answer. Only a 200 is a success, and only real tokens are tokens: each part must have the right
 * type, charset and range (security P12).
 */
export const accessTokenOf = ({ response, data }: Answer): Tokens['accessToken'] | undefined => {
  const { access_token: value, expires_in: given } = Object(data) as Record<string, unknown>;
  // Some token endpoints write the seconds as text.
  const lifetime = typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given;
  return response.status === 200 &&
    isToken(value) &&
    typeof lifetime === 'number' &&
    lifetime > 0 &&
    lifetime <= TEN_YEARS
    ? {
        value,
        // A life too short for the leeway has no end that we know: such a token is used until it is refused.
        expiresAt: lifetime > LEEWAY ? Math.floor(Date.now() / 1000) + lifetime : TEN_YEARS * 1000,
      }
    : undefined;
};

/**
 * Why there is no token in an answer: `token-refused` and `client-unknown` for good, `token-unavailable` for now,
 * `not-an-api-host` for a web page.
 * @param clientId What the request was for, where an OAuth app of a site is what it names.
 * @param secret What was sent and must not come back in the error, since an answer may repeat it.
 */
export const refusalOf = ({ response, data }: Answer, secret?: string, clientId?: string): AuthError => {
  const { ok, status, headers } = response;
  const isPage = !data && status < 500 && status !== 429 && headers.get('content-type')?.includes('html');
  const error = apiError(response, data, {}, ok ? 'without tokens' : isPage ? WEB_PAGE : '');
  return refusal(error, data, secret, clientId);
};

const refusal = (
  { message, status, requestId, code: name }: ApiError,
  data?: unknown,
  secret = '',
  clientId?: string,
): AuthError => {
  const words = text(data, 'error_description');
  const said = message + (words && `: ${words}`);
  // What another try will not change: 400, 401, or another 4xx with an OAuth error. Everything else is weather, also an
  // HTML page with a 403, and never ends a session (security 4.2).
  const refused =
    /^4(?!08|25|29)/.test(`${status}`) && (status < 402 || typeof at(data, 'error') === 'string');
  const why: { readonly code: AuthErrorCode } = message.endsWith(WEB_PAGE)
    ? { code: 'not-an-api-host' }
    : !refused
      ? { code: 'token-unavailable' }
      : clientId && name === 'invalid_client'
        ? { code: 'client-unknown' }
        : { code: 'token-refused' };
  // A text that repeats what was sent, or has in it whatever is as long as a token, is left out as a whole.
  const isUnclean = (secret && said.includes(secret)) || /[!-~]{40}/.test(said);
  return new AuthError(TOKENS_FAILED, {
    ...why,
    retryable: refused ? 'no' : 'yes',
    status,
    description: isUnclean ? why.code : said.slice(0, 500),
    requestId,
  });
};

/**
 * What the token endpoint says. An answer that cannot be read, such as the page of a captive portal, is one without
 * tokens: it is about the token, not about the call that wanted one.
 */
export const tokenAnswer = (context: Pick<AuthContext, 'post'>, grant: object): Promise<Answer> =>
  context.post('/oauth2/token', grant).catch((error: unknown) => {
    throw error instanceof ApiError ? refusal(error) : error;
  });

/**
 * One token request of a visitor or member (specification 7). Without a new refresh token the old one is kept.
 * Undefined means that a refresh was definitively refused.
 * @throws AuthError when there is no token: `token-refused` for good, `token-unavailable` for now.
 * @throws NetworkError, TimeoutError without an answer.
 */
export async function requestTokens(context: Pick<AuthContext, 'post'>, grant: object): Promise<Tokens>;
export async function requestTokens(
  context: Pick<AuthContext, 'post'>,
  grant: object,
  old: Tokens,
): Promise<Tokens | undefined>;
export async function requestTokens(
  context: Pick<AuthContext, 'post'>,
  grant: object,
  old?: Tokens,
): Promise<Tokens | undefined> {
  const answer = await tokenAnswer(context, grant);
  const accessToken = accessTokenOf(answer);
  const { value: before, role = 'visitor' } = old?.refreshToken ?? {};
  const lineage = old ? old.lineage : Math.random();
  const { refresh_token: value = before } = Object(answer.data) as Record<string, unknown>;
  if (accessToken && isToken(value)) return { accessToken, refreshToken: { value, role }, lineage };
  const error = refusalOf(answer, before, text(grant, 'clientId'));
  if (old && /refused|unknown/.test(error.code)) return undefined;
  throw error;
}
