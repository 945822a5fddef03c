import { type IdentityId, identityIds } from '../../site/identities.ts';

/** Search parameters of the split view: the page and both identities. */
export interface SplitSearch {
  readonly left?: IdentityId | undefined;
  readonly right?: IdentityId | undefined;
  /** A path within the playground. */
  readonly page?: string | undefined;
}

const identityOf = (value: unknown): IdentityId | undefined => identityIds.find((id) => id === value);

/** Parses the address of the split view; only pages of the playground itself are accepted. */
export const parseSplitSearch = ({ left, right, page }: Record<string, unknown>): SplitSearch => ({
  ...(identityOf(left) && { left: identityOf(left) }),
  ...(identityOf(right) && { right: identityOf(right) }),
  ...(typeof page === 'string' && /^\/(?![/\\])/.test(page) && { page }),
});
