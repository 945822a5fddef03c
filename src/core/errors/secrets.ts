import { advice as authAdvice } from '../../../generated/auth/advice.ts';
import { advice as verificationAdvice } from '../../../generated/verification/advice.ts';
import { adviceForCode } from './advice.ts';
import { ApiError, type ApiErrorFacts } from './api-error.ts';
import { isApiError } from './guards.ts';
import { pairsOf } from './normalize.ts';

/** Minimum length of a truncated secret within a text. At the end of the text, half of it suffices. */
const BEGINNING = 8;

/** Forms in which a response may repeat a secret: unchanged, escaped for JSON, percent-encoded. */
const formsOf = (secret: string): string[] =>
  // Half a surrogate pair cannot be percent-encoded.
  [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret.replaceAll(/\p{Cs}/gu, ''))].filter(
    Boolean,
  );

/** Whether a text of a response contains a sent secret, in full or truncated. */
const repeats = (text: string, secrets: readonly string[]): boolean =>
  secrets
    .flatMap(formsOf)
    .some(
      (secret) =>
        text.includes(secret.slice(0, BEGINNING)) ||
        [4, 5, 6, 7].some((length) => text.endsWith(secret.slice(0, length))),
    );

/**
 * A text of a response, or the documented text of its code if it contains a sent secret. The whole text is replaced,
 * because a gap would reveal the length and position of the secret.
 */
export const withoutSecrets = (text: string, secrets: readonly string[], code: string): string => {
  if (!repeats(text, secrets)) return text;
  return adviceForCode(code, authAdvice, verificationAdvice)?.text ?? `Refused: ${code}`;
};

/**
 * The same failure without the sent secrets; errors other than those of the platform are returned unchanged. The
 * original texts stay in the details behind a function, so that printing does not show them:
 * `error.details.original()`.
 */
export const errorWithoutSecrets = <T>(error: T, secrets: readonly string[]): T | ApiError => {
  // The texts of these errors come from this package.
  if (!isApiError(error) || ['SYSTEM_ERROR', 'REDIRECT', 'UNUSABLE_ANSWER'].includes(error.code))
    return error;
  const { message, description, code, details } = error;
  const clean = (text: string) => withoutSecrets(text, secrets, code);
  const fieldViolations = error.fieldViolations.map((violation) => ({
    ...violation,
    description: withoutSecrets(violation.description, secrets, violation.violatedRule ?? code),
    data: repeats(JSON.stringify(violation.data) ?? '', secrets) ? undefined : violation.data,
  }));
  const facts: ApiErrorFacts = error;
  const cleaned: ApiErrorFacts = {
    ...facts,
    description: fieldViolations.length > 0 ? pairsOf(fieldViolations) : clean(description),
    fieldViolations,
    details: { original: () => ({ message, details }) },
  };
  const words = fieldViolations.length > 0 ? `${code}: ${cleaned.description}` : clean(message);
  const isClean =
    words === message &&
    cleaned.description === description &&
    !repeats(JSON.stringify(details) ?? '', secrets);
  return isClean ? error : new ApiError(words, cleaned);
};
