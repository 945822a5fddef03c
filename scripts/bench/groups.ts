import type { Group } from '../budgets/figure.ts';
import type { Outcome } from '../budgets/outcome.ts';
import { budgetSizes } from '../size/budget-sizes.ts';
import { calls } from './calls.ts';
import { installation } from './installation.ts';
import { sandbox } from './sandbox.ts';
import { starts } from './starts.ts';
import { types } from './types.ts';
import type { UserProject } from './user-project.ts';
import { wholeProject } from './whole-project.ts';

/** The measurement of each group. */
export const groups: Readonly<Record<Group, (project: UserProject) => Promise<Outcome>>> = {
  sizes: async () => ({ figures: await budgetSizes() }),
  install: installation,
  types,
  calls,
  tokens: async (project) => {
    const { tokenRequests, identities } = await project.measured('tokens');
    return { figures: { tokenRequests, identities } };
  },
  starts,
  sandbox,
  project: wholeProject,
};
