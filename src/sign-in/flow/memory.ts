/** What a page must know again after it was loaded anew. No secrets: a state token is kept in memory only. */
export interface PendingStep {
  readonly step: 'verification' | 'approval';
  readonly email: string;
  readonly clientId: string;
}

/** Where the pending step is kept. */
export interface StepMemory {
  read(): PendingStep | undefined;
  /** Undefined: nothing is due any more. */
  write(step: PendingStep | undefined): void;
}

const KEY = 'vitrine:pending-sign-in';

/**
 * Keeps the pending step in the storage of this tab, so that it ends with it. Where that is blocked or missing, nothing
 * is kept.
 * @param area Default: `sessionStorage`, looked up at each use.
 */
export const tabSteps = (area?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): StepMemory => {
  // A runtime that has this storage outside of a page shares it among all visitors.
  const at = () => area ?? ('document' in globalThis ? globalThis.sessionStorage : undefined);
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
        // Then a reload begins anew.
      }
    },
  };
};

const parseStep = (value: unknown): PendingStep | undefined => {
  const { step, email, clientId } = Object(value) as Partial<PendingStep>;
  if (step !== 'verification' && step !== 'approval') return undefined;
  return typeof email === 'string' && typeof clientId === 'string' ? { step, email, clientId } : undefined;
};
