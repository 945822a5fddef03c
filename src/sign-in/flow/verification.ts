import { isApiError, isVitrineError } from '../../core/errors/guards.ts';
import type { VitrineError } from '../../core/errors/index.ts';
import type { PasswordSignIn } from '../password.ts';
import type { FailedAction } from './context.ts';
import type { Engine } from './engine.ts';
import type { SettledSignIn, VerificationRequired } from './states.ts';

type Action = 'verify' | 'resend';

/** The parts of a sign-in that the verification uses. */
export interface VerificationParts {
  readonly engine: Engine;
  readonly flow: PasswordSignIn;
  /** Continues from the state of the password machine. */
  readonly advance: (doing: Action, email: string, signal: AbortSignal) => Promise<SettledSignIn>;
  /** The state after a failure that ends the verification. */
  readonly failed: (action: FailedAction) => SettledSignIn;
  readonly cancel: () => void;
}

/** The progress of a verification. */
export type VerificationProgress = Pick<
  VerificationRequired,
  'email' | 'refusedCodes' | 'resentMails' | 'error'
>;

/** A code without the spaces that people copy from a mail. */
export const plainCode = (code: string): string => code.replaceAll(/\s/g, '');

/**
 * The state in which a code is due. After a wrong code or a failed call the state stays, so that the person can try again.
 * Only if the password machine has left EMAIL_VERIFICATION_REQUIRED, or an unknown error was thrown, it ends in a failure.
 */
export const verificationState = (
  parts: VerificationParts,
  progress: VerificationProgress,
): VerificationRequired => {
  const { email, refusedCodes, resentMails } = progress;
  const { engine, flow } = parts;
  const goOn = (changes: Partial<VerificationProgress>) =>
    verificationState(parts, { ...progress, error: undefined, ...changes });
  const step = (doing: Action, call: (signal: AbortSignal) => Promise<unknown>, given?: string) =>
    engine.run(
      doing,
      given,
      async (signal) => {
        await call(signal);
        const next = await parts.advance(doing, email, signal);
        if (next.status !== 'verification-required') return next;
        return goOn(doing === 'resend' ? { resentMails: resentMails + 1 } : {});
      },
      (thrown) => {
        const isDue = flow.getSnapshot().loginState === 'EMAIL_VERIFICATION_REQUIRED';
        if (!isDue || !isVitrineError(thrown)) return parts.failed({ doing, error: thrown, email });
        return goOn({ error: thrown, ...(isWrongCode(doing, thrown) && { refusedCodes: refusedCodes + 1 }) });
      },
    );
  return {
    status: 'verification-required',
    ...progress,
    verify: (code) => step('verify', (signal) => flow.verify(plainCode(code), { signal }), plainCode(code)),
    resend: () => step('resend', (signal) => flow.resend({ signal })),
    cancel: parts.cancel,
  };
};

const isWrongCode = (doing: Action, error: VitrineError): boolean =>
  doing === 'verify' && isApiError(error) && error.code === 'VERIFICATION_FAILED';
