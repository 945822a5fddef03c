import type { Signer } from '../../src/webhooks/signer.ts';
import { samplePrivateKey, samplePublicKey } from './sample-key.ts';

/** Which key pair notifications are signed by: the sample one that comes with the package, or one of this run. */
export type WebhookKey = 'sample' | 'new';

/** What signs notifications. The signer is loaded when it is first needed, and what it is made of with it. */
export interface SigningKey {
  readonly signer: () => Promise<Signer>;
  /** As PEM; null while a new one is not made yet. */
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

/** The key of a sandbox. */
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
