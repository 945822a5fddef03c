import type { Recorder, Recording } from 'vitrine/sandbox';
import type { Control } from './control.ts';
import { createStore } from '../lib/store.ts';

/** A recording that can be replayed elsewhere: the start state, the calls and the hash of the final state. */
export interface KeptSession {
  readonly format: 'vitrine-playground-session';
  /** State of the sandbox at the start. */
  readonly start: object;
  readonly recording: Recording;
  /** Hash of the state at the end. */
  readonly hash: string;
}

/** State of the recorder. */
export interface SessionState {
  readonly status: 'idle' | 'recording' | 'kept';
  /** Number of calls recorded so far. */
  readonly steps: number;
  readonly kept: KeptSession | undefined;
}

/** Result of a replay. */
export interface Played {
  readonly steps: number;
  /** Number of calls whose response differed from the recording. */
  readonly different: number;
  readonly hash: string;
  readonly same: boolean;
}

/** Thrown for a file that is not a recording. */
export class NotASessionError extends Error {
  override readonly name = 'NotASessionError';
}

const hashOf = async (control: Control): Promise<string> =>
  (await control.send<{ readonly hash: string }>('GET /sandbox/hash')).hash;

/** Parses a file written by {@link createSessionRecorder}. */
export const readSession = (file: string): KeptSession => {
  let value: unknown;
  try {
    value = JSON.parse(file);
  } catch {
    throw new NotASessionError('The file is not JSON; it may be truncated.');
  }
  const { format, start, recording, hash } = Object(value) as Partial<KeptSession>;
  if (format !== 'vitrine-playground-session' || !start || !recording || typeof hash !== 'string')
    throw new NotASessionError('The file is not a recording of the playground.');
  return { format, start, recording, hash };
};

/**
 * Records the exchanges of its `fetch`, starting from the current state of the sandbox. Secrets and e-mail addresses
 * are left out, so that the file can be shared.
 */
export const createSessionRecorder = (control: Control, send: typeof fetch = fetch) => {
  const state = createStore<SessionState>({ status: 'idle', steps: 0, kept: undefined });
  let recorder: Recorder | undefined;
  let began: object = {};
  return {
    state,
    fetch: (async (input, init) => {
      if (!recorder) return send(input, init);
      state.set((is) => ({ ...is, steps: is.steps + 1 }));
      return recorder.fetch(input, init);
    }) satisfies typeof fetch,
    /**
     * Starts recording. All identities must start as new visitors then, because earlier tokens are not in the
     * recording.
     */
    record: async (): Promise<void> => {
      const { createRecorder } = await import('vitrine/sandbox');
      began = await control.send<object>('GET /sandbox/state');
      recorder = createRecorder({ fetch: (request) => send(request), keepPersonalData: true });
      state.set({ status: 'recording', steps: 0, kept: undefined });
    },
    /** Stops recording and keeps the result. */
    stop: async (): Promise<void> => {
      const recording = await recorder?.recording();
      recorder = undefined;
      if (!recording) return;
      const hash = await hashOf(control);
      state.set((is) => ({
        ...is,
        status: 'kept',
        kept: { format: 'vitrine-playground-session', start: began, recording, hash },
      }));
    },
    /** Restores the start state of a recording in the sandbox and repeats its calls one after the other. */
    play: async ({ start, recording, hash }: KeptSession, host: string): Promise<Played> => {
      const { replay } = await import('vitrine/sandbox');
      await control.send('POST /sandbox/restore', { state: start });
      const { exchanges } = await replay(
        recording,
        { fetch: (request) => send(request) },
        { host, keepPauses: false },
      );
      const now = await hashOf(control);
      return {
        steps: exchanges.length,
        different: exchanges.filter(({ differences }) => differences.length > 0).length,
        hash: now,
        same: now === hash,
      };
    },
  };
};

export type SessionRecorder = ReturnType<typeof createSessionRecorder>;
