import type { Description } from './description.ts';
import { Problem } from './problem.ts';

const hostKinds = ['api', 'other', 'manage', 'www', 'editor'] as const;

type Prefixes = Record<(typeof hostKinds)[number], string>;

interface Described {
  readonly name: string;
  readonly description: Description;
}

/** `services.ts`: the path prefix of each service on the API host and on any other host; every client carries it. */
export const servicesFile = (services: readonly Described[]): string =>
  `/** Path prefix of each service: on the platform's API host, and on any other host. */
export const prefixes = {
${rows(services, ({ api, other }) => [api, other])}
} as const;

export type ServiceName = keyof typeof prefixes;
`;

/** `platform-hosts.ts`: the prefixes on the platform's own sites, apart, because few clients need them. */
export const platformHostsFile = (services: readonly Described[]): string =>
  `/** Path prefix of each service on the platform's own sites: manage.*, www.*, editor.*. */
export const platformHosts = {
${rows(services, ({ manage, www, editor }) => [manage, www, editor])}
} as const;
`;

const rows = (services: readonly Described[], columns: (prefixes: Prefixes) => readonly string[]): string =>
  services
    .map(({ name, description }) => `  '${name}': ${JSON.stringify(columns(prefixesOf(name, description)))},`)
    .join('\n');

/** A kind of host that the description leaves out has the prefix of `other`. */
const prefixesOf = (name: string, description: Description): Prefixes => {
  const given = description['x-prefixes'];
  if (!given) throw new Problem(`spec/${name}.yaml needs "x-prefixes" at its root (see spec/README.md).`);
  const odd = Object.keys(given).find((kind) => !hostKinds.some((known) => known === kind));
  if (odd)
    throw new Problem(`spec/${name}.yaml: "${odd}" is no kind of host. Known: ${hostKinds.join(', ')}.`);
  const { other = '' } = given;
  return { api: other, other, manage: other, www: other, editor: other, ...given };
};
