import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Webhook } from './description.ts';
import { readable, stripBanner } from './finish.ts';
import { looseSchemas } from './loose-answers.ts';
import { notificationsFile, notificationUnion } from './notifications-file.ts';

/** Turns the generators' output for a description that has only webhooks into its final files. */
export const finishNotifications = (
  folder: string,
  heading: string,
  webhooks: readonly Webhook[],
  received: ReadonlySet<string>,
): void => {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), heading + text);
  rmSync(join(folder, 'operations.ts'), { force: true });
  write(
    'zod.ts',
    looseSchemas(readable(stripBanner(readFileSync(join(folder, 'zod.ts'), 'utf8'))), received) +
      notificationUnion(webhooks),
  );
  write('notifications.ts', notificationsFile(webhooks));
  write('index.ts', indexFile);
};

const indexFile = `export type { webhooks } from './paths.ts';
export type * from './types.ts';
export * from './notifications.ts';
`;
