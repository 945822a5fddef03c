import type { Operation } from './description.ts';
import { errorsFile, parseYaml } from './manifest.ts';
import { Problem } from './problem.ts';
import { staleRevision } from './revision.ts';

/** One sentence of advice, and the errors to which it applies. */
export interface ErrorMessage {
  /** Stable name of the sentence, for translations. */
  readonly key: string;
  readonly action: string;
  readonly text: string;
  readonly codes: readonly string[];
  readonly statuses: readonly string[];
  /** The first identity that may make a call after a 403. */
  readonly identities: readonly string[];
  /** Values of an error's `retryable` that take precedence over its code. */
  readonly retryable: readonly string[];
}

/** Names for the rejections of one sign-in call (specification 8). */
export interface SignInFlow {
  readonly codes: Readonly<Record<string, string>>;
  /** Names by the platform's named form of the same codes. */
  readonly named: Readonly<Record<string, string>>;
  readonly emailViolation?: string;
  readonly otherwise?: string;
}

/** The validated content of `spec/errors.yaml`. */
export interface ErrorTable {
  readonly actions: Readonly<Record<string, string>>;
  /** Codes of errors that this package itself creates. */
  readonly client: readonly string[];
  /** Codes of the platform with which any call may be refused. */
  readonly platform: readonly string[];
  readonly messages: readonly ErrorMessage[];
  readonly signIn: Readonly<Record<string, SignInFlow>>;
}

interface Raw {
  actions?: Record<string, string>;
  client?: string[];
  platform?: string[];
  signIn?: Record<string, Partial<SignInFlow>>;
  messages?: Record<string, { advice?: string; text?: string } & Partial<Record<Cause, unknown[]>>>;
}

type Cause = 'retryable' | 'codes' | 'identities' | 'statuses';

/** Format of each cause, in order of precedence. A code is checked against the operations that list it. */
const causes: Readonly<Record<Cause, RegExp>> = {
  retryable: /^(yes|no|unknown)$/,
  codes: /^.+$/,
  identities: /^(visitor|member|owner|app)$/,
  statuses: /^(4\d\d|5\d\d|5xx)$/,
};

/**
 * The advice for all codes (of the operations, of this package and of the sign-in), and for all error statuses.
 * @throws Problem that names the code or the entry that is missing, unused, duplicate or malformed.
 */
export const readErrors = (project: string, operations: readonly Operation[]): ErrorTable => {
  const { actions = {}, client = [], platform = [], ...raw } = (parseYaml(project, errorsFile) ?? {}) as Raw;
  const messages = messagesOf(raw, actions);
  const flows = Object.entries(raw.signIn ?? {}).map(
    ([flow, given]) => [flow, flowOf(flow, given, operations)] as const,
  );
  for (const cause of Object.keys(causes) as Cause[]) onlyOnce(messages, cause);
  checkCodes(messages, usersOf(operations, { client, platform }, flows));
  checkStatuses(messages, operations);
  const idle = Object.keys(actions).find((action) => !messages.some((message) => message.action === action));
  if (idle) throw new Problem(`${errorsFile}: no message has the advice "${idle}". Remove it.`);
  return { actions, client, platform, messages, signIn: Object.fromEntries(flows) };
};

const messagesOf = (raw: Raw, actions: Readonly<Record<string, string>>): ErrorMessage[] =>
  Object.entries(raw.messages ?? {}).map(([key, { advice = '', text = '', ...rest }]) => {
    if (!/^[a-z]\w*\.[a-z]\w*$/i.test(key)) wrong(key, 'the key must be two words with a dot between them');
    if (!Object.hasOwn(actions, advice))
      wrong(key, `"${advice}" is not a kind of advice. Known: ${Object.keys(actions).join(', ')}`);
    if (!/^[A-Z].{8,}\.$/.test(text)) wrong(key, '"text" must be one plain sentence or two');
    const odd = Object.keys(rest).find((name) => !Object.hasOwn(causes, name));
    if (odd) wrong(key, `"${odd}" is not known. Known: ${Object.keys(causes).join(', ')}`);
    return { key, action: advice, text, ...causesOf(key, rest) };
  });

