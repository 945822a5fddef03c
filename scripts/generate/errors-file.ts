import type { ErrorTable } from './errors.ts';

/**
 * `errors.ts`: the advice as data. Each table is a constant of its own without a side effect, so that a bundle holds
 * only those that it asks for.
 */
export const errorsTableFile = ({ actions, messages, signIn }: ErrorTable): string => {
  const keysBy = (cause: 'retryable' | 'codes' | 'identities' | 'statuses') =>
    Object.fromEntries(messages.flatMap(({ key, [cause]: values }) => values.map((value) => [value, key])));
  const sentences = Object.fromEntries(messages.map(({ key, action, text }) => [key, { action, text }]));
  return `/** Every kind of advice, and what it means. */
export const adviceActions = ${literal(actions)} as const;

/** The advice in words, by message key. */
export const errorMessages = ${literal(sentences)} as const satisfies Readonly<
  Record<string, { readonly action: keyof typeof adviceActions; readonly text: string }>
>;

/** The message key of every code that an operation lists, that this package gives, or that a sign-in is told by. */
export const messageKeyByCode = ${literal(keysBy('codes'))} as const satisfies ByMessageKey;

/** The message key of the first identity that a call refused with 403 needs. */
export const messageKeyByIdentity = ${literal(keysBy('identities'))} as const satisfies ByMessageKey;

/** The message key of an HTTP status whose code says nothing more. */
export const messageKeyByStatus = ${literal(keysBy('statuses'))} as const satisfies ByMessageKey;

/** The message key of an error's \`retryable\`, where that matters more than its code. */
export const messageKeyByRetryable = ${literal(keysBy('retryable'))} as const satisfies ByMessageKey;

/**
 * How the two password calls name their refusals (specification 8): \`codes\` by application code, \`named\` by the
 * platform's other form of it; \`emailViolation\` for a refused e-mail field; \`otherwise\` for everything else, where
 * there is a name for it.
 */
export const signInErrors = ${literal(signIn)} as const;

type ByMessageKey = Readonly<Record<string, keyof typeof errorMessages>>;
`;
};

const literal = (value: object): string => JSON.stringify(value, undefined, 2);
