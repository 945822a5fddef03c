/** C: events, booking and orders of tickets. */
export const eventsRoutes = [] as const;
