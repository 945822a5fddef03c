import { jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { createVerifier } from './index.ts';
import { createSigner, disturbed } from './signer.ts';
import { productChanged } from './testing/stage.ts';

test('without options, a signer makes a delivery that a receiver accepts now', async () => {
  const signer = await createSigner();
  const verify = createVerifier({ publicKey: signer.publicKey });
  const { notification, expiresAt } = await verify(await signer.sign(productChanged()));
  expect(notification).toEqual(productChanged());
  expect(expiresAt).toBeGreaterThan(Date.now() + 3_599_000_000);
});

test('a given key pair signs, and its public key is available in three forms', async () => {
  const keys = await crypto.subtle.generateKey(
    {
      name: 'RSASSA-PKCS1-v1_5',
      hash: 'SHA-256',
      modulusLength: 2048,
      publicExponent: Uint8Array.of(1, 0, 1),
    },
    true,
    ['sign', 'verify'],
  );
  const { sign, publicKey, publicKeyLine, publicJwk } = await createSigner({ keys });
  const { payload } = await jwtVerify(await sign(productChanged()), keys.publicKey);
  expect(payload['data']).toBeTypeOf('string');
  expect(atob(publicKeyLine)).toBe(publicKey);
  expect(publicJwk).toMatchObject({ kty: 'RSA' });
  expect(publicJwk).not.toHaveProperty('d');
});

test('`disturbed` repeats and reorders deliveries and loses none, and the same seed gives the same deliveries', () => {
  const bodies = Array.from({ length: 200 }, (_, n) => `${n}`);
  const deliveries = disturbed(bodies, { seed: 7, duplicates: 0.5, delayMs: 40 });
  expect(new Set(deliveries.map(({ body }) => body))).toEqual(new Set(bodies));
  expect(deliveries.length).toBeGreaterThan(250);
  expect(deliveries.map(({ body }) => Number(body)).some((n, at, all) => n < (all[at - 1] ?? 0))).toBe(true);
  expect(Math.max(...deliveries.map(({ delayMs }) => delayMs))).toBeLessThanOrEqual(40);
  expect(disturbed(bodies, { seed: 7, duplicates: 0.5, delayMs: 40 })).toEqual(deliveries);
  expect(disturbed(bodies, { seed: 8, duplicates: 0.5, delayMs: 40 })).not.toEqual(deliveries);
  expect(disturbed(bodies, { duplicates: 0 })).toHaveLength(200);
});
