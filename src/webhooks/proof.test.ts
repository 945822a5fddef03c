import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { WebhookErrorCode } from '../core/errors/index.ts';
import { isWebhookError } from '../core/errors/index.ts';
import { createVerifier, type VerifierOptions } from './index.ts';
import type { Signer, SignOptions } from './signer.ts';
import {
  AUDIENCE,
  cartCreated,
  ISSUER,
  NOW,
  signerOf,
  segments,
  withHeader,
  withPayload,
} from './testing/stage.ts';

// A delivery is verified before its contents are used (P13). Each case forges, replays or misdirects a
// delivery, or is a valid delivery for comparison.

let signer: Signer;
let stranger: Signer;

beforeAll(async () => {
  signer = await signerOf();
  stranger = await signerOf();
});

const verifier = (options: Partial<VerifierOptions> = {}) =>
  createVerifier({
    publicKey: signer.publicKey,
    audience: AUDIENCE,
    issuer: ISSUER,
    now: () => NOW,
    ...options,
  } as VerifierOptions);

const good = (options?: SignOptions): Promise<string> => signer.sign(cartCreated(), options);

const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: unknown) => (isWebhookError(error) ? error.code : `not documented: ${error as string}`),
  );

const seconds = NOW / 1000;

type Case = [
  name: string,
  body: () => Promise<string> | string,
  code: WebhookErrorCode | 'accepted',
  options?: () => Partial<VerifierOptions>,
];

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const cases: Case[] = [
  // Signatures
  ['signed by RS256', () => good(), 'accepted'],
  ['unsigned, alg none', () => good({ algorithm: 'none' }), 'webhook-algorithm'],
  [
    'alg written "None"',
    async () => withHeader(await good({ algorithm: 'none' }), { alg: 'None' }),
    'webhook-algorithm',
  ],
  [
    'alg none over a good signature',
    async () => withHeader(await good(), { alg: 'none' }),
    'webhook-algorithm',
  ],
  [
    'the signature taken away',
    async () =>
      `${segments(await good())
        .slice(0, 2)
        .join('.')}.`,
    'webhook-signature',
  ],
  ['HS256 with the public key as secret', () => good({ algorithm: 'HS256' }), 'webhook-algorithm'],
  ['RS384 by the right key', () => good({ algorithm: 'RS384' }), 'webhook-algorithm'],
  ['RS512 by the right key', () => good({ algorithm: 'RS512' }), 'webhook-algorithm'],
  ['PS256 by the right key', () => good({ algorithm: 'PS256' }), 'webhook-algorithm'],
  [
    'PS256 renamed to RS256',
    async () => withHeader(await good({ algorithm: 'PS256' }), { alg: 'RS256' }),
    'webhook-signature',
  ],
  ['no alg', async () => withHeader(await good(), { alg: undefined }), 'webhook-not-signed'],
  ['alg a list', async () => withHeader(await good(), { alg: ['RS256'] }), 'webhook-not-signed'],
  ['alg in small letters', async () => withHeader(await good(), { alg: 'rs256' }), 'webhook-algorithm'],
  ['another key', () => good({ wrongKey: true }), 'webhook-signature'],
  ['another signer', () => stranger.sign(cartCreated()), 'webhook-signature'],
  [
    'the payload changed',
    async () => withPayload(await good(), { aud: AUDIENCE, extra: 1 }),
    'webhook-signature',
  ],
  [
    'the header changed',
    async () => withHeader(await good(), { alg: 'RS256', typ: 'x' }),
    'webhook-signature',
  ],
  [
    'the signature of another delivery',
    async () =>
      [...segments(await good()).slice(0, 2), segments(await good({ issuedAt: seconds - 9 }))[2]].join('.'),
    'webhook-signature',
  ],
  [
    'one character of the signature changed',
    async () => (await good()).replace(/.{5}$/, 'AAAAA'),
    'webhook-signature',
  ],
  ['the signature cut', async () => (await good()).slice(0, -40), 'webhook-signature'],
  [
    'an empty header',
    async () =>
      `.${segments(await good())
        .slice(1)
        .join('.')}`,
    'webhook-not-signed',
  ],
  // Key names
  ['kid with a path', () => good({ header: { kid: '../../dev/null' } }), 'accepted'],
  [
    'kid with an injection, by a stranger',
    () => stranger.sign(cartCreated(), { header: { kid: "' OR 1=1 --" } }),
    'webhook-signature',
  ],
  [
    'kid __proto__, by a stranger',
    () => stranger.sign(cartCreated(), { header: { kid: '__proto__' } }),
    'webhook-signature',
  ],
  [
    'kid of 100 kB, by a stranger',
    () => stranger.sign(cartCreated(), { header: { kid: 'k'.repeat(1e5) } }),
    'webhook-signature',
  ],
  [
    'a key of its own in the header',
    () => stranger.sign(cartCreated(), { header: { jwk: stranger.publicJwk } }),
    'webhook-signature',
  ],
  [
    'jku to a set elsewhere',
    () => stranger.sign(cartCreated(), { header: { jku: 'https://evil.test/keys' } }),
    'webhook-signature',
  ],
  [
    'x5u to a certificate elsewhere',
    () => stranger.sign(cartCreated(), { header: { x5u: 'https://evil.test/c' } }),
    'webhook-signature',
  ],
  [
    'x5c with a certificate',
    () => stranger.sign(cartCreated(), { header: { x5c: ['MIIB'] } }),
    'webhook-signature',
  ],
  [
    'an unknown critical header',
    async () => withHeader(await good(), { alg: 'RS256', crit: ['x'], x: 1 }),
    'webhook-not-signed',
  ],
  [
    'b64 false',
    async () => withHeader(await good(), { alg: 'RS256', b64: false, crit: ['b64'] }),
    'webhook-signature',
  ],
  // Form
  ['nothing', () => '', 'webhook-not-signed'],
  ['plain JSON', () => JSON.stringify(cartCreated()), 'webhook-not-signed'],
  [
    'two segments',
    async () =>
      segments(await good())
        .slice(0, 2)
        .join('.'),
    'webhook-not-signed',
  ],
  ['two signatures', async () => `${await good()}.${segments(await good())[2]}`, 'webhook-not-signed'],
  ['five segments, as if encrypted', () => 'a.b.c.d.e', 'webhook-not-signed'],
  [
    'the JSON form with two signatures',
    async () => {
      const [head, payload, signature] = segments(await good());
      const one = { protected: head, signature };
      return JSON.stringify({ payload, signatures: [one, one] });
    },
    'webhook-not-signed',
  ],
  ['a scheme before it', async () => `Bearer ${await good()}`, 'webhook-not-signed'],
  ['quoted', async () => JSON.stringify(await good()), 'webhook-not-signed'],
  ['a line break behind it', async () => `${await good()}\r\n`, 'accepted'],
  ['a line break within it', async () => (await good()).replace('.', '.\n'), 'webhook-not-signed'],
  ['padding', async () => (await good()).replace('.', '==.'), 'webhook-not-signed'],
  ['the other alphabet of base64', async () => (await good()).replace(/\./, '+/.'), 'webhook-not-signed'],
  ['a header that is not JSON', () => 'eA.eA.eA', 'webhook-not-signed'],
  ['a header that is a list', () => `${encoded([])}.${encoded({})}.eA`, 'webhook-not-signed'],
  ['NUL within it', async () => `${await good()}\0`, 'webhook-not-signed'],
  ['a megabyte and more', () => 'a'.repeat(1_048_577), 'webhook-too-large'],
  ['larger than was configured', () => good(), 'webhook-too-large', () => ({ maxLength: 100 })],
  // Time
  ['expired beyond the tolerance', () => good({ expiresAt: seconds - 301 }), 'webhook-expired'],
  ['expired by exactly the tolerance', () => good({ expiresAt: seconds - 300 }), 'webhook-expired'],
  ['expired within the tolerance', () => good({ expiresAt: seconds - 299 }), 'accepted'],
  [
    'expired, with no tolerance',
    () => good({ expiresAt: seconds - 1 }),
    'webhook-expired',
    () => ({ clockTolerance: 0 }),
  ],
  ['without an expiry', () => good({ expiresAt: false }), 'webhook-no-expiry'],
  [
    'without an expiry, which is accepted',
    () => good({ expiresAt: false }),
    'accepted',
    () => ({ withoutExpiry: 'accept' }),
  ],
  [
    'expired, while a missing expiry is accepted',
    () => good({ expiresAt: 1 }),
    'webhook-expired',
    () => ({ withoutExpiry: 'accept' }),
  ],
  ['not before, beyond the tolerance', () => good({ notBefore: seconds + 301 }), 'webhook-not-yet-valid'],
  ['not before, within the tolerance', () => good({ notBefore: seconds + 300 }), 'accepted'],
  ['signed in the future', () => good({ issuedAt: seconds + 301 }), 'webhook-not-yet-valid'],
  ['signed a little in the future', () => good({ issuedAt: seconds + 299 }), 'accepted'],
  ['without the time of the signature', () => good({ issuedAt: false }), 'accepted'],
  // Destination
  ['another audience', () => good({ audience: 'app-2' }), 'webhook-audience'],
  ['no audience', () => good({ audience: undefined }), 'accepted'],
  ['a list with the audience', () => good({ audience: ['x', AUDIENCE] }), 'accepted'],
  ['a list without it', () => good({ audience: ['x', 'y'] }), 'webhook-audience'],
  ['the audience with a space', () => good({ audience: `${AUDIENCE} ` }), 'webhook-audience'],
  ['an audience that begins like it', () => good({ audience: `${AUDIENCE}.evil` }), 'webhook-audience'],
  ['one of two audiences', () => good({ audience: 'b' }), 'accepted', () => ({ audience: ['a', 'b'] })],
  ['any audience', () => good({ audience: 'b' }), 'accepted', () => ({ audience: 'any' })],
  ['another issuer', () => good({ issuer: 'wix.com.evil.test' }), 'webhook-issuer'],
  ['no issuer', () => good({ issuer: undefined }), 'accepted'],
  [
    'no audience, if one is required',
    () => good({ audience: undefined }),
    'webhook-audience',
    () => ({ required: ['audience'] }),
  ],
  [
    'no issuer, if one is required of any name',
    () => good({ issuer: undefined }),
    'webhook-issuer',
    () => ({ issuer: 'any', required: ['issuer'] }),
  ],
  ...[[], '', ['']].map((audience): Case => [
    `the audience ${JSON.stringify(audience)}, if one is required`,
    () => good({ audience }),
    'webhook-audience',
    () => ({ audience: 'any', required: ['audience'] }),
  ]),
  ['an empty list of audiences', () => good({ audience: [] }), 'webhook-audience'],
  [
    'an audience, while none is configured',
    () => good(),
    'accepted',
    () => ({ audience: undefined, issuer: undefined }),
  ],
  ['the issuer in capitals', () => good({ issuer: ISSUER.toUpperCase() }), 'webhook-issuer'],
  ['any issuer', () => good({ issuer: 'b' }), 'accepted', () => ({ issuer: 'any' })],
  // Keys
  ['the key as base64 on one line', () => good(), 'accepted', () => ({ publicKey: signer.publicKeyLine })],
  [
    'the key with written line breaks',
    () => good(),
    'accepted',
    () => ({ publicKey: signer.publicKey.replaceAll('\n', '\\n') }),
  ],
  ['the key as JWK', () => good(), 'accepted', () => ({ publicKey: signer.publicJwk })],
  [
    'a set of keys',
    () => good(),
    'accepted',
    () => ({ publicKey: { keys: [stranger.publicJwk, signer.publicJwk] } }),
  ],
  [
    'the old key and the new',
    () => good(),
    'accepted',
    () => ({ publicKey: [stranger.publicKey, signer.publicKey] }),
  ],
  [
    'two keys in one PEM',
    () => good(),
    'accepted',
    () => ({ publicKey: stranger.publicKey + signer.publicKey }),
  ],
  [
    'two other keys',
    () => good({ wrongKey: true }),
    'webhook-signature',
    () => ({ publicKey: [stranger.publicKey, signer.publicKey] }),
  ],
  [
    'a set whose only fitting key is for encryption',
    () => good(),
    'webhook-signature',
    () => ({ publicKey: { keys: [stranger.publicJwk, { ...signer.publicJwk, use: 'enc' }] } }),
  ],
];

