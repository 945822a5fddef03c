import { adviceFor } from 'vitrine';

/** What to do about a failed call, in one sentence; the server's own words where there is no advice. */
export const failureText = (error: unknown): string =>
  adviceFor(error)?.text ?? (error instanceof Error ? error.message : String(error));