/** Checks that every code in use has advice, and that all advice is for codes in use. */
const checkCodes = (messages: readonly ErrorMessage[], users: ReadonlyMap<string, string>): void => {
  const known = new Set(messages.flatMap(({ codes }) => codes));
  for (const [code, user] of users)
    if (!known.has(code))
      throw new Problem(`${user} lists "${code}", for which ${errorsFile} has no advice. Add it there.`);
  for (const { key, codes } of messages)
    for (const code of codes)
      if (!users.has(code))
        wrong(key, `the code "${code}" is not in use. Remove it, or list it at its operation`);
};

const checkStatuses = (messages: readonly ErrorMessage[], operations: readonly Operation[]): void => {
  const known = new Set(messages.flatMap(({ statuses }) => statuses));
  for (const { id, responses } of operations)
    for (const status of Object.keys(responses).filter((entry) => /^[45]/.test(entry)))
      if (!known.has(status) && !known.has(`${status.slice(0, 1)}xx`))
        throw new Problem(
          `The operation "${id}" may return ${status}, for which ${errorsFile} has no advice. Add it there.`,
        );
};

const wrong = (key: string, what: string): never => {
  throw new Problem(`${errorsFile}: messages, ${key}: ${what}.`);
};

const causesOf = (key: string, given: Partial<Record<Cause, unknown[]>>): Record<Cause, string[]> => {
  const listOf = (cause: Cause): string[] => {
    const values = (given[cause] ?? []).map((value) => `${value as string | number}`);
    const odd = values.find((value) => !causes[cause].test(value));
    if (odd !== undefined) wrong(key, `"${odd}" is not allowed in "${cause}"`);
    return values;
  };
  const found = {
    retryable: listOf('retryable'),
    codes: listOf('codes'),
    identities: listOf('identities'),
    statuses: listOf('statuses'),
  };
  if (Object.values(found).every((list) => list.length === 0))
    wrong(key, `add at least one of ${Object.keys(causes).join(', ')}`);
  return found;
};

const flowOf = (
  flow: string,
  { codes = {}, named = {}, ...rest }: Partial<SignInFlow>,
  operations: readonly Operation[],
): SignInFlow => {
  const operation = operations.find(({ id }) => id === flow);
  if (!operation) throw new Problem(`${errorsFile}: signIn, ${flow}: there is no operation of this name.`);
  const strange = Object.keys({ ...codes, ...named }).find((code) => !operation.errors.includes(code));
  if (strange)
    throw new Problem(
      `${errorsFile}: signIn, ${flow}: the operation does not list "${strange}" in "x-errors".`,
    );
  return { ...rest, codes, named };
};

/** The origin of each code, as text for a message. */
const usersOf = (
  operations: readonly Operation[],
  { client, platform }: Pick<ErrorTable, 'client' | 'platform'>,
  flows: readonly (readonly [string, SignInFlow])[],
): Map<string, string> =>
  new Map([
    [staleRevision, 'The extension "x-revision"'] as const,
    ...flows.flatMap(([flow, { codes, named, emailViolation, otherwise }]) =>
      [...Object.values(codes), ...Object.values(named), emailViolation, otherwise].flatMap((code) =>
        code === undefined ? [] : [[code, `"signIn" of ${errorsFile} (${flow})`] as const],
      ),
    ),
    ...client.map((code) => [code, `"client" of ${errorsFile}`] as const),
    ...platform.map((code) => [code, `"platform" of ${errorsFile}`] as const),
    ...operations.flatMap(({ id, errors }) => errors.map((code) => [code, `The operation "${id}"`] as const)),
  ]);

const onlyOnce = (messages: readonly ErrorMessage[], cause: Cause): void => {
  const seen = new Map<string, string>();
  for (const message of messages)
    for (const value of message[cause]) {
      const other = seen.get(value);
      if (other) wrong(message.key, `"${value}" already has advice in ${other}`);
      seen.set(value, message.key);
    }
};
