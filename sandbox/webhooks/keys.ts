import type { Signer } from '../../src/webhooks/signer.ts';
import { samplePrivateKey, samplePublicKey } from './sample-key.ts';

/** The key pair that signs notifications: the sample pair of the package, or a new pair. */
export type WebhookKey = 'sample' | 'new';

/** Signs notifications. The signer and its dependencies are loaded on first use. */
export interface SigningKey {
  readonly signer: () => Promise<Signer>;
  /** As PEM; null until a new pair is made. */
  readonly publicKey: () => string | null;
}

const RS256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

const samplePair = async (): Promise<CryptoKeyPair> => {
  const { kty, n, e } = samplePrivateKey;
  return {
    privateKey: await crypto.subtle.importKey('jwk', samplePrivateKey, RS256, true, ['sign']),
    publicKey: await crypto.subtle.importKey('jwk', { kty, n, e }, RS256, true, ['verify']),
  };
};

/** The signing key of a sandbox. */
export const signingKey = (kind: WebhookKey): SigningKey => {
  let signer: Promise<Signer> | undefined;
  let publicKey = kind === 'sample' ? samplePublicKey : null;
  const make = async () => {
    const { createSigner } = await import('../../src/webhooks/signer.ts');
    const made = await createSigner(kind === 'sample' ? { keys: await samplePair() } : {});
    publicKey ??= made.publicKey;
    return made;
  };
  return { signer: () => (signer ??= make()), publicKey: () => publicKey };
};
