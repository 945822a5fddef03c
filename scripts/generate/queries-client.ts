import { dirname, join } from 'node:path';
import type { ClientGeneratorsBuilder, GeneratorVerbOptions } from 'orval';
import type { PageForm } from '../../src/core/paged.ts';
import type { Operation, OwnerOf } from './description.ts';
import { pascal } from './names.ts';
import { deprecation, described, operationsClient, typeArgument, whoMayCall } from './operations-client.ts';

/**
 * The client of `operations.ts`, with `queries.ts` beside that file: for each read the options of React Query and its
 * hooks, for a read with pages also those of an infinite query, for each change the options of a mutation and its hook.
 * @param ownerOf Services of the operations that a change makes stale.
 */
export const queriesClient = (
  service: string,
  operations: readonly Operation[],
  ownerOf: OwnerOf,
): ClientGeneratorsBuilder => ({
  ...operationsClient(service, operations),
  extraFiles: async (verbs, { target }) => {
    const calls = Object.values(verbs).map((verb) => [described(operations, verb), verb] as const);
    // A description of notifications alone has nothing to call.
    if (calls.length === 0) return [];
    return [{ path: join(dirname(target), 'queries.ts'), content: queriesFile(service, calls, ownerOf) }];
  },
});

const queriesFile = (
  service: string,
  calls: readonly (readonly [Operation, GeneratorVerbOptions])[],
  ownerOf: OwnerOf,
): string => {
  const text = calls
    .map(([operation, verb]) =>
      operation.repeat === 'read'
        ? readText(service, operation, verb)
        : changeText(service, operation, verb, ownerOf),
    )
    .join('');
  const used = (names: readonly string[]) => names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  const options = [
    ...used(['ChangeSettings', 'ReadSettings']).map((name) => `type ${name}`),
    ...used(['mutationOf', 'pagesOf', 'queryOf']),
  ];
  const types = [...new Set(calls.flatMap(([, verb]) => typesOf(verb)))].sort();
  return [
    `import { ${used(['changeHook', 'readHook', 'suspenseHook']).join(', ')} } from '../../src/react/call-hooks.ts';`,
    `import { ${options.join(', ')} } from '../../src/react/call-options.ts';`,
    `import { ${calls.map(([{ id }]) => id).join(', ')} } from './operations.ts';`,
    ...(used(types).length > 0 ? [`import type { ${used(types).join(', ')} } from './types.ts';`] : []),
    '',
    text,
  ].join('\n');
};

const typesOf = ({ body, params, queryParams }: GeneratorVerbOptions): string[] => [
  ...body.imports.map(({ name }) => name),
  ...params.flatMap(({ imports }) => imports.map(({ name }) => name)),
  ...(queryParams ? [queryParams.schema.name] : []),
];

/** One parameter of a call: its name in the options of a read, and its declaration there. */
interface Parameter {
  readonly name: string;
  /** Member of a mutation's variables. */
  readonly member: string;
  readonly type: string;
  readonly required: boolean;
  /** Whether the named operation takes it after its options. */
  readonly last: boolean;
}

const parametersOf = ({ pathDefaults }: Operation, { props }: GeneratorVerbOptions): Parameter[] =>
  props
    .filter(({ type }) => type !== 'header')
    .map(({ name, type, definition, required }) => ({
      name,
      member: type === 'body' ? 'data' : type === 'queryParam' ? 'params' : name,
      type: definition.replace(/^.*?:/, '').trim(),
      required: required && !(name in pathDefaults),
      last: name in pathDefaults,
    }));

const declared = (name: string, { type, required }: Parameter): string =>
  `${name}${required ? '' : '?'}: ${type}`;

/** The named operation with its arguments, in its own order. */
const called = (
  { id }: Operation,
  parameters: readonly Parameter[],
  nameOf: (parameter: Parameter) => string,
): string =>
  `${id}(${[
    ...parameters.filter(({ last }) => !last).map(nameOf),
    'options',
    ...parameters.filter(({ last }) => last).map(nameOf),
  ].join(', ')})`;

const list = (parts: readonly string[]): string => `[${parts.join(', ')}]`;

const callName = (service: string, id: string): string[] => [`'${service}'`, `'${id}'`];

