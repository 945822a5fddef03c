import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every notification of the platform with what it tells, in the order of the description. */
export const notificationTypes = (project: string): Record<string, string> => {
  const source = readFileSync(join(project, 'generated/notifications/notifications.ts'), 'utf8');
  const table = source.slice(source.indexOf('interface NotificationByType'), source.indexOf('\n}\n'));
  return Object.fromEntries(
    [...table.matchAll(/\/\*\* (.+) \*\/\n {2}'([^']+)':/g)].map(([, about = '', type = '']) => [
      type,
      about,
    ]),
  );
};
