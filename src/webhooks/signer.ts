import { exportJWK, exportSPKI } from 'jose/key/export';
import { generateKeyPair } from 'jose/key/generate/keypair';
import { CompactSign } from 'jose/jws/compact/sign';
import type { PublicJwk } from './keys.ts';
import { type Unwrapped, wrap } from './wrap.ts';

export { disturbed, type Delivery, type DisturbOptions } from './disturb.ts';
export type { Unwrapped } from './wrap.ts';

/** How one delivery is signed; with nothing said it is a good one. Times are seconds since 1970. */
export interface SignOptions {
  /** When it is signed; false leaves the claim out. Default: now. */
  readonly issuedAt?: number | false;
  /** When it ends; false leaves the claim out. Default: an hour after it was signed. */
  readonly expiresAt?: number | false;
  readonly notBefore?: number;
  readonly audience?: string | readonly string[] | undefined;
  readonly issuer?: string | undefined;
  /** `none` has no signature; `HS256` takes the text of the public key for a secret. Default RS256. */
  readonly algorithm?: 'RS256' | 'RS384' | 'RS512' | 'PS256' | 'HS256' | 'none';
  /** Signs by another key than the one whose public half is known. */
  readonly wrongKey?: boolean;
  /** Members of the header beside the algorithm, such as `kid`. */
  readonly header?: Readonly<Record<string, unknown>>;
  /** Writes the entity or body as one more text (`entityAsJson`). */
  readonly entityAsText?: boolean;
  /** Puts something else into the claim `data`. */
  readonly claim?: unknown;
  /** Signs this text in place of the claims. */
  readonly rawClaims?: string;
}

/** Signs notifications as the platform does, for tests. */
export interface Signer {
  /** For `createReceiver`: the key as PEM. */
  readonly publicKey: string;
  /** The same, base64 on one line. */
  readonly publicKeyLine: string;
  /** The same, as JSON. */
  readonly publicJwk: PublicJwk;
  /** The body of a delivery. */
  readonly sign: (notification: Unwrapped, options?: SignOptions) => Promise<string>;
}

/** Options of {@link createSigner}. */
export interface SignerOptions {
  /** The pair to sign by: RSA, extractable public half. Default: a new one of 2048 bits. */
  readonly keys?: CryptoKeyPair;
  /** What every delivery is signed with, unless `sign` says something else. */
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

/** The private half, for another algorithm than it was made for. */
const keyFor = async (privateKey: CryptoKey, algorithm: keyof typeof hashes): Promise<CryptoKey> => {
  if (algorithm === 'RS256') return privateKey;
  const [name, hash] = hashes[algorithm];
  const der = await crypto.subtle.exportKey('pkcs8', privateKey);
  return crypto.subtle.importKey('pkcs8', der, { name, hash }, false, ['sign']);
};

const newPair = (): Promise<CryptoKeyPair> => generateKeyPair('RS256', { extractable: true });

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const base64url = (text: string): string =>
  btoa(String.fromCharCode(...encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Makes a signer. Never for anything but tests: whoever has its key can forge notifications. */
export const createSigner = async (options: SignerOptions = {}): Promise<Signer> => {
  const { keys = await newPair(), defaults, now = Date.now } = options;
  const publicKey = await exportSPKI(keys.publicKey);
  let other: Promise<CryptoKeyPair> | undefined;

  const sign = async (notification: Unwrapped, given: SignOptions = {}): Promise<string> => {
    const set = { ...defaults, ...given };
    const { algorithm = 'RS256', issuedAt = Math.floor(now() / 1000) } = set;
    const { expiresAt = (issuedAt || Math.floor(now() / 1000)) + 3600 } = set;
    const claims = {
      data: 'claim' in set ? set.claim : wrap(notification, set.entityAsText),
      ...(issuedAt !== false && { iat: issuedAt }),
      ...(expiresAt !== false && { exp: expiresAt }),
      ...(set.notBefore !== undefined && { nbf: set.notBefore }),
      ...(set.audience !== undefined && { aud: set.audience }),
      ...(set.issuer !== undefined && { iss: set.issuer }),
    };
    const header = { ...set.header, alg: algorithm };
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
