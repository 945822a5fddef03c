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
    .concat('options: RequestOptions')
    // What is seldom named comes last, so that nobody writes undefined for it.
    .concat(Object.entries(operation.pathDefaults).map(([name, value]) => `${name}: string = '${value}'`));
  const call = [
    `url: ${quoted(verb.route.replaceAll(/\$\{(\w+)\}/g, '${encodeURIComponent($1)}'))}`,
    `method: '${operation.method}'`,
    ...(verb.queryParams ? ['params'] : []),
    ...(verb.body.definition ? [`data: ${verb.body.implementation}`] : []),
    `facts: ${factsLiteral(service, operation)}`,
  ];
  return (
    `${doc(operation)}export const ${operation.id} = (${parameters.join(', ')}): Promise<${verb.response.definition.success || 'void'}> =>\n` +
    `  request(${sent(operation, call)}, options);\n\n`
  );
};

const sent = ({ packed, longQuery }: Operation, call: readonly string[]): string => {
  const literal = `{ ${call.join(', ')} }`;
  return packed ? `packedQuery(${[literal, ...(longQuery ? [`'${longQuery}'`] : [])].join(', ')})` : literal;
};

const quoted = (route: string): string => (route.includes('${') ? `\`${route}\`` : `'${route}'`);

const repeats: Record<string, string> = {
  read: 'repeated after a passing failure',
  same: 'repeated only if it was surely not sent',
  adds: 'repeated only if it was surely not sent',
  never: 'never repeated',
};

const doc = ({ summary, description, identity, repeat, errors, deprecated }: Operation): string => {
  const lines = [
    `${summary}.`,
    '',
    ...description.trim().split('\n'),
    '',
    `Who may call: ${identity.join(', ') || 'anyone'}. It is ${repeats[repeat]} (class \`${repeat}\`).`,
    ...(errors.length > 0 ? [`Codes: ${errors.map((code) => `\`${code}\``).join(', ')}.`] : []),
    '@throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.',
    ...(deprecated ? ['@deprecated The platform has announced its removal.'] : []),
  ];
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
};

const factsLiteral = (service: string, { id, repeat, identity }: Operation): string =>
  `{ id: '${id}', service: '${service}', repeat: '${repeat}', identity: ${JSON.stringify(identity)} }`;

const importsOf = ({ response, body, queryParams, params }: GeneratorVerbOptions) => [
  ...response.imports,
  ...body.imports,
  ...params.flatMap(({ imports }) => imports),
  ...(queryParams ? [{ name: queryParams.schema.name }] : []),
];
