import { AuthError } from '../core/errors/auth-error.ts';
import { canParse } from '../core/web-api.ts';
import { INVALID_STATE } from '../session/literals.ts';
import { authorize, type Authorization, originOf, type SignInClient } from './authorize.ts';
import { parseCallback, refused } from './callback.ts';
import { exchangeCode } from './exchange.ts';
import { frameBlocked } from './frame.ts';
import type { FlowOptions } from './sign-in-with.ts';

/** A session token, and the return address to which its code is sent. */
export interface FramelessGrant {
  /** A secret. */
  readonly sessionToken: string;
  readonly redirectUri: string;
  /** Origins at which the login page may be requested. Default: the origin of its address. */
  readonly loginOrigins?: readonly string[] | undefined;
}

/**
 * Exchanges a session token without a frame: the program itself requests the login page, which asks nothing and answers with
 * a redirect. The code is read from the address of that redirect, which is not opened.
 * @throws AuthError: `silent-blocked` if the login page does not redirect to the return address; `sign-in-refused`,
 * `callback-refused` and the errors of `exchangeCode`; NetworkError and TimeoutError without an answer.
 */
export const signInWithoutFrame = async (
  client: SignInClient,
  { sessionToken, redirectUri, loginOrigins }: FramelessGrant,
  { signal, timeout }: FlowOptions,
): Promise<void> => {
  const { session } = client;
  const authorization = await authorize(
    client,
    { responseMode: 'query', redirectUri, sessionToken },
    'none',
    undefined,
    { signal },
  );
  const origin = originOf(authorization.url);
  if (loginOrigins && !loginOrigins.includes(origin))
    throw frameBlocked(
      `The login page is at ${origin}, and loginOrigins allows ${loginOrigins.join(', ') || 'none'}.`,
    );
  const response = await session.open(authorization.url, { signal, timeout });
  const { state, codeVerifier } = authorization;
  const answer = parseCallback(returnAddress(response, authorization, redirectUri), 'query');
  if (answer.state !== state) throw refused(INVALID_STATE, 'It is the answer to another sign-in.');
  if (answer.issuer !== undefined && originOf(answer.issuer) !== origin)
    throw refused(INVALID_STATE, 'It comes from a different login page than the one that was opened.');
  if ('error' in answer)
    throw new AuthError(answer.error, { code: 'sign-in-refused', description: answer.description });
  await exchangeCode(session, { code: answer.code, codeVerifier, redirectUri }, { signal });
};

/** The address that the login page redirects to: the return address, with the answer in its query. */
const returnAddress = (
  { status, headers }: Response,
  { url }: Authorization,
  redirectUri: string,
): string => {
  const location = headers.get('location') ?? '';
  // The location may be relative to the login page.
  const address = canParse(location, url) ? new URL(location, url) : undefined;
  const home = canParse(redirectUri) ? new URL(redirectUri) : undefined;
  // The addresses of apps, such as myapp://callback, have no origin, so the parts are compared.
  const isSame = (['protocol', 'host', 'pathname'] as const).every(
    (part) => address?.[part] === home?.[part],
  );
  if (address && home && isSame) return address.href;
  throw new AuthError('The login page does not answer without a browser', {
    code: 'silent-blocked',
    status,
    description: `It answered with ${status} instead of a redirect to the redirectUri. Is that address in the allowed redirect addresses of the OAuth app's settings?`,
  });
};
