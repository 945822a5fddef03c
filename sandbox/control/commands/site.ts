import { settingsProblem } from '../../engine/settings-problem.ts';
import { command, type Command, ControlError } from './command.ts';

/** Control calls about the site: its settings and its orders. */
export const siteCommands: readonly Command[] = [
  command({
    name: 'GET /sandbox/orders',
    about: 'the orders of the shop that were placed; those of tickets are listed by GET /v1/orders',
    run: ({ sandbox }) => ({ orders: sandbox.orders }),
  }),
  command({
    name: 'POST /sandbox/settings',
    about: 'switches of the site; gives all of them as they are then',
    example: { strict: true },
    run: ({ world: { state }, body }) => {
      const wrong = settingsProblem(body);
      if (wrong !== undefined) throw new ControlError(400, wrong);
      Object.assign(state.settings, body);
      return state.settings;
    },
  }),
];
