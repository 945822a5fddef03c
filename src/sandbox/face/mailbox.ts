import type { MailRecord, SandboxState } from '../state.ts';
import { waitFor, type WaitOptions } from './wait.ts';

/** Which mails are meant; all of them with nothing said. */
export interface MailFilter {
  /** The address that it went to, in any case. */
  readonly to?: string;
  readonly kind?: MailRecord['kind'];
}

/** The mails that the platform would have sent. */
export interface Mailbox {
  /** The oldest first. */
  list(filter?: MailFilter): MailRecord[];
  /** The newest one; undefined when there is none. */
  latest(filter?: MailFilter): MailRecord | undefined;
  /** The newest one, or the first that comes. Rejects with a WaitError when none comes in time. */
  waitFor(filter?: MailFilter, options?: WaitOptions): Promise<MailRecord>;
  /** Throws all of them away. */
  clear(): void;
}

/** The mailbox of a sandbox, over its part of the state, which is read on each use. */
export const createMailbox = (
  state: () => SandboxState,
  subscribe: (listener: () => void) => () => void,
  changed: () => void,
): Mailbox => {
  const list = ({ to, kind }: MailFilter = {}) =>
    structuredClone(
      state().mails.filter(
        (mail) =>
          (to === undefined || mail.to.toLowerCase() === to.toLowerCase()) &&
          (kind === undefined || mail.kind === kind),
      ),
    );
  const latest = (filter?: MailFilter) => list(filter).at(-1);
  return {
    list,
    latest,
    waitFor: (filter, options) =>
      waitFor(() => latest(filter), subscribe, `A mail${describe(filter)}`, options),
    clear() {
      state().mails = [];
      changed();
    },
  };
};

const describe = ({ to, kind }: MailFilter = {}): string =>
  `${kind === undefined ? '' : ` of the kind ${kind}`}${to === undefined ? '' : ` to ${to}`}`;
