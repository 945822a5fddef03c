import { findMails, readMail, type Mail, type MailFilter } from '../mails/mailbox.ts';
import type { World } from '../engine/context.ts';
import { waitFor, type WaitOptions } from './wait.ts';

/** The mails that the platform would have sent. */
export interface Mailbox {
  /** The oldest first. */
  list(filter?: MailFilter): Mail[];
  /** The newest one; undefined when there is none. */
  latest(filter?: MailFilter): Mail | undefined;
  /** The newest one, or the first that comes. Rejects with a WaitError when none comes in time. */
  waitFor(filter?: MailFilter, options?: WaitOptions): Promise<Mail>;
  /** Throws all of them away. */
  clear(): void;
}

/** The mailbox of a sandbox, over its part of the state, which is read on each use. */
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
