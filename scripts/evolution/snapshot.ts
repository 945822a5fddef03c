import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { bundle } from '../generate/bundle.ts';
import { type Operation, operationsOf, type Webhook, webhooksOf } from '../generate/description.ts';
import { readManifest } from '../generate/manifest.ts';
import { type Description, follow, type OperationNode, type SchemaNode } from '../generate/nodes.ts';
import { checkSources } from '../generate/sources/check-sources.ts';

/** A schema without description, examples and defaults. A reference is the bare name. */
export type Shape = Readonly<Record<string, unknown>>;

/** One parameter of an operation. */
export interface ParameterShape {
  readonly required: boolean;
  readonly schema: Shape;
}

/** Parts of an operation that its callers depend on. */
export interface OperationShape {
  readonly call: string;
  readonly identity: readonly string[];
  readonly elevated: Readonly<Record<string, readonly string[]>>;
  readonly errors: readonly string[];
  readonly repeat: string;
  /** By place and name, such as `query offset`. */
  readonly parameters: Readonly<Record<string, ParameterShape>>;
  /** Name of the body's schema. */
  readonly body: string | undefined;
  readonly bodyRequired: boolean;
  /** Name of the schema by successful status; empty for an answer without a body. */
  readonly answers: Readonly<Record<string, string>>;
}

/** Parts of a notification that its receivers depend on. */
export interface NotificationShape {
  readonly handler: string;
  readonly kind: string;
  readonly payload: string;
}

/** The parts of a service that its users depend on. */
export interface ServiceShape {
  readonly operations: Readonly<Record<string, OperationShape>>;
  readonly notifications: Readonly<Record<string, NotificationShape>>;
  readonly schemas: Readonly<Record<string, Shape>>;
}

/** Every service, by name. */
export type Snapshot = Readonly<Record<string, ServiceShape>>;

/** A description as the generator reads it. */
export interface Read {
  readonly name: string;
  readonly description: Description;
  readonly operations: readonly Operation[];
  readonly webhooks: readonly Webhook[];
}

/**
 * The present state of a project, from `spec/` and not from `generated/`.
 * @throws Problem when a description is wrong.
 */
export const presentState = async (project: string): Promise<Snapshot> => {
  checkSources(project);
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-state-'));
  try {
    const texts = await bundle(project, folder, readManifest(project));
    return snapshotOf(
      texts.map(({ name, text }) => {
        const description = parse(text) as Description;
        return {
          name,
          description,
          operations: operationsOf(name, description),
          webhooks: webhooksOf(name, description),
        };
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Extracts the parts of the descriptions that users depend on. */
export const snapshotOf = (services: readonly Read[]): Snapshot =>
  Object.fromEntries(services.map((service) => [service.name, serviceOf(service)]));

const serviceOf = ({ description, operations, webhooks }: Read): ServiceShape => ({
  operations: Object.fromEntries(operations.map((one) => [one.id, operationOf(description, one)])),
  notifications: Object.fromEntries(
    webhooks.map(({ type, handler, kind, schema }) => [type, { handler, kind, payload: schema }]),
  ),
  schemas: Object.fromEntries(
    Object.entries(description.components?.['schemas'] ?? {}).map(([name, schema]) => [
      name,
      shapeOf(schema as SchemaNode),
    ]),
  ),
});

const operationOf = (description: Description, operation: Operation): OperationShape => {
  const { method, path, identity, elevated, errors, repeat, body, responses } = operation;
  const item = description.paths?.[path];
  const node: OperationNode = item?.[method.toLowerCase()] ?? {};
  const requestBody = node.requestBody && follow<{ required?: boolean }>(description, node.requestBody);
  const parameters = [...(item?.parameters ?? []), ...(node.parameters ?? [])].map((parameter) =>
    follow<{ name: string; in: string; required?: boolean; schema?: SchemaNode }>(
      description,
      parameter as object,
    ),
  );
  return {
    call: `${method} ${path}`,
    identity,
    elevated,
    errors,
    repeat,
    parameters: Object.fromEntries(
      parameters.map(({ name, in: place, required = false, schema = {} }) => [
        `${place} ${name}`,
        { required, schema: shapeOf(schema) },
      ]),
    ),
    body,
    bodyRequired: requestBody?.required ?? false,
    answers: Object.fromEntries(
      Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .map(([status, schema]) => [status, schema ?? '']),
    ),
  };
};

/** Keywords for readers and keywords without effect on validation. */
const unbinding = new Set([
  'description',
  'title',
  'example',
  'examples',
  'default',
  'deprecated',
  'externalDocs',
]);

const shapeOf = (node: SchemaNode): Shape => {
  const entries = Object.entries(node)
    .filter(([key]) => !unbinding.has(key) && !key.startsWith('x-'))
    .map(([key, value]): [string, unknown] => {
      if (key === '$ref') return [key, String(value).replace('#/components/schemas/', '')];
      if (key === 'properties') return [key, mapped(value as Record<string, SchemaNode>)];
      if (Array.isArray(value)) return [key, value.map(nested)];
      return [key, nested(value)];
    });
  return Object.fromEntries(entries);
};

const mapped = (nodes: Record<string, SchemaNode>): Record<string, Shape> =>
  Object.fromEntries(Object.entries(nodes).map(([name, node]) => [name, shapeOf(node)]));

const nested = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? shapeOf(value as SchemaNode) : value;
