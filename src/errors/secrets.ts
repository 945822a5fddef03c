import { ApiError, type ApiErrorFacts } from './api-error.ts';
import { isApiError } from './guards.ts';

/** So much of a secret's beginning is taken for one that was cut off; at the end of a text, half of it. */
const BEGINNING = 8;

/** What a secret may look like when an answer repeats it: as it is, inside a JSON text, inside an address. */
const formsOf = (secret: string): string[] =>
  // Half a surrogate pair cannot stand in an address.
  [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret.replaceAll(/\p{Cs}/gu, ''))].filter(
    Boolean,
  );

/** A sentence of an answer, without what was sent and may have come back in it, in full or cut off. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.flatMap(formsOf).reduce((cut, secret) => {
    let rest = cut.replaceAll(secret, '…');
    for (let length = Math.min(secret.length, cut.length); length >= BEGINNING / 2; length--) {
      const part = secret.slice(0, length);
      if (length >= BEGINNING) rest = rest.replaceAll(part, '…');
      else if (rest.endsWith(part)) rest = `${rest.slice(0, -length)}…`;
    }
    return rest;
  }, text);

/** The same failure without what was sent; any error but an answer of the platform as it is. */
export const errorWithoutSecrets = <T>(error: T, secrets: readonly string[]): T | ApiError => {
  if (!isApiError(error)) return error;
  const cut = (text: string) => withoutSecrets(text, secrets);
  const facts: ApiErrorFacts = error;
  const clean: ApiErrorFacts = {
    ...facts,
    description: cut(error.description),
    fieldViolations: error.fieldViolations.map((violation) => ({
      ...violation,
      description: cut(violation.description),
    })),
    // They may be anything, so that all or nothing of them is kept.
    details: undefined,
  };
  const message = cut(error.message);
  const details = JSON.stringify(error.details) ?? '';
  const isClean =
    !secrets.flatMap(formsOf).some((secret) => details.includes(secret.slice(0, BEGINNING))) &&
    JSON.stringify([message, clean]) === JSON.stringify([error.message, { ...facts }]);
  return isClean ? error : new ApiError(message, clean);
};
