import type { Description } from './description.ts';
import { Problem } from './problem.ts';

const hostKinds = ['api', 'other', 'manage', 'www', 'editor'] as const;

/** `services.ts`: the path prefix of each service by kind of host (spec/README.md, `x-prefixes`). */
export const servicesFile = (services: { name: string; description: Description }[]): string => {
  const rows = services.map(
    ({ name, description }) => `  '${name}': ${JSON.stringify(prefixesOf(name, description))},`,
  );
  return `/**
 * Path prefix by kind of host, in this order: ${hostKinds.join(', ')}.
 * A kind that is not there has the prefix of \`other\`.
 */
export const prefixes = {
${rows.join('\n')}
} as const;

export type ServiceName = keyof typeof prefixes;
`;
};

const prefixesOf = (name: string, description: Description): string[] => {
  const given = description['x-prefixes'];
  if (!given) throw new Problem(`spec/${name}.yaml needs "x-prefixes" at its root (see spec/README.md).`);
  const odd = Object.keys(given).find((kind) => !hostKinds.some((known) => known === kind));
  if (odd)
    throw new Problem(`spec/${name}.yaml: "${odd}" is no kind of host. Known: ${hostKinds.join(', ')}.`);
  const { other = '' } = given;
  const all = hostKinds.map((kind) => given[kind] ?? other);
  while (all.length > 2 && all.at(-1) === other) all.pop();
  return all;
};
