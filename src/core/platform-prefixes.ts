import { platformExceptions, platformHosts } from '../../generated/platform-hosts.ts';
import { checkedHost, type PrefixOverrides } from './prefix.ts';

/** Hosts that count as others. */
const ALIASES: Readonly<Record<string, string>> = {
  'payments.base44.com': 'manage.wix.com',
  'create.editorx.com': 'editor.editorx.com',
};

/** Columns of the table; a site of the platform that is not named here has the prefixes of www. */
const COLUMNS: Readonly<Record<string, number>> = { manage: 0, www: 1, editor: 2 };

/**
 * The path prefixes for pages of the platform itself, such as its dashboard (`manage.…`) or its editor; nothing for all
 * other hosts, where a client finds them by itself (reference: hosts and path prefixes).
 * A function of its own, because few need it: `createClient({ host, prefixes: platformPrefixes(host) })`.
 * @throws ValidationError (`invalid-host`) for what `createClient` refuses too.
 */
export const platformPrefixes = (host: string): PrefixOverrides => {
  const { hostname } = new URL(checkedHost(host));
  const name = ALIASES[hostname] ?? hostname;
  const label = /([^.]+)\.(?:wix|editorx)\.com$/.exec(name)?.[1];
  if (!label) return {};
  const column = COLUMNS[label] ?? 1;
  const exceptions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
    platformExceptions;
  return Object.fromEntries(
    Object.entries<readonly string[]>(platformHosts).map(([service, row]) => {
      const own = Object.entries(exceptions[service] ?? {});
      const prefixOf = (path: string) =>
        (own.find(([start]) => path.startsWith(start))?.[1] ?? row)[column] ?? '';
      return [service, own.length > 0 ? prefixOf : row[column]];
    }),
  );
};
