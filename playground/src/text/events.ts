import { events } from './en/events.ts';
import { withArea } from './text.ts';

/** The texts with those of the events. */
export const text = withArea({ ...events });
