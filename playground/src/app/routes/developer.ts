/** F: what developers look at on a page of its own. */
export const developerRoutes = [] as const;
