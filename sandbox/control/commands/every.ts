import { scenarioList } from '../../seeds/scenarios.ts';
import { command, type Command } from './command.ts';
import { faultCommands } from './faults.ts';
import { mailCommands } from './mail.ts';
import { notificationCommands } from './notifications.ts';
import { ownerCommands } from './owner.ts';
import { siteCommands } from './site.ts';
import { stateCommands } from './state.ts';
import { storeCommands } from './store.ts';
import { tableOf } from './table.ts';
import { tokenCommands } from './tokens.ts';
import { webhookCommands } from './webhooks.ts';

export { createOwner } from '../owner/owner.ts';

const commands: readonly Command[] = [
  command({
    name: 'GET /sandbox',
    about: 'this list',
    run: ({ sandbox }) => ({
      commands: Object.fromEntries(commands.map(({ name, about }) => [name, about])),
      examples: Object.fromEntries(
        commands.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
      ),
      scenarios: scenarioList,
      now: sandbox.clock.iso(),
      hash: sandbox.hash(),
    }),
  }),
  ...stateCommands,
  ...siteCommands,
  ...tokenCommands,
  ...ownerCommands,
  ...storeCommands,
  ...faultCommands,
  ...mailCommands,
  ...notificationCommands,
  ...webhookCommands,
];

/** Every control call. */
export const everyCommand = tableOf(commands);
