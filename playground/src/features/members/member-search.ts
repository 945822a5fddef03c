/** The parts of the account, in their order. */
export const accountSections = ['profile', 'security', 'orders', 'tickets', 'session'] as const;
export type AccountSection = (typeof accountSections)[number];

/** What the address of the account carries; absent: the profile. */
export interface AccountSearch {
  section?: Exclude<AccountSection, 'profile'>;
}

export const parseAccountSearch = (raw: Record<string, unknown>): AccountSearch => {
  const section = accountSections.find((one) => one === raw['section']);
  return section === undefined || section === 'profile' ? {} : { section };
};

/** What the address of the mailbox carries: whose mails are shown. */
export interface MailboxSearch {
  to?: string;
}

export const parseMailboxSearch = (raw: Record<string, unknown>): MailboxSearch => {
  const to = raw['to'];
  return typeof to === 'string' && to.includes('@') ? { to: to.slice(0, 200) } : {};
};
