import { isObject } from '../engine/values/objects.ts';

/** One call of a recorded session, with placeholders for secrets. */
export interface RecordedExchange {
  /** Milliseconds since the start of the session. */
  readonly at: number;
  /** The id of the operation; null: no description has the address. */
  readonly operation: string | null;
  readonly method: string;
  /** Path and query, without the host. */
  readonly target: string;
  /** The placeholder of the call's token; null: the call had none. */
  readonly identity: string | null;
  /** The JSON body; absent: there was none. */
  readonly body?: unknown;
  /** The status of the answer; null: no answer arrived. */
  readonly status: number | null;
  /** The answer as JSON, or as text if it is not JSON; absent: the answer was empty. */
  readonly answer?: unknown;
}

/** A recorded session: plain data that JSON can hold, without secrets. */
export interface Recording {
  readonly format: 'vitrine-recording';
  readonly version: 1;
  /** RFC 3339. */
  readonly startedAt: string;
  readonly exchanges: readonly RecordedExchange[];
}

/** A file that is not a recording; the message names the problem and its place. */
export class NotARecordingError extends Error {
  override readonly name = 'NotARecordingError';
}

const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  at: (value) => typeof value === 'number' && value >= 0,
  operation: (value) => value === null || typeof value === 'string',
  method: (value) => typeof value === 'string' && /^[A-Z]+$/.test(value),
  target: (value) => typeof value === 'string' && value.startsWith('/'),
  identity: (value) => value === null || typeof value === 'string',
  status: (value) =>
    value === null || (Number.isInteger(value) && Number(value) >= 100 && Number(value) < 600),
};

/** Reads a recording. Throws a NotARecordingError for anything else. */
export const readRecording = (text: string): Recording => {
  if (text.trim() === '')
    throw new NotARecordingError('The file is empty, so it is not JSON. Record the session again.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NotARecordingError('The recording is not JSON; it may be cut off. Record the session again.');
  }
  if (!isObject(value) || value['format'] !== 'vitrine-recording')
    throw new NotARecordingError('This JSON is not a recording: its "format" is not "vitrine-recording".');
  if (value['version'] !== 1)
    throw new NotARecordingError(
      `The recording has another version: ${JSON.stringify(value['version'])}. This program reads version 1. Record the session again.`,
    );
  const exchanges: unknown = value['exchanges'];
  if (typeof value['startedAt'] !== 'string' || !Array.isArray(exchanges))
    throw new NotARecordingError('The recording lacks "startedAt" or its list "exchanges".');
  for (const [place, exchange] of (exchanges as unknown[]).entries())
    for (const [name, isFine] of Object.entries(checks))
      if (!isObject(exchange) || !isFine(exchange[name]))
        throw new NotARecordingError(`exchanges[${place}].${name} of the recording is missing or invalid.`);
  return value as unknown as Recording;
};
