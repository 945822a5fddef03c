import type { Session } from '../session/session.ts';
import { within } from '../core/timeout.ts';

/**
 * Waits for work that knows no signals, such as that of somebody else's storage: settles with it, or with the signal's
 * reason as soon as that aborts, and with the session when that is disposed. The work is then only left.
 */
export const unlessAborted = <T>(
  { stops }: Pick<Session, 'stops'>,
  signal: AbortSignal | null | undefined,
  work: () => T | Promise<T>,
): Promise<T> =>
  within(
    { options: { signal }, timeout: Infinity, deadline: Infinity, attempts: 0, facts: undefined, stops },
    async () => work(),
  );
