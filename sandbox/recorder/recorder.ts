import { createRecordingWriter, type Message } from './recording-writer.ts';
import type { RecordedExchange, Recording } from './recording.ts';

/** The options of a recorder. */
export interface RecorderOptions {
  /** Sends the calls. Default: the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Keeps names, phone numbers and streets. E-mail addresses are always replaced. Default false. */
  readonly keepPersonalData?: boolean;
  /** The current time in milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number;
}

/** Records the calls that go through its `fetch`. */
export interface Recorder {
  /**
   * For `createClient({ fetch: recorder.fetch })`. It answers as the original `fetch` does, without waiting for the
   * recording.
   */
  readonly fetch: typeof fetch;
  /**
   * The recording so far, without secrets: tokens, passwords, codes and one-time addresses are replaced by
   * placeholders.
   */
  recording(): Promise<Recording>;
}

const messageOf = async (message: Request | Response): Promise<Message> => ({
  text: await message.text().catch(() => ''),
  contentType: message.headers.get('content-type'),
});

/** Makes a recorder. It works with the platform itself, with any other host and with a sandbox. */
export const createRecorder = (options: RecorderOptions = {}): Recorder => {
  const { now = Date.now, keepPersonalData = false } = options;
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const writer = createRecordingWriter(now(), keepPersonalData);
  const entries: Promise<RecordedExchange>[] = [];

  const entryOf = async (at: number, request: Request, response: Response | undefined) =>
    writer.entry({
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
      // The entry is added now, so that calls are recorded in the order in which they were made.
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
    recording: async () => writer.recording(await Promise.all(entries)),
  };
};
