/** E: the console of the site's owner. */
export const ownerRoutes = [] as const;
