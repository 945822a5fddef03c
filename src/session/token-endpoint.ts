import { ApiError } from '../core/errors/api-error.ts';
import { AuthError, type AuthErrorCode } from '../core/errors/auth-error.ts';
import type { Retryable } from '../core/errors/base.ts';
import { apiError, at, text } from '../core/errors/normalise.ts';
import { TOKENS_FAILED } from './literals.ts';
import { WEB_PAGE } from '../core/body.ts';
import type { Answer } from '../core/types.ts';
import { isToken, type Tokens } from './tokens.ts';
import type { AuthContext } from './types.ts';

type PostOptions = Parameters<AuthContext['post']>[2];

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
 * @param secret What was sent and must not come back in the error, since an answer may repeat it.
 */
export const refusalOf = ({ response, data }: Answer, secret?: string): AuthError => {
  const { ok, status, headers } = response;
  const isPage = !data && !isTransient(status) && headers.get('content-type')?.includes('html');
  return refusal(apiError(response, data, {}, ok ? 'without tokens' : isPage ? WEB_PAGE : ''), data, secret);
};

/** Whether a status, or none, is about now: the next request may get another. */
export const isTransient = (status: number | undefined): boolean =>
  /undefined|408|425|429|^5/.test(`${status}`);

const refusal = ({ message, status, requestId }: ApiError, data?: unknown, secret = ''): AuthError => {
  const words = text(data, 'error_description');
  const said = message + (words && `: ${words}`);
  const reason = reasonOf(status, at(data, 'error'), message.endsWith(WEB_PAGE));
  // A text that repeats what was sent, or has in it whatever is as long as a token, is left out as a whole.
  const isUnclean = (secret && said.includes(secret)) || /[!-~]{40}/.test(said);
  return new AuthError(TOKENS_FAILED, {
    ...reason,
    status,
    description: isUnclean ? reason.code : said.slice(0, 500),
    requestId,
  });
};

interface Reason {
  readonly code: AuthErrorCode;
  readonly retryable?: Retryable;
}

/**
 * A 400, a 401, or another 4xx with an OAuth error is for good. Everything else may pass, also a page with a 403, and
 * never ends a session.
 */
const reasonOf = (status: number, error: unknown, isPage: boolean): Reason => {
  if (isPage) return { code: 'not-an-api-host', retryable: 'yes' };
  const isRefused = status > 399 && (status < 402 || typeof error === 'string');
  if (!isRefused || isTransient(status)) return { code: 'token-unavailable', retryable: 'yes' };
  return error === 'invalid_client' ? { code: 'client-unknown' } : { code: 'token-refused' };
};

/**
 * What the token endpoint says. An answer that cannot be read, such as the page of a captive portal, is one without
 * tokens: it is about the token, not about the call that wanted one.
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
 * One token request of a visitor or member (specification 7). Without a new refresh token the old one is kept.
 * @throws AuthError when there is no token: a code that is not `retryable` for good, else for now.
 * @throws NetworkError, TimeoutError without an answer.
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
  const { refresh_token: value = before } = Object(answer.data) as Record<string, unknown>;
  if (!accessToken || !isToken(value)) throw refusalOf(answer, before);
  return { accessToken, refreshToken: { value, role }, lineage: old ? old.lineage : Math.random() };
};
