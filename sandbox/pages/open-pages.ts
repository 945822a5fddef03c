import { approvalPage } from './approval.ts';
import { mailboxPage } from './mailbox.ts';
import type { OpenPage } from './open-page.ts';
import { providerPage } from './provider.ts';
import { setPasswordPage } from './set-password.ts';
import { ticketsPage } from './tickets.ts';

/** The pages that need no redirect session, by the part of the path after /platform/. */
const pages: Readonly<Record<string, OpenPage>> = {
  mails: mailboxPage,
  'set-password': setPasswordPage,
  approval: approvalPage,
  tickets: ticketsPage,
  idp: providerPage,
};

/** The page with a name; undefined if the name belongs to an intent. */
export const openPage = (name: string): OpenPage | undefined =>
  Object.hasOwn(pages, name) ? pages[name] : undefined;
