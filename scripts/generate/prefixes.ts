import type { Description } from './nodes.ts';
import { Problem } from './problem.ts';

const hostKinds = ['api', 'other', 'manage', 'www', 'editor'] as const;

/** Prefix of a path, by kind of host. */
export type Prefixes = Readonly<Record<(typeof hostKinds)[number], string>>;

/** `x-prefixes` of a description. The keys of `exceptions` are the beginnings of paths. */
export type GivenPrefixes = Partial<Prefixes> & { readonly exceptions?: Record<string, Partial<Prefixes>> };

/**
 * The prefixes of a service. If the description omits a kind of host, it has the prefix of `other`.
 * @throws Problem if there are none, or if a kind of host is unknown.
 */
export const prefixesOf = (name: string, description: Description): Prefixes => {
  const { exceptions: _, ...given } = givenBy(name, description);
  checkKinds(name, given);
  const { other = '' } = given;
  return { api: other, other, manage: other, www: other, editor: other, ...given };
};

/**
 * The exceptions of a service: beginnings of paths, with their prefixes. If an exception omits a kind of host, it has
 * the prefix of the service.
 * @throws Problem if an exception matches no path, or if a kind of host is unknown.
 */
export const exceptionsOf = (name: string, description: Description): [start: string, Prefixes][] =>
  Object.entries(givenBy(name, description).exceptions ?? {}).map(([start, given]) => {
    checkKinds(name, given);
    if (!Object.keys(description.paths ?? {}).some((path) => path.startsWith(start)))
      throw new Problem(`spec/${name}.yaml: no path begins with "${start}", an exception of "x-prefixes".`);
    return [start, { ...prefixesOf(name, description), ...given }];
  });

/**
 * The prefixes of a path on the API host and on any other host; undefined if both are empty.
 * @throws Problem as {@link exceptionsOf} and {@link prefixesOf} do.
 */
export const prefixesFor = (
  name: string,
  description: Description,
  path: string,
): readonly string[] | undefined => {
  // A service without prefixes is rejected later, by {@link prefixesOf}.
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
    throw new Problem(`spec/${name}.yaml: "${odd}" is not a kind of host. Known: ${hostKinds.join(', ')}.`);
};
