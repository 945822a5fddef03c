import { start } from './en/start.ts';
import { withArea } from './text.ts';

/** The texts with those of the start page. */
export const text = withArea({ ...start });
