/** The first 64 primes give the constants of SHA-256 (FIPS 180-4): fractions of their cube and square roots. */
const primes: number[] = [];
for (let candidate = 2; primes.length < 64; candidate++)
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);

const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const rounds = primes.map((prime) => fraction(Math.cbrt(prime)));
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The text as bytes, with the mark and the length at the end that make whole blocks of 64 bytes. */
const padded = (text: string): DataView => {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  for (const [index, byte] of bytes.entries()) view.setUint8(index, byte);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
};

/**
 * The SHA-256 of a text in base64url, at once: WebCrypto answers later, and rules of the sandbox do not wait. For texts
 * such as a PKCE verifier.
 */
export const sha256 = (text: string): string => {
  const view = padded(text);
  const hash = [...start];
  const at = (list: readonly number[], index: number): number => list[index] ?? 0;
  for (let block = 0; block < view.byteLength; block += 64) {
    const words = Array.from({ length: 16 }, (_, index) => view.getInt32(block + index * 4));
    for (let index = 16; index < 64; index++) {
      const [near, far] = [at(words, index - 2), at(words, index - 15)];
      const sigma = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
      words.push(
        (sigma +
          at(words, index - 7) +
          (turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)) +
          at(words, index - 16)) |
          0,
      );
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let index = 0; index < 64; index++) {
      const choice = (e & f) ^ (~e & g);
      const one =
        (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + at(rounds, index) + at(words, index)) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [index, word] of [a, b, c, d, e, f, g, h].entries())
      hash[index] = (at(hash, index) + word) | 0;
  }
  const bytes = hash.flatMap((word) => [24, 16, 8, 0].map((shift) => (word >>> shift) & 255));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};
