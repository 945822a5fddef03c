import {
  type adviceActions,
  errorMessages,
  messageKeyByCode,
  messageKeyByIdentity,
  messageKeyByRetryable,
  messageKeyByStatus,
} from '../../generated/errors.ts';
import { isApiError, isAuthError, isVitrineError } from './guards.ts';

/** What to do, for programs: a closed list. */
export type AdviceAction = keyof typeof adviceActions;

/** Stable name of a sentence of advice, for translations. */
export type AdviceMessageKey = keyof typeof errorMessages;

/** Every code that there is advice for: of all operations, of this package, and of the sign-in. Others may come. */
export type KnownErrorCode = keyof typeof messageKeyByCode;

/** What to do about an error. */
export interface Advice {
  readonly action: AdviceAction;
  /** Names the sentence: look a translation up by it, or show `text`. */
  readonly messageKey: AdviceMessageKey;
  /** The sentence in English. */
  readonly text: string;
}

/**
 * What to do about an error; undefined when there is nothing to say. What it rests on, first come first: that the call
 * may have taken effect, the code, the identity that a 403 asks for, the status.
 * A function of its own, so that its sentences are only in the bundles that show them.
 */
export const adviceFor = (error: unknown): Advice | undefined => {
  if (!isVitrineError(error)) return undefined;
  const status = isApiError(error) || isAuthError(error) ? `${error.status}` : '';
  const [needed = ''] = (isApiError(error) && error.neededIdentity) || [];
  return advice(
    keyIn(messageKeyByRetryable, error.retryable) ??
      keyIn(messageKeyByCode, error.code) ??
      keyIn(messageKeyByIdentity, needed) ??
      keyIn(messageKeyByStatus, status) ??
      keyIn(messageKeyByStatus, status.replace(/\d\d$/, 'xx')),
  );
};

/**
 * The same for a code alone, such as one in the `calculationErrors` of a cart, in the results of a bulk call, or the
 * name of a refused sign-in.
 */
export const adviceForCode = (code: KnownErrorCode | (string & {})): Advice | undefined =>
  advice(keyIn(messageKeyByCode, code));

const keyIn = (
  table: Readonly<Record<string, AdviceMessageKey>>,
  value: string,
): AdviceMessageKey | undefined => (Object.hasOwn(table, value) ? table[value] : undefined);

const advice = (messageKey: AdviceMessageKey | undefined): Advice | undefined =>
  messageKey && { messageKey, ...errorMessages[messageKey] };
