import { ValidationError } from '../core/errors/call-errors.ts';

/** A public RSA key as JSON (RFC 7517). */
export interface PublicJwk {
  readonly kty: string;
  readonly n?: string;
  readonly e?: string;
  readonly [member: string]: unknown;
}

/**
 * A public key: PEM, base64 of the PEM on one line as the platform's settings show it, a JWK, or a set of JWKs.
 * A text may hold several PEM blocks.
 */
export type PublicKey = string | PublicJwk | { readonly keys: readonly PublicJwk[] };

/** The only algorithm; a key of less than 2048 bits does not count as one (RFC 7518, 3.3). */
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

type Import = () => Promise<CryptoKey>;

const importing =
  (work: () => Promise<CryptoKey>): Import =>
  async () => {
    // WebCrypto's own words are left out: they may quote what was read.
    const key = await work().catch(() => {
      throw unusable('it is no RSA key');
    });
    if ((key.algorithm as RsaHashedKeyAlgorithm).modulusLength < 2048)
      throw unusable('it is shorter than 2048 bits');
    return key;
  };

const ofPem = (text: string): Import[] => {
  // A key that came through an environment variable often has its line breaks as two characters.
  const pem = text.replaceAll(String.raw`\n`, '\n');
  const blocks = [...pem.matchAll(/-----BEGIN ([^-]+)-----([^-]+)-----END \1-----/g)];
  if (blocks.length === 0) throw unusable('the PEM is incomplete');
  return blocks.map(([, label = '', body = '']) => {
    if (label !== 'PUBLIC KEY') throw unusable(`"PUBLIC KEY" is needed, not "${label}"`);
    const bytes = bytesOf(body);
    return importing(() => crypto.subtle.importKey('spki', bytes, RS256, false, ['verify']));
  });
};

const ofText = (text: string): Import[] => {
  if (text.includes('-----BEGIN')) return ofPem(text);
  const decoded = new TextDecoder().decode(bytesOf(text));
  if (!decoded.includes('-----BEGIN')) throw unusable('it is no PEM, and no base64 of one');
  return ofPem(decoded);
};

const ofJwk = ({ kty, n, e, d, use = 'sig', alg = 'RS256' }: PublicJwk): Import[] => {
  if (d !== undefined) throw unusable('it is a private key');
  // A set may hold keys for other purposes.
  if (kty !== 'RSA' || use !== 'sig' || alg !== 'RS256' || !n || !e) return [];
  return [importing(() => crypto.subtle.importKey('jwk', { kty, n, e }, RS256, false, ['verify']))];
};

const importsOf = (key: PublicKey): Import[] => {
  // Callers without types give a variable that is not set.
  if (typeof key === 'string' ? !key.trim() : Object(key) !== key)
    throw unusable(
      "it is empty. Give createReceiver({ publicKey }) the key of the app's webhook settings; if it comes from an environment variable, that one is not set",
    );
  if (typeof key === 'string') return ofText(key);
  if (Array.isArray(key['keys'])) return (key['keys'] as readonly PublicJwk[]).flatMap(ofJwk);
  return ofJwk(key as PublicJwk);
};

/**
 * The keys to verify by, imported when first asked for.
 * @throws ValidationError `invalid-public-key` at once for what cannot be a key, and from the promise for what the
 *   platform's cryptography does not take.
 */
export const verifyingKeys = (
  given: PublicKey | readonly PublicKey[],
): (() => Promise<readonly CryptoKey[]>) => {
  const imports = [given].flat().flatMap((key) => importsOf(key as PublicKey));
  if (imports.length === 0) throw unusable('there is no RSA key for signatures by RS256');
  let keys: Promise<readonly CryptoKey[]> | undefined;
  return () => (keys ??= Promise.all(imports.map((work) => work())));
};
