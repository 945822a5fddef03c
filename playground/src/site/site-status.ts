import type { Control } from './control.ts';
import { createStore, type Store } from '../lib/store.ts';

/** What the sandbox says of itself. */
export interface SiteStatus {
  readonly hash: string;
  /** RFC 3339. */
  readonly now: string;
  readonly scenario: string;
  readonly seed: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly clock: 'frozen' | 'stepped' | 'real-time';
  /** Milliseconds that the clock was moved by. */
  readonly moved: number;
  /** The machine's instant of this answer. */
  readonly toldAt: number;
}

export interface SiteWatch {
  /** Undefined until the sandbox has answered once. */
  readonly status: Store<SiteStatus | undefined>;
  /** Asks now. */
  readonly refresh: () => Promise<void>;
  /** Asks when nothing has called it for a moment. */
  readonly soon: () => void;
}

/** Milliseconds of quiet after which the sandbox is asked. */
const QUIET = 250;

/** Keeps what the sandbox says of itself; an outage leaves the last answer. */
export const createSiteWatch = (control: Control): SiteWatch => {
  const status = createStore<SiteStatus | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = async (): Promise<void> => {
    clearTimeout(timer);
    try {
      const answer = await control.send<Omit<SiteStatus, 'toldAt'>>('GET /sandbox/hash');
      status.set({ ...answer, toldAt: Date.now() });
    } catch {
      // The page says elsewhere that the sandbox cannot be reached.
    }
  };
  return {
    status,
    refresh,
    soon: () => {
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(), QUIET);
    },
  };
};

/** A control that tells when something may have changed. */
export const tellingControl = (control: Control, changed: () => void): Control => ({
  send: async (command, body) => {
    try {
      return await control.send(command, body);
    } finally {
      if (!command.startsWith('GET')) changed();
    }
  },
});
