/**
 * A 128-bit digest of a text as 32 hexadecimal digits. It is quick, synchronous and the same on every machine. It
 * makes names (ids, tokens, state hashes) and guards nothing: it is not a cryptographic hash.
 */
export const digest = (text: string): string => {
  const lanes: [number, number, number, number] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    lanes[0] = lanes[1] ^ Math.imul(lanes[0] ^ code, 597399067);
    lanes[1] = lanes[2] ^ Math.imul(lanes[1] ^ code, 2869860233);
    lanes[2] = lanes[3] ^ Math.imul(lanes[2] ^ code, 951274213);
    lanes[3] = lanes[0] ^ Math.imul(lanes[3] ^ code, 2716044179);
  }
  lanes[0] = Math.imul(lanes[2] ^ (lanes[0] >>> 18), 597399067);
  lanes[1] = Math.imul(lanes[3] ^ (lanes[1] >>> 22), 2869860233);
  lanes[2] = Math.imul(lanes[0] ^ (lanes[2] >>> 17), 951274213);
  lanes[3] = Math.imul(lanes[1] ^ (lanes[3] >>> 19), 2716044179);
  const mixed = lanes[0] ^ lanes[1] ^ lanes[2] ^ lanes[3];
  const words = [mixed, lanes[1] ^ mixed, lanes[2] ^ mixed, lanes[3] ^ mixed];
  return words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};

/** A whole number from 0 to 2^32 - 1 that a text always gives. */
export const numberFrom = (text: string): number => Number.parseInt(digest(text).slice(0, 8), 16);

/** Numbers from 0 (included) to 1 (excluded), the same row for the same seed. */
export const randomFrom = (seed: string): (() => number) => {
  let state = numberFrom(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};
