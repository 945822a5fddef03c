import type { ClientGeneratorsBuilder, GeneratorVerbOptions } from 'orval';
import type { Operation } from './description.ts';

/**
 * An orval client that writes one named fetcher per operation: path parameters, body, query parameters, options.
 * The facts that the policy needs stand inline, so that an unused operation shakes away with its facts.
 */
export const operationsClient = (
  service: string,
  operations: readonly Operation[],
): ClientGeneratorsBuilder => ({
  client: (verb) => {
    const operation = operations.find(({ id }) => id === verb.operationId);
    if (!operation) throw new Error(`orval names ${verb.operationId}, which the description does not have`);
    return { implementation: fetcher(service, verb, operation), imports: importsOf(verb), docComment: '' };
  },
  dependencies: () => [],
  header: () => '',
  footer: () => '',
});

const fetcher = (service: string, verb: GeneratorVerbOptions, operation: Operation): string => {
  const parameters = verb.props
    .filter(({ type, name }) => type !== 'header' && !(name in operation.pathDefaults))
    .map(({ type, name, definition, implementation, required }) =>
      type === 'queryParam' && !required
        ? `${name}: ${definition.replace(/^.*?:/, '')} | undefined`
        : implementation,
    )
    .concat(`options: RequestOptions${typeArgument(operation.identity)}`)
    // What is seldom named comes last, so that nobody writes undefined for it.
    .concat(Object.entries(operation.pathDefaults).map(([name, value]) => `${name}: string = '${value}'`));
  const call = [
    `url: ${quoted(verb.route.replaceAll(/\$\{(\w+)\}/g, '${encodeURIComponent($1)}'))}`,
    `method: '${operation.method}'`,
    ...(verb.queryParams ? [`query: ${operation.packed ? 'packedQuery' : 'queryText'}(params)`] : []),
    ...(verb.body.definition ? [`data: ${bodyOf(operation, verb.body.implementation)}`] : []),
    `facts: ${factsLiteral(service, operation)}`,
  ];
  const reply = `Reply<${[verb.response.definition.success || 'void', ...union(operation.errors)].join(', ')}>`;
  const body = `(${parameters.join(', ')}): ${reply} =>\n  request(${sent(operation, call)}, options)`;
  return `${doc(operation)}export const ${operation.id} = ${marked(operation, body)};\n\n`;
};

/** A paged call carries its form, which the pagers read. The mark has no effect that keeps an unused call in a bundle. */
const marked = ({ pageForm }: Operation, body: string): string =>
  pageForm ? `/*#__PURE__*/ paged('${pageForm}', ${body})` : body;

/** A union of texts as a type, in a list; an empty list where there is nothing to unite. */
const union = (texts: readonly string[]): string[] =>
  texts.length > 0 ? [texts.map((text) => `'${text}'`).join(' | ')] : [];

/** `<'owner' | 'app'>`, or nothing where nobody needs to be known. */
export const typeArgument = (identity: readonly string[]): string =>
  union(identity)
    .map((type) => `<${type}>`)
    .join('');

const bodyOf = ({ fieldMask }: Operation, body: string): string =>
  fieldMask ? `withFieldMask(${[body, ...fieldMask.map((part) => JSON.stringify(part))].join(', ')})` : body;

const sent = ({ path, longQuery }: Operation, call: readonly string[]): string => {
  const literal = `{ ${call.join(', ')} }`;
  return longQuery ? `longQuery(${literal}, params, '${longQuery.slice(path.length)}')` : literal;
};

const quoted = (route: string): string => (route.includes('${') ? `\`${route}\`` : `'${route}'`);

const repeats: Record<string, string> = {
  read: 'repeated after a passing failure',
  same: 'repeated only if it was surely not sent',
  adds: 'repeated only if it was surely not sent',
  never: 'never repeated',
};

/** Who may call, and who may ask for more, as a sentence. */
export const whoMayCall = ({ identity, elevated }: Operation): string =>
  [
    `Who may call: ${identity.join(', ') || 'anyone'}`,
    ...Object.entries(elevated).map(([member, needed]) => `with \`${member}\`: ${needed.join(', ')}`),
  ].join('; ') + '.';

const doc = (operation: Operation): string => {
  const { summary, description, repeat, errors, fieldMask, deprecated, pageForm } = operation;
  const lines = [
    `${summary}.`,
    '',
    ...description.trim().split('\n'),
    '',
    `${whoMayCall(operation)} It is ${repeats[repeat]} (class \`${repeat}\`).`,
    ...(fieldMask
      ? [`Without \`${fieldMask[0]}\` the fields that are sent are named in it; it may be a list of paths.`]
      : []),
    ...(errors.length > 0 ? [`Codes: ${errors.map((code) => `\`${code}\``).join(', ')}.`] : []),
    '@throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.',
    ...(deprecated ? ['@deprecated The platform has announced its removal.'] : []),
    // TypeDoc would take a function that another one returns for a variable.
    ...(pageForm ? ['@function'] : []),
  ];
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
};

const factsLiteral = (service: string, { id, repeat, identity, elevated, prefixes }: Operation): string =>
  `{ ${[
    `id: '${id}'`,
    `service: '${service}'`,
    `repeat: '${repeat}'`,
    `identity: ${JSON.stringify(identity)}`,
    ...elevatedTo(elevated),
    ...(prefixes ? [`prefixes: ${JSON.stringify(prefixes)}`] : []),
  ].join(', ')} }`;

/** Everybody whom some member of the call asks for. */
const elevatedTo = (elevated: Operation['elevated']): string[] => {
  const needed = new Set(Object.values(elevated).flat());
  return needed.size > 0 ? [`elevated: ${JSON.stringify([...needed])}`] : [];
};

const importsOf = ({ response, body, queryParams, params }: GeneratorVerbOptions) => [
  ...response.imports,
  ...body.imports,
  ...params.flatMap(({ imports }) => imports),
  ...(queryParams ? [{ name: queryParams.schema.name }] : []),
];
