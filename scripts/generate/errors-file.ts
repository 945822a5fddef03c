import type { Operation } from './description.ts';
import { camel } from './names.ts';
import { literal as textOf, unionOf as union } from './text.ts';
import type { ErrorMessage, ErrorTable, SignInFlow } from './errors.ts';

/**
 * `errors.ts`: the advice that any client may need, as data. Each table is a separate constant without a side effect,
 * so that a bundle contains only the tables that it imports. The advice for codes of operations is in `advice.ts` of
 * their services.
 */
export const errorsTableFile = (table: ErrorTable): string => {
  const { actions, messages, signIn } = table;
  const general = messages.filter((message) => isGeneral(message, table));
  const keysBy = (cause: 'retryable' | 'codes' | 'identities' | 'statuses') =>
    Object.fromEntries(general.flatMap(({ key, [cause]: values }) => values.map((value) => [value, key])));
  const codes = Object.fromEntries(
    Object.entries(keysBy('codes')).filter(([code]) => isGeneralCode(code, table)),
  );
  const sentences = Object.fromEntries(general.map(({ key, action, text }) => [key, { action, text }]));
  return `/** All kinds of advice, with their meanings. */
export const adviceActions = ${literal(actions)} as const;

/** The sentences of the advice, by message key. */
export const errorMessages = ${literal(sentences)} as const satisfies Readonly<
  Record<string, { readonly action: keyof typeof adviceActions; readonly text: string }>
>;

/** Message keys of the codes of this package, and of those with which any operation may be rejected. */
export const messageKeyByCode = ${literal(codes)} as const satisfies ByMessageKey;

/** Message keys by the first identity that may make a call which was rejected with 403. */
export const messageKeyByIdentity = ${literal(keysBy('identities'))} as const satisfies ByMessageKey;

/** Message keys of HTTP statuses, for errors whose code has no advice. */
export const messageKeyByStatus = ${literal(keysBy('statuses'))} as const satisfies ByMessageKey;

/** Message keys by an error's \`retryable\`, for values that take precedence over its code. */
export const messageKeyByRetryable = ${literal(keysBy('retryable'))} as const satisfies ByMessageKey;

/**
 * Names for the rejections of the two password calls: \`codes\` by application code, \`named\` by the platform's named
 * form of the code, \`emailViolation\` for an invalid e-mail field, \`otherwise\` for every other rejection, if it has
 * a name.
 */
export const signInErrors = ${literal(signIn)} as const;

/** Message keys of all sentences, including those of the services. */
export type MessageKey = ${unionOf(messages.map(({ key }) => key))};

/** All codes with advice: of the operations, of this package, and of the sign-in. */
export type CodeWithAdvice = ${unionOf(messages.flatMap((message) => message.codes))};

/** Advice on an error. */
export interface Advice {
  readonly action: keyof typeof adviceActions;
  /** Identifies the sentence. Use it to look up a translation, or show \`text\`. */
  readonly messageKey: MessageKey;
  /** The sentence in English. */
  readonly text: string;
}

/** Advice by error code. \`vitrine/advice\` has a table for each service. */
export type AdviceTable = Readonly<Record<string, Advice>>;

type ByMessageKey = Readonly<Record<string, keyof typeof errorMessages>>;
`;
};

/** `advice.ts` of a service: the advice for the codes that its operations list, and for the names of its sign-in errors. */
export const adviceFile = (operations: readonly Operation[], table: ErrorTable): string => {
  const given = new Set(operations.flatMap(({ id, errors }) => [...errors, ...namesOf(table.signIn[id])]));
  const entries = table.messages.flatMap(({ key, action, text, codes }) =>
    codes
      .filter((code) => given.has(code) && !isGeneralCode(code, table))
      .map((code) => [code, { messageKey: key, action, text }] as const),
  );
  return `import type { AdviceTable } from '../errors.ts';

/** Advice for the error codes of this service's calls; \`vitrine/advice\` exports it, for \`adviceFor()\`. */
export const advice: AdviceTable = ${literal(Object.fromEntries(entries))};
`;
};

/**
 * `advice.ts`, the entry `vitrine/advice`: the advice of every service. It is separate from the operations,
 * because a client with a bound service keeps all exports of the service's entry point.
 */
export const adviceEntryFile = (services: readonly string[]): string =>
  services.map((name) => `export { advice as ${camel(name)}Advice } from './${name}/advice.ts';\n`).join('');

/** Whether any client may need the sentence: it applies to a status, an identity or a code of any call. */
const isGeneral = (message: ErrorMessage, { client, platform }: ErrorTable): boolean =>
  message.statuses.length + message.identities.length + message.retryable.length > 0 ||
  message.codes.some((code) => client.includes(code) || platform.includes(code));

const isGeneralCode = (code: string, { client, platform, messages }: ErrorTable): boolean =>
  client.includes(code) ||
  platform.includes(code) ||
  messages.some((message) => message.codes.includes(code) && message.statuses.length > 0);

/** The names of the errors of a sign-in call. */
const namesOf = (flow: SignInFlow | undefined): readonly string[] =>
  flow === undefined
    ? []
    : [
        ...Object.values(flow.codes),
        ...Object.values(flow.named),
        ...[flow.emailViolation, flow.otherwise].filter((name) => name !== undefined),
      ];

const unionOf = (names: readonly string[]): string => union(names) ?? 'never';

const literal = (value: object): string => textOf(value, 2);
