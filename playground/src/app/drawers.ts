import { createStore } from '../lib/store.ts';

/** Whether the developer drawer is open. */
export const developerOpen = createStore(false);

/** Whether the cart drawer is open. */
export const cartOpen = createStore(false);
