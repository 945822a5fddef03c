import type { Rule } from '../context.ts';

/** The rules of tickets on sale, reservations, invoices and checkout (R150 to R170). */
export const ticketingRules: Readonly<Record<string, Rule>> = {};
