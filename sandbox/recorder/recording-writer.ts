import { routes } from '../engine/operations.ts';
import { createRouter } from '../engine/router.ts';
import type { RecordedExchange, Recording } from './recording.ts';
import { createRedactor } from './redact.ts';

/** A message as it was sent. */
export interface Message {
  readonly text: string;
  readonly contentType: string | null;
}

/** A call and what came of it, secrets and all. */
export interface Exchange {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly method: string;
  readonly url: URL;
  /** The header `Authorization`; null for none. */
  readonly token: string | null;
  readonly request: Message;
  /** Undefined: no answer came. */
  readonly answer: (Message & { readonly status: number }) | undefined;
}

/** Writes a session down without its secrets. */
export interface Book {
  /** A call in the form in which it may be kept. */
  entry(exchange: Exchange): RecordedExchange;
  /** The session that entries make. */
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

/** Makes the book of a session that begins at an instant. */
export const createBook = (started: number, keepPersonalData = false): Book => {
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
