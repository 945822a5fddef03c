import type { World } from '../engine/context.ts';
import type { SandboxRequest, SandboxResponse } from '../engine/wire.ts';
import { approvalPage } from './approval.ts';
import { mailboxPage } from './mailbox.ts';
import { providerPage } from './provider.ts';
import { setPasswordPage } from './set-password.ts';
import { ticketsPage } from './tickets.ts';

/** A page that needs no redirect session. */
export type OpenPage = (world: World, request: SandboxRequest) => SandboxResponse;

/** The pages that need no redirect session, by the part of the path after /platform/. */
const pages: Readonly<Record<string, OpenPage>> = {
  mails: mailboxPage,
  'set-password': setPasswordPage,
  approval: approvalPage,
  tickets: ticketsPage,
  idp: providerPage,
};

/** The page without a session at a name; undefined when the name stands for an intent. */
export const openPage = (name: string): OpenPage | undefined =>
  Object.hasOwn(pages, name) ? pages[name] : undefined;
