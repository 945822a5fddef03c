import { settingsSchema } from '../settings-schema.ts';
import { violationsIn } from '../validate.ts';
import { command, type Command, ControlError } from './command.ts';

/** Control calls about the site: its settings and its orders. */
export const siteCommands: readonly Command[] = [
  command({
    name: 'GET /sandbox/orders',
    about: 'the orders that were placed',
    run: ({ sandbox }) => ({ orders: sandbox.orders }),
  }),
  command({
    name: 'POST /sandbox/settings',
    about: 'switches of the site; gives all of them as they are then',
    example: { strict: true },
    run: ({ world: { state }, body }) => {
      const violations = violationsIn(settingsSchema, body);
      if (violations.length > 0)
        throw new ControlError(
          400,
          `${violations.map(({ field, description }) => `${field} ${description}`).join('; ')}. The settings are: ${Object.keys(state.settings).join(', ')}.`,
        );
      Object.assign(state.settings, body);
      return state.settings;
    },
  }),
];
