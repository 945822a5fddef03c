import { isApiError, isNetworkError, isTimeoutError } from '../../core/errors/guards.ts';

/**
 * What is looked at.
 *
 * - `host`: the client's address answers, and is an API host. `clientId`: it gives out visitor tokens for the id.
 * - `clock`: this machine's against the platform's. `secureContext`: whether sign-ins can be made safe here.
 * - `storage`: whether this page may store what a sign-in and a session need.
 * - `redirectUri`, `postFlowUrl`, `origin`: whether people may be led back there.
 * - `published`: whether the site has pages to send people to. `payments`: whether tickets can be paid.
 */
export type PreflightCheck =
  | 'host'
  | 'clientId'
  | 'clock'
  | 'secureContext'
  | 'storage'
  | 'redirectUri'
  | 'postFlowUrl'
  | 'origin'
  | 'published'
  | 'payments';

/** `problem`: something will not work. `warning`: it may work, but look at it. `unknown`: it could not be found out. */
export type FindingStatus = 'ok' | 'warning' | 'problem' | 'unknown';

/** One finding; it holds no token. */
export interface Finding {
  readonly check: PreflightCheck;
  readonly status: FindingStatus;
  /** What was found, in English, for a developer. */
  readonly text: string;
  /** What to do about it; undefined when there is nothing to do. */
  readonly fix: string | undefined;
}

/** Makes findings of one check. */
export const findingsOf = (check: PreflightCheck) => ({
  ok: (text: string): Finding => ({ check, status: 'ok', text, fix: undefined }),
  warning: (text: string, fix: string): Finding => ({ check, status: 'warning', text, fix }),
  problem: (text: string, fix: string): Finding => ({ check, status: 'problem', text, fix }),
  unknown: (text: string, fix?: string): Finding => ({ check, status: 'unknown', text, fix }),
});

/** A failure in words that hold nothing which the host may have repeated from a request: status and code only. */
export const wordsOf = (error: unknown): string => {
  if (isTimeoutError(error)) return 'no answer in time';
  if (isNetworkError(error)) return 'no answer';
  if (!isApiError(error)) return 'an unexpected failure';
  return /^[A-Z][A-Z0-9_]{1,60}$/.test(error.code) ? `${error.status} ${error.code}` : `${error.status}`;
};

/** An address without what may be a secret: user, query and fragment. */
export const shown = (address: string): string => {
  if (!URL.canParse(address)) return JSON.stringify(address.slice(0, 100));
  const url = new URL(address);
  url.username = url.password = url.search = url.hash = '';
  return url.href;
};

/** Whether an address leads to this machine, where http is as good as https. */
export const isLocal = ({ hostname }: URL): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
