/** Encodes bytes in base64url (RFC 4648), without padding. */
export const toBase64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Decodes base64url, with or without padding; each character of the result is one byte.
 * @throws DOMException for any other text.
 */
export const fromBase64url = (text: string): string => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
