import type { Screens } from './screen.ts';

/** E: the console of the owner. */
export const ownerScreens: Screens = {};
