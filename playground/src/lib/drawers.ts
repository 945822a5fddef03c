import { createStore, type Store } from './store.ts';

/** The panels of the developer drawer, in order. */
export const panelIds = ['code', 'log', 'break', 'sandbox'] as const;

export type PanelId = (typeof panelIds)[number];

const isPanel = (id: unknown): id is PanelId => panelIds.some((one) => one === id);

/** A store whose value survives a reload of the tab, if the browser lets the page keep it. */
const keptStore = <T>(key: string, initial: T, isValid: (value: unknown) => value is T): Store<T> => {
  const kept = (): T => {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      return isValid(value) ? value : initial;
    } catch {
      return initial;
    }
  };
  const store = createStore(kept());
  store.subscribe(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(store.get()));
    } catch {
      // The browser keeps nothing for this page.
    }
  });
  return store;
};

/** Whether the developer drawer is open. */
export const developerOpen = keptStore(
  'vitrine-developer-open',
  false,
  (value): value is boolean => typeof value === 'boolean',
);

/** The panel that the developer drawer shows. */
export const developerPanel = keptStore<PanelId>('vitrine-developer-panel', 'log', isPanel);

/** Opens a panel of the developer drawer. */
export const showPanel = (panel: PanelId): void => {
  developerPanel.set(panel);
  developerOpen.set(true);
};

/** Id of the row of the request log whose call a person followed to another panel. */
export const openRow = createStore(0);

/** Windows in which the developer drawer stands beside the page. */
export const WIDE = '(min-width: 1100px)';

/** Whether the cart drawer is open. */
export const cartOpen = createStore(false);

/** Whether an add to the cart waits for its response. */
export const cartAdding = createStore(false);

/** Whether the list of keyboard shortcuts is open. */
export const shortcutsOpen = createStore(false);

/** Whether an add has opened the cart: its response has the whole cart, so that the drawer need not read it again. */
export const openedByAdd = createStore(false);
