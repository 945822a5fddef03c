import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { readManifest } from '../generate/manifest.ts';

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

interface Bundle {
  paths: Record<
    string,
    Record<string, { operationId: string; requestBody?: Node; responses: Record<string, Node> }>
  >;
}

/** Our formats say what a string is; the pattern beside each of them is what is checked. */
const ownFormats = ['decimal', 'currency-code', 'country-code', 'password', 'rate'];

/** The committed descriptions, read independently of everything that is generated from them. */
export class Descriptions {
  readonly #bundles = new Map<string, Bundle>();
  readonly #validators = new Map<string, Ajv.default>();

  constructor() {
    for (const { name } of readManifest(project)) {
      const file = join(project, 'generated', name, 'openapi.yaml');
      this.#bundles.set(name, parse(readFileSync(file, 'utf8')) as Bundle);
    }
  }

  /** Every request body and every answer of every operation. */
  messages(): DescribedMessage[] {
    return [...this.#bundles].flatMap(([service, bundle]) =>
      Object.entries(bundle.paths).flatMap(([path, item]) =>
        Object.entries(item)
          .filter(([, operation]) => operation.operationId)
          .flatMap(([method, { operationId: operation, requestBody, responses }]) =>
            [...(requestBody ? [['request', requestBody] as const] : []), ...Object.entries(responses)].map(
              ([kind, node]) => ({
                service,
                operation,
                method,
                path,
                kind,
                media: this.#media(service, node),
              }),
            ),
          ),
      ),
    );
  }

  /** What is wrong with a value, as sentences; empty when it matches. */
  violations({ service, media }: DescribedMessage, value: unknown): string[] {
    const validate = this.#validator(service, media?.schema ?? {});
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
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
    const target = node.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], this.#bundles.get(service));
    return this.#follow(service, target as Node);
  }

  #validator(service: string, schema: object): ValidateFunction {
    let ajv = this.#validators.get(service);
    if (!ajv) {
      ajv = new Ajv.default({ strict: false, allErrors: true });
      addFormats.default(ajv);
      for (const format of ownFormats) ajv.addFormat(format, true);
      ajv.addSchema(this.#bundles.get(service) ?? {}, service);
      this.#validators.set(service, ajv);
    }
    const absolute = JSON.stringify(schema).replaceAll('"#/components', `"${service}#/components`);
    return ajv.compile(JSON.parse(absolute) as object);
  }
}
