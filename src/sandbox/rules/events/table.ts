import type { Rule } from '../context.ts';

/** The rules of events v3 (R130 to R145). */
export const eventsRules: Readonly<Record<string, Rule>> = {};
