import { createStore } from './store.ts';

/** Whether the developer drawer is open. */
export const developerOpen = createStore(false);

/** Id of the panel that the developer drawer shows; see features/developer/panels.ts. */
export const developerPanel = createStore('log');

/** Whether the cart drawer is open. */
export const cartOpen = createStore(false);

/** Whether an add to the cart waits for its response. */
export const cartAdding = createStore(false);

/** Whether the list of keyboard shortcuts is open. */
export const shortcutsOpen = createStore(false);
