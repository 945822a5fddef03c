import { sha256 as digest } from '@noble/hashes/sha2.js';

/** The SHA-256 of a text in base64url, at once: WebCrypto answers later, and rules of the sandbox do not wait. */
export const sha256 = (text: string): string =>
  btoa(String.fromCharCode(...digest(new TextEncoder().encode(text))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
