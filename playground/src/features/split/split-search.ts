import { type IdentityId, identityIds } from '../../site/identities.ts';

/** Which page is shown twice, and to whom. */
export interface SplitSearch {
  readonly left?: IdentityId | undefined;
  readonly right?: IdentityId | undefined;
  /** A path of the playground. */
  readonly page?: string | undefined;
}

const identityOf = (value: unknown): IdentityId | undefined => identityIds.find((id) => id === value);

/** Reads the address of the split view; only pages of the playground itself can be shown. */
export const parseSplitSearch = ({ left, right, page }: Record<string, unknown>): SplitSearch => ({
  ...(identityOf(left) && { left: identityOf(left) }),
  ...(identityOf(right) && { right: identityOf(right) }),
  ...(typeof page === 'string' && /^\/(?![/\\])/.test(page) && { page }),
});
