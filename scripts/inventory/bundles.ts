import { join } from 'node:path';
import { readManifest } from '../generate/manifest.ts';
import { readYaml } from '../read-yaml.ts';
import { alternatives, type Resolve, type Schema } from './schema.ts';

const project = join(import.meta.dirname, '../..');

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

interface Message {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Message;
  readonly responses?: Readonly<Record<string, Message>>;
  readonly [extension: `x-${string}`]: unknown;
}

interface PathItem {
  readonly parameters?: readonly Parameter[];
  readonly get?: Operation;
  readonly post?: Operation;
  readonly put?: Operation;
  readonly patch?: Operation;
  readonly delete?: Operation;
}

/** The parts of a bundled description that are read here. */
export interface Bundle {
  readonly paths?: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, { readonly post?: Operation }>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** A described call or notification, with one schema for the whole request and one for the response. */
export interface Described {
  readonly service: string;
  readonly id: string;
  readonly operation: Operation;
  /** Path parameters, query parameters and the members of the body as one object. */
  readonly request: Schema;
  readonly response: Schema;
  readonly resolve: Resolve;
}

/** Every bundled description, by service. */
export const bundles: ReadonlyMap<string, Bundle> = new Map(
  readManifest(project).map(({ name }) => [
    name,
    readYaml(join(project, 'generated', name, 'openapi.yaml')) as Bundle,
  ]),
);

/** Follows the references of one description. */
export const follow = <T extends { readonly $ref?: string }>(bundle: Bundle, node: T): T => {
  if (node.$ref === undefined) return node;
  let target: unknown = bundle;
  for (const key of node.$ref.slice(2).split('/')) target = Reflect.get(Object(target), key);
  return follow(bundle, target as T);
};

const bodyOf = (bundle: Bundle, message: Message | undefined): Schema | undefined =>
  message && Object.values(follow(bundle, message).content ?? {})[0]?.schema;

const requestOf = (bundle: Bundle, operation: Operation, shared: readonly Parameter[]): Schema => {
  const parameters = [...shared, ...(operation.parameters ?? [])].map((entry) => follow(bundle, entry));
  const sent: Schema = {
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema ?? {}])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
  const body = bodyOf(bundle, operation.requestBody);
  if (!body) return sent;
  const forms = alternatives(body, (schema) => follow(bundle, schema));
  return { oneOf: forms.map((form) => ({ allOf: [sent, form] })) };
};

/** Every call and every notification of all descriptions. */
export const described: readonly Described[] = [...bundles].flatMap(([service, bundle]) => {
  const resolve: Resolve = (schema) => follow(bundle, schema);
  const calls = Object.values(bundle.paths ?? {}).flatMap(({ parameters = [], ...item }) =>
    Object.values(item).flatMap((operation) =>
      operation?.operationId === undefined
        ? []
        : [{ id: operation.operationId, operation, request: requestOf(bundle, operation, parameters) }],
    ),
  );
  const notifications = Object.entries(bundle.webhooks ?? {}).flatMap(([id, { post }]) =>
    post ? [{ id, operation: post, request: bodyOf(bundle, post.requestBody) ?? {} }] : [],
  );
  return [...calls, ...notifications].map((entry) => ({
    ...entry,
    service,
    response:
      bodyOf(
        bundle,
        Object.entries(entry.operation.responses ?? {}).find(([status]) => /^[23]/.test(status))?.[1],
      ) ?? {},
    resolve,
  }));
});

/** A call by its operation id, or a notification by its event type. */
export const describedAs = (id: string): Described | undefined => described.find((entry) => entry.id === id);
