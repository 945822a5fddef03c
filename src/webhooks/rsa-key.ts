/** The algorithm identifier of RSA in DER: OID 1.2.840.113549.1.1.1. */
const RSA = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01];

/** Tags of DER. */
const [SEQUENCE, BIT_STRING, INTEGER] = [0x30, 0x03, 0x02];

/** The contents of the value of DER at the beginning of some bytes, and the bytes after it. */
const valueIn = (bytes: Uint8Array, tag: number): { contents: Uint8Array; rest: Uint8Array } | undefined => {
  const [first, short = 0] = bytes;
  if (first !== tag) return undefined;
  const digits = short < 0x80 ? 0 : short - 0x80;
  const length =
    digits === 0 ? short : bytes.subarray(2, 2 + digits).reduce((sum, byte) => sum * 256 + byte, 0);
  const start = 2 + digits;
  if (digits > 4 || bytes.length < start + length) return undefined;
  return { contents: bytes.subarray(start, start + length), rest: bytes.subarray(start + length) };
};

/** Number of bits of a modulus. */
export const bitsOf = (modulus: Uint8Array): number => {
  const start = modulus.findIndex((byte) => byte > 0);
  return start < 0 ? 0 : (modulus.length - start) * 8 - Math.clz32(modulus[start] ?? 0) + 24;
};

/**
 * Number of bits of the RSA key that some bytes encode as SPKI (RFC 5280); undefined if they encode no RSA key, such as an
 * elliptic key. WebCrypto tells this too, but only asynchronously.
 */
export const rsaBits = (spki: Uint8Array): number | undefined => {
  const key = valueIn(spki, SEQUENCE)?.contents;
  const algorithm = key && valueIn(key, SEQUENCE);
  if (!algorithm || RSA.some((byte, at) => algorithm.contents[at] !== byte)) return undefined;
  // The first byte of a bit string is the number of unused bits.
  const bits = valueIn(algorithm.rest, BIT_STRING)?.contents.subarray(1);
  const numbers = bits && valueIn(bits, SEQUENCE)?.contents;
  const modulus = numbers && valueIn(numbers, INTEGER)?.contents;
  return modulus && bitsOf(modulus);
};
