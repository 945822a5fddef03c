import type { Group, Measured } from '../budgets/figures.ts';
import { budgetSizes } from '../size/budget-sizes.ts';
import { inProcess } from './calls.ts';
import { installation } from './installation.ts';
import { coldStartRatios, generation, projectTypeCheck, userTypeCheck } from './processes.ts';
import { behindPort } from './sandbox.ts';
import { tokenCounts } from './tokens.ts';

/** What measures the figures of each group. */
export const groups: Readonly<Record<Group, () => Promise<Measured>>> = {
  sizes: budgetSizes,
  install: installation,
  calls: inProcess,
  tokens: tokenCounts,
  sandbox: behindPort,
  starts: coldStartRatios,
  types: async () => ({ typeSeconds: await userTypeCheck() }),
  project: async () => ({ generate: await generation(), check: await projectTypeCheck() }),
};
