import { createStore } from '../../lib/store.ts';

/** Who calls on the screens of the owner's area: the owner, or whoever is browsing. */
export type OwnerAreaIdentity = 'owner' | 'browsing';

/** Lets the same screens be seen without the owner's rights, so that a refusal can be looked at. */
export const ownerAreaIdentity = createStore<OwnerAreaIdentity>('owner');
