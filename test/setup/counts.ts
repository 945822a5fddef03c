/** How much a test tries: a little in `npm test`, all of it in `npm run test:deep`. */
export const atMost = (reduced: number, deep: number): number => (isDeep() ? deep : reduced);

/** Some entries of a list in `npm test`, all of them in `npm run test:deep`. */
export const someOf = <Entry>(entries: readonly Entry[], reduced = 1): readonly Entry[] =>
  entries.slice(0, atMost(reduced, entries.length));

/** Tells whether this is a run of `npm run test:deep`. */
export const isDeep = (): boolean => process.env['VITRINE_DEEP'] === '1';
