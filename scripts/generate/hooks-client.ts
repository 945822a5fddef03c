import type { ClientGeneratorsBuilder, GeneratorClients } from 'orval';
import type { ForeignCalls, Operation } from './description.ts';
import { pascal } from './names.ts';
import { typeArgument, whoMayCall } from './operations-client.ts';

/**
 * orval's React Query client, with four changes of its text; the first three must match or generation stops:
 * 1. its own request function goes: a hook calls the named operation of `operations.ts`;
 * 2. the function that React Query calls hands the QueryClient on, so that the call finds the client bound to it;
 * 3. the error type names the codes of this very operation;
 * 4. what a mutation makes stale is found by its path where its key needs path parameters, or is another service's.
 */
export const hooksClient = (
  clients: GeneratorClients,
  operations: readonly Operation[],
  foreign: ForeignCalls,
): ClientGeneratorsBuilder => ({
  ...clients['react-query'],
  client: async (verb, options, _outputClient, output) => {
    const generated = await clients['react-query'].client(verb, options, 'react-query', output);
    const operation = operations.find(({ id }) => id === verb.operationId);
    if (!operation) throw new Error(`orval names ${verb.operationId}, which the description does not have`);
    const implementation = invalidateByPath(
      rewrite(generated.implementation, operation, verb.response.definition.errors),
      operations,
      foreign,
    );
    return {
      ...generated,
      implementation,
      imports: generated.imports.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(implementation)),
      docComment: '',
    };
  },
});

const rewrite = (text: string, operation: Operation, errors: string): string => {
  const { id } = operation;
  const withoutFetcher = replace(
    text,
    new RegExp(`^[\\s\\S]*?export const ${id} = [\\s\\S]*?\\n\\s*options\\);\\s*\\}\\n`),
    '',
    `the request function of ${id}`,
  );
  const queries = withoutFetcher.replaceAll(
    new RegExp(`\\(\\{ signal \\}\\) => ${id}\\(([^\\n]*?)requestOptions, signal\\)`, 'g'),
    `(context) => ${id}($1calledBy(context, requestOptions))`,
  );
  const bound = queries
    // A key of one text has nothing to leave out.
    .replaceAll(/return (\[\s*`[^`]*`\s*\])\.filter\([^;]*?undefined\);/g, 'return $1;')
    .replaceAll(
      new RegExp(`return\\s+${id}\\(([^\\n]*?)requestOptions\\)`, 'g'),
      `return ${id}($1calledBy(context, requestOptions))`,
    )
    .replaceAll(
      /(MutationFunction<[^\n]*> = )\((props)?\) => \{/g,
      (_, start: string, props?: string) => `${start}(${props ?? '_variables'}, context) => {`,
    );
  if (!bound.includes('calledBy(context, requestOptions)') || /requestOptions(, signal)?\)(?!\))/.test(bound))
    throw new Error(
      `orval's template has changed: ${id} does not hand its context on (scripts/generate/hooks-client.ts)`,
    );
  return replace(
    documented(defaultsLast(bound, operation), operation).replaceAll(
      'SecondParameter<typeof calledBy>',
      `Partial<RequestOptions${typeArgument(operation.identity)}>`,
    ),
    new RegExp(`(TError|QueryError|MutationError) = (ErrorType<)?${escape(errors)}>?(?=[,>\\n])`, 'g'),
    `$1 = CallError<${codes(operation)}>`,
    `the error type of ${id}`,
  );
};

/** A named operation takes path parameters that have a default after its options. */
const defaultsLast = (text: string, { id, pathDefaults }: Operation): string => {
  const names = Object.keys(pathDefaults).join(',\\s*');
  if (!names) return text;
  return replace(
    text,
    new RegExp(`(,\\s*${names}),\\s*(calledBy\\(context, requestOptions\\))`, 'g'),
    ',$2$1',
    `the path parameters of ${id} that have a default`,
  );
};

/**
 * Says at each hook what it is for and who may call: before every overload, since the compiler keeps the comments of
 * declarations only, and without the tag that orval writes, which documentation tools swallow.
 */
const documented = (text: string, operation: Operation): string => {
  const { id, summary } = operation;
  const doc = (first: string) =>
    `/**\n * ${first}.\n *\n * ${whoMayCall(operation)} It calls {@link ${id}}.\n */\n`;
  return text
    .replaceAll(/^\/\*\*\n \* @summary [^\n]*\n \*\/\n+/gm, '')
    .replaceAll(/^export (function|const) use\w+/gm, (start) => doc(summary) + start)
    .replaceAll(
      /^export const prefetch\w+/gm,
      (start) => doc(`${summary}, before a component asks for it`) + start,
    )
    .replaceAll(
      /^export const invalidate\w+/gm,
      (start) => `/** Makes what the cache has of {@link ${id}} stale. */\n${start}`,
    );
};

/**
 * The key of a query with path parameters cannot be made without them, and that of another service's query not without
 * its hooks: such queries are found by their path.
 */
const invalidateByPath = (text: string, operations: readonly Operation[], foreign: ForeignCalls): string => {
  const own = operations.filter(({ pathParameters }) => pathParameters.length > 0);
  const callOf = new Map(
    [
      ...own.map(({ id, method, path }) => [id, `${method} ${path}`] as const),
      ...Object.entries(foreign),
    ].map(([id, call]) => [`get${pascal(id)}QueryKey()`, call]),
  );
  const byPath = (...keys: string[]): string =>
    `queriesOf(${keys.map((key) => `'${callOf.get(key) ?? ''}'`).join(', ')})`;
  return text
    .replaceAll(/\{ queryKey: (get\w+QueryKey\(\)) \}/g, (all, key: string) =>
      callOf.has(key) ? byPath(key) : all,
    )
    .replaceAll(
      /\[([^\]]*)\](\s*\.some\(\(queryKey\) =>\s*matchQuery\(\{ queryKey \}, query\)\s*,?\s*\))/g,
      (_, list: string, some: string) => {
        const keys = list.split(',').map((key) => key.trim());
        const plain = keys.filter((key) => !callOf.has(key));
        const found = keys.filter((key) => callOf.has(key));
        return [
          ...(plain.length > 0 ? [`[${plain.join(', ')}]${some}`] : []),
          ...(found.length > 0 ? [`${byPath(...found)}.predicate(query)`] : []),
        ].join(' || ');
      },
    );
};

const escape = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const codes = ({ errors }: Operation): string =>
  errors.length > 0 ? errors.map((code) => `'${code}'`).join(' | ') : 'never';

const replace = (text: string, pattern: RegExp, by: string, what: string): string => {
  const changed = text.replace(pattern, by);
  if (changed === text) throw new Error(`orval's template has changed: cannot find ${what}`);
  return changed;
};
