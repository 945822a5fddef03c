import { AuthError } from '../../errors/auth-error.ts';

/** What the page in the frame has said. */
export interface FrameAnswer {
  readonly code: string | undefined;
  readonly error: string | undefined;
  readonly description: string;
}

/**
 * Opens an address in a hidden frame and waits for its message. A message counts only from that very frame, from the
 * origin of that address, with this state, and in the right shape (security P6); everything else is passed over.
 * @returns Undefined when the time ran out.
 * @throws AuthError (`silent-blocked`) where there is no document, or no https address; the signal's reason.
 */
export const waitForFrame = (
  address: string,
  state: string,
  { timeout, signal }: { timeout: number; signal?: AbortSignal | undefined },
): Promise<FrameAnswer | undefined> => {
  const { document } = globalThis;
  const origin = URL.canParse(address) ? new URL(address).origin : 'null';
  if (!document?.body || origin === 'null' || !/^https?:/.test(address))
    return Promise.reject(
      new AuthError('The login page cannot be opened in a frame', {
        code: 'silent-blocked',
        description: document
          ? 'Its address is none.'
          : 'There is no document: sign in silently in a browser.',
      }),
    );
  const frame = document.createElement('iframe');
  return new Promise<FrameAnswer | undefined>((resolve, reject) => {
    signal?.throwIfAborted();
    const end = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener('message', hear);
      signal?.removeEventListener('abort', abort);
      frame.remove();
    };
    const hear = ({ source, origin: from, data }: MessageEvent): void => {
      if (source !== frame.contentWindow || source === null || from !== origin) return;
      const answer = read(data, state);
      if (!answer) return;
      end();
      resolve(answer);
    };
    const abort = (): void => {
      end();
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      end();
      resolve(undefined);
    }, timeout);
    globalThis.addEventListener('message', hear);
    signal?.addEventListener('abort', abort);
    frame.hidden = true;
    frame.title = '';
    frame.src = address;
    document.body.append(frame);
  });
};

/** A message with our state; undefined for any other. */
const read = (data: unknown, state: string): FrameAnswer | undefined => {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const { code, state: given, error, error_description: words } = data as Record<string, unknown>;
  if (given !== state) return undefined;
  const isPlain = (value: unknown): value is string =>
    typeof value === 'string' && /^[!-~]{1,4096}$/.test(value);
  // A code that is none, or one beside an error, is nobody's answer.
  if ((code !== undefined && !isPlain(code)) || (error !== undefined && !isPlain(error))) return undefined;
  if (code !== undefined && error !== undefined) return undefined;
  return { code, error, description: typeof words === 'string' ? words.slice(0, 500) : '' };
};
