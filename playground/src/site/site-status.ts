import { type Control, ControlRefused } from './control.ts';
import { createStore, type Store } from '../lib/store.ts';

/** Status of the sandbox. */
export interface SiteStatus {
  readonly hash: string;
  /** RFC 3339. */
  readonly now: string;
  readonly scenario: string;
  readonly seed: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The catalog that the site has now. */
  readonly catalogVersion: 'V1' | 'V3';
  readonly clock: 'frozen' | 'stepped' | 'real-time';
  /** Milliseconds by which the clock was advanced. */
  readonly moved: number;
  /** Number of active faults. */
  readonly faults: number;
  /** Wall clock of this machine when the status arrived, in milliseconds since 1970. */
  readonly toldAt: number;
}

/**
 * The time of the sandbox at an instant of this machine.
 * @param at Wall clock in milliseconds since 1970.
 * @param moved Milliseconds by which the clock of the sandbox was advanced at that instant.
 */
export const siteTime = (status: SiteStatus, at: number, moved = status.moved): number => {
  const passed = status.clock === 'real-time' ? at - status.toldAt : 0;
  return Date.parse(status.now) + passed - (status.moved - moved);
};

export interface SiteWatch {
  /** Undefined until the first response of the sandbox. */
  readonly status: Store<SiteStatus | undefined>;
  /** False from a read without a response until the next response. */
  readonly reachable: Store<boolean>;
  /** Reads the status now. */
  readonly refresh: () => Promise<void>;
  /** Reads the status once no further change arrives for a moment. */
  readonly soon: () => void;
}

/** Milliseconds without a change before the status is read. */
const QUIET = 250;

/** Milliseconds between two reads of a sandbox that cannot be reached. */
const AGAIN = 1000;

/**
 * Keeps the latest status of the sandbox. If a read has no response, the previous status stays, and the status is read
 * again until there is one.
 */
export const createSiteWatch = (control: Control): SiteWatch => {
  const status = createStore<SiteStatus | undefined>(undefined);
  const reachable = createStore(true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = async (): Promise<void> => {
    clearTimeout(timer);
    try {
      const answer = await control.send<Omit<SiteStatus, 'toldAt'>>('GET /sandbox/hash');
      status.set({ ...answer, toldAt: Date.now() });
      reachable.set(true);
    } catch (cause) {
      if (cause instanceof ControlRefused) return;
      reachable.set(false);
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(), AGAIN);
    }
  };
  return {
    status,
    reachable,
    refresh,
    soon: () => {
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(), QUIET);
    },
  };
};

/** Wraps a control so that it reports each call that may have changed the state. */
export const tellingControl = (control: Control, changed: () => void): Control => ({
  send: async (command, body) => {
    try {
      return await control.send(command, body);
    } finally {
      if (!command.startsWith('GET')) changed();
    }
  },
});
