import { entryOf } from './json.ts';
import { platformExceptions, platformHosts } from '../../generated/platform-hosts.ts';
import { checkedHost, type PrefixOverrides } from './prefix.ts';

/** Hosts that have the path prefixes of another host. */
const ALIASES: Readonly<Record<string, string>> = {
  'payments.base44.com': 'manage.wix.com',
  'create.editorx.com': 'editor.editorx.com',
};

/**
 * Columns of `platformHosts`, by the label before `wix.com` or `editorx.com`. Every other host of the platform has the
 * prefixes of `www`.
 */
const COLUMNS: Readonly<Record<string, number>> = { manage: 0, www: 1, editor: 2 };

/**
 * The path prefixes for pages of the platform itself, such as its dashboard (`manage.…`) or its editor. For any other
 * host the result is empty, because the client itself adds the prefixes of that host.
 * Pass the result to the client: `createClient({ host, prefixes: platformPrefixes(host) })`.
 * @throws ValidationError (`invalid-host`) for a host that `createClient` rejects too.
 */
export const platformPrefixes = (host: string): PrefixOverrides => {
  const address = checkedHost(host);
  const { hostname } = new URL(address);
  const name = entryOf(ALIASES, hostname) ?? hostname;
  const label = /([^.]+)\.(?:wix|editorx)\.com$/.exec(name)?.[1];
  if (!label) return {};
  const column = entryOf(COLUMNS, label) ?? 1;
  const exceptions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
    platformExceptions;
  return Object.fromEntries(
    Object.entries<readonly string[]>(platformHosts).map(([service, row]) => {
      const own = Object.entries(entryOf(exceptions, service) ?? {});
      const addressOf = (path: string) =>
        address + ((own.find(([start]) => path.startsWith(start))?.[1] ?? row)[column] ?? '') + path;
      return [service, own.length > 0 ? addressOf : row[column]];
    }),
  );
};
