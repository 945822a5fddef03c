import { createStore } from './store.ts';

/** Whether the developer drawer is open. */
export const developerOpen = createStore(false);

/** Id of the panel that the developer drawer shows; see features/developer/panels.ts. */
export const developerPanel = createStore('log');

/** Id of the row of the request log whose call a person followed to another panel. */
export const openRow = createStore(0);

/** Windows in which the developer drawer stands beside the page. */
export const WIDE = '(min-width: 1100px)';

/** The layer that narrow windows show in place of the screen, and the path of the page that shows it. */
export const openLayer = createStore<{ readonly id: 'screen' | 'code' | 'wire'; readonly on: string }>({
  id: 'screen',
  on: '/',
});

/** Whether the cart drawer is open. */
export const cartOpen = createStore(false);

/** Whether an add to the cart waits for its response. */
export const cartAdding = createStore(false);

/** Whether the list of keyboard shortcuts is open. */
export const shortcutsOpen = createStore(false);

/** Whether an add has opened the cart: its response has the whole cart, so that the drawer need not read it again. */
export const openedByAdd = createStore(false);
