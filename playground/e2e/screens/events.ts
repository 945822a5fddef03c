import { bookingScreens } from './booking.ts';
import type { Screens } from './screen.ts';

/** C: events, booking and orders of tickets. */
export const eventsScreens: Screens = { ...bookingScreens };
