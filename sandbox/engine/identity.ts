import { PlatformError, type ErrorBody } from './errors.ts';
import { digest } from './values/random.ts';
import type { World } from './context.ts';
import type { Caller } from '../records/state.ts';

const refusal = (status: 401 | 403, code: string, description: string, data: Record<string, unknown>) => {
  const message = status === 401 ? 'Unauthenticated' : 'Permission denied';
  const body: ErrorBody = { message, details: { applicationError: { code, description, data } } };
  return new PlatformError(status, message, body);
};

/** The 401 for a missing, expired or unknown token (R211). */
export const unauthenticated = (description: string): PlatformError =>
  refusal(401, 'UNAUTHENTICATED', description, {});

/**
 * The 403 for a known caller without the right; it names the identities with the right (R211).
 * @param member The member of the call that needs the right, if the call itself does not.
 */
export const forbidden = ({ role }: Caller, needed: readonly string[], member?: string): PlatformError =>
  refusal(
    403,
    'PERMISSION_DENIED',
    `${member ? `"${member}" of this call` : 'This call'} is for ${needed.join(', ')}; the token belongs to ${/^[ao]/.test(role) ? 'an' : 'a'} ${role}.`,
    {
      identity: role,
      neededIdentity: [...needed],
    },
  );

/** The key of a token in the state; the token itself is never stored. */
export const tokenKey = (token: string): string => digest(`token:${token}`);

/** The parts of a header with an access token, a comma and the owner's API key (R15). */
export const composedHeader = (authorization: string | null): readonly string[] =>
  (authorization ?? '').split(',').map((part) => part.trim());

/** Throws 401 unless the header has the owner's API key beside the access token (R15, R45). */
export const checkComposed = ({ state }: World, authorization: string | null): void => {
  const [, apiKey, ...more] = composedHeader(authorization);
  if (apiKey !== state.settings.ownerApiKey || more.length > 0)
    throw unauthenticated(
      'The header Authorization takes an access token, a comma and the API key of the owner.',
    );
};

/**
 * The caller of an access token or API key; an API key may follow an access token. Throws 401 for a missing, unknown
 * or expired token (R10, R19).
 */
export const callerOfToken = (world: World, authorization: string | null): Caller => {
  const { state, clock } = world;
  const [token = '', ...more] = composedHeader(authorization);
  if (more.length > 0) checkComposed(world, authorization);
  if (token === '') throw unauthenticated('The header Authorization is missing.');
  if (/^bearer\s/i.test(token))
    throw unauthenticated('The header Authorization takes the raw access token, without the word Bearer.');
  if (token === state.settings.ownerApiKey) return { role: 'owner', id: state.ownerId };
  const record = state.accessTokens[tokenKey(token)];
  if (!record) throw unauthenticated('The access token is not known.');
  if (clock.now() >= record.expiresAt) throw unauthenticated('The access token has expired.');
  return record.caller;
};
