import { isApiError, isVitrineError } from '../../core/errors/guards.ts';
import type { VitrineError } from '../../core/errors/index.ts';
import type { PasswordSignIn } from '../password.ts';
import type { Engine } from './engine.ts';
import type { SettledSignIn, VerificationRequired } from './states.ts';

type Action = 'verify' | 'resend';

/** What the step of the verification works with. */
export interface VerificationParts {
  readonly engine: Engine;
  readonly flow: PasswordSignIn;
  /** On from an answer that has come. */
  readonly advance: (doing: Action, email: string, signal: AbortSignal) => Promise<SettledSignIn>;
  /** Where a failure leads after which no code can be given. */
  readonly failed: (doing: Action, error: unknown, email: string) => SettledSignIn;
  readonly cancel: () => void;
}

/** How far the verification has come. */
export type VerificationProgress = Pick<
  VerificationRequired,
  'email' | 'refusedCodes' | 'resentMails' | 'error'
>;

/** A code as the mail has it: people copy it with spaces. */
export const plainCode = (code: string): string => code.replaceAll(/\s/g, '');

/**
 * The state in which a code is due. Whatever goes wrong short of a lost session token, the code can still be given:
 * without this state that would take another sign-in.
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
        if (!isDue || !isVitrineError(thrown)) return parts.failed(doing, thrown, email);
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
