/** Identities to browse as; each has its own client, storage and cache. */
export const identityIds = ['a', 'b', 'member', 'pending', 'owner', 'app'] as const;

export type IdentityId = (typeof identityIds)[number];

/** The identity of an address without `as`. */
export const DEFAULT_IDENTITY: IdentityId = 'a';

/** The password of every member in the sandbox's seeds; not a secret. */
export const SAMPLE_PASSWORD = 'sandbox-password';

/** Sandbox members that an identity signs in as automatically. */
export const sampleMembers: Partial<Record<IdentityId, { readonly name: string; readonly email: string }>> = {
  member: { name: 'Ada Berg', email: 'ada@example.org' },
  pending: { name: 'Otto Falk', email: 'otto@example.org' },
};

/** Prefix of the storage keys for the tokens of an identity. */
export const storagePrefix = (id: IdentityId): string =>
  id === DEFAULT_IDENTITY ? 'vitrine:' : `vitrine:${id}:`;

/** Deletes the tokens of every identity: a restarted site no longer knows them. */
export const forgetIdentities = (): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(storagePrefix(DEFAULT_IDENTITY))) localStorage.removeItem(key);
  } catch {
    // If storage is blocked, no token was stored.
  }
};
