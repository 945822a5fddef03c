import { dirname, join } from 'node:path';
import type { ClientGeneratorsBuilder, GeneratorVerbOptions } from 'orval';
import type { PageForm } from '../../src/core/paged.ts';
import type { Operation, OwnerOf } from './description.ts';
import { pascal } from './names.ts';
import {
  fieldParameter,
  isProjecting,
  parameterType,
  projectedTypes,
  projectionsText,
  responseWith,
} from './projections-file.ts';
import { comment, literal } from './text.ts';
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
    // A description with notifications only has no calls.
    if (calls.length === 0) return [];
    const projections = projectionsFile(calls);
    return [
      { path: join(dirname(target), 'queries.ts'), content: queriesFile(service, calls, ownerOf) },
      ...(projections ? [{ path: join(dirname(target), 'projections.ts'), content: projections }] : []),
    ];
  },
});

type Calls = readonly (readonly [Operation, GeneratorVerbOptions])[];

const hookTypeNames = [
  'CallError',
  'DefinedHookArgs',
  'DefinedUseQueryResult',
  'HookArgs',
  'SuspenseHookArgs',
  'UseQueryResult',
  'UseSuspenseQueryResult',
];

const queriesFile = (service: string, calls: Calls, ownerOf: OwnerOf): string => {
  const text = calls
    .map(([operation, verb]) =>
      operation.repeat === 'read'
        ? readText(service, operation, verb)
        : changeText(service, operation, verb, ownerOf),
    )
    .join('');
  const used = (names: readonly string[]) => usedIn(text, names);
  const hooks = [
    ...used(['changeHook', 'readHook', 'suspenseHook', 'typedHook', 'typedSuspenseHook']),
    ...used(hookTypeNames).map((name) => `type ${name}`),
  ];
  const options = [
    ...used(['ChangeSettings', 'ReadSettings']).map((name) => `type ${name}`),
    ...used(['mutationOf', 'pagesOf', 'queryOf']),
  ];
  const types = calls.flatMap(([operation, verb]) => [...typesOf(verb), ...projectedTypes(operation)]);
  return [
    `import { ${hooks.join(', ')} } from '../../src/react/call-hooks.ts';`,
    `import { ${options.join(', ')} } from '../../src/react/call-options.ts';`,
    `import { ${calls.map(([{ id }]) => id).join(', ')} } from './operations.ts';`,
    // The type of a body without the members that only the service sets.
    ...importTypes(['NonReadonly'], text, './operations.ts'),
    ...projectionImports(calls, text),
    ...importTypes(types, text, './types.ts'),
    '',
    text,
  ].join('\n');
};

const usedIn = (text: string, names: readonly string[]): string[] =>
  names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));

/** An import of the types that a text uses. */
const importTypes = (names: readonly string[], text: string, from: string): string[] => {
  const used = usedIn(text, [...new Set(names)].sort());
  return used.length > 0 ? [`import type { ${used.join(', ')} } from '${from}';`] : [];
};

const projectionImports = (calls: Calls, text: string): string[] => {
  const names = calls.flatMap(([operation]) => (isProjecting(operation) ? [pascal(operation.id)] : []));
  const named = (end: string): string[] => names.map((name) => name + end);
  return [
    ...importTypes(named('ErrorCode'), text, './facts.ts'),
    ...importTypes(named('ResponseWith'), text, './projections.ts'),
  ];
};

/** `projections.ts`; undefined if no response follows from a list of fields. */
const projectionsFile = (calls: Calls): string | undefined => {
  const projecting = calls.flatMap(([operation, verb]) =>
    isProjecting(operation) ? [[operation, parametersOf(operation, verb)] as const] : [],
  );
  if (projecting.length === 0) return undefined;
  const text = projectionsText(projecting);
  const types = calls.flatMap(([operation, verb]) => [...typesOf(verb), ...projectedTypes(operation)]);
  const ids = projecting.map(([{ id }]) => id);
  return [
    "import type { Projected, Replaced } from '../../src/core/projected.ts';",
    "import type { CallOptions, Reply } from '../../src/core/types.ts';",
    `import type { ${ids.map((id) => `${pascal(id)}ErrorCode`).join(', ')} } from './facts.ts';`,
    ...importTypes(types, text, './types.ts'),
    '',
    text,
    '',
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
  /** Whether the generated function takes the parameter after its options. */
  readonly last: boolean;
}

const parametersOf = (operation: Operation, { props }: GeneratorVerbOptions): Parameter[] =>
  props
    .filter(({ type }) => type !== 'header')
    .map((prop) => {
      const { name, type, required } = prop;
      return {
        name,
        member: type === 'body' ? 'data' : type === 'queryParam' ? 'params' : name,
        type: parameterType(operation, prop),
        required: required && !Object.hasOwn(operation.pathDefaults, name),
        last: Object.hasOwn(operation.pathDefaults, name),
      };
    });

const declared = (name: string, { type, required }: Parameter): string =>
  `${name}${required ? '' : '?'}: ${type}`;

/** The named operation with its arguments, in its own order. */
const called = (
  { id, projection }: Operation,
  parameters: readonly Parameter[],
  nameOf: (parameter: Parameter) => string,
): string =>
  `${id}${projection ? '<Field>' : ''}(${[
    ...parameters.filter(({ last }) => !last).map(nameOf),
    'options',
    ...parameters.filter(({ last }) => last).map(nameOf),
  ].join(', ')})`;

const list = (parts: readonly string[]): string => `[${parts.join(', ')}]`;

const callName = (service: string, id: string): string[] => [literal(service), literal(id)];

const readText = (service: string, operation: Operation, verb: GeneratorVerbOptions): string => {
  const { id, summary, identity } = operation;
  const parameters = parametersOf(operation, verb);
  const name = `${id}Query`;
  const settings = `settings?: ReadSettings${typeArgument(identity)}`;
  const key = list([...callName(service, id), ...parameters.map((parameter) => parameter.name)]);
  return `${doc(operation, `Options of React Query for {@link ${id}}.`)}export const ${name} = ${fieldParameter(operation)}(${[
    ...parameters.map((parameter) => declared(parameter.name, parameter)),
    settings,
  ].join(
    ', ',
  )}) => queryOf(${key}, (options) => ${called(operation, parameters, (one) => one.name)}, settings);

${pagesText(service, operation, parameters, settings)}${hookDoc(`${summary}: \`useQuery\` with {@link ${name}}.`, operation)}export const use${pascal(id)} = /*#__PURE__*/ ${hookMaker(operation, 'readHook', '')}(${name});

