import type { Description } from './description.ts';
import { literal, unionOf } from './text.ts';
import { exceptionsOf, type Prefixes, prefixesOf } from './prefixes.ts';

interface Described {
  readonly name: string;
  readonly description: Description;
}

/** `services.ts`: the names of the services that have operations. */
export const servicesFile = (services: readonly Described[]): string =>
  `/** Name of a service, as in the file name of its description. */
export type ServiceName = ${unionOf(services.map(({ name }) => name)) ?? 'never'};
`;

/** `platform-hosts.ts`: the prefixes on the platform's own sites, in a separate file because few clients need them. */
export const platformHostsFile = (services: readonly Described[]): string =>
  `/** Path prefix of each service on the platform's own sites: manage.*, www.*, editor.*. */
export const platformHosts = {
${services.map(({ name, description }) => row(name, sites(prefixesOf(name, description)))).join('\n')}
} as const;

/** Exceptions: beginnings of paths whose prefixes on these sites differ from those of their service. */
export const platformExceptions = {
${services.flatMap(exceptions).join('\n')}
} as const;
`;

const sites = ({ manage, www, editor }: Prefixes): string[] => [manage, www, editor];

const row = (key: string, columns: readonly string[]): string => `  ${literal(key)}: ${literal(columns)},`;

const exceptions = ({ name, description }: Described): string[] => {
  const rows = exceptionsOf(name, description).map(([start, prefixes]) => row(start, sites(prefixes)));
  return rows.length > 0 ? [`  ${literal(name)}: {\n${rows.join('\n')}\n  },`] : [];
};
