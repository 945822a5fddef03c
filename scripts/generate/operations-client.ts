import type { ClientGeneratorsBuilder, GeneratorVerbOptions } from 'orval';
import type { Operation } from './description.ts';
import type { StatedPage } from '../../src/core/default-page.ts';
import { endSentence } from './ends.ts';
import { fieldParameter, parameterType, responseWith } from './projections-file.ts';
import { comment, literal, quoted, unionOf } from './text.ts';

/**
 * An orval client that writes one function per operation, with path parameters, body, query parameters and options.
 * The facts that the request policy needs are inlined, so that a bundler removes an unused operation with its facts.
 */
export const operationsClient = (
  service: string,
  operations: readonly Operation[],
): ClientGeneratorsBuilder => ({
  client: (verb) => ({
    implementation: fetcher(service, verb, described(operations, verb)),
    imports: importsOf(verb, described(operations, verb)),
    docComment: '',
  }),
  dependencies: () => [],
  header: () => '',
  footer: () => '',
});

/** The operation of the description that orval names. */
export const described = (
  operations: readonly Operation[],
  { operationId }: GeneratorVerbOptions,
): Operation => {
  const operation = operations.find(({ id }) => id === operationId);
  if (!operation) throw new Error(`orval names ${operationId}, which the description does not have`);
  return operation;
};

const fetcher = (service: string, verb: GeneratorVerbOptions, operation: Operation): string => {
  const parameters = verb.props
    .filter(({ type, name }) => type !== 'header' && !Object.hasOwn(operation.pathDefaults, name))
    .map((prop) => {
      const { name, type, implementation, required } = prop;
      if (type !== 'param' && !required) return `${name}: ${parameterType(operation, prop)} | undefined`;
      return operation.projection ? `${name}: ${parameterType(operation, prop)}` : implementation;
    })
    .concat(`options: RequestOptions${typeArgument(operation.identity)}`)
    // Path parameters with a default come last, so that callers can omit them.
    .concat(
      Object.entries(operation.pathDefaults).map(([name, value]) => `${name}: string = ${literal(value)}`),
    );
  // In this order, consecutive calls of a service share the most text, so a bundle compresses best.
  const call = [
    `method: ${literal(operation.method)}`,
    ...(verb.queryParams
      ? [`query: ${operation.packed ? 'packedQuery' : 'queryText'}(${paramsOf(operation)})`]
      : []),
    ...(verb.body.definition ? [`data: ${bodyOf(operation, verb.body.implementation)}`] : []),
    `facts: ${factsLiteral(service, operation)}`,
    `url: ${urlOf(operation.path, verb.route)}`,
  ];
  const success = operation.projection ? responseWith(operation) : verb.response.definition.success || 'void';
  const reply = `Reply<${[success, ...union(operation.errors)].join(', ')}>`;
  const body = `${fieldParameter(operation)}(${parameters.join(', ')}): ${reply} =>\n  ${senderOf(operation)}${sent(operation, call)}, options)`;
  return `${doc(operation)}export const ${operation.id} = ${marked(operation, body)};\n\n`;
};

/** The function that sends a call, up to its first own argument. */
const senderOf = ({ form, isOwn }: Operation): string =>
  form ? `requestBody('${form}', ` : isOwn ? 'requestOwn(' : 'request(';

/** Adds the page form to a paged call, for the pagers. The pure annotation lets a bundler remove an unused call. */
const marked = ({ pageForm }: Operation, body: string): string =>
  pageForm ? `/*#__PURE__*/ paged('${pageForm}', ${body})` : body;

/** A list with a union type of texts; empty if there are no texts. */
const union = (texts: readonly string[]): string[] => [unionOf(texts) ?? []].flat();

/** `<'owner' | 'app'>`, or an empty text if any caller may call. */
export const typeArgument = (identity: readonly string[]): string =>
  union(identity)
    .map((type) => `<${type}>`)
    .join('');

/** The request with the page that the call states if the caller names none. */
const withPageOf = ({ page }: Operation, request: string): string =>
  page ? `withPage(${request}, ${literal(page)})` : request;

/** The parameters of the query. */
const paramsOf = (operation: Operation): string =>
  operation.body === undefined ? withPageOf(operation, 'params') : 'params';

const bodyOf = (operation: Operation, body: string): string => {
  const { fieldMask } = operation;
  if (!fieldMask) return withPageOf(operation, body);
  const [mask, fields, of] = fieldMask;
  const isMerged = fields.some((field) => field.endsWith('.*'));
  const facts = [mask, fields, ...(of === undefined && !isMerged ? [] : [of])];
  const values = facts.map((fact) => literal(fact));
  return `withFieldMask(${[body, ...values, ...(isMerged ? ['mergedFields'] : [])].join(', ')})`;
};

const sent = (operation: Operation, call: readonly string[]): string => {
  const { path, longQuery } = operation;
  const request = `{ ${call.join(', ')} }`;
  return longQuery
    ? `longQuery(${request}, ${paramsOf(operation)}, ${literal(longQuery.slice(path.length))})`
    : request;
};

