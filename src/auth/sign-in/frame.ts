import { AuthError } from '../../errors/auth-error.ts';
import type { Stops } from '../../transport/types.ts';
import { originOf } from './authorize.ts';

/** What the page in the frame has said. */
export interface FrameAnswer {
  readonly code: string | undefined;
  readonly error: string | undefined;
  readonly description: string;
}

export interface FrameOptions {
  /** Milliseconds. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
  /** Where to be told that the session was disposed. Default: nowhere. */
  readonly stops?: Stops | undefined;
  /** Default: the origin of the address. */
  readonly origins?: readonly string[] | undefined;
}

const blocked = (description: string): AuthError =>
  new AuthError('The login page cannot be opened in a frame', { code: 'silent-blocked', description });

/**
 * Opens an address in a hidden frame and waits for its message. A message counts only from that very frame, from the
 * origin of that address, with this state, and in the right shape (security P6); everything else is passed over.
 * @returns Undefined when the time ran out.
 * @throws AuthError (`silent-blocked`) where there is no document, or a content security policy that
 * forbids the frame, or (`session-disposed`) with its session; the signal's reason.
 */
export const waitForFrame = (
  address: string,
  state: string,
  { timeout, signal, stops, origins = [originOf(address)] }: FrameOptions,
): Promise<FrameAnswer | undefined> =>
  new Promise<FrameAnswer | undefined>((resolve, reject) => {
    signal?.throwIfAborted();
    const { document } = globalThis;
    if (!document?.body) throw blocked('There is no document: sign in silently in a browser.');
    const frame = document.createElement('iframe');
    const end = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener('message', hear);
      document.removeEventListener('securitypolicyviolation', forbid);
      signal?.removeEventListener('abort', abort);
      stops?.delete(stop);
      frame.remove();
    };
    const hear = ({ source, origin, data }: MessageEvent): void => {
      if (source === null || source !== frame.contentWindow || !origins.includes(origin)) return;
      const answer = read(data, state);
      if (!answer) return;
      end();
      resolve(answer);
    };
    const forbid = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective !== 'frame-src' || originOf(blockedURI) !== originOf(address)) return;
      end();
      reject(
        blocked(
          `The content security policy of this page forbids it: allow ${originOf(address)} in frame-src.`,
        ),
      );
    };
    const stop = (reason: unknown): void => {
      end();
      reject(reason);
    };
    const abort = (): void => stop(signal?.reason);
    const timer = setTimeout(() => {
      end();
      resolve(undefined);
    }, timeout);
    globalThis.addEventListener('message', hear);
    document.addEventListener('securitypolicyviolation', forbid);
    signal?.addEventListener('abort', abort);
    stops?.add(stop);
    frame.hidden = true;
    frame.title = '';
    // The login page must know whom it answers, also where the page sends no referrer; it learns the origin alone.
    frame.referrerPolicy = 'origin';
    frame.src = address;
    document.body.append(frame);
  });

/** Visible ASCII, and not more of it than any login page sends. */
const isPlain = (value: unknown): value is string =>
  typeof value === 'string' && /^[!-~]{1,4096}$/.test(value);

/** A message with our state; undefined for any other. */
const read = (data: unknown, state: string): FrameAnswer | undefined => {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const { code, state: given, error, error_description: words } = data as Record<string, unknown>;
  if (given !== state) return undefined;
  // A code that is none, or one beside an error, is nobody's answer.
  if ((code !== undefined && !isPlain(code)) || (error !== undefined && !isPlain(error))) return undefined;
  if (code !== undefined && error !== undefined) return undefined;
  return { code, error, description: typeof words === 'string' ? words.slice(0, 500) : '' };
};
