import type { Operation } from './description.ts';
import { camel } from './names.ts';

/**
 * `openapi.ts`: the openapi-fetch client of a service, a separate entry so that only clients that import it contain it.
 * The paths that visitors and members may call are written out, so that the compiler need not compute them.
 */
export const openapiFile = (name: string, operations: readonly Operation[]): string => {
  const property = camel(name);
  const constant = operations.some(({ id }) => id === property) ? `${property}Service` : property;
  const open = operations.filter(isPublic);
  const types = [`'${property}'`, 'paths', ...(open.length < operations.length ? ['PublicPaths'] : [])];
  return `import { createFace } from '../../src/core/face.ts';
import type { Service } from '../../src/core/service-facts.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

export { facts };
${open.length < operations.length ? publicPaths(open) : ''}
/** The openapi-fetch client: \`createClient({ services: [${constant}] })\` adds \`site.${property}.GET\`, typed by path. */
export const ${constant}: Service<${types.join(', ')}> = {
  property: '${property}',
  face: (client) => createFace<paths>(client, facts),
};
`;
};

/** Whether visitors, members or any callers may make the call. */
const isPublic = ({ identity }: Operation): boolean =>
  identity.length === 0 || identity.includes('visitor') || identity.includes('member');

const publicPaths = (operations: readonly Operation[]): string => {
  const methods = new Map<string, string[]>();
  for (const { path, method } of operations)
    methods.set(path, [...(methods.get(path) ?? []), `'${method.toLowerCase()}'`]);
  const entries = [...methods].map(
    ([path, names]) => `  '${path}': Pick<paths['${path}'], 'parameters' | ${names.join(' | ')}>;`,
  );
  return `
/** The calls that visitors and members may make. The types of a client for visitors and members offer only these. */
export interface PublicPaths {
${entries.join('\n')}
}
`;
};
