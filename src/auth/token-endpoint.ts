import { AuthError, type AuthErrorCode } from '../errors/auth-error.ts';
import { isApiError } from '../errors/guards.ts';
import { requestIdOf } from '../errors/normalise.ts';
import { hasOAuthError, parseAnswer, type TokenAnswer } from './tokens.ts';
import type { AuthContext } from './types.ts';

const ADVICE: Readonly<Record<string, string>> = {
  'token-refused':
    'Check that the client id belongs to an OAuth app of this site and that the host is right.',
  'token-unavailable': 'The token endpoint cannot answer now; the session is kept, so try again later.',
  'token-malformed': 'What answered is no token endpoint: check the host; the session is kept.',
};

const failure = (code: AuthErrorCode, response?: Response): AuthError =>
  new AuthError('something went wrong', {
    code,
    retryable: code === 'token-refused' ? 'no' : 'yes',
    status: response?.status,
    requestId: response && requestIdOf(response),
    advice: ADVICE[code],
  });

/**
 * A refusal that another try will not change: 400, 401, or another 4xx with an OAuth error. Everything else is
 * weather, also an HTML page with a 403, and never ends a session (security 4.2).
 */
const isDefinitive = (status: number, text: string): boolean =>
  status === 400 ||
  status === 401 ||
  (status > 401 && status < 500 && ![408, 425, 429].includes(status) && hasOAuthError(text));

/**
 * One token request (specification 7). Only a 200 is a success, and only real tokens are tokens.
 * @throws AuthError `token-refused` when the platform said no, else another code; NetworkError and TimeoutError.
 */
export const requestTokens = async (context: AuthContext, grant: object): Promise<TokenAnswer> => {
  const response = await context.post('/oauth2/token', grant).catch((error: unknown) => {
    throw isApiError(error) ? failure('token-malformed') : error;
  });
  const text = await response.text();
  if (response.status !== 200)
    throw failure(isDefinitive(response.status, text) ? 'token-refused' : 'token-unavailable', response);
  const answer = parseAnswer(text);
  if (!answer) throw failure('token-malformed', response);
  return answer;
};
