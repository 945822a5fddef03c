import { gzipSync } from 'node:zlib';
import type { Measured } from '../budgets/figures.ts';
import { type Budget, budgets } from './budgets.ts';
import { bundled } from './bundle.ts';
import { pageScripts } from './page.ts';

/** kB of a bundle, minified and compressed. */
export const sizeOf = async ({ code, page }: Pick<Budget, 'code' | 'page'>): Promise<number> =>
  gzipSync(await (page === undefined ? bundled(code) : pageScripts(page)), { level: 9 }).length / 1000;

/** The sizes that are compared with the sizes of the peers. */
export const budgetSizes = async (): Promise<Measured> => {
  const sizes: [string, number][] = [];
  for (const budget of budgets) if (budget.id !== undefined) sizes.push([budget.id, await sizeOf(budget)]);
  return Object.fromEntries(sizes);
};
