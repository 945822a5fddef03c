import {
  type Advice,
  type adviceActions,
  type AdviceTable,
  type CodeWithAdvice,
  errorMessages,
  type MessageKey,
  messageKeyByCode,
  messageKeyByIdentity,
  messageKeyByRetryable,
  messageKeyByStatus,
} from '../../../generated/errors.ts';
import { errorKeyOf } from './error-key.ts';
import { isApiError, isAuthError, isVitrineError } from './guards.ts';

export type { Advice, AdviceTable } from '../../../generated/errors.ts';

/** The actions that advice can recommend: a closed list. */
export type AdviceAction = keyof typeof adviceActions;

/** Stable name of an advice text, for translations. */
export type AdviceMessageKey = MessageKey;

/** All codes with advice: those of all operations, of this package, and of the sign-in. Other codes may arrive. */
export type KnownErrorCode = CodeWithAdvice;

/**
 * Returns the advice for an error, or undefined. The first of these with advice decides: a possible effect of the call,
 * the code, the error key of {@link errorKeyOf}, the identity that a 403 requires, the status.
 *
 * Pass the advice of the services whose calls may have failed: `adviceFor(error, cartsAdvice, catalogV1Advice)`.
 * Without it, a code of these services gets the advice of its status.
 */
export const adviceFor = (error: unknown, ...services: readonly AdviceTable[]): Advice | undefined => {
  if (!isVitrineError(error)) return undefined;
  const status = isApiError(error) || isAuthError(error) ? `${error.status}` : '';
  const [needed = ''] = (isApiError(error) && error.neededIdentity) || [];
  return (
    general(messageKeyByRetryable, error.retryable) ??
    adviceForCode(error.code, ...services) ??
    adviceForCode(errorKeyOf(error), ...services) ??
    general(messageKeyByIdentity, needed) ??
    general(messageKeyByStatus, status) ??
    general(messageKeyByStatus, status.replace(/\d\d$/, 'xx'))
  );
};

/**
 * The advice for a code alone, for example a code in the `calculationErrors` of a cart or in the results of a bulk
 * call, or the name of a rejected sign-in.
 */
export const adviceForCode = (
  code: KnownErrorCode | (string & {}),
  ...services: readonly AdviceTable[]
): Advice | undefined =>
  services.find((advice) => Object.hasOwn(advice, code))?.[code] ?? general(messageKeyByCode, code);

const general = (
  table: Readonly<Record<string, keyof typeof errorMessages>>,
  value: string,
): Advice | undefined => {
  const messageKey = Object.hasOwn(table, value) ? table[value] : undefined;
  return messageKey && { messageKey, ...errorMessages[messageKey] };
};
