import type { Operation } from './description.ts';
import { camel } from './names.ts';
import { literal } from './text.ts';

/**
 * `openapi.ts`: the openapi-fetch client of a service, apart from the named operations, because a bundle needs one of
 * the two. The paths that visitors and members may call are written out, so that the compiler computes nothing.
 */
export const openapiFile = (name: string, operations: readonly Operation[]): string => {
  const constant = `${camel(name)}Service`;
  const open = operations.filter(isPublic);
  const types = ['paths', ...(open.length < operations.length ? ['PublicPaths'] : [])];
  return `import type { Service } from '../../src/core/openapi/service.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

export { openApiClient } from '../../src/core/openapi/openapi-client.ts';
${open.length < operations.length ? publicPaths(open) : ''}
/** The service for \`openApiClient(site, ${constant})\`, which gives calls that are typed by path. */
export const ${constant}: Service<${types.join(', ')}> = facts;
`;
};

/** Whether a visitor or a member may call, or the call needs no identity. */
const isPublic = ({ identity }: Operation): boolean =>
  identity.length === 0 || identity.includes('visitor') || identity.includes('member');

const publicPaths = (operations: readonly Operation[]): string => {
  const methods = new Map<string, string[]>();
  for (const { path, method } of operations)
    methods.set(path, [...(methods.get(path) ?? []), literal(method.toLowerCase())]);
  const entries = [...methods].map(
    ([path, names]) =>
      `  ${literal(path)}: Pick<paths[${literal(path)}], 'parameters' | ${names.join(' | ')}>;`,
  );
  return `
/** The calls that visitors and members may make. A client with one of these identities offers only these calls. */
export interface PublicPaths {
${entries.join('\n')}
}
`;
};
