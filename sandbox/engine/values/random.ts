/**
 * A 128-bit digest of a text as 32 hexadecimal digits: fast, synchronous and the same on every machine. It is not a
 * cryptographic hash: use it for names (ids, tokens, state hashes), never for protection.
 */
export const digest = (text: string): string => {
  // Four variables in place of a list: the function runs over every body, and the engine keeps variables in
  // registers.
  let first = 1779033703;
  let second = 3144134277;
  let third = 1013904242;
  let fourth = 2773480762;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    first = second ^ Math.imul(first ^ code, 597399067);
    second = third ^ Math.imul(second ^ code, 2869860233);
    third = fourth ^ Math.imul(third ^ code, 951274213);
    fourth = first ^ Math.imul(fourth ^ code, 2716044179);
  }
  first = Math.imul(third ^ (first >>> 18), 597399067);
  second = Math.imul(fourth ^ (second >>> 22), 2869860233);
  third = Math.imul(first ^ (third >>> 17), 951274213);
  fourth = Math.imul(second ^ (fourth >>> 19), 2716044179);
  const mixed = first ^ second ^ third ^ fourth;
  return hex(mixed) + hex(second ^ mixed) + hex(third ^ mixed) + hex(fourth ^ mixed);
};

/** All bytes as two hexadecimal digits: a table, because every call makes digests, and `toString(16)` takes six times as long. */
const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The 32 bits of a word as eight hexadecimal digits. */
const hex = (word: number): string =>
  `${BYTES[word >>> 24]}${BYTES[(word >>> 16) & 255]}${BYTES[(word >>> 8) & 255]}${BYTES[word & 255]}`;

/** A whole number from 0 to 2^32 - 1, derived from a text. */
export const numberFrom = (text: string): number => Number.parseInt(digest(text).slice(0, 8), 16);

/** Pseudo-random numbers from 0 (included) to 1 (excluded); the same seed gives the same sequence. */
export const randomFrom = (seed: string): (() => number) => {
  let state = numberFrom(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};
