import { createStore } from './store.ts';

/** Ways to display a currency. */
export const moneyDisplays = ['symbol', 'code', 'name'] as const;
export type MoneyDisplay = (typeof moneyDisplays)[number];

/** The chosen currency display, for this visit. */
export const moneyDisplay = createStore<MoneyDisplay>('symbol');
