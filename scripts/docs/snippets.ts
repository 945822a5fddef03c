import { packedQuery } from '../../src/core/packed-query.ts';
import { queryText } from '../../src/core/query.ts';
import type { Operation } from '../generate/description.ts';
import { pascal } from '../generate/names.ts';
import type { ExampleCall } from './example-call.ts';
import { type Argument, invocation, literal } from './literal.ts';

/** An operation and what its examples are called with. */
export interface Shown {
  readonly service: string;
  /** Address of the API host with the service's prefix. */
  readonly server: string;
  readonly operation: Operation;
  readonly call: ExampleCall;
  /** Members of the answer that the example names; may be empty. */
  readonly answer: readonly string[];
}

/** Whether the hook is a query or a mutation. */
export const isQuery = ({ repeat }: Operation): boolean => repeat === 'read';

/** The call by its named operation. */
export const fetcherSnippet = ({ service, operation, call, answer }: Shown): string => {
  const { id } = operation;
  const named = answer.length > 0 && answer.length < 4 && !answer.includes(id);
  const result = named ? `const { ${answer.join(', ')} } = ` : answer.length > 0 ? 'const answer = ' : '';
  const args = [...positional(operation, call), { text: '{ client: site }' }];
  return `import { ${id} } from 'vitrine/${service}';\n\n${invocation(`${result}await `, id, args)}\n`;
};

/** The call by its hook, inside a component. */
export const hookSnippet = ({ service, operation, call }: Shown): string => {
  const hook = `use${pascal(operation.id)}`;
  const imported = `import { ${hook} } from 'vitrine/react/${service}';\n\n`;
  if (isQuery(operation)) {
    const args = positional(operation, call).filter((one) => !('text' in one));
    return `${imported}${invocation('const { data, error, isPending } = ', hook, args)}\n`;
  }
  const variables = {
    ...Object.fromEntries(ownPath(operation, call)),
    ...(operation.body && { data: call.bodies[0]?.value ?? {} }),
    ...(Object.keys(call.query).length > 0 && { params: call.query }),
  };
  const sent = Object.keys(variables).length > 0 ? [{ value: variables }] : [];
  return `${imported}const { mutate, error, isPending } = ${hook}();\n\n${invocation('', 'mutate', sent)}\n`;
};

/** All pages of a call that pages: one after the other, and as an infinite query. */
export const pagesSnippets = ({ service, operation, call }: Shown): { fetcher: string; hook: string } => {
  const { id } = operation;
  const options = `${id}Pages`;
  const args = positional(operation, withFirstPage(operation, call));
  const imported = `import { ${id} } from 'vitrine/${service}';\n`;
  return {
    fetcher: `import { pages } from 'vitrine';
${imported}
const all = ${invocation('', 'pages', [{ text: id }, ...args, { text: '{ client: site }' }])}
for await (const page of all) console.log(page);
`,
    hook: `import { useInfiniteQuery } from '@tanstack/react-query';
import { ${options} } from 'vitrine/react/${service}';

const options = ${invocation('', options, args)}
const { data, fetchNextPage, hasNextPage } = useInfiniteQuery(options);
`,
  };
};

/** Members of the query that name the first page, for calls whose example names none. */
const firstPages: Readonly<Record<string, object>> = {
  paging: { paging: { limit: 20 } },
  cursorPaging: { cursorPaging: { limit: 20 } },
  pagingCursor: { paging: { limit: 20 } },
};

const withFirstPage = ({ pageForm, body }: Operation, call: ExampleCall): ExampleCall =>
  body ? call : { ...call, query: { ...firstPages[pageForm ?? ''], ...call.query } };

/**
 * The path parameters without a default. Parameters with a default come last in the call, and examples omit
 * them.
 */
const ownPath = ({ pathParameters, pathDefaults }: Operation, call: ExampleCall): [string, unknown][] =>
  pathParameters.filter(({ name }) => !(name in pathDefaults)).map(({ name }) => [name, call.path[name]]);

/** Path parameters, body, query. `undefined` takes the place of an omitted query. */
const positional = (operation: Operation, call: ExampleCall): Argument[] => [
  ...ownPath(operation, call).map(([, value]) => ({ value })),
  ...(operation.body ? [{ value: call.bodies[0]?.value ?? {} }] : []),
  ...(operation.queryParameters.length > 0
    ? [Object.keys(call.query).length > 0 ? { value: call.query } : { text: 'undefined' }]
    : []),
];

/** The request itself, as the client sends it to the platform's API host. */
export const requestSnippet = ({ server, operation, call }: Shown): string => {
  const { method, path, packed, identity, body } = operation;
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(call.path[name])));
  const params = Object.keys(call.query).length > 0 ? call.query : undefined;
  const query = (packed ? packedQuery : queryText)(params);
  // The platform expects an object from a call without arguments.
  const text =
    body !== undefined
      ? literal(call.bodies[0]?.value ?? {}, 'json')
      : /^P(OS|A)/.test(method)
        ? '{}'
        : undefined;
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} '${server}${url}${query && `?${query}`}'`,
    ...(identity.length > 0 ? [`-H 'Authorization: <access token>'`] : []),
    ...(text === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d '${text.replaceAll("'", String.raw`'\''`)}'`]),
  ].join(' \\\n  ');
};
