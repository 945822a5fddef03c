import { ValidationError } from '../core/errors/call-errors.ts';
import { isJsonObject, memberOf } from '../core/json.ts';
import { bitsOf, rsaBits } from './rsa-key.ts';
import { subtleCrypto } from '../core/web-api.ts';

/** A public RSA key as JSON (RFC 7517). */
export interface PublicJwk {
  readonly kty: string;
  readonly n?: string;
  readonly e?: string;
  readonly [member: string]: unknown;
}

/**
 * A public key: PEM, the base64 line of the platform's settings, which encodes the PEM, a JWK, or a set of JWKs. A text
 * may hold several PEM blocks.
 */
export type PublicKey = string | PublicJwk | { readonly keys: readonly PublicJwk[] };

/** The only accepted algorithm. RFC 7518, section 3.3, requires keys of at least 2048 bits. */
const RS256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

const unusable = (what: string): ValidationError =>
  new ValidationError(`The public key is unusable: ${what}.`, { code: 'invalid-public-key' });

/** Bytes of base64 in either alphabet. */
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => {
  try {
    return Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (char) => char.charCodeAt(0));
  } catch {
    throw unusable('it is neither PEM nor base64');
  }
};

/** Bytes of base64url. */
const jwkBytes = (text: string): Uint8Array => bytesOf(text.replaceAll('-', '+').replaceAll('_', '/'));

type Import = () => Promise<CryptoKey>;

const importing =
  (work: (subtle: SubtleCrypto) => Promise<CryptoKey>): Import =>
  async () => {
    const subtle = subtleCrypto();
    try {
      return await work(subtle);
    } catch {
      // The error of WebCrypto is left out: its message may quote the key.
      throw unusable('it is not an RSA key');
    }
  };

/** @throws ValidationError `invalid-public-key` for a key that cannot verify RS256. */
const assertBits = (bits: number | undefined): void => {
  if (!bits) throw unusable('it is not an RSA key');
  if (bits < 2048) throw unusable('it is shorter than 2048 bits');
};

const ofPem = (text: string): Import[] => {
  // In a key from an environment variable, line breaks are often written as the two characters \n.
  const pem = text.replaceAll(String.raw`\n`, '\n');
  const blocks = [...pem.matchAll(/-----BEGIN ([^-]+)-----([^-]+)-----END \1-----/g)];
  if (blocks.length === 0) throw unusable('the PEM is incomplete');
  return blocks.map(([, label = '', body = '']) => {
    if (label !== 'PUBLIC KEY') throw unusable(`"PUBLIC KEY" is needed, not "${label}"`);
    const bytes = bytesOf(body);
    assertBits(rsaBits(bytes));
    return importing((subtle) => subtle.importKey('spki', bytes, RS256, false, ['verify']));
  });
};

const ofText = (text: string): Import[] => {
  if (text.includes('-----BEGIN')) return ofPem(text);
  const decoded = new TextDecoder().decode(bytesOf(text));
  if (!decoded.includes('-----BEGIN')) throw unusable('it is neither a PEM nor the base64 of one');
  return ofPem(decoded);
};

const ofJwk = (jwk: PublicJwk, isInSet: boolean): Import[] => {
  if (!isJsonObject(jwk)) throw unusable('a member of the set is no key');
  const { kty, n, e, d, use = 'sig', alg = 'RS256' } = jwk;
  if (d !== undefined) throw unusable('it is a private key');
  if (kty !== 'RSA' || use !== 'sig' || alg !== 'RS256' || !n || !e) {
    // A set may hold keys for other purposes.
    if (isInSet) return [];
    throw unusable(
      'a JWK needs "kty": "RSA", "n" and "e", and if it has "use" or "alg", these are "sig" and "RS256"',
    );
  }
  if (typeof n !== 'string' || typeof e !== 'string') throw unusable('it is not an RSA key');
  assertBits(bitsOf(jwkBytes(n)));
  // WebCrypto takes an even exponent, and would then find no signature right.
  if ((jwkBytes(e).at(-1) ?? 0) % 2 === 0) throw unusable('its exponent "e" is even');
  return [importing((subtle) => subtle.importKey('jwk', { kty, n, e }, RS256, false, ['verify']))];
};

const isKeySet = (key: PublicKey): key is { readonly keys: readonly PublicJwk[] } =>
  Array.isArray(memberOf(key, 'keys'));

const importsOf = (key: PublicKey): Import[] => {
  // Without the check of types, callers may pass an environment variable that is not set.
  const isEmpty = typeof key === 'string' ? key.trim() === '' : !isJsonObject(key);
  if (isEmpty)
    throw unusable(
      "it is empty. Give createReceiver({ publicKey }) the key of the app's webhook settings; if it comes from an environment variable, the variable is not set",
    );
  if (typeof key === 'string') return ofText(key);
  return isKeySet(key) ? key.keys.flatMap((one) => ofJwk(one, true)) : ofJwk(key, false);
};

/**
 * The keys that verify signatures, imported at the first call.
 * @throws ValidationError `invalid-public-key` at once for a value that cannot be a key; the promise rejects with it for
 *   a key that WebCrypto cannot import.
 */
export const verifyingKeys = (
  given: PublicKey | readonly PublicKey[],
): (() => Promise<readonly CryptoKey[]>) => {
  const imports = [given].flat().flatMap((key) => importsOf(key as PublicKey));
  if (imports.length === 0) throw unusable('there is no RSA key for signatures by RS256');
  let keys: Promise<readonly CryptoKey[]> | undefined;
  return () => (keys ??= Promise.all(imports.map((work) => work())));
};
