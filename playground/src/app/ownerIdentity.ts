import { createStore } from '../lib/store.ts';

/** Who calls on the screens of the owner's area: the owner, or the visitor who browses the shop. */
export type OwnerAreaIdentity = 'owner' | 'visitor';

/** Lets the same screens be seen without the owner's rights, so that a refusal can be looked at. */
export const ownerAreaIdentity = createStore<OwnerAreaIdentity>('owner');
