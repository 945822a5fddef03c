import { toBase64url } from '../core/base64url.ts';
import { ValidationError } from '../core/errors/call-errors.ts';
import { PKCE_CHARACTERS, PKCE_LENGTH, pkceLengthMessage } from '../session/literals.ts';

/**
 * A secret for one sign-in (RFC 7636), each character drawn with the same chance.
 * @param length 43 to 128 characters; default 43.
 * @throws ValidationError (`invalid-verifier-length`) for another length.
 */
export const createVerifier = (length: number = PKCE_LENGTH.usual): string => {
  const { shortest, longest } = PKCE_LENGTH;
  if (!(Number.isInteger(length) && length >= shortest && length <= longest))
    throw new ValidationError(pkceLengthMessage(length), { code: 'invalid-verifier-length' });
  // The largest multiple of the alphabet's size that a byte can hold: bytes above it would favour the first characters.
  const fair = 256 - (256 % PKCE_CHARACTERS.length);
  let text = '';
  while (text.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < fair && text.length < length) text += PKCE_CHARACTERS[byte % PKCE_CHARACTERS.length];
  return text;
};

/** The public part of a verifier: its SHA-256 (method S256). Needs a secure context, such as https or localhost. */
export const challengeOf = async (verifier: string): Promise<string> =>
  toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));

/** 256 random bits as 43 characters, to tell one sign-in from any other. */
export const createState = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(32)));
