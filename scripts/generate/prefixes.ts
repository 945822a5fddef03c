import type { Description } from './nodes.ts';
import { Problem } from './problem.ts';

const hostKinds = ['api', 'other', 'manage', 'www', 'editor'] as const;

/** What stands before a path, by kind of host. */
export type Prefixes = Readonly<Record<(typeof hostKinds)[number], string>>;

/** `x-prefixes` as the description has it; `exceptions` by how a path begins. */
export type GivenPrefixes = Partial<Prefixes> & { readonly exceptions?: Record<string, Partial<Prefixes>> };

/**
 * The prefixes of a service. A kind of host that the description leaves out has the prefix of `other`.
 * @throws Problem when there are none, or when one is for a kind of host that nobody knows.
 */
export const prefixesOf = (name: string, description: Description): Prefixes => {
  const { exceptions: _, ...given } = givenBy(name, description);
  checkKinds(name, given);
  const { other = '' } = given;
  return { api: other, other, manage: other, www: other, editor: other, ...given };
};

/**
 * The paths of a service that have other prefixes than the rest, by how they begin. A kind of host that an exception
 * leaves out has the prefix of the service.
 * @throws Problem when an exception is for no path, or for a kind of host that nobody knows.
 */
export const exceptionsOf = (name: string, description: Description): [start: string, Prefixes][] =>
  Object.entries(givenBy(name, description).exceptions ?? {}).map(([start, given]) => {
    checkKinds(name, given);
    if (!Object.keys(description.paths ?? {}).some((path) => path.startsWith(start)))
      throw new Problem(`spec/${name}.yaml: no path begins with "${start}", an exception of "x-prefixes".`);
    return [start, { ...prefixesOf(name, description), ...given }];
  });

/**
 * What stands before a path on the API host and on any other host; undefined when nothing does.
 * @throws Problem as {@link exceptionsOf} and {@link prefixesOf} do.
 */
export const prefixesFor = (
  name: string,
  description: Description,
  path: string,
): readonly string[] | undefined => {
  // What has none is refused when the prefixes of the sites are written.
  if (!description['x-prefixes']) return undefined;
  const exception = exceptionsOf(name, description).find(([start]) => path.startsWith(start))?.[1];
  const { api, other } = exception ?? prefixesOf(name, description);
  return api || other ? [api, other] : undefined;
};

const givenBy = (name: string, description: Description): GivenPrefixes => {
  const given = description['x-prefixes'];
  if (!given) throw new Problem(`spec/${name}.yaml needs "x-prefixes" at its root (see spec/README.md).`);
  return given;
};

const checkKinds = (name: string, given: object): void => {
  const odd = Object.keys(given).find((kind) => !hostKinds.some((known) => known === kind));
  if (odd)
    throw new Problem(`spec/${name}.yaml: "${odd}" is no kind of host. Known: ${hostKinds.join(', ')}.`);
};
