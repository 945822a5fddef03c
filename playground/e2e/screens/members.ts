import type { Screens } from './screen.ts';

/** D: sign-in, the account and the mailbox. */
export const membersScreens: Screens = {};
