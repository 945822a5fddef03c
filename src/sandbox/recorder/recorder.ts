import { routes } from '../operations.ts';
import { createRouter } from '../router.ts';
import type { RecordedExchange, Recording } from './recording.ts';
import { createRedactor } from './redact.ts';

/** How a session is recorded. */
export interface RecorderOptions {
  /** What makes the calls. Default: the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Keeps names, phone numbers and streets. E-mail addresses are replaced in any case. Default false. */
  readonly keepPersonalData?: boolean;
  /** The present, in milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number;
}

/** Records what goes through its `fetch`. */
export interface Recorder {
  /** For `createClient({ fetch: recorder.fetch })`. It answers as the real one does, and does not wait for the recording. */
  readonly fetch: typeof fetch;
  /** What was recorded of the calls so far, without secrets: tokens, passwords, codes and one-time addresses have placeholders. */
  recording(): Promise<Recording>;
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const formOf = (text: string): unknown => Object.fromEntries(new URLSearchParams(text));

const bodyOf = async (message: Request | Response): Promise<unknown> => {
  const text = await message.text();
  if (text === '') return undefined;
  return message.headers.get('content-type')?.includes('x-www-form-urlencoded') ? formOf(text) : jsonOf(text);
};

/** Makes a recorder: it works against the platform itself, any other host, and a sandbox. */
export const createRecorder = (options: RecorderOptions = {}): Recorder => {
  const { now = Date.now, keepPersonalData = false } = options;
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const router = createRouter(routes);
  const redactor = createRedactor(keepPersonalData);
  const started = now();
  const exchanges: Promise<RecordedExchange>[] = [];

  const note = async (
    at: number,
    request: Request,
    response: Response | undefined,
  ): Promise<RecordedExchange> => {
    const url = new URL(request.url);
    const operation = router.match(request.method, url.pathname)?.route.id ?? null;
    const token = request.headers.get('authorization');
    const identity = token === null || token === '' ? null : redactor.secret('accessToken', token);
    const body = await bodyOf(request);
    const answer = response && (await bodyOf(response).catch(() => undefined));
    return {
      at,
      operation,
      method: request.method,
      target: redactor.target(`${url.pathname}${url.search}`, operation),
      identity,
      ...(body !== undefined && { body: redactor.value(body, operation) }),
      status: response?.status ?? null,
      ...(answer !== undefined && { answer: redactor.value(answer, operation) }),
    };
  };

  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      const kept = request.clone();
      const at = now() - started;
      let settle: (response: Response | undefined) => void = () => undefined;
      const answered = new Promise<Response | undefined>((resolve) => {
        settle = resolve;
      });
      // The place is taken now, so that calls stand in the order in which they were made.
      exchanges.push(answered.then((response) => note(at, kept, response)));
      try {
        const response = await send(request);
        settle(response.clone());
        return response;
      } catch (error) {
        settle(undefined);
        throw error;
      }
    },
    recording: async () => ({
      format: 'vitrine-recording',
      version: 1,
      startedAt: new Date(started).toISOString(),
      exchanges: redactor.sweep(await Promise.all(exchanges)),
    }),
  };
};
