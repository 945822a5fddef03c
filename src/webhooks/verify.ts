import { jwtVerify } from 'jose/jwt/verify';
import { entryOf, memberOf } from '../core/json.ts';
import { subtleCrypto } from '../core/web-api.ts';
import { type Body, textOf } from './body.ts';
import { type PublicKey, verifyingKeys } from './keys.ts';
import { type Refusal, refusal } from './refusals.ts';
import { check, type NotificationSchema } from './schema.ts';
import type { ReceivedNotification } from './types.ts';
import { unwrap } from './unwrap.ts';

/** Options of the verification of deliveries. */
export interface VerifierOptions {
  /** The app's public key; several keys during a key rotation. */
  readonly publicKey: PublicKey | readonly PublicKey[];
  /**
   * Accepted audiences (claim `aud`), for notifications that have the claim: the platform's deliveries are known to come
   * without it. Default, or `'any'`: no check.
   */
  readonly audience?: string | readonly string[];
  /** Accepted issuers (claim `iss`), for notifications that have the claim. Default, or `'any'`: no check. */
  readonly issuer?: string | readonly string[];
  /** Claims without which a notification is refused. Default: none. */
  readonly required?: readonly ('audience' | 'issuer')[];
  /** Tolerated difference of the clocks, in seconds. Default 300. */
  readonly clockTolerance?: number;
  /** Whether to accept a notification without an expiry. Default `refuse`: it could be replayed at any time. */
  readonly withoutExpiry?: 'refuse' | 'accept';
  /** Maximum length of a body, in characters. Default 1 048 576. */
  readonly maxLength?: number;
  /** Schema of known notifications: `Notification` of `vitrine/zod/notifications`. It checks, and changes no values. */
  readonly schema?: NotificationSchema;
  /** The present, in milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number;
}

/** A verified delivery. */
export interface VerifiedNotification {
  readonly notification: ReceivedNotification;
  /** Key of the notification, the same for all its deliveries: its id, or a digest of the signed text. */
  readonly key: string;
  /** Time from which this delivery is refused, in milliseconds since 1970; undefined for never. */
  readonly expiresAt: number | undefined;
}

/** Verifies a delivery and parses it. */
export type Verifier = (body: Body) => Promise<VerifiedNotification>;

const ANY = 'any';

/**
 * The age from which a signature is refused, in milliseconds. The platform repeats a delivery for 47 hours; a receiver
 * remembers handled notifications for these seven days, so that no older delivery is handled twice.
 */
export const OLDEST = 7 * 86_400_000;

/** Reasons by the error code of jose, and for errors of a claim by its name. The errors hold claims, so they are dropped. */
const refusals: Readonly<Record<string, Refusal>> = {
  ERR_JOSE_ALG_NOT_ALLOWED: 'algorithm',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'signature',
  ERR_JWT_EXPIRED: 'expired',
  nbf: 'notYet',
  exp: 'noExpiry',
};

const refusalOf = (error: unknown): Refusal => {
  const code = memberOf(error, 'code');
  const name = code === 'ERR_JWT_CLAIM_VALIDATION_FAILED' ? memberOf(error, 'claim') : code;
  return (typeof name === 'string' && entryOf(refusals, name)) || 'notSigned';
};

type Verdict = Awaited<ReturnType<typeof jwtVerify>>;

/** The claims, if one of the keys has signed them. Key names in the header are ignored: each key is tried. */
const claimsOf = async (
  jwt: string,
  keys: readonly CryptoKey[],
  options: Parameters<typeof jwtVerify>[2],
): Promise<Verdict['payload']> => {
  for (const key of keys) {
    const result: Verdict | Refusal = await jwtVerify(jwt, key, options).catch(refusalOf);
    if (typeof result !== 'string') return result.payload;
    if (result !== 'signature') throw refusal(result);
  }
  throw refusal('signature');
};

const list = (value: string | readonly string[] | undefined): string[] | undefined => {
  const values = [value ?? ANY].flat() as string[];
  return values.includes(ANY) ? undefined : values;
};

/** Checks a claim that names a party: one of the accepted ones, or absent unless it is required. */
const checkParty = (
  claim: unknown,
  accepted: readonly string[] | undefined,
  isRequired: boolean,
  [missing, other]: readonly [Refusal, Refusal],
): void => {
  const names: unknown[] = [claim ?? []].flat().filter((one) => one !== '');
  if (isRequired && names.length === 0) throw refusal(missing);
  if (claim !== undefined && accepted && !names.some((one) => accepted.some((name) => name === one)))
    throw refusal(other);
};

/** The key of a notification: in the newer form its id; in the plain form, which has none, a digest of the signed text. */
const keyOf = async ({ instanceId, data }: ReceivedNotification, jwt: string): Promise<string> => {
  const id = memberOf(data, 'id');
  if (typeof memberOf(data, 'entityFqdn') === 'string' && typeof id === 'string' && id)
    return `${instanceId} ${id}`;
  // The signature is left out: one signature has several spellings in base64url.
  const signed = new TextEncoder().encode(jwt.slice(0, jwt.lastIndexOf('.')));
  const digest = new Uint8Array(await subtleCrypto().digest('SHA-256', signed));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Makes a verifier. It checks the signature (RS256 by one of the keys), the times and the layout of a delivery, and its
 * audience and issuer if it has them. It throws a WebhookError if one of them is wrong.
 * @throws ValidationError `invalid-public-key` at once, or from the verifier for a key that WebCrypto cannot import.
 */
export const createVerifier = (options: VerifierOptions): Verifier => {
  const { clockTolerance = 300, withoutExpiry = 'refuse', maxLength = 1_048_576, schema } = options;
  const { now = Date.now } = options;
  const keys = verifyingKeys(options.publicKey);
  const audience = list(options.audience);
  const issuer = list(options.issuer);
  const isRequired = (name: 'audience' | 'issuer'): boolean => options.required?.includes(name) ?? false;
  const checks = {
    algorithms: ['RS256'],
    clockTolerance,
    ...(withoutExpiry === 'refuse' && { requiredClaims: ['exp'] }),
  };
  return async (body) => {
    const jwt = (await textOf(body, maxLength)).trim();
    if (!/^[\w-]+\.[\w-]+\.[\w-]*$/.test(jwt)) throw refusal('notSigned');
    const present = now();
    const { data, exp, iat, aud, iss } = await claimsOf(jwt, await keys(), {
      ...checks,
      currentDate: new Date(present),
    });
    // JSON.parse reads a number that is too large as Infinity.
    if (exp !== undefined && !Number.isFinite(exp)) throw refusal('noExpiry');
    if (typeof iat === 'number' && iat > present / 1000 + clockTolerance) throw refusal('notYet');
    if (typeof iat === 'number' && iat < (present - OLDEST) / 1000) throw refusal('tooOld');
    checkParty(aud, audience, isRequired('audience'), ['noAudience', 'audience']);
    checkParty(iss, issuer, isRequired('issuer'), ['noIssuer', 'issuer']);
    const notification = unwrap(data);
    check(notification, schema);
    return {
      notification,
      key: await keyOf(notification, jwt),
      expiresAt: exp === undefined ? undefined : (exp + clockTolerance) * 1000,
    };
  };
};
