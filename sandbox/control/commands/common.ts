import { faultCommands } from './faults.ts';
import { mailCommands } from './mail.ts';
import { notificationCommands } from './notifications.ts';
import { siteCommands } from './site.ts';
import { stateCommands } from './state.ts';
import { tableOf } from './table.ts';
import { tokenCommands } from './tokens.ts';
import { webhookCommands } from './webhooks.ts';

/** The control calls that need no other code than the platform itself. */
export const commonCommands = tableOf([
  ...stateCommands,
  ...siteCommands,
  ...tokenCommands,
  ...faultCommands,
  ...mailCommands,
  ...notificationCommands,
  ...webhookCommands,
]);
