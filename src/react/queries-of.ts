import type { QueryKey } from '@tanstack/react-query';

/**
 * A filter for every cached query of a call, whatever its parameters: `queriesOf('/v1/products/{id}')`. The key of a
 * generated query holds the call's path, which is one text with the parameters in it, so that no prefix would match.
 */
export const queriesOf = (path: string): { predicate: (query: { queryKey: QueryKey }) => boolean } => {
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return {
    predicate: ({ queryKey }) => queryKey.some((part) => typeof part === 'string' && pattern.test(part)),
  };
};
