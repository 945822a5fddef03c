import { later } from '../lib/later.ts';

export const MoneySwitch = later(() => import('./money-switch.tsx'));

/** Loads the part of the frame that every page shows at once; vite/page-preloads.ts asks for it early. */
export const loadFirstView = (): Promise<unknown> => MoneySwitch.load();
