import { pascal } from '../names.ts';
import { type Body, type Description, follow, type OperationNode, type SchemaNode } from '../nodes.ts';
import { methods } from '../operation-checks.ts';
import { isNode, referenceOf } from '../reached.ts';
import { keysOf } from '../sources/check-references.ts';
import type { ProblemAt } from '../description.ts';

/** Names that generated code uses for itself. A schema with such a name, or a derived one, gets the ending `Model`. */
const taken = new Set(
  `Array Awaited BindCalls Blob Boolean CallError CallOptions ChangeSettings Date DefinedHookArgs DefinedUseQueryResult
  Extract HookArgs HttpResponse JSON Number Object Parameters Partial Projected Promise ReadSettings Record Replaced Reply
  RequestHandlerOptions RequestOptions String SuspenseHookArgs Symbol Undeclared UseQueryResult UseSuspenseQueryResult`
    .trim()
    .split(/\s+/),
);

const start = '#/components/schemas/';

/** The words of a name, each with a capital: `UserProfile` for `user-profile`. */
export const joined = (name: string): string =>
  name
    .split(/[^A-Za-z\d]+/)
    .map(pascal)
    .join('');

/** The words of an operation's name: its id or, without one, its method and path. */
export const functionWord = ({ operationId }: OperationNode, method: string, path: string): string =>
  joined(operationId ?? `${method} ${path.replaceAll(/\{([^}]*)\}/g, 'by $1')}`);

/** The names of the other functions that are generated for an operation. */
export const derivedFunctions = (id: string): string[] => [
  `${id}Query`,
  `${id}Pages`,
  `${id}Mutation`,
  `use${pascal(id)}`,
  `use${pascal(id)}Suspense`,
];

/** The names of the types and schemas that are generated for the operations and the schemas of a description. */
const derivedTypes = (description: Description): Set<string> => {
  const names = Object.keys(description.components?.['schemas'] ?? {}).map((name) => `${joined(name)}Output`);
  for (const [path, item] of Object.entries(description.paths ?? {}))
    for (const method of methods.filter((one) => one in item)) {
      const node = item[method] ?? {};
      const word = functionWord(node, method, path);
      const own = (body: Body): string[] =>
        Object.values(follow<Body>(description, body).content ?? {}).map(({ schema }) =>
          joined(String(schema?.$ref).split('/').at(-1) ?? ''),
        );
      // The body or response of an operation may be a named schema whose name equals the derived name.
      const messages = [
        ...(own(node.requestBody ?? {}).includes(`${word}Body`) ? [] : [`${word}Body`]),
        ...(Object.values(node.responses ?? {})
          .flatMap(own)
          .includes(`${word}Response`)
          ? []
          : [`${word}Response`]),
      ];
      names.push(...messages, `${word}Params`, `${word}QueryParams`, `${word}ErrorCode`);
    }
  return new Set(names);
};

const typeName = (name: string, derived: ReadonlySet<string> = new Set()): string => {
  const word = joined(name);
  if (taken.has(word) || derived.has(word)) return `${word}Model`;
  return /^\d/.test(word) || word === '' ? `Schema${word}` : word;
};

/**
 * The description with schema names that are names of types.
 * @throws Problem if two schemas would have one name.
 */
export const withTypeNames = (description: Description, problem: ProblemAt): Description => {
  const { components = {} } = description;
  const schemas = components['schemas'] ?? {};
  const derived = derivedTypes(description);
  const names = new Map<string, string>();
  for (const name of Object.keys(schemas)) {
    const type = typeName(name, derived);
    const other = [...names].find(([, known]) => known === type)?.[0];
    if (other !== undefined)
      throw problem(
        ['components', 'schemas', name],
        `the schemas "${other}" and "${name}" would both be the type ${type}. Rename one of them.`,
      );
    names.set(name, type);
  }
  const renamed = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(renamed);
    if (!isNode(node)) return node;
    const entries = Object.entries(node).map(([key, value]) => [key, renamed(value)] as const);
    const copy = Object.fromEntries(entries);
    const reference = referenceOf(node);
    if (reference?.startsWith(start)) copy['$ref'] = nameIn(reference);
    if (isNode(node['discriminator']) && isNode(node['discriminator']['mapping']))
      copy['discriminator'] = {
        ...node['discriminator'],
        mapping: Object.fromEntries(
          Object.entries(node['discriminator']['mapping']).map(([key, to]) => [key, nameIn(String(to))]),
        ),
      };
    return copy;
  };
  const nameIn = (reference: string): string => {
    const [part = '', ...within] = reference.replace(start, '').split('/');
    const [name = ''] = keysOf(`/${part}`);
    return start + [names.get(name) ?? name, ...within].join('/');
  };
  const copy = renamed(description) as Description;
  return {
    ...copy,
    components: {
      ...copy.components,
      schemas: Object.fromEntries(
        Object.entries(copy.components?.['schemas'] ?? {}).map(([name, schema]) => [
          names.get(name) ?? name,
          schema,
        ]),
      ),
    },
  };
};

/** Schemas within other schemas or within an operation that get their own names. */
export class Lifted {
  readonly #schemas: Record<string, unknown>;

  constructor(schemas: Readonly<Record<string, unknown>> | undefined) {
    this.#schemas = { ...schemas };
  }

  /** A reference to a schema: the schema itself if it is one, otherwise its new name. */
  name(schema: SchemaNode, wanted: string): SchemaNode {
    if (schema.$ref !== undefined && Object.keys(schema).length === 1) return schema;
    // The name is also the name of a file.
    const short = typeName(wanted).slice(0, 100);
    let name = short;
    for (let number = 2; Object.hasOwn(this.#schemas, name); number++) name = short + number;
    this.#schemas[name] = schema;
    return { $ref: start + name };
  }

  /** All schemas, those with both named and unnamed members lifted out of other schemas. */
  schemas(): Record<string, unknown> {
    for (const name of Object.keys(this.#schemas))
      this.#schemas[name] = this.#withoutOpen(this.#schemas[name], name, true);
    return this.#schemas;
  }

  /** A schema in which each open object is a reference: zod schemas express open objects only by a name. */
  #withoutOpen(node: unknown, name: string, isOutermost = false): unknown {
    if (Array.isArray(node)) return node.map((entry, at) => this.#withoutOpen(entry, `${name}-${at + 1}`));
    if (!isNode(node)) return node;
    const copy: SchemaNode = Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        isData(key) ? value : this.#withoutOpen(value, isStructure(key) ? name : `${name}-${key}`),
      ]),
    );
    const rest = node['additionalProperties'];
    const isOpen = isNode(node['properties']) && (rest === true || isNode(rest));
    return isOpen && !isOutermost ? this.name(copy, name) : copy;
  }
}

const isData = (key: string): boolean => ['example', 'examples', 'default', 'enum', 'const'].includes(key);

const isStructure = (key: string): boolean =>
  ['properties', 'items', 'allOf', 'oneOf', 'anyOf'].includes(key);
