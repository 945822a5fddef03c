import { contracts } from '../../generated/contracts.ts';
import { openApiClient } from '../../src/core/openapi/openapi-client.ts';
import type { CallClient, Service } from '../../src/index.ts';
import type { Services } from '../../src/core/bound-services.ts';
import { camel } from '../../scripts/generate/names.ts';

/** One operation of the generated contract. */
export interface Operation {
  readonly id: string;
  readonly service: string;
  readonly method: string;
  readonly repeat: string;
  readonly path: string;
  readonly identity: readonly string[];
  readonly errors: readonly string[];
  readonly invalidates: readonly string[];
  readonly pathDefaults?: Readonly<Record<string, string>>;
  readonly elevated?: Readonly<Record<string, readonly string[]>>;
  readonly body: unknown;
  readonly query: unknown;
}

/** Every operation of every service. */
export const operations: readonly Operation[] = Object.values(contracts).flatMap((contract): Operation[] =>
  Object.values(contract),
);

/** The exports of a service, in the form for `createClient`. */
type BindableService = Services[string];

const modules = await Promise.all(
  Object.keys(contracts).map(async (service) => ({
    service,
    index: (await import(`../../generated/${service}/index.ts`)) as BindableService,
    operations: (await import(`../../generated/${service}/operations.ts`)) as Record<string, unknown>,
    queries: (await import(`../../generated/${service}/queries.ts`)) as Record<string, unknown>,
    described: (await import(`../../generated/${service}/openapi.ts`)) as Record<string, unknown>,
  })),
);

/** The named fetcher of an operation. */
export const namedOperation = ({ id, service }: Operation): ((...args: unknown[]) => Promise<unknown>) => {
  const call = modules.find((module) => module.service === service)?.operations[id];
  if (typeof call !== 'function') throw new Error(`There is no named operation ${id}`);
  return call as (...args: unknown[]) => Promise<unknown>;
};

/** The operation as a member of a client, bound as `createClient({ services })` binds it. */
export const boundOperation = (
  { id, service }: Operation,
  client: CallClient,
): ((...args: unknown[]) => Promise<unknown>) => {
  const bound: CallClient & Record<string, unknown> = { ...client };
  const calls = modules.find((module) => module.service === service)?.index;
  calls?.bindCalls(bound, 'bound', calls);
  const call: unknown = Reflect.get(Object(bound['bound']) as object, id);
  if (typeof call !== 'function') throw new Error(`The client has no bound operation ${id}`);
  return call as (...args: unknown[]) => Promise<unknown>;
};

/**
 * Arguments of a named fetcher and of a query hook, in order: path parameters, body, query, options, and path
 * parameters that have a default.
 */
export const argumentsOfCall = (
  { path, pathDefaults = {}, body, query }: Operation,
  given: { path?: Record<string, string>; body?: unknown; query?: Record<string, unknown> },
  options: object,
): unknown[] => {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const valueOf = (name: string) => given.path?.[name];
  return [
    ...parameters.filter((name) => !(name in pathDefaults)).map(valueOf),
    ...(body ? [given.body] : []),
    ...(query ? [given.query] : []),
    options,
    ...parameters.filter((name) => name in pathDefaults).map(valueOf),
  ];
};

/** A generated export for React by its name: options of a query or a mutation, or a hook. */
export const formOf = ({ service }: Operation, name: string): ((...args: unknown[]) => unknown) => {
  const form = modules.find((module) => module.service === service)?.queries[name];
  if (typeof form !== 'function') throw new Error(`There is no ${name}`);
  return form as (...args: unknown[]) => unknown;
};

/** A generated hook of an operation. */
export const hookOf = (operation: Operation, name: string): Hook => formOf(operation, name) as Hook;

/** The key under which an answer is cached. */
export const queryKeyOf = (
  operation: Operation,
  given: { path?: Record<string, string>; body?: unknown; query?: Record<string, unknown> },
): unknown[] => {
  const optionsOf = formOf(operation, `${operation.id}Query`);
  const { queryKey } = optionsOf(...argumentsOfCall(operation, given, {}).slice(0, -1)) as {
    queryKey: unknown[];
  };
  return queryKey;
};

/** Members of a query result and of a mutation result that the contract tests read. */
type Hook = (...args: unknown[]) => {
  isFetched?: boolean;
  data?: unknown;
  error: unknown;
  mutateAsync: (variables: object) => Promise<unknown>;
};

/** Calls by method and path, through the openapi-fetch client of the operation's service. */
export const callByPath = (client: CallClient, { service, method }: Operation): CallByPath => {
  const described = modules.find((module) => module.service === service)?.described;
  const given = described?.[`${camel(service)}Service`] as Service;
  const call: unknown = Reflect.get(openApiClient(client, given), method);
  if (typeof call !== 'function') throw new Error(`The openapi-fetch client of ${service} has no ${method}`);
  return call as CallByPath;
};

type CallByPath = (
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;
