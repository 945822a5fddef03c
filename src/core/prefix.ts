import { entryOf } from './json.ts';
import { ValidationError } from './errors/call-errors.ts';
import type { AnyService, Layer } from './types.ts';
import { canParse } from './web-api.ts';

/**
 * Path prefixes by service: a text, or a function that turns the path into the whole address. An empty prefix sends the
 * path as it is.
 */
export type PrefixOverrides = Partial<Readonly<Record<AnyService, string | ((path: string) => string)>>>;

/**
 * Checks the address of a host, and removes its trailing slashes.
 * @throws ValidationError (`invalid-host`) for anything but an http or https address without user, query and fragment.
 */
export const checkedHost = (host: string): string => {
  if (/^https?:\/\/[^@?#\\\s]+$/.test(host) && canParse(host)) return host.replace(/\/+$/, '');
  // The message does not contain the address, because the part before an @ may be a password.
  throw new ValidationError('host must be like http://localhost', { code: 'invalid-host' });
};

/**
 * Creates a layer that adds the host and a path prefix to the path. Each call has two prefixes, one for the platform's
 * API host and one for any other host. For the platform's dashboard and editor, see `platformPrefixes`.
 */
export const prefix = (host: string, overrides: PrefixOverrides = {}): Layer => {
  const column = Number(!/\/\/(www|edge)\.wixapis\.com/.test(host));
  return (next) => (request) => {
    const { facts, url } = request;
    const own = entryOf<PrefixOverrides[string]>(overrides, facts.service) ?? facts.prefixes?.[column] ?? '';
    return next({ ...request, url: typeof own === 'function' ? own(url) : host + own + url });
  };
};
