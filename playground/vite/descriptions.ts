import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { exampleCall, examplesOf, messageOf, nodeOf } from '../../scripts/docs/example-call.ts';
import { installation } from '../../scripts/docs/installation.ts';
import { readServices } from '../../scripts/docs/operations.ts';
import { parametersIn } from '../../scripts/docs/try/describe.ts';
import { successorText } from '../../scripts/generate/ends-file.ts';
import { withoutEnd } from '../../scripts/generate/operations-client.ts';
import {
  type Description,
  follow,
  type OperationNode,
  type SchemaNode,
} from '../../scripts/generate/nodes.ts';

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

/** A field of a message, with the fields of its objects. */
interface Field {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly about: string;
  readonly fields: readonly Field[];
}

/** Levels of nested fields; deeper ones are in the types of the package. */
const LEVELS = 4;

const fieldsIn = (description: Description, node: Shape | undefined, levels: number): readonly Field[] => {
  const schema = node && follow<Shape>(description, node);
  if (schema?.items) return fieldsIn(description, schema.items, levels);
  if (levels === 0) return [];
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    type: typeOf(description, property),
    required: schema?.required?.includes(name) ?? false,
    about: property.description ?? follow<Shape>(description, property).description ?? '',
    fields: fieldsIn(description, property, levels - 1),
  }));
};

/** The fields of the request body of a call. */
const fieldsOf = (description: Description, body: object | undefined): readonly Field[] => {
  const media = body && messageOf(description, body).content?.['application/json'];
  return fieldsIn(description, (media as { schema?: Shape } | undefined)?.schema, LEVELS);
};

/** The first example of a successful response. */
const answerOf = (description: Description, node: OperationNode): unknown => {
  const success = Object.entries(node.responses ?? {}).find(([status]) => status.startsWith('2'));
  return examplesOf(description, success?.[1])[0]?.value;
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
        ...parametersIn(description, operation),
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
        answer: answerOf(description, nodeOf(description, operation)),
        example: { path: call.path, query: call.query, body: call.bodies[0]?.value },
      };
    }),
  );

type Call = ReturnType<typeof calls>[number];

let known: readonly Call[] | undefined;

/** The same, read once: each module of a build needs it. */
const knownCalls = (): readonly Call[] => (known ??= calls());

/** The facts of a call without its texts. */
const factsOf = (call: Call) => ({
  id: call.id,
  service: call.service,
  method: call.method,
  path: call.path,
  prefix: call.prefix,
  isRead: call.isRead,
  hasBody: call.hasBody,
  hasQuery: call.hasQuery,
  defaulted: call.defaulted,
  identities: call.identities,
  codes: call.codes,
});

/** A call in the list of all calls. */
const listed = ({ id, service, serviceTitle, summary, end, method, path, prefix, identities }: Call) => ({
  id,
  service,
  serviceTitle,
  summary,
  end,
  method,
  path: prefix + path,
  identities,
});

/** Begins the names of the modules with the documentation of one service. */
const OF_SERVICE = 'virtual:reference/';

const serviceNames = (): readonly string[] => [...new Set(knownCalls().map(({ service }) => service))];

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
  'virtual:operations': () => `export const operations = ${JSON.stringify(knownCalls().map(factsOf))};`,
  'virtual:reference': () =>
    `export const reference = ${JSON.stringify(knownCalls().map(listed))};
export const services = {${serviceNames()
      .map((name) => `${JSON.stringify(name)}: () => import('${OF_SERVICE}${name}')`)
      .join(',')}};`,
  'virtual:first-programs': () => `export const firstPrograms = ${JSON.stringify(firstPrograms())};
export const installation = ${JSON.stringify({ what: installation.what, before: installation.before })};`,
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
  resolveId: (source) => (source in modules || source.startsWith(OF_SERVICE) ? `\0${source}` : undefined),
  load: (id) => {
    const source = id.slice(1);
    if (!source.startsWith(OF_SERVICE)) return modules[source]?.();
    const own = knownCalls().filter(({ service }) => service === source.slice(OF_SERVICE.length));
    return `export const calls = ${JSON.stringify(own)};`;
  },
  configureServer: ({ environments, watcher, ws }) => {
    const folder = join(project, 'generated');
    watcher.add(folder);
    // `npm run generate -- --watch` writes the descriptions that have changed.
    watcher.on('change', (file) => {
      if (!file.startsWith(folder) || !file.endsWith('.yaml')) return;
      known = undefined;
      environments.client.moduleGraph.invalidateAll();
      ws.send({ type: 'full-reload' });
    });
  },
});
