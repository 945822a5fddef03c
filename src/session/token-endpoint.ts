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

/** The parts of a token request that its error needs. */
export interface RefusedGrant {
  /** A secret of the request, which the error must not contain even if the response repeats it. */
  readonly secret?: string | undefined;
  /** The settings that the error names if the platform refuses the client. Default: those of `oauth()`. */
  readonly settings?: string | undefined;
}

/** OAuth errors that say that the program is set up wrongly; they say nothing about its tokens. */
const WRONG_SETTINGS: readonly string[] = ['invalid_client', 'unauthorized_client', 'unsupported_grant_type'];

/** Codes that ask to come back later, or that are about the client: they are no opinion about a refresh token. */
const NO_OPINION =
  /client|later|tempor|unavailable|slow_?down|server_?error|internal|limit|throttl|too_?many|time_?out|busy|overload|maintenance|pending/i;

/**
 * Creates the error for a response without a token. The OAuth error in the JSON body decides, not the status:
 *
 * | response                                        | code                                     | meaning         |
 * |-------------------------------------------------|------------------------------------------|-----------------|
 * | 400 or 401 with `invalid_grant`                 | `token-refused`                          | definitive      |
 * | `invalid_client`                                | `client-unknown`                         | a wrong setting |
 * | `unauthorized_client`, `unsupported_grant_type` | `grant-not-allowed`                      | a wrong setting |
 * | everything else                                 | `token-unavailable`, `not-an-api-host`   | transient       |
 */
export const refusalOf = ({ response, data }: Answer, grant?: RefusedGrant): AuthError => {
  const { ok, status, headers } = response;
  const isPage = !data && !isTransient(status) && headers.get('content-type')?.includes('html');
  const failure = apiError(response, data, {}, ok ? 'without tokens' : isPage ? WEB_PAGE : '');
  return refusal(failure, data, grant, headers.has('retry-after'));
};

/** Whether a repeated request may succeed after this status. Undefined stands for a request without a response. */
export const isTransient = (status = 500): boolean =>
  status > 499 || status === 425 || isTransientStatus(status);

const doubtful = new WeakSet<AuthError>();

/**
 * Whether a transient refusal may still mean that the refresh token is dead: a 4xx that neither is a web page nor asks to
 * come back later. `second-opinion.ts` decides.
 */
export const isDoubtful = (failure: AuthError): boolean => doubtful.has(failure);

const refusal = (
  { message, status, requestId, code: reason }: ApiError,
  data?: unknown,
  { secret = '', settings = '`clientId` of oauth(), and `host`' }: RefusedGrant = {},
  isLater = false,
): AuthError => {
  const words = textAt(data, 'error_description');
  const said = message + (words && `: ${words}`);
  const error = textAt(data, 'error');
  const isPage = message.endsWith(WEB_PAGE);
  const isUsable = !isPage && !isTransient(status);
  const isWrongSetting = isUsable && WRONG_SETTINGS.includes(error);
  const isDead = isUsable && (status === 400 || status === 401) && error === 'invalid_grant';
  let code: AuthErrorCode = isPage ? 'not-an-api-host' : 'token-unavailable';
  if (isDead) code = 'token-refused';
  if (isWrongSetting) code = error === 'invalid_client' ? 'client-unknown' : 'grant-not-allowed';
  // If the text repeats the secret, or contains a word as long as a token, leave all of it out.
  const isUnclean = (secret && said.includes(secret)) || /[!-~]{40}/.test(said);
  const hint = isWrongSetting ? `. Check ${settings}.` : '';
  const failure = new AuthError(TOKENS_FAILED, {
    code,
    retryable: isWrongSetting || isDead ? 'no' : 'yes',
    status,
    description: (isUnclean ? code : said.slice(0, 500 - hint.length)) + hint,
    requestId,
  });
  const codes = [error, reason, textAt(data, 'code'), textAt(data, 'errorCode')].join(' ');
  const isOpinion = isUsable && status > 399 && !isLater && !NO_OPINION.test(codes);
  if (isOpinion && failure.retryable === 'yes') doubtful.add(failure);
  return failure;
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
 * @throws AuthError if the response has no token: transient with `retryable: 'yes'`; otherwise see {@link refusalOf}.
 * @throws NetworkError, TimeoutError without a response.
 */
export const requestTokens = async (
  context: Pick<AuthContext, 'post'>,
  grant: object,
  options?: PostOptions,
  old?: Tokens,
  settings?: string,
): Promise<Tokens> => {
  const answer = await tokenAnswer(context, grant, options);
  const accessToken = accessTokenOf(answer);
  const { value: before, role = 'visitor' } = old?.refreshToken ?? {};
  const { refresh_token: value = before } = membersOf(answer.data);
  if (!accessToken || !isToken(value)) throw refusalOf(answer, { secret: before, settings });
  return { accessToken, refreshToken: { value, role }, lineage: old ? old.lineage : Math.random() };
};
