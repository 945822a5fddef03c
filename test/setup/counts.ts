/** How much a test tries: a little in `npm test`, all of it in `npm run test:deep`. */
export const atMost = (reduced: number, deep: number): number => (isDeep() ? deep : reduced);

/** Tells whether this is a run of `npm run test:deep`. */
export const isDeep = (): boolean => process.env['VITRINE_DEEP'] === '1';
