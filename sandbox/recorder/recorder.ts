import { createBook, type Message } from './recording-writer.ts';
import type { RecordedExchange, Recording } from './recording.ts';

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

const messageOf = async (message: Request | Response): Promise<Message> => ({
  text: await message.text().catch(() => ''),
  contentType: message.headers.get('content-type'),
});

/** Makes a recorder: it works against the platform itself, any other host, and a sandbox. */
export const createRecorder = (options: RecorderOptions = {}): Recorder => {
  const { now = Date.now, keepPersonalData = false } = options;
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const book = createBook(now(), keepPersonalData);
  const entries: Promise<RecordedExchange>[] = [];

  const entryOf = async (at: number, request: Request, response: Response | undefined) =>
    book.entry({
      at,
      method: request.method,
      url: new URL(request.url),
      token: request.headers.get('authorization'),
      request: await messageOf(request),
      answer: response && { ...(await messageOf(response)), status: response.status },
    });

  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      const kept = request.clone();
      const at = now();
      let settle: (response: Response | undefined) => void = () => undefined;
      const answered = new Promise<Response | undefined>((resolve) => {
        settle = resolve;
      });
      // The place is taken now, so that calls stand in the order in which they were made.
      entries.push(answered.then((response) => entryOf(at, kept, response)));
      try {
        const response = await send(request);
        settle(response.clone());
        return response;
      } catch (error) {
        settle(undefined);
        throw error;
      }
    },
    recording: async () => book.recording(await Promise.all(entries)),
  };
};
