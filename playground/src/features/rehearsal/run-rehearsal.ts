import { createClient, memoryStorage, oauth, type VitrineClient } from 'vitrine';
import type { EndedWay, Recording, Rehearsal, RehearsalOptions } from 'vitrine/sandbox';

/** A site of this page, which no other part of the playground sees. */
const HOST = 'https://rehearsal.test';
const CLIENT_ID = 'c0a5e2d4-6f1b-4b8e-9d37-51e8f2a6b904';

/** An instant at which all announced ends have passed. */
const AFTER = Date.parse('2027-02-01T00:00:00Z');

/** The site on which a program is recorded. */
export interface RecordedOn {
  /** Whether all announced ends have passed. A program that changes over can be recorded only then. */
  readonly afterEnds: boolean;
  readonly way: EndedWay;
}

/** Runs a program on a sandbox of its own, and records its calls. */
export const recordProgram = async (
  run: (client: VitrineClient) => Promise<void>,
  { afterEnds, way }: RecordedOn,
): Promise<Recording> => {
  const { createRecorder, createSandbox } = await import('vitrine/sandbox');
  const sandbox = createSandbox({
    origin: HOST,
    onWarning: () => undefined,
    ...(afterEnds && {
      clock: { kind: 'frozen', start: AFTER },
      settings: { cartsEnd: way, reservationsEnd: way },
    }),
  });
  const recorder = createRecorder({
    fetch: (request) => sandbox.fetch(request),
    now: () => sandbox.clock.now(),
  });
  const client = createClient({
    auth: oauth({ clientId: CLIENT_ID, storage: memoryStorage() }),
    host: HOST,
    // The sandbox answers at once, so nothing is left to abort.
    fetch: (url, init) => recorder.fetch(url, { ...init, signal: null }),
  });
  try {
    await run(client);
    return await recorder.recording();
  } finally {
    client.session.dispose();
    sandbox.dispose();
  }
};

/** Repeats a recorded session before and after each announced end. */
export const rehearseSession = async (
  recording: Recording,
  conditions: Pick<RehearsalOptions, 'way' | 'withFields'>,
): Promise<Rehearsal> => {
  const { rehearse } = await import('vitrine/sandbox');
  return rehearse(recording, conditions);
};

/** Reads a file of the recorder, or of the playground's session tools. */
export const readSessionFile = async (file: string): Promise<Recording> => {
  const { readRecording } = await import('vitrine/sandbox');
  let text = file;
  try {
    const { recording } = Object(JSON.parse(file)) as { readonly recording?: unknown };
    if (recording !== undefined) text = JSON.stringify(recording);
  } catch {
    // The reader says what is wrong with the file.
  }
  return readRecording(text);
};
