import { later } from '../lib/later.ts';

export const LayerChoice = later(() => import('./layer-choice.tsx'));
export const MoneySwitch = later(() => import('./money-switch.tsx'));

/** Loads the parts of the frame that every page shows at once; vite/page-preloads.ts asks for them early. */
export const loadFirstView = (): Promise<unknown> => Promise.all([LayerChoice.load(), MoneySwitch.load()]);
