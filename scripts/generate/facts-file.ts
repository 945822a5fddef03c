import type { Operation } from './description.ts';
import { pascal } from './names.ts';
import { literal, unionOf } from './text.ts';

/** The facts of an operation: the facts for sending it, its error codes, and the reads that it makes stale. */
export const requestFacts = ({
  method,
  path,
  repeat,
  credentials,
  isPublic,
  identity,
  elevated,
  errors,
  invalidates,
  packed,
  longQuery,
  page,
  fieldMask,
  pathDefaults,
  prefixes,
}: Operation): object => ({
  method,
  path,
  repeat,
  ...(credentials && { credentials }),
  ...(isPublic && { public: true }),
  identity,
  ...filled({ elevated }),
  errors,
  invalidates,
  ...(packed && { packed }),
  longQuery,
  ...(page && { page }),
  ...(fieldMask && { fieldMask }),
  ...filled({ pathDefaults }),
  prefixes,
});

/** `facts.ts` of a service: the facts of each operation, for the openapi-fetch client, the pagers and the documentation. */
export const factsFile = (service: string, operations: readonly Operation[]): string => {
  const entries = operations.map((operation) => `    ${operation.id}: ${literal(requestFacts(operation))},`);
  const unions = operations.map(
    ({ id, errors }) =>
      `/** The application codes that the description lists for \`${id}\`. */\n` +
      `export type ${pascal(id)}ErrorCode = ${unionOf(errors) ?? 'never'};`,
  );
  return `/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: ${literal(service)},
  operations: {
${entries.join('\n')}
  },
} as const;

${unions.join('\n\n')}
`;
};

/** An object without its empty members. */
const filled = (members: Record<string, object>): object =>
  Object.fromEntries(Object.entries(members).filter(([, member]) => Object.keys(member).length > 0));
