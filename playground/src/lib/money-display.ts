import { createStore } from './store.ts';

/** How currencies are named. */
export const moneyDisplays = ['symbol', 'code', 'name'] as const;
export type MoneyDisplay = (typeof moneyDisplays)[number];

/** The chosen way to name currencies, for this visit. */
export const moneyDisplay = createStore<MoneyDisplay>('symbol');