${hookDoc(`${summary}: \`useSuspenseQuery\` with {@link ${name}}.`, operation)}export const use${pascal(id)}Suspense = /*#__PURE__*/ ${hookMaker(operation, 'suspenseHook', 'Suspense')}(${name});

${hookTypes(operation, parameters)}`;
};

/** The type of a hook whose response follows from its parameters; other hooks have the type that the compiler infers. */
const hookMaker = ({ id, projection }: Operation, maker: string, kind: string): string =>
  projection ? `${maker === 'readHook' ? 'typedHook' : 'typedSuspenseHook'}<Use${pascal(id)}${kind}>` : maker;

const hookTypes = (operation: Operation, parameters: readonly Parameter[]): string => {
  const { id, identity, projection } = operation;
  if (!projection) return '';
  const args = list(parameters.map((parameter) => declared(parameter.name, parameter)));
  const data = responseWith(operation);
  const failure = `CallError<${pascal(id)}ErrorCode>`;
  const types = [args, `ReadSettings${typeArgument(identity)}`, data, failure, 'Shown'].join(', ');
  const signature = (given: string, result: string): string =>
    `  <const Field extends ${projection.field} = never, Shown = ${data}>(...args: ${given}<${types}>): ${result}<Shown, ${failure}>;`;
  return `${comment([`Type of {@link use${pascal(id)}}.`])}export interface Use${pascal(id)} {
${signature('DefinedHookArgs', 'DefinedUseQueryResult')}
${signature('HookArgs', 'UseQueryResult')}
}

${comment([`Type of {@link use${pascal(id)}Suspense}.`])}export interface Use${pascal(id)}Suspense {
${signature('SuspenseHookArgs', 'UseSuspenseQueryResult')}
}

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
    cursorPaging: '{ cursorPaging: object }',
    pagingCursor: '{ paging: object }',
  };
  const first = forms[pageForm];
  const type = first ? `${page.type} & ${first}` : page.type;
  const call = called(operation, parameters, (one) => (one === page ? 'page' : one.name));
  return `${doc(operation, `Options of React Query for all pages of {@link ${id}}, from the page of the \`first\` request on.`)}export const ${id}Pages = ${fieldParameter(operation)}(${[
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
  // A mutation gets its parameters after its type: its response has the members of any list of fields.
  const anyFields = { ...operation, projection: undefined };
  const parameters = parametersOf(anyFields, verb);
  const name = `${id}Mutation`;
  const owners = [...new Set(invalidates.map((read) => ownerOf[read]))];
  const stale = owners.map(
    (owner) =>
      `${literal(owner)}: ${list(invalidates.filter((read) => ownerOf[read] === owner).map((read) => literal(read)))}`,
  );
  const variables =
    parameters.length > 0
      ? `{ ${parameters.map(({ member }) => member).join(', ')} }: { ${parameters.map((one) => declared(one.member, one)).join('; ')} }`
      : '_: void';
  const marked = invalidates.map((read) => `\`${read}\``).join(', ');
  const after = marked ? ` A success marks as stale: ${marked}.` : '';
  return `${doc(operation, `Options of React Query for {@link ${id}}.${after}`)}export const ${name} = (
  settings?: ChangeSettings${typeArgument(identity)},
) => mutationOf(${list(callName(service, id))}, { ${stale.join(', ')} }, (${variables}, options) => ${called(anyFields, parameters, ({ member }) => member)}, settings);

${hookDoc(`${summary}: \`useMutation\` with {@link ${name}}.`, operation)}export const use${pascal(id)} = /*#__PURE__*/ changeHook(${name});

`;
};

const doc = (operation: Operation, sentence: string): string =>
  comment([`${operation.summary}.`, '', `${sentence} ${whoMayCall(operation)}`, ...deprecation(operation)]);

/** Without the tag, TypeDoc lists a function that a call returns as a variable. */
const hookDoc = (sentence: string, operation: Operation): string =>
  comment([`${sentence} ${whoMayCall(operation)}`, ...deprecation(operation), '@function']);
