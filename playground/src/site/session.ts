import type { Recorder, Recording } from 'vitrine/sandbox';
import type { Control } from './control.ts';
import { createStore } from '../lib/store.ts';

/** A recorded session that can be played again elsewhere: where it began, what was done, and where that led. */
export interface KeptSession {
  readonly format: 'vitrine-playground-session';
  /** State of the sandbox at its beginning. */
  readonly start: object;
  readonly recording: Recording;
  /** Hash of the state at its end. */
  readonly hash: string;
}

/** What is being recorded, or was. */
export interface SessionState {
  readonly status: 'idle' | 'recording' | 'kept';
  /** Calls so far. */
  readonly steps: number;
  readonly kept: KeptSession | undefined;
}

/** What came of playing a session again. */
export interface Played {
  readonly steps: number;
  /** Calls that were answered otherwise than recorded. */
  readonly different: number;
  readonly hash: string;
  readonly same: boolean;
}

/** A file that is no recorded session. */
export class NotASessionError extends Error {
  override readonly name = 'NotASessionError';
}

const hashOf = async (control: Control): Promise<string> =>
  (await control.send<{ readonly hash: string }>('GET /sandbox/hash')).hash;

/** Reads a file that {@link createSessionRecorder} made. */
export const readSession = (file: string): KeptSession => {
  let value: unknown;
  try {
    value = JSON.parse(file);
  } catch {
    throw new NotASessionError('The file is not JSON; it may be cut off.');
  }
  const { format, start, recording, hash } = Object(value) as Partial<KeptSession>;
  if (format !== 'vitrine-playground-session' || !start || !recording || typeof hash !== 'string')
    throw new NotASessionError('The file holds no session of the playground.');
  return { format, start, recording, hash };
};

/**
 * Records what goes through its `fetch`, from the state of the sandbox at that moment on. Secrets and e-mail addresses are
 * not kept, so that a file can be handed on.
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
    /** Begins; whoever browses must begin as a new visitor then, because tokens of before are not in the recording. */
    record: async (): Promise<void> => {
      const { createRecorder } = await import('vitrine/sandbox');
      began = await control.send<object>('GET /sandbox/state');
      recorder = createRecorder({ fetch: (request) => send(request), keepPersonalData: true });
      state.set({ status: 'recording', steps: 0, kept: undefined });
    },
    /** Ends, and keeps what was recorded. */
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
    /** Takes the sandbox to where a session began, and makes its calls again, one after the other. */
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
