import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { exampleCall, messageOf, nodeOf } from '../../scripts/docs/example-call.ts';
import { readServices } from '../../scripts/docs/operations.ts';
import { successorText } from '../../scripts/generate/ends-file.ts';
import { withoutEnd } from '../../scripts/generate/operations-client.ts';
import { type Description, follow, type SchemaNode } from '../../scripts/generate/nodes.ts';

/** Fields of a schema that are read in addition to those of the generator. */
interface Shape extends SchemaNode {
  readonly items?: Shape;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly description?: string;
}

const project = fileURLToPath(new URL('../..', import.meta.url));

/** The type of a field in a few words. */
const typeOf = (description: Description, node: Shape): string => {
  const schema = follow<Shape>(description, node);
  if (schema.type === 'array' && schema.items) return `${typeOf(description, schema.items)}[]`;
  if (schema.enum) return schema.enum.map(String).join(' | ');
  return typeof schema.type === 'string' ? schema.type : 'object';
};

/** The top-level fields of the request body of a call. */
const fieldsOf = (description: Description, body: object | undefined) => {
  const media = body && messageOf(description, body).content?.['application/json'];
  const node = (media as { schema?: Shape } | undefined)?.schema;
  const schema = node && follow<Shape>(description, node);
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    type: typeOf(description, property),
    required: schema?.required?.includes(name) ?? false,
    about: property.description ?? follow<Shape>(description, property).description ?? '',
  }));
};

/** Every call of the OpenAPI files, in their order. */
export const calls = () =>
  readServices(project).flatMap(({ name, title, description, operations }) =>
    operations.map(({ operation, row }) => {
      const call = exampleCall(description, operation);
      return {
        isRead: operation.repeat === 'read',
        hasBody: operation.body !== undefined,
        hasQuery: operation.queryParameters.length > 0,
        defaulted: Object.keys(operation.pathDefaults),
        prefix: operation.prefixes?.[1] ?? '',
        id: operation.id,
        service: name,
        serviceTitle: title,
        summary: operation.summary,
        about: withoutEnd(operation),
        end: operation.sunset && {
          date: operation.sunset.date,
          successor: successorText(operation.sunset),
        },
        method: operation.method,
        path: operation.path,
        identities: operation.identity,
        repeat: operation.repeat,
        codes: operation.errors,
        hook: row.hook,
        fields: fieldsOf(description, nodeOf(description, operation).requestBody),
        example: { path: call.path, query: call.query, body: call.bodies[0]?.value },
      };
    }),
  );

/** The facts of a call without its texts. */
const factsOf = ({
  id,
  service,
  method,
  path,
  prefix,
  isRead,
  hasBody,
  hasQuery,
  defaulted,
  identities,
  codes,
}: ReturnType<typeof calls>[number]) => ({
  id,
  service,
  method,
  path,
  prefix,
  isRead,
  hasBody,
  hasQuery,
  defaulted,
  identities,
  codes,
});

/** Loads an openapi-fetch client and its service, when it is first needed. */
const serviceLoader = ({ name }: { readonly name: string }): string => {
  const variable = name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  return `${JSON.stringify(name)}: () => import('vitrine/${name}/openapi').then(({ openApiClient, ${variable}Service: service }) => ({ openApiClient, service }))`;
};

/** The programs of README.md, which `npm test` compiles and runs. */
const firstPrograms = (): readonly { readonly name: string; readonly code: string }[] =>
  ['products.mts', 'products-page.tsx'].map((name) => ({
    name,
    code: readFileSync(new URL(`../../examples/guides/${name}`, import.meta.url), 'utf8'),
  }));

/**
 * Virtual modules of the playground and the code that creates them; `virtual:operations` is the short list without
 * texts.
 */
const modules: Readonly<Record<string, () => string>> = {
  'virtual:operations': () => `export const operations = ${JSON.stringify(calls().map(factsOf))};`,
  'virtual:reference': () => `export const reference = ${JSON.stringify(calls())};`,
  'virtual:first-programs': () => `export const firstPrograms = ${JSON.stringify(firstPrograms())};`,
  'virtual:openapi': () => {
    const called = readServices(project).filter(({ operations }) => operations.length > 0);
    return `export const services = {${called.map(serviceLoader).join(',')}};`;
  },
};

/**
 * Provides `virtual:operations`, `virtual:reference` and `virtual:openapi`, the calls of the OpenAPI files, and
 * `virtual:first-programs`.
 */
export const descriptions = (): Plugin => ({
  name: 'playground:descriptions',
  resolveId: (source) => (source in modules ? `\0${source}` : undefined),
  load: (source) => modules[source.slice(1)]?.(),
});
