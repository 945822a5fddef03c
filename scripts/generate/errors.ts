import { join } from 'node:path';
import type { Operation } from './description.ts';
import { errorsFile, parseYaml } from './manifest.ts';
import { Problem } from './problem.ts';

/** One sentence of advice, and what it is said about. */
export interface ErrorMessage {
  /** Stable name of the sentence, for translations. */
  readonly key: string;
  readonly action: string;
  readonly text: string;
  readonly codes: readonly string[];
  readonly statuses: readonly string[];
  /** Values of an error's `retryable` that matter more than its code. */
  readonly retryable: readonly string[];
}

/** How one sign-in call names its refusals (specification 8). */
export interface SignInFlow {
  readonly codes: Readonly<Record<string, string>>;
  /** The platform's other form of the same codes. */
  readonly named: Readonly<Record<string, string>>;
  readonly emailViolation?: string;
  readonly otherwise?: string;
}

/** `spec/errors.yaml`, checked. */
export interface ErrorTable {
  readonly actions: Readonly<Record<string, string>>;
  readonly messages: readonly ErrorMessage[];
  readonly signIn: Readonly<Record<string, SignInFlow>>;
}

interface Raw {
  actions?: Record<string, string>;
  client?: string[];
  signIn?: Record<string, Partial<SignInFlow>>;
  messages?: Record<string, { advice?: string; text?: string } & Partial<Record<Cause, unknown[]>>>;
}

type Cause = 'codes' | 'statuses' | 'retryable';

/** What each cause may look like; a code is checked by where it comes from. */
const causes: Readonly<Record<Cause, RegExp>> = {
  codes: /^.+$/,
  statuses: /^(4\d\d|5\d\d|5xx)$/,
  retryable: /^(yes|no|unknown)$/,
};

/**
 * The advice for every code that an operation lists, that this package gives, or that a sign-in is told by.
 * @throws Problem that names the code, or the entry, that is missing, unused, said twice or not well formed.
 */
export const readErrors = (project: string, operations: readonly Operation[]): ErrorTable => {
  const raw = (parseYaml(join(project, errorsFile)) ?? {}) as Raw;
  const { actions = {} } = raw;
  const messages = Object.entries(raw.messages ?? {}).map(([key, entry]): ErrorMessage => {
    const { advice = '', text = '', ...rest } = entry;
    if (!/^[a-z]\w*\.[a-z]\w*$/i.test(key)) wrong(key, 'the key must be two words with a dot between them');
    if (!Object.hasOwn(actions, advice))
      wrong(key, `"${advice}" is no advice. Known: ${Object.keys(actions).join(', ')}`);
    if (!/^[A-Z].{8,}[.?]$/.test(text)) wrong(key, '"text" must be one plain sentence or two');
    const odd = Object.keys(rest).find((name) => !Object.hasOwn(causes, name));
    if (odd) wrong(key, `"${odd}" is not known. Say what it is about with codes, statuses or retryable`);
    return { key, action: advice, text, ...causesOf(key, rest) };
  });
  const flows = Object.entries(raw.signIn ?? {}).map(
    ([flow, given]) => [flow, flowOf(flow, given, operations)] as const,
  );
  const users = usersOf(operations, raw.client ?? [], flows);
  for (const cause of Object.keys(causes) as Cause[]) onlyOnce(messages, cause);
  const known = new Set(messages.flatMap(({ codes }) => codes));
  for (const [code, user] of users)
    if (!known.has(code))
      throw new Problem(`${user} gives "${code}", for which ${errorsFile} has no advice. Add it there.`);
  for (const { key, codes } of messages)
    for (const code of codes)
      if (!users.has(code))
        wrong(key, `nothing gives the code "${code}". Remove it, or list it where it arises`);
  const idle = Object.keys(actions).find((action) => !messages.some((message) => message.action === action));
  if (idle) throw new Problem(`${errorsFile}: no message has the advice "${idle}". Remove it.`);
  return { actions, messages, signIn: Object.fromEntries(flows) };
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
  const found = { codes: listOf('codes'), statuses: listOf('statuses'), retryable: listOf('retryable') };
  if (Object.values(found).every((list) => list.length === 0))
    wrong(key, 'say what it is about with codes, statuses or retryable');
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

/** Who gives each code, in words. */
const usersOf = (
  operations: readonly Operation[],
  client: readonly string[],
  flows: readonly (readonly [string, SignInFlow])[],
): Map<string, string> =>
  new Map([
    ...flows.flatMap(([flow, { codes, named, emailViolation, otherwise }]) =>
      [...Object.values(codes), ...Object.values(named), emailViolation, otherwise].flatMap((code) =>
        code === undefined ? [] : [[code, `"signIn" of ${errorsFile} (${flow})`] as const],
      ),
    ),
    ...client.map((code) => [code, `"client" of ${errorsFile}`] as const),
    ...operations.flatMap(({ id, errors }) => errors.map((code) => [code, `The operation "${id}"`] as const)),
  ]);

const onlyOnce = (messages: readonly ErrorMessage[], cause: Cause): void => {
  const seen = new Map<string, string>();
  for (const message of messages)
    for (const value of message[cause]) {
      const other = seen.get(value);
      if (other) wrong(message.key, `"${value}" has its advice in ${other} already`);
      seen.set(value, message.key);
    }
};
