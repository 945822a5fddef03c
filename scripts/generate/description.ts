import type { StatedPage } from '../../src/core/default-page.ts';
import type { FieldMask } from '../../src/core/field-mask.ts';
import type { PageForm } from '../../src/core/paged.ts';
import { fieldMaskOf } from './field-mask.ts';
import { type Projection, projectionOf } from './projection.ts';
import { revisionOf } from './revision.ts';
import type { Path } from './sources/yaml-file.ts';
import type { Sunset } from './ends.ts';
import { checkElevated, checkExtensions, membersOf, publicOf } from './extensions.ts';
import { checkLongQuery } from './long-query.ts';
import { pageFormOf, statedPageOf } from './page-form.ts';
import { checkQueryForm } from './query-form.ts';
import { checkAnswers, checkMethods, checkPathParameters, methods } from './operation-checks.ts';
import { type Body, type Description, follow, type OperationNode, type Parameter } from './nodes.ts';
import { prefixesFor } from './prefixes.ts';
import { Problem } from './problem.ts';

export type { Description, OperationNode, Parameter, SchemaNode } from './nodes.ts';

export const identities = ['visitor', 'member', 'owner', 'app'] as const;
export const repeatClasses = ['read', 'same', 'adds', 'never'] as const;

/** One operation of a description, with its references resolved. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** The announced end of the call. */
  readonly sunset: Sunset | undefined;
  readonly repeat: string;
  /** Whether the call carries credentials, as all calls of its service do. */
  readonly credentials: boolean;
  /** Whether the answer is the same for every caller, so that caches may keep it. */
  readonly isPublic: boolean;
  readonly identity: readonly string[];
  /** Members of the query or the body that only some of the identities may give: `{ fieldset: ['owner'] }`. */
  readonly elevated: Readonly<Record<string, readonly string[]>>;
  readonly errors: readonly string[];
  readonly invalidates: readonly string[];
  /** Whether a nested query is packed into the parameter `.r`. */
  readonly packed: boolean;
  /** Position of the paging fields in a request; undefined for a call without pages. */
  readonly pageForm: PageForm | undefined;
  /** The member of `query` that states the page of a call without one. */
  readonly page: StatedPage | undefined;
  /** The mask that names the fields which a body sets. */
  readonly fieldMask: FieldMask | undefined;
  /** Path that accepts the query as a body if it is too long for a URL. */
  readonly longQuery: string | undefined;
  /** The list of fields in the request that decides which members the response has. */
  readonly projection: Projection | undefined;
  /** Path of the current revision in the body. */
  readonly revision: string | undefined;
  /** Prefixes of the path on the API host and on any other host, if it has any. */
  readonly prefixes: readonly string[] | undefined;
  readonly pathParameters: readonly Parameter[];
  /** Default values of path parameters. */
  readonly pathDefaults: Readonly<Record<string, string>>;
  readonly queryParameters: readonly Parameter[];
  /** Name of the request body's schema, if the call has a body. */
  readonly body: string | undefined;
  /** The form of a successful response that is not JSON. */
  readonly form: 'text' | 'blob' | undefined;
  /** Whether the call goes to a service that is not the platform's. */
  readonly isOwn: boolean;
  /** Schema name by status; undefined for a response without a body. */
  readonly responses: Readonly<Record<string, string | undefined>>;
}

/** One notification of a description. */
export interface Webhook {
  /** The event type. */
  readonly type: string;
  readonly summary: string;
  /** Name of the handler, such as `onEventCreated`. */
  readonly handler: string;
  /** Kind of payload: created, updated, deleted, action or plain. */
  readonly kind: string;
  /** Permission that the app needs to receive it. */
  readonly permission: string;
  /** The contract family that sends it. */
  readonly generation: 1 | 2;
  /** The announced end of the notification. */
  readonly sunset: Sunset | undefined;
  /** Name of the payload's schema. */
  readonly schema: string;
}

/**
 * The notifications of one bundled description.
 * @throws Problem that names the notification if an extension or its schema is missing.
 */
export const webhooksOf = (service: string, description: Description): Webhook[] =>
  Object.entries(description.webhooks ?? {}).map(([type, { post }]) => {
    const where = `spec/${service}.yaml: ${type}`;
    const text = (name: 'x-kind' | 'x-permission'): string => {
      const value = post?.[name];
      if (typeof value !== 'string') throw new Problem(`${where} needs "${name}" (see spec/README.md).`);
      return value;
    };
    const schema = post?.requestBody && schemaName(where, follow<Body>(description, post.requestBody));
    if (!post?.operationId || !schema)
      throw new Problem(`${where} needs a post with an operationId and a named body.`);
    return {
      type,
      summary: post.summary ?? '',
      handler: post.operationId,
      kind: text('x-kind'),
      permission: text('x-permission'),
      generation: generationOf(where, post['x-generation']),
      sunset: post['x-sunset'] as Sunset | undefined,
      schema,
    };
  });

