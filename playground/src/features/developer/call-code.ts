import type { LogEntry } from '../../site/request-log.ts';
import { isObject } from '../../lib/trees.ts';

/** Facts about an operation that are needed to write the code of a call. */
export interface OperationShape {
  /** For example `/v1/products/{id}`. */
  readonly path: string;
  /** Number of arguments of the operation, including its options. */
  readonly length: number;
}

type Called = Pick<LogEntry, 'call' | 'query' | 'body' | 'cause'>;

const nameOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** A JSON value as a TypeScript literal. */
export const literal = (value: unknown, indent = ''): string => {
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return quoted(value);
  const inner = `${indent}  `;
  const block = (open: string, parts: readonly string[], close: string): string => {
    const line = `${open}${parts.join(', ')}${close}`;
    return line.length < 60 && !line.includes('\n')
      ? line
      : `${open.trim()}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close.trim()}`;
  };
  if (Array.isArray(value))
    return value.length === 0
      ? '[]'
      : block(
          '[',
          value.map((part) => literal(part, inner)),
          ']',
        );
  if (isObject(value)) {
    const entries = Object.entries(value).filter(([, part]) => part !== undefined);
    if (entries.length === 0) return '{}';
    return block(
      '{ ',
      entries.map(([key, part]) => `${nameOf(key)}: ${literal(part, inner)}`),
      ' }',
    );
  }
  return JSON.stringify(value);
};

/** Values of the parameters in a path, by name. */
export const pathValues = (template: string, path: string): readonly (readonly [string, string])[] => {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = template.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '([^/]+)');
  const found = new RegExp(`${pattern}$`).exec(path);
  return names.map((name, index) => [name, decodeURIComponent(found?.[index + 1] ?? '')]);
};

const typed = (text: string): unknown => {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text;
};

/** Parses a query string of the client: dotted names become objects, repeated names lists. */
export const queryValues = (query: string): Record<string, unknown> => {
  const values: Record<string, unknown> = {};
  const pairs = [...new URLSearchParams(query)];
  for (const [name, text] of pairs) {
    const steps = name.split('.');
    const last = steps.pop() ?? name;
    let place = values;
    for (const step of steps) {
      const next = isObject(place[step]) ? place[step] : {};
      place[step] = next;
      place = next;
    }
    const before = place[last];
    const value = typed(text);
    if (before === undefined) place[last] = value;
    else place[last] = Array.isArray(before) ? [...(before as unknown[]), value] : [before, value];
  }
  return values;
};

const argumentsOf = ({ call, query, body, cause }: Called, { path, length }: OperationShape) => {
  const inPath = pathValues(path, call.path);
  const takesParams = length > inPath.length + (body === undefined ? 0 : 1) + 1;
  const params = cause.params ?? (query === '' ? undefined : queryValues(query));
  return { inPath, body, takesParams, params };
};

/** The code of a plain call with the arguments of a logged call. */
export const plainCall = (entry: Called, shape: OperationShape): string => {
  const { operation, service } = entry.call;
  const { inPath, body, takesParams, params } = argumentsOf(entry, shape);
  const args = [
    ...inPath.map(([, value]) => literal(value)),
    ...(body === undefined ? [] : [literal(body)]),
    ...(takesParams ? [literal(params)] : []),
    '{ client }',
  ];
  return `import { ${operation} } from 'vitrine/${service}';\n\nconst answer = await ${operation}(${args.join(', ')});\n`;
};

/** Hooks that make calls of operations without a hook of their own. */
const rooms: readonly (readonly [RegExp, string])[] = [
  [/CurrentCart/, 'useCart'],
  [
    /^(createReservation|cancelReservation|getInvoice|checkout|updateCheckout|queryAvailableTickets|listAvailableTickets)$/,
    'useReservation',
  ],
  [/^getOrder$/, 'useOrder'],
  [/^(login|register|verifyDuringAuthentication|resendDuringAuthentication)$/, 'useSignIn'],
  [/^(createRedirectSession|createToken)$/, 'useSession'],
];

/** The hook that made a call, as far as known. */
export const hookOf = ({ call, cause }: Called): string | undefined =>
  cause.hook ?? rooms.find(([operations]) => operations.test(call.operation))?.[1];

/** The code of the hook that made a call, with the same arguments; undefined if no hook made it. */
export const hookCode = (entry: Called, shape: OperationShape): string | undefined => {
  const { operation, service } = entry.call;
  const hook = hookOf(entry);
  if (hook === undefined) return undefined;
  const { inPath, body, params } = argumentsOf(entry, shape);
  const { kind } = entry.cause;
  const from = `vitrine/react/${service}`;
  if (kind === 'call')
    return `import { ${hook} } from 'vitrine/react';\n\n// The room behind this hook makes the call when it is needed.\n${hook}();\n`;
  const path = inPath.map(([, value]) => literal(value));
  if (kind === 'mutation') {
    const variables = Object.fromEntries([
      ...inPath,
      ...(body === undefined ? [] : [['data', body] as const]),
      ...(params ? [['params', params] as const] : []),
    ]);
    const given = Object.keys(variables).length === 0 ? '' : literal(variables);
    return `import { ${hook} } from '${from}';\n\nconst { mutate } = ${hook}();\nmutate(${given});\n`;
  }
  const args = [
    ...path,
    ...(body === undefined ? [] : [literal(body)]),
    ...(params ? [literal(params)] : []),
  ].join(', ');
  if (kind === 'pages')
    return `import { useInfiniteQuery } from '@tanstack/react-query';\nimport { ${operation}Pages } from '${from}';\n\nconst { data } = useInfiniteQuery(${operation}Pages(${args}));\n`;
  return `import { ${hook} } from '${from}';\n\nconst { data } = ${hook}(${args});\n`;
};
