import type { OperationFacts } from './types.ts';

/** Facts of a token request. */
export const tokenFacts: Omit<OperationFacts, 'repeat'> = {
  id: 'createToken',
  service: 'oauth2',
  credentials: true,
  identity: [],
};

/**
 * Whether a request is a token request. A layer that delays calls must let it pass, because the
 * calls wait for its token.
 */
export const isTokenRequest = ({ facts }: { readonly facts: OperationFacts }): boolean =>
  facts.service === tokenFacts.service && facts.id === tokenFacts.id;
