import type { QueryKey } from '@tanstack/react-query';

/** The call that a generated key belongs to: it begins with the path, and for a POST with the method before it. */
const callOf = ([first, second]: QueryKey): string =>
  first === 'POST' ? `POST ${second as string}` : `GET ${first as string}`;

/**
 * A filter for every cached query of some calls, whatever their parameters: `queriesOf('/v1/products/{id}')`, or with
 * the method, which tells it from another call: `queriesOf('GET /v1/products/{id}')`. The key of a generated query
 * holds the path as one text with the parameters in it, so that no prefix would match.
 */
export const queriesOf = (
  ...calls: readonly string[]
): { predicate: (query: { queryKey: QueryKey }) => boolean } => {
  const patterns = calls.map((call) => (call.startsWith('/') ? `\\w+ ${call}` : call)).join('|');
  const pattern = new RegExp(`^(${patterns.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')})$`);
  return { predicate: ({ queryKey }) => pattern.test(callOf(queryKey)) };
};
