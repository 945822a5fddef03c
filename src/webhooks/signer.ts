import { exportJWK, exportSPKI } from 'jose/key/export';
import { generateKeyPair } from 'jose/key/generate/keypair';
import { CompactSign } from 'jose/jws/compact/sign';
import { toBase64url } from '../core/base64url.ts';
import type { PublicJwk } from './keys.ts';
import { type Unwrapped, wrap } from './wrap.ts';

export { disturbed, type Delivery, type DisturbOptions } from './disturb.ts';
export type { Unwrapped } from './wrap.ts';

/** How to sign a delivery. Without options the delivery is valid. Times are in seconds since 1970. */
export interface SignOptions {
  /** Time of the signature (claim `iat`); false leaves the claim out. Default: now. */
  readonly issuedAt?: number | false;
  /** End of the validity (claim `exp`); false leaves the claim out. Default: 3,600,000 s after `issuedAt`, as live. */
  readonly expiresAt?: number | false;
  readonly notBefore?: number;
  readonly audience?: string | readonly string[] | undefined;
  readonly issuer?: string | undefined;
  /** `none` has no signature; `HS256` signs with the text of the public key as the secret. Default RS256. */
  readonly algorithm?: 'RS256' | 'RS384' | 'RS512' | 'PS256' | 'HS256' | 'none';
  /** Signs with a key that does not belong to `publicKey`. */
  readonly wrongKey?: boolean;
  /** Further members of the header. Default: `kid`, a digest of the public key. */
  readonly header?: Readonly<Record<string, unknown>>;
  /** Writes the entity or body as a JSON text (`entityAsJson`). */
  readonly entityAsText?: boolean;
  /** Value of the claim `data` in place of the notification. */
  readonly claim?: unknown;
  /** Text to sign in place of the claims. */
  readonly rawClaims?: string;
}

/** Signs notifications like the platform, for tests. */
export interface Signer {
  /** The public key as PEM, for `createReceiver`. */
  readonly publicKey: string;
  /** The public key as a line of base64. */
  readonly publicKeyLine: string;
  /** The public key as a JWK. */
  readonly publicJwk: PublicJwk;
  /** The body of a delivery. */
  readonly sign: (notification: Unwrapped, options?: SignOptions) => Promise<string>;
}

/** Options of {@link createSigner}. */
export interface SignerOptions {
  /** The RSA key pair; its public key must be extractable. Default: a new pair of 2048 bits. */
  readonly keys?: CryptoKeyPair;
  /** Default options of `sign`. */
  readonly defaults?: SignOptions;
  /** The present, in milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number;
}

const hashes = {
  RS256: ['RSASSA-PKCS1-v1_5', 'SHA-256'],
  RS384: ['RSASSA-PKCS1-v1_5', 'SHA-384'],
  RS512: ['RSASSA-PKCS1-v1_5', 'SHA-512'],
  PS256: ['RSA-PSS', 'SHA-256'],
} as const;

/** The private key, imported for the algorithm. */
const keyFor = async (privateKey: CryptoKey, algorithm: keyof typeof hashes): Promise<CryptoKey> => {
  if (algorithm === 'RS256') return privateKey;
  const [name, hash] = hashes[algorithm];
  const der = await crypto.subtle.exportKey('pkcs8', privateKey);
  return crypto.subtle.importKey('pkcs8', der, { name, hash }, false, ['sign']);
};

const newPair = (): Promise<CryptoKeyPair> => generateKeyPair('RS256', { extractable: true });

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const base64url = (text: string): string => toBase64url(encode(text));

/** The validity of live deliveries, in seconds. */
const VALIDITY = 3_600_000;

/** The first eight hexadecimal digits of a digest. */
const digestOf = async (text: string): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(digest.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Makes a signer, for tests only: a holder of its key can forge notifications. */
export const createSigner = async (options: SignerOptions = {}): Promise<Signer> => {
  const { keys = await newPair(), defaults, now = Date.now } = options;
  const publicKey = await exportSPKI(keys.publicKey);
  const kid = await digestOf(publicKey);
  let other: Promise<CryptoKeyPair> | undefined;

  const sign = async (notification: Unwrapped, given: SignOptions = {}): Promise<string> => {
    const set = { ...defaults, ...given };
    const { algorithm = 'RS256', issuedAt = Math.floor(now() / 1000) } = set;
    const { expiresAt = (issuedAt || Math.floor(now() / 1000)) + VALIDITY } = set;
    const claims = {
      data: 'claim' in set ? set.claim : wrap(notification, set.entityAsText),
      ...(issuedAt !== false && { iat: issuedAt }),
      ...(expiresAt !== false && { exp: expiresAt }),
      ...(set.notBefore !== undefined && { nbf: set.notBefore }),
      ...(set.audience !== undefined && { aud: set.audience }),
      ...(set.issuer !== undefined && { iss: set.issuer }),
    };
    const header = { kid, ...set.header, alg: algorithm };
    const text = set.rawClaims ?? JSON.stringify(claims);
    if (algorithm === 'none') return `${base64url(JSON.stringify(header))}.${base64url(text)}.`;
    const { privateKey } = set.wrongKey ? await (other ??= newPair()) : keys;
    const key = algorithm === 'HS256' ? encode(publicKey) : await keyFor(privateKey, algorithm);
    return new CompactSign(encode(text)).setProtectedHeader(header).sign(key);
  };

  return {
    publicKey,
    publicKeyLine: btoa(publicKey),
    publicJwk: (await exportJWK(keys.publicKey)) as PublicJwk,
    sign,
  };
};
