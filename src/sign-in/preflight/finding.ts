import { isApiError, isNetworkError, isTimeoutError, isVitrineError } from '../../core/errors/guards.ts';
import { canParse } from '../../core/web-api.ts';

/**
 * One check of a setup.
 *
 * - `host`: the client's host answers as an API host. `clientId`: the host gives visitor tokens for the client id.
 * - `clock`: this machine's clock agrees with the platform's. `secureContext`: the page has the cryptography that sign-ins
 *   need.
 * - `storage`: this page may store an attempt to sign in and a session.
 * - `redirectUri`, `postFlowUrl`, `origin`: the platform leads people back to this address.
 * - `published`: the site has a public address. `payments`: tickets can be paid.
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

/** `problem`: a part of the setup will not work. `warning`: it may fail in some cases. `unknown`: the check had no result. */
export type FindingStatus = 'ok' | 'warning' | 'problem' | 'unknown';

/** The result of one check; it holds no token. */
export interface Finding {
  readonly check: PreflightCheck;
  readonly status: FindingStatus;
  /** The result in a sentence, in English, for a developer. */
  readonly text: string;
  /** Advice for fixing it; undefined if no action is needed. */
  readonly fix: string | undefined;
}

/** Makes findings of one check. */
export const findingsOf = (check: PreflightCheck) => ({
  ok: (text: string): Finding => ({ check, status: 'ok', text, fix: undefined }),
  warning: (text: string, fix: string): Finding => ({ check, status: 'warning', text, fix }),
  problem: (text: string, fix: string): Finding => ({ check, status: 'problem', text, fix }),
  unknown: (text: string, fix?: string): Finding => ({ check, status: 'unknown', text, fix }),
});

/**
 * A failure in words: only its status and code, since a message may repeat secrets of the request.
 * @throws The error itself if it is not of this package: a mistake in a program, or an error of a framework.
 */
export const wordsOf = (error: unknown): string => {
  if (!isVitrineError(error)) throw error;
  if (isTimeoutError(error)) return 'no answer in time';
  if (isNetworkError(error)) return 'no answer';
  if (!isApiError(error)) return 'an unexpected failure';
  return /^[A-Z][A-Z0-9_]{1,60}$/.test(error.code) ? `${error.status} ${error.code}` : `${error.status}`;
};

/** An address without the parts that may hold secrets: user, query and fragment. */
export const shown = (address: string): string => {
  if (!canParse(address)) return JSON.stringify(address.slice(0, 100));
  const url = new URL(address);
  url.username = url.password = url.search = url.hash = '';
  return url.href;
};

/** Whether an address leads to this machine; browsers then treat http as secure. */
export const isLocal = ({ hostname }: URL): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
