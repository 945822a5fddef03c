import type { Operation } from './description.ts';
import { camel } from './names.ts';

/** `service.ts`: the raw face of a service, which weighs something only in clients that are given it. */
export const serviceFile = (name: string, operations: readonly Operation[]): string => {
  const property = camel(name);
  const constant = operations.some(({ id }) => id === property) ? `${property}Service` : property;
  return `import { createFace } from '../../src/transport/face.ts';
import type { Service } from '../../src/transport/service-facts.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

/** The raw face: \`createClient({ services: [${constant}] })\` gives \`site.${property}.GET\`, typed by path. */
export const ${constant}: Service<'${property}', paths> = {
  property: '${property}',
  face: (client) => createFace<paths>(client, facts),
};
`;
};
