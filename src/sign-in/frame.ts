import { LONGEST_TIMER } from '../core/limits.ts';
import { AuthError } from '../core/errors/auth-error.ts';
import type { Stops } from '../core/types.ts';
import { membersOf } from '../core/json.ts';
import { originOf } from './authorize.ts';

/** The message of the page in the frame. */
export interface FrameAnswer {
  readonly code: string | undefined;
  readonly error: string | undefined;
  readonly description: string;
}

export interface FrameOptions {
  /** Time limit, in milliseconds. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
  /** Tells when the session is disposed. Default: never. */
  readonly stops?: Stops | undefined;
  /** Origins that may answer; the address must be of one of them. Default: the origin of the address. */
  readonly origins?: readonly string[] | undefined;
}

/** The error for a frame that cannot be opened. */
export const frameBlocked = (description: string, cause?: unknown): AuthError =>
  new AuthError('The login page cannot be opened in a frame', { code: 'silent-blocked', description, cause });

/**
 * Rights of the login page in its frame: it may run scripts, keep its own session, and send its forms. It may not navigate
 * this page, open windows or show alerts.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';

/** A hidden frame that is not yet part of the document. */
const hiddenFrame = (address: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = '';
  frame.setAttribute('sandbox', SANDBOX);
  // The login page needs the origin to answer to, even if this page otherwise sends no referrer. It learns nothing more.
  frame.referrerPolicy = 'origin';
  frame.src = address;
  return frame;
};

/**
 * Opens an address in a hidden frame and waits for its message. A message counts only if it comes from this frame and one
 * of the origins, and has this state and the right form; all other messages are ignored. The frame, its timer and its
 * listeners are always removed.
 * @returns Undefined if the time ran out.
 * @throws AuthError: `silent-blocked` if there is no document, if the address is of none of the origins, or if the page or
 * its content security policy refuses the frame; `session-disposed` if the session is disposed. The signal's reason.
 */
export const waitForFrame = (
  address: string,
  state: string,
  { timeout, signal, stops, origins = [originOf(address)] }: FrameOptions,
): Promise<FrameAnswer | undefined> =>
  new Promise<FrameAnswer | undefined>((resolve, reject) => {
    signal?.throwIfAborted();
    const { document } = globalThis;
    const origin = originOf(address);
    if (!document?.body) throw frameBlocked('There is no document: sign in silently in a browser.');
    if (!origins.includes(origin))
      throw frameBlocked(
        `The login page is at ${origin}, and loginOrigins allows ${origins.join(', ') || 'none'}.`,
      );
    const frame = hiddenFrame(address);
    const end = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener('message', hear);
      document.removeEventListener('securitypolicyviolation', forbid);
      signal?.removeEventListener('abort', abort);
      stops?.delete(stop);
      frame.remove();
    };
    const settle = (answer?: FrameAnswer): void => {
      end();
      resolve(answer);
    };
    const stop = (reason: unknown): void => {
      end();
      reject(reason);
    };
    const hear = ({ source, origin: from, data }: MessageEvent): void => {
      if (source === null || source !== frame.contentWindow || !origins.includes(from)) return;
      const answer = read(data, state);
      if (answer) settle(answer);
    };
    const forbid = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src' && originOf(blockedURI) === origin)
        stop(
          frameBlocked(`The content security policy of this page forbids it: allow ${origin} in frame-src.`),
        );
    };
    const abort = (): void => stop(signal?.reason);
    const timer = setTimeout(settle, Math.min(timeout, LONGEST_TIMER));
    globalThis.addEventListener('message', hear);
    document.addEventListener('securitypolicyviolation', forbid);
    signal?.addEventListener('abort', abort);
    stops?.add(stop);
    try {
      document.body.append(frame);
    } catch (cause) {
      stop(frameBlocked('This page refuses the frame.', cause));
    }
  });

/** Visible ASCII, no longer than any login page sends. */
const isPlain = (value: unknown): value is string =>
  typeof value === 'string' && /^[!-~]{1,4096}$/.test(value);

/** A message with our state; undefined for any other. */
const read = (data: unknown, state: string): FrameAnswer | undefined => {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const { code, state: given, error, error_description: words } = membersOf(data);
  if (given !== state) return undefined;
  // No login page sends an invalid code, or a code together with an error.
  if ((code !== undefined && !isPlain(code)) || (error !== undefined && !isPlain(error))) return undefined;
  if (code !== undefined && error !== undefined) return undefined;
  return { code, error, description: typeof words === 'string' ? words.slice(0, 500) : '' };
};
