import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The facts of a call in `generated/operations.tsv` by which a request is recognized. */
export interface Described {
  readonly id: string;
  readonly service: string;
  readonly method: string;
  /** Template of the path without the public prefix of its service. */
  readonly path: string;
}

export const describedCalls = (project: string): Described[] =>
  readFileSync(join(project, 'generated/operations.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [service = '', id = '', method = '', path = ''] = line.split('\t');
      return { id, service, method, path };
    });

const literals = ({ path }: Described): number =>
  path.split('/').filter((part) => !part.startsWith('{')).length;

/**
 * Finds the call behind `POST /some-prefix/v1/carts/current/add-to-cart`: a template that fits the end of the path; of
 * several the one with the most literal segments, as the platform's own router decides.
 */
export const operationFinder = (calls: readonly Described[]) => {
  const patterns = calls
    .toSorted((left, right) => literals(right) - literals(left))
    .map((call) => ({
      call,
      pattern: new RegExp(
        `^${call.method} (/.*)?${call.path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`,
      ),
    }));
  return (request: string): Described | undefined =>
    patterns.find(({ pattern }) => pattern.test(request))?.call;
};
