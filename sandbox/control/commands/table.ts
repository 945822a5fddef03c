import { ownValue } from '../../engine/values/objects.ts';
import type { SandboxRequest } from '../../engine/wire.ts';
import type { Command } from './command.ts';

/** Control calls by their names. */
export type Commands = Readonly<Record<string, Command>>;

export const tableOf = (commands: readonly Command[]): Commands =>
  Object.fromEntries(commands.map((command) => [command.name, command]));

/** Whether a path belongs to the control calls. */
export const isControlPath = (path: string): boolean => path === '/sandbox' || path.startsWith('/sandbox/');

/** The method and the path of a control call. */
export const calledName = ({ method, url }: Pick<SandboxRequest, 'method' | 'url'>): string =>
  `${method === 'HEAD' ? 'GET' : method} ${url.pathname.replace(/\/$/, '')}`;

/** The control call with a name, whose last segment may be an id. */
export const commandOf = (commands: Commands, name: string): Command | undefined =>
  ownValue(commands, name) ?? ownValue(commands, name.replace(/\/[^/]+$/, '/{id}'));
