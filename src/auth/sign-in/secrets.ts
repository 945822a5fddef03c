import { ApiError, type ApiErrorFacts } from '../../errors/api-error.ts';
import { isApiError } from '../../errors/guards.ts';

/** A sentence of an answer, without what was sent and may have come back in it, in full or up to where it was cut off. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((cut, secret) => {
    if (!secret) return cut;
    let rest = cut.replaceAll(secret, '…');
    for (let length = secret.length; length > 3; length--)
      if (rest.endsWith(secret.slice(0, length))) rest = `${rest.slice(0, -length)}…`;
    return rest;
  }, text);

/** The same failure without what was sent; any error but an answer of the platform as it is. */
export const errorWithoutSecrets = (error: unknown, secrets: readonly string[]): unknown => {
  if (!isApiError(error)) return error;
  const said = JSON.stringify([error.message, error.details, error.fieldViolations]);
  if (!secrets.some((secret) => secret && said.includes(JSON.stringify(secret).slice(1, -1)))) return error;
  const cut = (text: string) => withoutSecrets(text, secrets);
  const facts: ApiErrorFacts = error;
  return new ApiError(cut(error.message), {
    ...facts,
    description: cut(error.description),
    fieldViolations: error.fieldViolations.map((violation) => ({
      ...violation,
      description: cut(violation.description),
    })),
    // They may be anything, so nothing of them is kept.
    details: undefined,
  });
};
