import { prefixes as table, type ServiceName } from '../../generated/services.ts';
import type { PrefixOverrides } from './prefix.ts';

/** Hosts that count as others. */
const ALIASES: Readonly<Record<string, string>> = {
  'payments.base44.com': 'manage.wix.com',
  'create.editorx.com': 'editor.editorx.com',
};

/** Columns of the prefix table beside those for the API host and for any other host. */
const COLUMNS: Readonly<Record<string, number>> = { manage: 2, www: 3, editor: 4 };

/**
 * The path prefixes for pages of the platform itself, such as its dashboard (`manage.…`) or its editor; nothing for all
 * other hosts, where a client finds them by itself (reference: hosts and path prefixes).
 * A function of its own, because few need it: `createClient({ host, prefixes: platformPrefixes(host) })`.
 */
export const platformPrefixes = (host: string): PrefixOverrides => {
  const { hostname } = new URL(host);
  const name = ALIASES[hostname] ?? hostname;
  const label = /([^.]+)\.(?:wix|editorx)\.com$/.exec(name)?.[1];
  if (!label) return {};
  const column = COLUMNS[label] ?? 3;
  const rows = Object.entries<readonly string[]>(table);
  return Object.fromEntries(
    rows.map(([service, row]) => [service as ServiceName, row[column] ?? row[1] ?? '']),
  );
};