/** The path as code, with its parameters encoded. The route of orval has the names of their variables. */
const urlOf = (path: string, route: string): string => {
  const [first = '', ...rest] = path.split(/\{\w+\}/);
  const names = Array.from(route.matchAll(/\$\{(\w+)\}/g), ([, name = '']) => name);
  if (rest.length === 0) return literal(path);
  const parts = rest.map((part, at) => `\${encodeURIComponent(${names[at]})}${quoted(part, '`')}`);
  return `\`${quoted(first, '`')}${parts.join('')}\``;
};

const retries: Record<string, string> = {
  read: 'Retried after a transient failure',
  same: 'Retried only when the request was certainly not sent',
  adds: 'Retried only when the request was certainly not sent',
  never: 'Never retried',
};

/** The identities that may call, and those that may use elevated members, as a sentence. */
export const whoMayCall = ({ identity, elevated }: Operation): string =>
  [
    `Who may call: ${identity.join(', ') || 'anyone'}`,
    ...Object.entries(elevated).map(([member, needed]) => `with \`${member}\`: ${needed.join(', ')}`),
  ].join('; ') + '.';

/** Sentences about the fields that a request asks for, and about the revision that it needs. */
export const requestNotes = ({ projection, revision }: Operation): string[] => [
  ...(projection
    ? [
        `Absent unless \`${projection.fields.join('.')}\` asks for them: ${Object.entries(projection.silent)
          .map(([name, values]) => `\`${name}\` (${values.map((value) => `\`${value}\``).join(' or ')})`)
          .join(', ')}.`,
      ]
    : []),
  ...(revision
    ? [
        `Needs the current revision in \`${revision}\`. After \`INVALID_REVISION\`, read the entity again, apply the ` +
          'change to what was read, and send it with the new revision.',
      ]
    : []),
];

/** The description without the sentence about the end of the call, which the tag has. */
export const withoutEnd = ({ description, sunset }: Operation): string =>
  (sunset ? description.replace(endSentence('call', sunset), '') : description).trim();

/** The tag of a call with an announced end. */
export const deprecation = ({ sunset }: Operation): string[] =>
  sunset ? [`@deprecated ${endSentence('call', sunset)}`] : [];

const pageWords: Record<StatedPage, string> = {
  paging: 'the first 50 items: `paging: { limit: 50, offset: 0 }`',
  cursorPaging: 'the first 50 items: `cursorPaging: { limit: 50 }`',
};

const doc = (operation: Operation): string => {
  const { summary, repeat, errors, fieldMask, page, pageForm } = operation;
  const lines = [
    `${summary}.`,
    '',
    withoutEnd(operation),
    '',
    `${whoMayCall(operation)} ${retries[repeat]} (repeat class \`${repeat}\`).`,
    ...(fieldMask
      ? [
          `If \`${fieldMask[0]}\` is omitted, the client sets it to the fields that the body contains. It may be a list of paths.`,
        ]
      : []),
    ...(page ? [`A query without \`paging\` and \`cursorPaging\` asks for ${pageWords[page]}.`] : []),
    ...requestNotes(operation),
    ...(errors.length > 0 ? [`Error codes: ${errors.map((code) => `\`${code}\``).join(', ')}.`] : []),
    `@throws ApiError if the ${operation.isOwn ? 'service' : 'platform'} rejects the call; NetworkError or TimeoutError if there is no response.`,
    ...deprecation(operation),
    // Without the tag, TypeDoc lists a function that `paged` returns as a variable.
    ...(pageForm ? ['@function'] : []),
  ];
  return comment(lines);
};

const factsLiteral = (
  service: string,
  { id, repeat, credentials, isPublic, identity, elevated, prefixes }: Operation,
): string =>
  `{ ${[
    `repeat: ${literal(repeat)}`,
    `id: ${literal(id)}`,
    `service: ${literal(service)}`,
    ...(credentials ? ['credentials: true'] : []),
    ...(isPublic ? ['public: true'] : []),
    ...(prefixes ? [`prefixes: ${literal(prefixes)}`] : []),
    `identity: ${literal(identity)}`,
    ...elevatedTo(elevated),
  ].join(', ')} }`;

/** The identities that any elevated member of the call requires. */
const elevatedTo = (elevated: Operation['elevated']): string[] => {
  const needed = new Set(Object.values(elevated).flat());
  return needed.size > 0 ? [`elevated: ${literal([...needed])}`] : [];
};

const importsOf = (
  { response, body, queryParams, params }: GeneratorVerbOptions,
  { projection }: Operation,
) => [
  ...(projection ? namesIn(projection.field) : response.imports),
  ...body.imports,
  ...params.flatMap(({ imports }) => imports),
  ...(queryParams ? [{ name: queryParams.schema.name }] : []),
];

/** The named type of a field; alternatives in the text of a type have no name. */
const namesIn = (type: string): { name: string }[] => (/^\w+$/.test(type) ? [{ name: type }] : []);
