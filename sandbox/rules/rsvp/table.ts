import type { Rule } from '../../engine/context.ts';
import { deleteRsvp, updateRsvp } from './change.ts';
import { getRsvp, listCurrentRsvps, listRsvpSummary, queryRsvps } from './read.ts';
import { createRsvp } from './reply.ts';

/** The rules of replies to events (R600 to R613). */
export const rsvpRules: Readonly<Record<string, Rule>> = {
  createRsvp,
  getRsvp,
  queryRsvps,
  listRsvpSummary,
  listCurrentRsvps,
  updateRsvp,
  deleteRsvp,
};
