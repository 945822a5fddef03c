import { camel } from './names.ts';

/** `service.ts`: the raw face of a service, which weighs something only in clients that are given it. */
export const serviceFile = (
  name: string,
): string => `import { createFace } from '../../src/transport/face.ts';
import type { Service } from '../../src/transport/service-facts.ts';
import { facts } from './facts.ts';
import type { paths } from './paths.ts';

/** The raw face: \`createClient({ services: [${camel(name)}] })\` gives \`site.${camel(name)}.GET\`, typed by path. */
export const ${camel(name)}: Service<'${camel(name)}', paths> = {
  property: '${camel(name)}',
  face: (client) => createFace<paths>(client, facts),
};
`;
