/** The sections of the account, in order. */
export const accountSections = ['profile', 'security', 'orders', 'tickets', 'session'] as const;
export type AccountSection = (typeof accountSections)[number];

/** Search parameters of the account; default: the profile. */
export interface AccountSearch {
  section?: Exclude<AccountSection, 'profile'>;
}

export const parseAccountSearch = (raw: Record<string, unknown>): AccountSearch => {
  const section = accountSections.find((one) => one === raw['section']);
  return section === undefined || section === 'profile' ? {} : { section };
};

/** Search parameters of the mailbox: the member whose e-mails are shown. */
export interface MailboxSearch {
  to?: string;
}

export const parseMailboxSearch = (raw: Record<string, unknown>): MailboxSearch => {
  const to = raw['to'];
  return typeof to === 'string' && to.includes('@') ? { to: to.slice(0, 200) } : {};
};
