import { createStore } from '../../lib/store.ts';

/** Identity that the owner's area calls as: the owner, or the current identity of the playground. */
export type OwnerAreaIdentity = 'owner' | 'browsing';

/** Shows the same screens without the owner's rights, to see how calls are rejected. */
export const ownerAreaIdentity = createStore<OwnerAreaIdentity>('owner');