describe('P13: a webhook is verified', () => {
  test.each<Case>(cases)('%s', async (_, body, code, options) => {
    expect(await codeOf(verifier(options?.())(await body()))).toBe(code);
  });

  test('an infinite expiry counts as a missing one', async () => {
    const body = await signer.sign(cartCreated(), { expiresAt: seconds + 1 });
    expect(await codeOf(verifier()(body))).toBe('accepted');
    const claims = `{"data":"{}","exp":1e999,"aud":"${AUDIENCE}","iss":"${ISSUER}"}`;
    expect(await codeOf(verifier()(await signer.sign(cartCreated(), { rawClaims: claims })))).toBe(
      'webhook-no-expiry',
    );
  });
});

/** A live delivery: the claims `data`, `iat` and `exp`, and a header without a type. */
const live = (issuedAt: number): Promise<string> =>
  good({ audience: undefined, issuer: undefined, issuedAt, expiresAt: issuedAt + 3_600_000 });

test('a live delivery is accepted by every receiver that requires nothing, without a warning', async () => {
  const warn = vi.spyOn(console, 'warn');
  const body = await live(seconds);
  const [header, claims] = segments(body).map((part) => Buffer.from(part, 'base64url').toString());
  expect(Object.keys(JSON.parse(header ?? '') as object)).toEqual(['kid', 'alg']);
  expect(Object.keys(JSON.parse(claims ?? '') as object)).toEqual(['data', 'iat', 'exp']);
  expect(await codeOf(verifier()(body))).toBe('accepted');
  expect(await codeOf(verifier({ audience: undefined, issuer: undefined })(body))).toBe('accepted');
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('no resend of the last 48 hours is refused for its age, and none that was forgotten is accepted', async () => {
  const after = async (hours: number): Promise<string> =>
    codeOf(verifier()(await live(seconds - hours * 3600)));
  expect([await after(0), await after(47.2), await after(48), await after(7 * 24)]).toEqual([
    'accepted',
    'accepted',
    'accepted',
    'accepted',
  ]);
  expect(await after(7 * 24 + 0.1)).toBe('webhook-expired');
});

test('a missing audience or issuer and another one have different messages', async () => {
  const said = async (given: SignOptions): Promise<string> =>
    verifier({ required: ['audience', 'issuer'] })(await good(given)).then(
      () => '',
      ({ message }: Error) => message,
    );
  expect(await said({ audience: undefined })).toBe(
    'The notification has no audience, which the receiver requires.',
  );
  expect(await said({ audience: 'app-2' })).toBe('The notification has another audience.');
  expect(await said({ issuer: undefined })).toBe(
    'The notification has no issuer, which the receiver requires.',
  );
  expect(await said({ issuer: 'x' })).toBe('The notification has another issuer.');
});
