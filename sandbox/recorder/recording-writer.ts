import { routes } from '../engine/operations.ts';
import { createRouter } from '../engine/router.ts';
import type { RecordedExchange, Recording } from './recording.ts';
import { createRedactor } from './redact.ts';

/** A message as it was sent. */
export interface Message {
  readonly text: string;
  readonly contentType: string | null;
}

/** A call with its answer, including secrets. */
export interface Exchange {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly method: string;
  readonly url: URL;
  /** The header `Authorization`; null: the call has none. */
  readonly token: string | null;
  readonly request: Message;
  /** Undefined: no answer arrived. */
  readonly answer: (Message & { readonly status: number }) | undefined;
}

/** Turns the calls of a session into a recording without secrets. */
export interface RecordingWriter {
  /** A call in its recorded form. */
  entry(exchange: Exchange): RecordedExchange;
  /** The recording of several entries. */
  recording(entries: readonly RecordedExchange[]): Recording;
}

const valueOf = ({ text, contentType }: Message): unknown => {
  if (text === '') return undefined;
  if (contentType?.includes('x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Makes the writer of a session that begins at an instant. */
export const createRecordingWriter = (started: number, keepPersonalData = false): RecordingWriter => {
  const router = createRouter(routes);
  const redactor = createRedactor(keepPersonalData);
  return {
    entry({ at, method, url, token, request, answer }) {
      const operation = router.match(method, url.pathname)?.route.id ?? null;
      const body = valueOf(request);
      const said = answer && valueOf(answer);
      return {
        at: Math.max(0, at - started),
        operation,
        method,
        target: redactor.target(`${url.pathname}${url.search}`, operation),
        identity: token === null || token === '' ? null : redactor.secret('accessToken', token),
        ...(body !== undefined && { body: redactor.value(body, operation) }),
        status: answer?.status ?? null,
        ...(said !== undefined && { answer: redactor.value(said, operation) }),
      };
    },
    recording: (entries) => ({
      format: 'vitrine-recording',
      version: 1,
      startedAt: new Date(started).toISOString(),
      exchanges: redactor.sweep(entries),
    }),
  };
};
