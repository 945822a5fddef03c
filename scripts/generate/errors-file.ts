import type { Operation } from './description.ts';
import type { ErrorMessage, ErrorTable, SignInFlow } from './errors.ts';

/**
 * `errors.ts`: the advice that every client may need, as data. Each table is a constant of its own without a side
 * effect, so that a bundle holds only those that it asks for. The advice on codes of operations is in `advice.ts` of
 * their services.
 */
export const errorsTableFile = (table: ErrorTable): string => {
  const { actions, client, messages, signIn } = table;
  const general = messages.filter((message) => isGeneral(message, client));
  const keysBy = (cause: 'retryable' | 'codes' | 'identities' | 'statuses') =>
    Object.fromEntries(general.flatMap(({ key, [cause]: values }) => values.map((value) => [value, key])));
  const codes = Object.fromEntries(
    Object.entries(keysBy('codes')).filter(([code]) => isGeneralCode(code, table)),
  );
  const sentences = Object.fromEntries(general.map(({ key, action, text }) => [key, { action, text }]));
  return `/** Every kind of advice, and what it means. */
export const adviceActions = ${literal(actions)} as const;

/** The advice in words, by message key. */
export const errorMessages = ${literal(sentences)} as const satisfies Readonly<
  Record<string, { readonly action: keyof typeof adviceActions; readonly text: string }>
>;

/** The message key of every code that this package gives, or that all operations may be refused with. */
export const messageKeyByCode = ${literal(codes)} as const satisfies ByMessageKey;

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

/** The names of all sentences, those of the services too. */
export type MessageKey = ${unionOf(messages.map(({ key }) => key))};

/** Every code that there is advice for: of all operations, of this package, and of the sign-in. */
export type CodeWithAdvice = ${unionOf(messages.flatMap((message) => message.codes))};

/** Advice on an error. */
export interface Advice {
  readonly action: keyof typeof adviceActions;
  /** Names the sentence: look a translation up by it, or show \`text\`. */
  readonly messageKey: MessageKey;
  /** The sentence in English. */
  readonly text: string;
}

/** Advice by error code: every service exports its own one as \`advice\`. */
export type AdviceTable = Readonly<Record<string, Advice>>;

type ByMessageKey = Readonly<Record<string, keyof typeof errorMessages>>;
`;
};

/** `advice.ts` of a service: the advice on the codes that its operations list, or that its sign-ins are told by. */
export const adviceFile = (operations: readonly Operation[], table: ErrorTable): string => {
  const given = new Set(operations.flatMap(({ id, errors }) => [...errors, ...namesOf(table.signIn[id])]));
  const entries = table.messages.flatMap(({ key, action, text, codes }) =>
    codes
      .filter((code) => given.has(code) && !isGeneralCode(code, table))
      .map((code) => [code, { messageKey: key, action, text }] as const),
  );
  return `import type { AdviceTable } from '../errors.ts';

/** The advice on the error codes of this service's calls: \`adviceFor(error, advice)\`. */
export const advice: AdviceTable = ${literal(Object.fromEntries(entries))};
`;
};

/** A sentence that is also about a status, an identity or a code of this package may be needed by every client. */
const isGeneral = (message: ErrorMessage, client: readonly string[]): boolean =>
  message.statuses.length + message.identities.length + message.retryable.length > 0 ||
  message.codes.some((code) => client.includes(code));

const isGeneralCode = (code: string, { client, messages }: ErrorTable): boolean =>
  client.includes(code) ||
  messages.some((message) => message.codes.includes(code) && message.statuses.length > 0);

/** The names that refusals of a sign-in call are told by. */
const namesOf = (flow: SignInFlow | undefined): readonly string[] =>
  flow === undefined
    ? []
    : [
        ...Object.values(flow.codes),
        ...Object.values(flow.named),
        ...[flow.emailViolation, flow.otherwise].filter((name) => name !== undefined),
      ];

const unionOf = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ');

const literal = (value: object): string => JSON.stringify(value, undefined, 2);
