import { jwtVerify } from 'jose/jwt/verify';
import { type Body, textOf } from './body.ts';
import { type PublicKey, verifyingKeys } from './keys.ts';
import { type Refusal, refusal } from './refusals.ts';
import { check, type NotificationSchema } from './schema.ts';
import type { ReceivedNotification } from './types.ts';
import { unwrap } from './unwrap.ts';

/** How deliveries are proven. */
export interface VerifierOptions {
  /** The app's public key; several while it is being changed. */
  readonly publicKey: PublicKey | readonly PublicKey[];
  /** Who it must be for (claim `aud`), any of several. `'any'` says knowingly that it is not checked. */
  readonly audience?: string | readonly string[];
  /** Who must have sent it (claim `iss`), any of several. `'any'` says knowingly that it is not checked. */
  readonly issuer?: string | readonly string[];
  /** How wrong the clocks may be, in seconds. Default 300. */
  readonly clockTolerance?: number;
  /** What to do with a notification that never expires. Default `refuse`: it could be replayed for ever. */
  readonly withoutExpiry?: 'refuse' | 'accept';
  /** The most that a body may have, in characters. Default 1 048 576. */
  readonly maxLength?: number;
  /** What a known notification must look like: `Notification` of `vitrine/zod/notifications`. Checked, not applied. */
  readonly schema?: NotificationSchema;
  /** The present, in milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number;
  /** Hears once of each check that is not configured. Default: `console.warn`, since the set-up is incomplete. */
  readonly onWarning?: (warning: WebhookWarning) => void;
}

/** Which check is left out. */
export type WebhookWarningCode = 'audience-unchecked' | 'issuer-unchecked';

/** Told to `onWarning`, when the verifier is made. */
export interface WebhookWarning {
  readonly code: WebhookWarningCode;
  readonly message: string;
}

/** A delivery that is proven. */
export interface VerifiedNotification {
  readonly notification: ReceivedNotification;
  /** The same for every delivery of one notification: its id, or a digest of what was signed. */
  readonly key: string;
  /** From when on this delivery is refused, in milliseconds since 1970; undefined for never. */
  readonly expiresAt: number | undefined;
}

/** Proves a delivery and reads it. */
export type Verifier = (body: Body) => Promise<VerifiedNotification>;

const ANY = 'any';

/** What jose says, by its code and, of a claim, by its name. Its errors hold the claims, so they go no further. */
const refusals: Readonly<Record<string, Refusal>> = {
  ERR_JOSE_ALG_NOT_ALLOWED: 'algorithm',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'signature',
  ERR_JWT_EXPIRED: 'expired',
  aud: 'audience',
  iss: 'issuer',
  nbf: 'notYet',
  exp: 'noExpiry',
};

const refusalOf = (error: unknown): Refusal => {
  const { code = '', claim = '' } = Object(error) as { code?: string; claim?: string };
  return refusals[code === 'ERR_JWT_CLAIM_VALIDATION_FAILED' ? claim : code] ?? 'notSigned';
};

type Verdict = Awaited<ReturnType<typeof jwtVerify>>;

/** Claims that one of the keys has signed. Names of keys in the header are ignored: each key is tried. */
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

const warn = ({ audience, issuer, onWarning = ({ message }) => console.warn(message) }: VerifierOptions) => {
  for (const [name, claim] of Object.entries({ audience, issuer }))
    if (claim === undefined)
      onWarning({
        code: `${name as 'audience' | 'issuer'}-unchecked`,
        message: `vitrine/webhooks: the ${name} of notifications is not checked. Configure "${name}", or "${ANY}".`,
      });
};

/** Of the newer form the id; else a digest of what was signed, since two plain bodies may be alike. */
const keyOf = async ({ instanceId, data }: ReceivedNotification, jwt: string): Promise<string> => {
  const { id, entityFqdn } = data as { id?: unknown; entityFqdn?: unknown };
  if (typeof entityFqdn === 'string' && typeof id === 'string' && id) return `${instanceId} ${id}`;
  // Without the signature: the same one can be written in several ways.
  const signed = new TextEncoder().encode(jwt.slice(0, jwt.lastIndexOf('.')));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', signed));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Makes a verifier: RS256 by one of the keys, in time, for this audience and by this issuer, of the right layout.
 * The function that it returns throws a WebhookError for every delivery that is not proven.
 * @throws ValidationError `invalid-public-key`; from the function where only cryptography can tell.
 */
export const createVerifier = (options: VerifierOptions): Verifier => {
  const { clockTolerance = 300, withoutExpiry = 'refuse', maxLength = 1_048_576, schema } = options;
  const { now = Date.now } = options;
  const keys = verifyingKeys(options.publicKey);
  const audience = list(options.audience);
  const issuer = list(options.issuer);
  const checks = {
    algorithms: ['RS256'],
    clockTolerance,
    ...(audience && { audience }),
    ...(issuer && { issuer }),
    ...(withoutExpiry === 'refuse' && { requiredClaims: ['exp'] }),
  };
  warn(options);
  return async (body) => {
    const jwt = (await textOf(body, maxLength)).trim();
    if (!/^[\w-]+\.[\w-]+\.[\w-]*$/.test(jwt)) throw refusal('notSigned');
    const present = now();
    const { data, exp, iat } = await claimsOf(jwt, await keys(), {
      ...checks,
      currentDate: new Date(present),
    });
    // JSON knows numbers beyond all bounds.
    if (exp !== undefined && !Number.isFinite(exp)) throw refusal('noExpiry');
    if (typeof iat === 'number' && iat > present / 1000 + clockTolerance) throw refusal('notYet');
    const notification = unwrap(data);
    check(notification, schema);
    return {
      notification,
      key: await keyOf(notification, jwt),
      expiresAt: exp === undefined ? undefined : (exp + clockTolerance) * 1000,
    };
  };
};
