import { gzipSync } from 'node:zlib';
import type { Measured } from '../budgets/figures.ts';
import { budgets } from './budgets.ts';
import { bundled } from './bundle.ts';

/** kB of a bundle, minified and compressed. */
export const sizeOf = async (code: string): Promise<number> =>
  gzipSync(await bundled(code), { level: 9 }).length / 1000;

/** The sizes that are compared with those of others. */
export const budgetSizes = async (): Promise<Measured> => {
  const sizes: [string, number][] = [];
  for (const { id, code } of budgets) if (id !== undefined) sizes.push([id, await sizeOf(code)]);
  return Object.fromEntries(sizes);
};
