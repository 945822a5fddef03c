import { advice as authAdvice } from '../../../generated/auth/advice.ts';
import { advice as verificationAdvice } from '../../../generated/verification/advice.ts';
import { adviceForCode } from './advice.ts';
import { ApiError, type ApiErrorFacts } from './api-error.ts';
import { isApiError } from './guards.ts';
import { pairsOf } from './normalise.ts';

/** So many characters of a secret's beginning are taken for one that was cut off; at the end of a text, half as many. */
const BEGINNING = 8;

/** Forms in which an answer may repeat a secret: as sent, inside a JSON text, inside an address. */
const formsOf = (secret: string): string[] =>
  // Half a surrogate pair cannot stand in an address.
  [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret.replaceAll(/\p{Cs}/gu, ''))].filter(
    Boolean,
  );

/** Whether a text of an answer has in it what was sent, in full or cut off. */
const repeats = (text: string, secrets: readonly string[]): boolean =>
  secrets.flatMap(formsOf).some((secret) => {
    const ends = (length: number) => text.endsWith(secret.slice(0, length));
    return (
      text.includes(secret.length < BEGINNING ? secret : secret.slice(0, BEGINNING)) ||
      [4, 5, 6, 7].some((length) => length < secret.length && ends(length))
    );
  });

/**
 * A text of an answer; the documented one of its code where it has in it what was sent. The whole text is replaced: a gap
 * in it would show what it was.
 */
export const withoutSecrets = (text: string, secrets: readonly string[], code: string): string => {
  if (!repeats(text, secrets)) return text;
  return adviceForCode(code, authAdvice, verificationAdvice)?.text ?? `Refused: ${code}`;
};

/**
 * The same failure without what was sent; any error but an answer of the platform as it is. What the answer said itself
 * stays in the details, behind a function, so that nothing prints it: `error.details.original()`.
 */
export const errorWithoutSecrets = <T>(error: T, secrets: readonly string[]): T | ApiError => {
  // The texts of these are our own.
  if (!isApiError(error) || ['SYSTEM_ERROR', 'REDIRECT', 'UNUSABLE_ANSWER'].includes(error.code))
    return error;
  const { message, description, code, details } = error;
  const clean = (text: string) => withoutSecrets(text, secrets, code);
  const fieldViolations = error.fieldViolations.map((violation) => ({
    ...violation,
    description: withoutSecrets(violation.description, secrets, violation.violatedRule ?? code),
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
