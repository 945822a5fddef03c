import type { Rule } from '../context.ts';

/** The rules of changing the catalog (R101 to R115). */
export const catalogWriteRules: Readonly<Record<string, Rule>> = {};
