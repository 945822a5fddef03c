import { ValidationError } from './errors/call-errors.ts';
import type { Layer, ServiceName } from './types.ts';

/** Prefixes that a caller sets, by service, or chosen by the path; an empty one sends the path bare. */
export type PrefixOverrides = Partial<Readonly<Record<ServiceName, string | ((path: string) => string)>>>;

/**
 * The address that calls go to, without slashes at its end.
 * @throws ValidationError (`invalid-host`) for anything but an http or https address without user, query and fragment.
 */
export const checkedHost = (host: string): string => {
  if (/^https?:\/\/[^@?#\\\s]+$/.test(host) && URL.canParse(host)) return host.replace(/\/+$/, '');
  // It is not repeated, because what comes before an @ may be a password.
  throw new ValidationError('host must be like http://localhost', { code: 'invalid-host' });
};

/**
 * Puts the host and a path prefix before the path: of the two that each call brings, the one for the platform's API
 * host, or the one for any other host. The platform's own dashboard and editor have more: `platformPrefixes`.
 */
export const prefix = (host: string, overrides: PrefixOverrides = {}): Layer => {
  const column = Number(!/\/\/(www|edge)\.wixapis\.com/.test(host));
  return (next) => (request) => {
    const { facts, url } = request;
    const own = (facts.service && overrides[facts.service]) ?? facts.prefixes?.[column] ?? '';
    return next({ ...request, url: host + (typeof own === 'function' ? own(url) : own) + url });
  };
};
