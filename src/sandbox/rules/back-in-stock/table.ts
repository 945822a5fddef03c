import type { Rule } from '../context.ts';

/** The rules of back-in-stock requests (R120 to R126). */
export const backInStockRules: Readonly<Record<string, Rule>> = {};
