import { settingsProblem } from '../../engine/settings-problem.ts';
import { command, type Command, ControlError } from './command.ts';

/** Control calls about the site: its settings and its orders. */
export const siteCommands: readonly Command[] = [
  command({
    name: 'GET /sandbox/orders',
    about: 'lists the placed orders of the shop; GET /v1/orders lists ticket orders',
    run: ({ sandbox }) => ({ orders: sandbox.orders }),
  }),
  command({
    name: 'POST /sandbox/settings',
    about: 'changes settings of the site; returns all settings after the change',
    example: { strict: true },
    run: ({ world: { state }, body }) => {
      const wrong = settingsProblem(body);
      if (wrong !== undefined) throw new ControlError(400, wrong);
      Object.assign(state.settings, body);
      if (Object.hasOwn(body, 'catalogVersion')) delete state.catalogMoved;
      return state.settings;
    },
  }),
];