const generationOf = (where: string, value: unknown = 1): 1 | 2 => {
  if (value !== 1 && value !== 2)
    throw new Problem(`${where}: "x-generation" is 1 or 2 (see spec/README.md).`);
  return value;
};

/** A mistake at a path of keys in the file of a description. */
export type ProblemAt = (path: Path, sentence: string) => Problem;

/**
 * The operations of one bundled description, validated.
 * @param problemAt Finds the line of a mistake. Default: the message names the operation only.
 * @param isOwn Whether the description is not the project's: its queries may be long, and its pages have any form.
 * @throws Problem that names the service and the operation if an extension, a path parameter or a response is missing
 * or wrong.
 */
export const operationsOf = (
  service: string,
  description: Description,
  problemAt: ProblemAt = (_path, sentence) => new Problem(`spec/${service}.yaml: ${sentence}`),
  isOwn = false,
): Operation[] =>
  Object.entries(description.paths ?? {}).flatMap(([path, item]) => {
    checkMethods(`spec/${service}.yaml: ${path}`, item);
    return methods
      .filter((method) => method in item)
      .map((method) =>
        readOperation(
          service,
          description,
          path,
          method,
          item[method] ?? {},
          item.parameters,
          problemAt,
          isOwn,
        ),
      );
  });

const readOperation = (
  service: string,
  description: Description,
  path: string,
  method: string,
  node: OperationNode,
  shared: OperationNode['parameters'],
  problemAt: ProblemAt,
  isOwn: boolean,
): Operation => {
  const where = `spec/${service}.yaml: ${method.toUpperCase()} ${path}`;
  const id = node.operationId;
  if (!id) throw new Problem(`${where} has no operationId. Add one in camelCase, unique over all services.`);
  if (!/^[a-z]\w*$/.test(id))
    throw new Problem(`${where}: the operationId ${JSON.stringify(id)} is not a name in camelCase.`);
  const parameters = [...(shared ?? []), ...(node.parameters ?? [])].map((parameter) =>
    follow<Parameter>(description, parameter),
  );
  const list = (name: `x-${string}`, allowed?: readonly string[], optional = false): string[] => {
    const value = node[name];
    if (value === undefined && optional) return [];
    if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'string'))
      throw new Problem(`${where} (${id}) needs "${name}", a list of names. It may be empty.`);
    const odd = value.find((entry) => allowed && !allowed.includes(entry));
    if (odd)
      throw new Problem(
        `${where} (${id}): "${odd}" is not allowed in "${name}". Known: ${allowed?.join(', ')}.`,
      );
    return value;
  };
  const repeat = node['x-repeat'];
  if (typeof repeat !== 'string' || !repeatClasses.some((known) => known === repeat))
    throw new Problem(
      `${where} (${id}) needs "x-repeat", one of ${repeatClasses.join(', ')} (see spec/README.md).`,
    );
  const credentials = description['x-credentials'] === true;
  const identity = list('x-identity', identities);
  const elevated = elevatedOf(where, id, node);
  const body = node.requestBody && schemaName(where, follow<Body>(description, node.requestBody));
  const queryParameters = parameters.filter((parameter) => parameter.in === 'query');
  checkExtensions(`${where} (${id})`, node);
  checkPathParameters(`${where} (${id})`, path, parameters);
  if (node['x-packed-query'] === undefined) checkQueryForm(`${where} (${id})`, description, queryParameters);
  checkAnswers(`${where} (${id})`, node.responses);
  const longQuery = longQueryOf(where, id, node);
  if (method === 'get' && repeat === 'read' && !isOwn)
    checkLongQuery(`${where} (${id})`, path, longQuery, description, queryParameters);
  checkElevated(`${where} (${id})`, elevated, identity, [
    ...parameters.map(({ name }) => name),
    ...membersOf(description, body),
  ]);
  const errors = list('x-errors');
  const responses = Object.fromEntries(
    Object.entries(node.responses ?? {}).map(([status, response]) => [
      status,
      schemaName(where, follow<Body>(description, response)),
    ]),
  );
  const messages = { queryParameters, body, responses, errors };
  const stop = (name: `x-${string}`) => (why: string) => {
    throw problemAt(['paths', path, method, name], `"${name}" of "${id}" ${why} (see spec/README.md).`);
  };
  return {
    id,
    method: method.toUpperCase(),
    path,
    summary: node.summary ?? '',
    description: node.description ?? '',
    sunset: node['x-sunset'] as Sunset | undefined,
    repeat,
    credentials,
    isPublic: publicOf(`${where} (${id})`, node, { repeat, credentials }),
    identity,
    elevated,
    errors,
    invalidates: list('x-invalidates', undefined, true),
    packed: node['x-packed-query'] === '.r',
    pageForm: repeat === 'read' && !isOwn ? pageFormOf(description, body, queryParameters) : undefined,
    page: statedPageOf(`${where} (${id})`, description, node, body, queryParameters),
    fieldMask: fieldMaskOf(`${where} (${id})`, description, node),
    longQuery,
    projection: projectionOf(description, node, messages, stop('x-projection')),
    revision: revisionOf(description, node, messages, stop('x-revision')),
    prefixes: prefixesFor(service, description, path),
    pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
    pathDefaults: Object.fromEntries(
      parameters.flatMap(({ in: place, name, schema }) =>
        place === 'path' && typeof schema?.['default'] === 'string' ? [[name, schema['default']]] : [],
      ),
    ),
    queryParameters,
    body,
    form: formOf(description, node),
    isOwn,
    responses,
  };
};

