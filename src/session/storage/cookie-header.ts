import { ValidationError } from '../../core/errors/call-errors.ts';
import { memberAt } from '../../core/json.ts';

/** Headers by name, or the cookies of a request by name. */
interface Lookup {
  get(name: string): unknown;
}

/** Headers as `node:http` and cloud functions pass them. */
type HeaderRecord = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * A request in the form of any common framework: a `Request`, its `Headers`, an object with `get(name)` (such as
 * `await headers()` and `await cookies()` of Next.js), a request of `node:http` or Express, a record of headers, or the
 * text of the `Cookie` header.
 */
export type CookieSource = string | Lookup | { readonly headers: Lookup | HeaderRecord } | HeaderRecord;

/**
 * The text of a request's `Cookie` header; empty if it has none.
 * @throws ValidationError (`invalid-cookie-source`) for a value without headers.
 */
export const cookieHeaderOf = (source: CookieSource): string => {
  const text = typeof source === 'string' ? source : textIn(headersOf(source));
  if (text === undefined)
    throw new ValidationError(
      'requestCookies() takes a Request, its Headers, an object with get(name), a request of node:http or Express, a record of headers, or the text of the Cookie header.',
      { code: 'invalid-cookie-source' },
    );
  return text;
};

/**
 * The headers of a request. An object with `get` counts as headers, even if it also has a member `headers`, as the
 * headers object of Next.js does.
 */
const headersOf = (source: unknown): unknown => {
  const headers = memberAt(source, 'headers');
  return isLookup(source) || typeof headers !== 'object' ? source : headers;
};

const textIn = (headers: unknown): string | undefined => {
  if (isLookup(headers)) return textByName(headers);
  if (!isRecord(headers)) return undefined;
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    name.toLowerCase() === 'cookie' ? value : [],
  );
  return lines.every((line) => typeof line === 'string') ? lines.join('; ') : undefined;
};

const textByName = (headers: Lookup): string | undefined => {
  const text = headers.get('cookie');
  if (typeof text === 'string') return text;
  if (text === null) return '';
  if (hasList(headers)) return textOfList(headers.getAll());
  return text === undefined ? '' : undefined;
};

/** The text of a `Cookie` header, from cookies whose values a framework has decoded. */
const textOfList = (cookies: unknown): string | undefined =>
  Array.isArray(cookies)
    ? cookies
        .map(
          (cookie) =>
            `${String(memberAt(cookie, 'name'))}=${encodeURIComponent(String(memberAt(cookie, 'value')))}`,
        )
        .join('; ')
    : undefined;

const isLookup = (value: unknown): value is Lookup => typeof memberAt(value, 'get') === 'function';
const hasList = (value: unknown): value is { getAll(): unknown } =>
  typeof memberAt(value, 'getAll') === 'function';

/** Whether a value is a plain object, also if it comes from another realm. */
const isRecord = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};
