import { ValidationError } from '../errors/call-errors.ts';
import type { Layer, ServiceName } from './types.ts';

/** Prefixes of a service by kind of host: api, other, manage, www, editor. A missing one is that of `other`. */
export type PrefixTable = Readonly<Record<string, readonly string[]>>;

/** Prefixes that a caller sets, by service; an empty one sends the path bare. */
export type PrefixOverrides = Partial<Readonly<Record<ServiceName, string>>>;

const KINDS = ['api', 'other', 'manage', 'www', 'editor'];
const ALIASES: Readonly<Record<string, string>> = {
  'payments.base44.com': 'manage.wix.com',
  'create.editorx.com': 'editor.editorx.com',
};

/** Which column of the prefix table a host reads (reference: hosts and path prefixes). */
export const hostKind = (host: string): number => {
  const name = ALIASES[host] ?? host;
  if (name === 'www.wixapis.com' || name === 'edge.wixapis.com') return 0;
  const label = /^(.+)\.(?:wix|editorx)\.com$/.exec(name)?.[1];
  if (!label) return 1;
  const kind = KINDS.indexOf(label.slice(label.lastIndexOf('.') + 1));
  return kind > 1 ? kind : 3;
};

/**
 * The address that calls go to, without a slash at its end.
 * @throws ValidationError (`invalid-host`) for anything but an http or https address without user, query and fragment.
 */
export const checkedHost = (host: string): URL => {
  try {
    const url = new URL(host);
    if (/^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash)
      return url;
  } catch {
    // Said below, in words that help.
  }
  throw new ValidationError(
    'invalid-host',
    'createClient() needs a host that is an address with https:// or http:// and nothing after its path, such as https://www.wixapis.com or http://localhost:4010 for the sandbox.',
  );
};

/** Puts the host and the path prefix of the service before the path. */
export const prefix = (host: URL, table: PrefixTable, overrides: PrefixOverrides = {}): Layer => {
  const base = host.href.replace(/\/+$/, '');
  const kind = hostKind(host.hostname);
  return (next) => (request) => {
    const { service } = request;
    const row = table[service];
    request.url = base + (overrides[service] ?? row?.[kind] ?? row?.[1] ?? '') + request.url;
    return next(request);
  };
};
