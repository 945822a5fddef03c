import { toBase64url } from '../core/base64url.ts';
import { ValidationError } from '../core/errors/call-errors.ts';
import { randomBytes, subtleCrypto } from '../core/web-api.ts';
import { PKCE_LONGEST, PKCE_SHORTEST, PKCE_USUAL, pkceLengthMessage } from '../session/literals.ts';

/**
 * A secret for one sign-in (RFC 7636): random bits in base64url, so that each of its characters has six of them.
 * @param length 43 to 128 characters; default 43.
 * @throws ValidationError (`invalid-verifier-length`) for another length.
 */
export const createVerifier = (length: number = PKCE_USUAL): string => {
  if (!(Number.isInteger(length) && length >= PKCE_SHORTEST && length <= PKCE_LONGEST))
    throw new ValidationError(pkceLengthMessage(length), { code: 'invalid-verifier-length' });
  return randomText(length).slice(0, length);
};

/** The public part of a verifier: its SHA-256 (method S256). Needs a secure context, such as https or localhost. */
export const challengeOf = async (verifier: string): Promise<string> =>
  toBase64url(new Uint8Array(await subtleCrypto().digest('SHA-256', new TextEncoder().encode(verifier))));

/** 256 random bits as 43 characters, to tell one sign-in from any other. */
export const createState = (): string => randomText(32);

/** Random bytes in base64url. */
const randomText = (bytes: number): string => toBase64url(randomBytes(bytes));
