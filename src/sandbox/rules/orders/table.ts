import type { Rule } from '../context.ts';

/** The rules of orders of tickets (R180 to R196). */
export const ordersRules: Readonly<Record<string, Rule>> = {};
