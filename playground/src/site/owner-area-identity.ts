import { createStore } from '../lib/store.ts';

/** Identity that the owner's area calls as: the owner, or the current identity of the playground. */
export type OwnerAreaIdentity = 'owner' | 'browsing';

/**
 * The current identity of the owner's area. With `browsing` the screens stay the same, and calls without the owner's
 * rights are rejected.
 */
export const ownerAreaIdentity = createStore<OwnerAreaIdentity>('owner');
