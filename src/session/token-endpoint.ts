import { LONGEST_LIFETIME } from '../core/limits.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { AuthError, type AuthErrorCode } from '../core/errors/auth-error.ts';
import { apiError } from '../core/errors/normalize.ts';
import { TOKENS_FAILED } from './literals.ts';
import { WEB_PAGE } from '../core/body.ts';
import { isTransientStatus } from '../core/effect.ts';
import type { Answer } from '../core/types.ts';
import type { Tokens } from '../core/identity/tokens.ts';
import { isToken } from './tokens.ts';
import { membersOf, textAt } from '../core/json.ts';
import type { AuthContext } from '../core/identity/auth.ts';

type PostOptions = Parameters<AuthContext['post']>[2];

/** Time before its expiry at which an access token is renewed, in seconds. */
export const LEEWAY = 30;

/**
 * The access token of a response; undefined unless the status is 200 and each part has the right type, characters and
 * range.
 */
export const accessTokenOf = ({ response, data }: Answer): Tokens['accessToken'] | undefined => {
  const { access_token: value, expires_in: given } = membersOf(data);
  // Some token endpoints write the seconds as text.
  const lifetime = typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given;
  return response.status === 200 &&
    isToken(value) &&
    typeof lifetime === 'number' &&
    lifetime > 0 &&
    lifetime <= LONGEST_LIFETIME
    ? {
        value,
        // If the lifetime is shorter than LEEWAY, treat the token as non-expiring and use it until a call is refused:
        // renewing before each call would never end.
        expiresAt: lifetime > LEEWAY ? Math.floor(Date.now() / 1000) + lifetime : LONGEST_LIFETIME * 1000,
      }
    : undefined;
};

/**
 * Creates the error for a response without a token: `token-refused` and `client-unknown` are definitive;
 * `token-unavailable` and `not-an-api-host` (the response is a web page) are transient.
 * @param secret A secret of the request, which the error must not contain even if the response repeats it.
 */
export const refusalOf = ({ response, data }: Answer, secret?: string): AuthError => {
  const { ok, status, headers } = response;
  const isPage = !data && !isTransient(status) && headers.get('content-type')?.includes('html');
  return refusal(apiError(response, data, {}, ok ? 'without tokens' : isPage ? WEB_PAGE : ''), data, secret);
};

/** Whether a repeated request may succeed after this status. Undefined stands for a request without a response. */
export const isTransient = (status = 500): boolean =>
  status > 499 || status === 425 || isTransientStatus(status);

/**
 * A 400, a 401, or another 4xx with an OAuth error is definitive. All other responses are transient and never end a
 * session, also a web page with a 403.
 */
const refusal = ({ message, status, requestId }: ApiError, data?: unknown, secret = ''): AuthError => {
  const words = textAt(data, 'error_description');
  const said = message + (words && `: ${words}`);
  const { error } = membersOf(data);
  const isPage = message.endsWith(WEB_PAGE);
  const isRefused = status > 399 && (status < 402 || typeof error === 'string');
  const isDefinitive = isRefused && !isPage && !isTransient(status);
  let code: AuthErrorCode = isPage ? 'not-an-api-host' : 'token-unavailable';
  if (isDefinitive) code = error === 'invalid_client' ? 'client-unknown' : 'token-refused';
  // If the text repeats the secret, or contains a word as long as a token, leave all of it out.
  const isUnclean = (secret && said.includes(secret)) || /[!-~]{40}/.test(said);
  return new AuthError(TOKENS_FAILED, {
    code,
    retryable: isDefinitive ? 'no' : 'yes',
    status,
    description: isUnclean ? code : said.slice(0, 500),
    requestId,
  });
};

/**
 * Sends a grant to the token endpoint. An unreadable response, such as the page of a captive portal, counts as a
 * response without tokens: the error is about the token, not about the call that needed it.
 */
export const tokenAnswer = (
  { post }: Pick<AuthContext, 'post'>,
  grant: object,
  options?: PostOptions,
): Promise<Answer> =>
  post('/oauth2/token', grant, options).catch((error: unknown) => {
    throw error instanceof ApiError ? refusal(error) : error;
  });

/**
 * Sends one token request of a visitor or member. If the response has no new refresh token, the old one stays in use.
 * @throws AuthError if the response has no token: definitive with `retryable: 'no'`, otherwise transient.
 * @throws NetworkError, TimeoutError without a response.
 */
export const requestTokens = async (
  context: Pick<AuthContext, 'post'>,
  grant: object,
  options?: PostOptions,
  old?: Tokens,
): Promise<Tokens> => {
  const answer = await tokenAnswer(context, grant, options);
  const accessToken = accessTokenOf(answer);
  const { value: before, role = 'visitor' } = old?.refreshToken ?? {};
  const { refresh_token: value = before } = membersOf(answer.data);
  if (!accessToken || !isToken(value)) throw refusalOf(answer, before);
  return { accessToken, refreshToken: { value, role }, lineage: old ? old.lineage : Math.random() };
};
