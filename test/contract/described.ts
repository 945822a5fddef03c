import { join } from 'node:path';
import { readManifest } from '../../scripts/generate/manifest.ts';
import { readYaml } from '../../scripts/read-yaml.ts';
import { Bundled } from './bundled.ts';

const project = join(import.meta.dirname, '../..');

interface Media {
  schema: object;
  examples: Record<string, unknown>;
}

/** One message of the description: a request body, or the answer of one status. */
export interface DescribedMessage {
  readonly service: string;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  /** `request`, or the status. */
  readonly kind: string;
  /** Undefined for a message without a JSON body. */
  readonly media: Media | undefined;
}

interface Node {
  $ref?: string;
  [key: string]: unknown;
}

interface ParameterNode extends Node {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  schema?: {
    $ref?: string;
    type?: unknown;
    format?: string;
    enum?: unknown[];
    examples?: unknown[];
    default?: unknown;
  };
}

interface OperationNode {
  operationId: string;
  parameters?: Node[];
  requestBody?: Node;
  responses: Record<string, Node>;
}

interface Bundle {
  /** A path item holds operations by method, and may hold the parameters that they share. */
  paths?: Record<string, Record<string, OperationNode | Node[]>>;
}

const exampleOf = ({ example, examples, schema }: ParameterNode): unknown => {
  const [first] = Object.values(Object(examples) as Record<string, { value?: unknown }>);
  const uuid = schema?.format === 'uuid' ? '8046df3c-7575-4098-a5ab-c91ad8f33c47' : undefined;
  return (
    example ??
    first?.value ??
    schema?.examples?.[0] ??
    schema?.enum?.[0] ??
    schema?.default ??
    uuid ??
    'example'
  );
};

/** One operation of a description, with the parameters that its path shares. */
interface DescribedOperation {
  readonly service: string;
  readonly path: string;
  readonly method: string;
  readonly node: OperationNode;
  readonly shared: readonly Node[];
}

const operationsOf = (service: string, { paths }: Bundle): DescribedOperation[] =>
  Object.entries(paths ?? {}).flatMap(([path, item]) => {
    const shared = Object.values(item).find((value) => Array.isArray(value)) ?? [];
    return Object.entries(item).flatMap(([method, node]) =>
      Array.isArray(node) ? [] : [{ service, path, method, node, shared }],
    );
  });

class Descriptions {
  readonly #bundles = new Map<string, Bundle>();
  /** The bundled descriptions with their schema validators, made on first use. */
  readonly #engines = new Map<string, Bundled>();
  readonly #operations = new Map<string, DescribedOperation>();
  #messages: readonly DescribedMessage[] | undefined;

  constructor() {
    for (const { name } of readManifest(project)) {
      const file = join(project, 'generated', name, 'openapi.yaml');
      const bundle = readYaml(file) as Bundle;
      this.#bundles.set(name, bundle);
      for (const operation of operationsOf(name, bundle))
        this.#operations.set(operation.node.operationId, operation);
    }
  }

  /** Every request body and every answer of every operation. */
  messages(): readonly DescribedMessage[] {
    this.#messages ??= [...this.#operations.values()].flatMap(({ service, path, method, node }) =>
      [
        ...(node.requestBody ? [['request', node.requestBody] as const] : []),
        ...Object.entries(node.responses),
      ].map(([kind, message]) => ({
        service,
        operation: node.operationId,
        method,
        path,
        kind,
        media: this.#media(service, message),
      })),
    );
    return this.#messages;
  }

  /** The first example of an operation's body, and an example of each parameter, or only of the required ones. */
  exampleArguments(
    operation: string,
    { optional = false } = {},
  ): {
    path: Record<string, string>;
    query: Record<string, unknown>;
    body: unknown;
  } {
    const described = this.#operations.get(operation);
    const request = described?.node.requestBody;
    const media = request && this.#media(described.service, request);
    const parameters = this.parameters(operation).filter(({ required }) => required || optional);
    const examplesIn = (place: string) =>
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place)
          .map((parameter) => [parameter.name, exampleOf(parameter)]),
      );
    return {
      path: examplesIn('path') as Record<string, string>,
      query: examplesIn('query'),
      body: Object.values(media?.examples ?? {})[0],
    };
  }

  /** The parameters of an operation, with references resolved. */
  parameters(operation: string): ParameterNode[] {
    const described = this.#operations.get(operation);
    if (!described) return [];
    const { service, node, shared } = described;
    return [...shared, ...(node.parameters ?? [])].map((parameter): ParameterNode => {
      const known = this.#follow(service, parameter) as ParameterNode;
      return known.schema?.$ref ? { ...known, schema: { ...this.#follow(service, known.schema) } } : known;
    });
  }

  /** Target of a reference in an operation's description, or the node itself. */
  follow(operation: string, node: { $ref?: string }): Node {
    return this.#follow(this.#operations.get(operation)?.service ?? '', node as Node);
  }

  /** Violations of a schema by a value, as sentences; empty when the value matches. */
  violations({ service, media }: DescribedMessage, value: unknown): string[] {
    return this.objections(service, media?.schema ?? {}, value);
  }

  /** Violations of a service's schema by a value, as sentences. */
  objections(service: string, schema: object, value: unknown): string[] {
    return this.#engine(service).violations(schema, value);
  }

  #media(service: string, node: Node): Media | undefined {
    const content = this.#follow(service, node)['content'] as Record<string, Partial<Media>> | undefined;
    const json = content?.['application/json'];
    if (!json?.schema) return undefined;
    const examples = Object.entries(json.examples ?? {}).map(([name, example]) => [
      name,
      this.#follow(service, example as Node)['value'],
    ]);
    return { schema: json.schema, examples: Object.fromEntries(examples) as Record<string, unknown> };
  }

  #follow(service: string, node: Node): Node {
    if (!node.$ref) return node;
    return this.#engine(service).follow<Node>(node.$ref);
  }

  #engine(service: string): Bundled {
    const engine = this.#engines.get(service) ?? new Bundled(this.#bundles.get(service) ?? {});
    this.#engines.set(service, engine);
    return engine;
  }
}

export type { Descriptions };

/**
 * The committed descriptions, read independently of the code generated from them. All test files of a process
 * share them.
 */
export const descriptions = new Descriptions();
