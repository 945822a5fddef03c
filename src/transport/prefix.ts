import { ValidationError } from '../errors/call-errors.ts';
import type { Layer, ServiceName } from './types.ts';

/** Prefixes of each service by kind of host: api, other, manage, www, editor. A missing one is that of `other`. */
export type PrefixTable = Readonly<Record<string, readonly string[]>>;

/** Prefixes that a caller sets, by service; an empty one sends the path bare. */
export type PrefixOverrides = Partial<Readonly<Record<ServiceName, string>>>;

/** Which column of the prefix table a host reads (reference: hosts and path prefixes). */
export const hostKind = (host: string): number => {
  const is = (names: string) => new RegExp(`(^|\\.)(${names})\\.com$`).test(host);
  if (is('(www|edge)\\.wixapis')) return 0;
  if (is('manage\\.(wix|editorx)|payments\\.base44')) return 2;
  if (is('editor\\.(wix|editorx)|create\\.editorx')) return 4;
  return is('wix|editorx') ? 3 : 1;
};

/**
 * The address that calls go to, without slashes at its end.
 * @throws ValidationError (`invalid-host`) for anything but an http or https address without user, query and fragment.
 */
export const checkedHost = (host: string): string => {
  if (/^https?:\/\/[^@?#\\\s]+$/.test(host) && URL.canParse(host)) return host.replace(/\/+$/, '');
  throw new ValidationError(
    'invalid-host',
    'createClient(): host must be an address such as https://www.wixapis.com or http://localhost:4010',
  );
};

/** Puts the host and the path prefix of the service before the path. */
export const prefix = (host: string, table: PrefixTable, overrides: PrefixOverrides = {}): Layer => {
  const kind = hostKind(new URL(host).hostname);
  return (next) => (request) => {
    const [row = [], override] = [table[request.service], overrides[request.service]];
    request.url = host + (override ?? row[kind] ?? row[1]) + request.url;
    return next(request);
  };
};
