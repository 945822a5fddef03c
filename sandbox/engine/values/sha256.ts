import { sha256 as digest } from '@noble/hashes/sha2.js';

/** The SHA-256 of a text in base64url, synchronously: WebCrypto is asynchronous, and rules of the sandbox are not. */
export const sha256 = (text: string): string =>
  btoa(String.fromCharCode(...digest(new TextEncoder().encode(text))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
