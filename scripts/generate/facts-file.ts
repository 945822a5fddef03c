import type { Operation } from './description.ts';
import { pascal } from './names.ts';

/** `facts.ts` of a service: what the raw face, the pager and the documentation know of each operation. */
export const factsFile = (service: string, operations: readonly Operation[]): string => {
  const entries = operations.map(
    ({ id, method, path, repeat, identity, errors, invalidates, packed, longQuery, pathDefaults }) =>
      `    ${id}: ${JSON.stringify({ method, path, repeat, identity, errors, invalidates, ...(packed && { packed, longQuery }), ...(Object.keys(pathDefaults).length > 0 && { pathDefaults }) })},`,
  );
  const unions = operations.map(
    ({ id, errors }) =>
      `/** The application codes that the description gives for \`${id}\`. */\n` +
      `export type ${pascal(id)}ErrorCode = ${errors.map((code) => `'${code}'`).join(' | ') || 'never'};`,
  );
  return `/** What the policy and the documentation know of each operation. */
export const facts = {
  service: '${service}',
  operations: {
${entries.join('\n')}
  },
} as const;

${unions.join('\n\n')}
`;
};
