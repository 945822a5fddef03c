import type { Session } from '../core/identity/auth.ts';
import { within } from '../core/timeout.ts';

/**
 * Waits for work that does not take a signal, such as the work of a user's own storage. Rejects with the signal's
 * reason when the signal aborts, and when the session is disposed. The work itself continues; its result is then
 * ignored.
 */
export const unlessAborted = <T>(
  { stops }: Pick<Session, 'stops'>,
  signal: AbortSignal | null | undefined,
  work: () => T | Promise<T>,
): Promise<T> =>
  within(
    {
      options: { signal },
      timeout: Infinity,
      deadline: Infinity,
      progress: { attempts: 0 },
      facts: undefined,
      stops,
    },
    async () => work(),
  );