const readText = (service: string, operation: Operation, verb: GeneratorVerbOptions): string => {
  const { id, summary, identity } = operation;
  const parameters = parametersOf(operation, verb);
  const name = `${id}Query`;
  const settings = `settings?: ReadSettings${typeArgument(identity)}`;
  const key = list([...callName(service, id), ...parameters.map((parameter) => parameter.name)]);
  return `${doc(operation, `Options of React Query for {@link ${id}}.`)}export const ${name} = (${[
    ...parameters.map((parameter) => declared(parameter.name, parameter)),
    settings,
  ].join(
    ', ',
  )}) => queryOf(${key}, (options) => ${called(operation, parameters, (one) => one.name)}, settings);

${pagesText(service, operation, parameters, settings)}${hookDoc(`${summary}: \`useQuery\` with {@link ${name}}.`, operation)}export const use${pascal(id)} = /*#__PURE__*/ readHook(${name});

${hookDoc(`${summary}: \`useSuspenseQuery\` with {@link ${name}}.`, operation)}export const use${pascal(id)}Suspense = /*#__PURE__*/ suspenseHook(${name});

`;
};

/** A call names its page in its body or, without one, in its query: both are its last parameter. */
const pagesText = (
  service: string,
  operation: Operation,
  parameters: readonly Parameter[],
  settings: string,
): string => {
  const { id, pageForm } = operation;
  const page = parameters.at(-1);
  if (!pageForm || !page) return '';
  const before = parameters.slice(0, -1);
  const key = list([...callName(service, id), ...before.map(({ name }) => name)]);
  // A request that names no page has the form of another call.
  const forms: Partial<Record<PageForm, string>> = {
    limit: '{ limit: number }',
    paging: '{ paging: object }',
  };
  const first = forms[pageForm];
  const type = first ? `${page.type} & ${first}` : page.type;
  const call = called(operation, parameters, (one) => (one === page ? 'page' : one.name));
  return `${doc(operation, `Options of React Query for all pages of {@link ${id}}, from the page of the \`first\` request on.`)}export const ${id}Pages = (${[
    ...before.map((parameter) => declared(parameter.name, parameter)),
    `first: ${type}`,
    settings,
  ].join(', ')}) => pagesOf('${pageForm}', ${key}, first, (page, options) => ${call}, settings);

`;
};

const changeText = (
  service: string,
  operation: Operation,
  verb: GeneratorVerbOptions,
  ownerOf: OwnerOf,
): string => {
  const { id, summary, identity, invalidates } = operation;
  const parameters = parametersOf(operation, verb);
  const name = `${id}Mutation`;
  const owners = [...new Set(invalidates.map((read) => ownerOf[read]))];
  const stale = owners.map(
    (owner) =>
      `'${owner}': ${list(invalidates.filter((read) => ownerOf[read] === owner).map((read) => `'${read}'`))}`,
  );
  const variables =
    parameters.length > 0
      ? `{ ${parameters.map(({ member }) => member).join(', ')} }: { ${parameters.map((one) => declared(one.member, one)).join('; ')} }`
      : '_: void';
  const marked = invalidates.map((read) => `\`${read}\``).join(', ');
  const after = marked ? ` A success marks as stale: ${marked}.` : '';
  return `${doc(operation, `Options of React Query for {@link ${id}}.${after}`)}export const ${name} = (
  settings?: ChangeSettings${typeArgument(identity)},
) => mutationOf(${list(callName(service, id))}, { ${stale.join(', ')} }, (${variables}, options) => ${called(operation, parameters, ({ member }) => member)}, settings);

${hookDoc(`${summary}: \`useMutation\` with {@link ${name}}.`, operation)}export const use${pascal(id)} = /*#__PURE__*/ changeHook(${name});

`;
};

const doc = (operation: Operation, sentence: string): string =>
  comment([`${operation.summary}.`, '', `${sentence} ${whoMayCall(operation)}`, ...deprecation(operation)]);

/** TypeDoc takes a function that a call returns for a variable, unless it is told. */
const hookDoc = (sentence: string, operation: Operation): string =>
  comment([`${sentence} ${whoMayCall(operation)}`, ...deprecation(operation), '@function']);

const comment = (lines: readonly string[]): string =>
  `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
