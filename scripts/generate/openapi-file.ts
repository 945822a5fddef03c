import type { Operation } from './description.ts';
import { camel } from './names.ts';

/**
 * `openapi.ts`: the raw face of a service, which weighs something only in clients that are given it. The paths that
 * visitors and members may call are written out, so that the compiler has nothing to compute.
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
/** The raw face: \`createClient({ services: [${constant}] })\` gives \`site.${property}.GET\`, typed by path. */
export const ${constant}: Service<${types.join(', ')}> = {
  property: '${property}',
  face: (client) => createFace<paths>(client, facts),
};
`;
};

/** Whether a visitor or a member may call, or nobody needs to be known. */
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
/** The calls that visitors and members may make; a client that can be nobody else is offered these alone. */
export interface PublicPaths {
${entries.join('\n')}
}
`;
};
