import { digest } from './values/random.ts';

/** The id that the platform gives to the only variant of a product without options. */
export const DEFAULT_VARIANT_ID = '00000000-0000-0000-0000-000000000000';

/** An id in the form of a random (version 4) UUID, derived from a text (R3). */
export const idFrom = (text: string): string => {
  const hex = digest(text);
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};

/** The part of the state that ids are made from: the seed and the count of ids so far. */
export interface IdSource {
  readonly seed: string;
  counter: number;
}

/** The next id of a sandbox: from its seed and a counter that is part of the state (R3). */
export const nextId = (source: IdSource, kind: string): string => {
  source.counter += 1;
  return idFrom(`${source.seed}:${kind}:${source.counter}`);
};

/** Turns a title into a slug; a slug that is taken gets the suffix -1, -2 and so on (R3). */
export const slugFrom = (title: string, taken: Pick<ReadonlySet<string>, 'has'>): string => {
  const base =
    title
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'item';
  if (!taken.has(base)) return base;
  let number = 1;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
};
