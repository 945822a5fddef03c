import type { LogEntry } from '../../site/request-log.ts';
import { isObject } from '../../lib/trees.ts';
import type { CallArguments } from '../../try/fields.ts';

/** Facts about an operation that are needed to write a program with its call. */
export interface OperationFacts {
  readonly id: string;
  readonly service: string;
  readonly method: string;
  /** For example `/v1/products/{id}`. */
  readonly path: string;
  /** Prefix of the path on other hosts than the platform's API host. */
  readonly prefix: string;
  /** Whether the call changes nothing, so that React reads it with a query. */
  readonly isRead: boolean;
  readonly hasBody: boolean;
  readonly hasQuery: boolean;
  /** Names of path parameters with a default value, which come last. */
  readonly defaulted: readonly string[];
  /** Identities that may call; empty if the call needs no token. */
  readonly identities: readonly string[];
}

/** A call with its arguments. */
export interface ProgramCall {
  readonly operation: OperationFacts;
  /** Values of the path parameters, in the order of the path. */
  readonly inPath: readonly (readonly [name: string, value: string])[];
  readonly body: unknown;
  readonly params: object | undefined;
  /** The query of the request without its question mark. */
  readonly query: string;
}

/** Values of the parameters in a path, by name. */
export const pathValues = (template: string, path: string): readonly (readonly [string, string])[] => {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = template.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '([^/]+)');
  const found = new RegExp(`${pattern}$`).exec(path);
  return names.map((name, index) => [name, decodeURIComponent(found?.[index + 1] ?? '')]);
};

const typed = (text: string): unknown => {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text;
};

/** Parses a query string of the client: dotted names become objects, repeated names lists. */
export const queryValues = (query: string): Record<string, unknown> => {
  const values: Record<string, unknown> = {};
  const pairs = [...new URLSearchParams(query)];
  for (const [name, text] of pairs) {
    const steps = name.split('.');
    const last = steps.pop() ?? name;
    let place = values;
    for (const step of steps) {
      const next = isObject(place[step]) ? place[step] : {};
      place[step] = next;
      place = next;
    }
    const before = place[last];
    const value = typed(text);
    if (before === undefined) place[last] = value;
    else place[last] = Array.isArray(before) ? [...(before as unknown[]), value] : [before, value];
  }
  return values;
};

const base64Url = (text: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** A query as the platform expects it: nested values are packed into one parameter. */
const queryTextOf = (values: Readonly<Record<string, unknown>>): string => {
  const entries = Object.entries(values);
  if (entries.some(([, value]) => [value].flat().some(isObject)))
    return new URLSearchParams({ '.r': base64Url(JSON.stringify(values)) }).toString();
  return new URLSearchParams(
    entries.flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  ).toString();
};

/** A call with arguments. */
export const programCallWith = (
  operation: OperationFacts,
  { path, query, body }: CallArguments,
): ProgramCall => ({
  operation,
  inPath: Object.entries(path),
  body,
  params: Object.keys(query).length > 0 ? query : undefined,
  query: queryTextOf(query),
});

/** The call of a row of the log. */
export const programCallOf = (
  { call, query, body, cause }: Pick<LogEntry, 'call' | 'query' | 'body' | 'cause'>,
  operation: OperationFacts,
): ProgramCall => ({
  operation,
  inPath: pathValues(operation.path, call.path),
  body: operation.hasBody ? (body ?? {}) : undefined,
  params: cause.params ?? (query === '' ? undefined : queryValues(query)),
  query,
});
