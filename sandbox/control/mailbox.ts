import { findMails, readMail, type Mail, type MailFilter } from '../mails/mailbox.ts';
import type { World } from '../engine/context.ts';
import { waitFor, type WaitOptions } from './wait.ts';

/** The mails of the platform. The sandbox keeps them and sends none. */
export interface Mailbox {
  /** The mails that match, the oldest first. */
  list(filter?: MailFilter): Mail[];
  /** The newest mail that matches; undefined: none does. */
  latest(filter?: MailFilter): Mail | undefined;
  /** The newest mail that matches, or the next to arrive. Rejects with a WaitError if none arrives in time. */
  waitFor(filter?: MailFilter, options?: WaitOptions): Promise<Mail>;
  /** Deletes all mails. */
  clear(): void;
}

/** The mailbox of a sandbox. It reads the state on each use, because a reset replaces the state. */
export const createMailbox = (
  world: () => World,
  subscribe: (listener: () => void) => () => void,
  changed: () => void,
): Mailbox => {
  const list = (filter?: MailFilter) => findMails(world(), filter).map((mail) => readMail(world(), mail));
  const latest = (filter?: MailFilter) => {
    const mail = findMails(world(), filter).at(-1);
    return mail && readMail(world(), mail);
  };
  return {
    list,
    latest,
    waitFor: (filter, options) =>
      waitFor(() => latest(filter), subscribe, `A mail${describe(filter)}`, options),
    clear() {
      world().state.mails = [];
      changed();
    },
  };
};

const describe = ({ to, kind }: MailFilter = {}): string =>
  `${kind === undefined ? '' : ` of the kind ${kind}`}${to === undefined ? '' : ` to ${to}`}`;
