/** D: sign-in, the account and the mailbox. */
export const membersRoutes = [] as const;
