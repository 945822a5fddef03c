/** Who the playground can be browsed as; each has a client, a storage and a cache of its own. */
export const identityIds = ['a', 'b', 'member', 'pending', 'owner', 'app'] as const;

export type IdentityId = (typeof identityIds)[number];

/** The one of an address that names none. */
export const DEFAULT_IDENTITY: IdentityId = 'a';

/** The password of every member that the sandbox begins with; no secret. */
export const SAMPLE_PASSWORD = 'sandbox-password';

/** Members of the sandbox that an identity signs in as by itself. */
export const sampleMembers: Partial<Record<IdentityId, { readonly name: string; readonly email: string }>> = {
  member: { name: 'Ada Berg', email: 'ada@example.org' },
  pending: { name: 'Otto Falk', email: 'otto@example.org' },
};

/** What stands before the keys under which an identity keeps its tokens. */
export const storagePrefix = (id: IdentityId): string =>
  id === DEFAULT_IDENTITY ? 'vitrine:' : `vitrine:${id}:`;

/** Forgets the tokens of every identity: a site that starts over does not know them any more. */
export const forgetIdentities = (): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(storagePrefix(DEFAULT_IDENTITY))) localStorage.removeItem(key);
  } catch {
    // Storage may be blocked; then nothing was kept.
  }
};