const formOf = (description: Description, { responses = {} }: OperationNode): Operation['form'] => {
  const success = Object.entries(responses).find(([status]) => /^2\d\d$/.test(status));
  const [type] = Object.keys((success && follow<Body>(description, success[1]).content) ?? {});
  if (type === undefined || type === 'application/json') return undefined;
  return type.startsWith('text/') ? 'text' : 'blob';
};

const elevatedOf = (where: string, id: string, node: OperationNode): Operation['elevated'] => {
  const elevated = Object.entries(Object(node['x-elevated']) as Record<string, unknown>);
  const isList = (value: unknown) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((entry) => identities.some((known) => known === entry));
  const odd = elevated.find(([, value]) => !isList(value));
  if (odd)
    throw new Problem(
      `${where} (${id}): "x-elevated" needs a list for "${odd[0]}", out of ${identities.join(', ')}.`,
    );
  return Object.fromEntries(elevated) as Operation['elevated'];
};

const longQueryOf = (where: string, id: string, node: OperationNode): string | undefined => {
  const address = node['x-long-query'];
  if (address === undefined || (typeof address === 'string' && address.startsWith('/'))) return address;
  throw new Problem(`${where} (${id}): "x-long-query" must be a path that begins with "/".`);
};

const schemaName = (where: string, body: Body): string | undefined => {
  const schema = body.content?.['application/json']?.schema;
  if (!schema) return undefined;
  const name = schema.$ref?.match(/^#\/components\/schemas\/(\w+)$/)?.[1];
  if (!name)
    throw new Problem(
      `${where}: every body needs a named schema under components/schemas, not an inline one.`,
    );
  return name;
};

/** The service of an operation, by its id. */
export type OwnerOf = Readonly<Record<string, string>>;

/** The services of all operations. */
export const ownersOf = (services: readonly Named[]): OwnerOf =>
  Object.fromEntries(services.flatMap(({ name, operations }) => operations.map(({ id }) => [id, name])));

interface Named {
  readonly name: string;
  readonly operations: readonly Operation[];
}

/**
 * Checks that operation ids are unique over all services, and that every invalidated operation is a read.
 * @throws Problem that names the conflicting operations.
 */
export const checkNames = (services: readonly Named[]): void => {
  const seen = new Map<string, string>();
  for (const { name, operations } of services)
    for (const { id, method, path } of operations) {
      const here = `spec/${name}.yaml (${method} ${path})`;
      const other = seen.get(id);
      if (other)
        throw new Problem(`The operationId "${id}" is used twice: ${other} and ${here}. Rename one of them.`);
      seen.set(id, here);
    }
  const all = services.flatMap(({ operations }) => operations);
  for (const { name, operations } of services)
    for (const { id, invalidates } of operations)
      for (const target of invalidates)
        if (all.find((operation) => operation.id === target)?.repeat !== 'read')
          throw new Problem(
            `spec/${name}.yaml: "${id}" invalidates "${target}", which is not a read of any service.`,
          );
};
