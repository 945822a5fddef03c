import { membersOf } from '../../core/json.ts';
import { isSharedArea } from '../../core/page.ts';

/** A pending step, for a page that is loaded again. No secrets: the state token is kept in memory only. */
export interface PendingStep {
  readonly step: 'verification' | 'approval';
  readonly email: string;
  readonly clientId: string;
}

/** A storage for the pending step. */
export interface StepMemory {
  read(): PendingStep | undefined;
  /** Stores the pending step; undefined removes it. */
  write(step: PendingStep | undefined): void;
}

const KEY = 'vitrine:pending-sign-in';

/**
 * Keeps the pending step in the storage of this tab, so that it ends with the tab. If that storage is blocked or missing,
 * no step is kept.
 * @param area Default: `sessionStorage`, looked up at each use.
 */
export const tabSteps = (area?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): StepMemory => {
  // Outside of a page, a runtime with `sessionStorage` would share it among all visitors.
  const at = () => (isSharedArea(area) ? undefined : (area ?? globalThis.sessionStorage));
  return {
    read: () => {
      try {
        return parseStep(JSON.parse(at()?.getItem(KEY) ?? 'null'));
      } catch {
        return undefined;
      }
    },
    write: (step) => {
      try {
        if (step) at()?.setItem(KEY, JSON.stringify(step));
        else at()?.removeItem(KEY);
      } catch {
        // The sign-in works without it; only a reload has to begin again.
      }
    },
  };
};

const parseStep = (value: unknown): PendingStep | undefined => {
  const { step, email, clientId } = membersOf(value);
  if (step !== 'verification' && step !== 'approval') return undefined;
  return typeof email === 'string' && typeof clientId === 'string' ? { step, email, clientId } : undefined;
};
