import { members } from './en/members.ts';
import { withArea } from './text.ts';

/** The texts with those of sign-in and account. */
export const text = withArea({ ...members });
