import { generateKeyPairSync } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createReceiver, createVerifier } from './index.ts';
import type { Signer } from './signer.ts';
import { cartCreated, NOW, signerOf } from './testing/stage.ts';

let signer: Signer;
let short: Signer;
/** Keys of Node in PEM. */
const pem = {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const;

beforeAll(async () => {
  signer = await signerOf();
  short = await signerOf(1024);
});

const good = (): Promise<string> => signer.sign(cartCreated());

describe('an invalid public key', () => {
  const make = (publicKey: unknown) => () =>
    createVerifier({ publicKey: publicKey as string, now: () => NOW });

  test.each<[string, () => unknown]>([
    ['nothing', () => ''],
    ['undefined', () => undefined],
    ['words', () => 'my key'],
    ['half of a PEM', () => signer.publicKey.slice(0, 100)],
    ['base64 of other data', () => btoa('something else')],
    ['no keys', () => []],
    ['an empty set', () => ({ keys: [] })],
    ['a set of nothing', () => ({ keys: [null] })],
    ['a symmetric JWK', () => ({ kty: 'oct', k: 'c2VjcmV0' })],
    ['an elliptic JWK', () => ({ kty: 'EC', crv: 'P-256', x: 'a', y: 'b' })],
    ['a private JWK', () => ({ ...signer.publicJwk, d: 'secret' })],
    ['a private PEM', () => '-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----'],
    ['a certificate', () => '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----'],
    ['a PEM of other bytes', () => '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----'],
    ['an elliptic PEM', () => generateKeyPairSync('ec', { namedCurve: 'P-256', ...pem }).publicKey],
    ['an Edwards PEM', () => generateKeyPairSync('ed25519', pem).publicKey],
    [
      'a private key of its own',
      () => generateKeyPairSync('rsa', { modulusLength: 2048, ...pem }).privateKey,
    ],
    ['a JWK for another algorithm', () => ({ ...signer.publicJwk, alg: 'RS512' })],
    ['a JWK for encryption', () => ({ ...signer.publicJwk, use: 'enc' })],
    ['a JWK with an even exponent', () => ({ ...signer.publicJwk, e: 'AA' })],
    ['a JWK without a modulus', () => ({ kty: 'RSA', e: 'AQAB' })],
    ['a JWK whose modulus is a number', () => ({ kty: 'RSA', n: 5, e: 'AQAB' })],
    ['a JWK whose modulus is words', () => ({ kty: 'RSA', n: 'my key', e: 'AQAB' })],
    [
      'a usable key and an elliptic JWK',
      () => [signer.publicKey, { kty: 'EC', crv: 'P-256', x: 'a', y: 'b' }],
    ],
    ['bytes', () => new Uint8Array(300)],
    ['a short key', () => short.publicJwk],
    ['a short PEM', () => short.publicKey],
  ])('%s: refused when the receiver is made', (_, key) => {
    expect(make(key())).toThrow(
      expect.objectContaining({ name: 'ValidationError', code: 'invalid-public-key' }),
    );
  });

  test.each(['', ' ', undefined, null])(
    '%j: the message says that it is empty, and which key to give',
    (key) => {
      expect(make(key)).toThrow(/it is empty\. Give createReceiver\(\{ publicKey \}\) the key of/);
    },
  );

  test('a key that only WebCrypto can refuse: the first delivery is answered with 500, not as a forgery', async () => {
    const errors: unknown[] = [];
    const onError = (error: Error) => errors.push(error);
    const refused = vi.spyOn(crypto.subtle, 'importKey').mockRejectedValueOnce(new Error('SECRET'));
    const receiver = createReceiver({
      publicKey: signer.publicKey,
      handlers: {},
      onError,
    });
    expect(await receiver.receive(await good())).toMatchObject({
      status: 500,
      error: { name: 'ValidationError', code: 'invalid-public-key' },
    });
    expect(errors).toMatchObject([{ code: 'invalid-public-key' }]);
    expect(String(errors[0])).not.toContain('SECRET');
    refused.mockRestore();
  });

  test('a runtime without WebCrypto is named', async () => {
    const verify = make(signer.publicKey)();
    const body = await good();
    vi.stubGlobal('crypto', {});
    try {
      await expect(verify(body)).rejects.toMatchObject({
        code: 'missing-web-api',
        message: expect.stringContaining('crypto.subtle') as string,
      });
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
