import type { Rule } from '../../engine/context.ts';
import { cloneEvent } from './clone.ts';
import { bulkCancelEventsByFilter, bulkDeleteEventsByFilter, cancelEvent, deleteEvent } from './end.ts';
import { countEventsByStatus, getEvent, getEventBySlug, queryEvents } from './read.ts';
import { createEvent, publishDraftEvent, updateEvent } from './write.ts';

/** The rules of events v3 (R130 to R145, R214). */
export const eventsRules: Readonly<Record<string, Rule>> = {
  createEvent,
  getEvent,
  updateEvent,
  deleteEvent,
  cloneEvent,
  publishDraftEvent,
  cancelEvent,
  getEventBySlug,
  queryEvents,
  countEventsByStatus,
  bulkCancelEventsByFilter,
  bulkDeleteEventsByFilter,
};
