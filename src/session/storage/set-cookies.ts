import { ValidationError } from '../../core/errors/call-errors.ts';
import { memberAt } from '../../core/json.ts';

/** Attributes of a cookie, as the cookie stores of Next.js, Astro and SvelteKit accept them. */
export interface CookieAttributes {
  path?: string;
  domain?: string;
  /** In seconds. */
  maxAge?: number;
  sameSite?: 'lax' | 'strict' | 'none';
  secure?: boolean;
  httpOnly?: boolean;
}

/** A cookie store with `set(name, value, attributes)`: `await cookies()` of Next.js, `Astro.cookies`. */
interface CookieStore {
  set(name: string, value: string, attributes: CookieAttributes): unknown;
}

/** A response of `node:http` or Express. */
interface NodeResponse {
  appendHeader(name: string, value: string): unknown;
  setHeader(name: string, value: string): unknown;
}

/** A context of Hono. */
interface HonoContext {
  header(name: string, value: string, options: { append: boolean }): unknown;
}

/** An object of a framework that sends cookies. */
export type CookieTarget = CookieStore | NodeResponse | HonoContext;

/**
 * Sends changed cookies with a response: a `Response` or its `Headers`, a response of `node:http` or Express, a context of
 * Hono, or a cookie store with `set(name, value, attributes)`, such as `await cookies()` of Next.js and `Astro.cookies`.
 * If a cookie changed, it also sets `Cache-Control: private, no-store`, so that shared caches do not keep the response; a
 * cookie store has no headers, so there the program sets it. Call it last. Returns the same response, or a copy if the
 * headers of a `Response` cannot be changed.
 * @throws ValidationError (`invalid-cookie-target`) for a value that cannot send cookies, and for headers that cannot be changed.
 */
export interface ApplyCookies {
  (response: Response): Response;
  (headers: Headers): Headers;
  (target: CookieTarget): void;
}

const CACHE_CONTROL = ['cache-control', 'private, no-store'] as const;

/** Sends the lines of `Set-Cookie` with a response in the form of any common framework. */
export const setCookies = <Target extends Response | Headers | CookieTarget>(
  target: Target,
  lines: readonly string[],
): Target | Response => {
  if (isResponse(target)) return lines.length > 0 ? withCookies(target, lines) : target;
  const send = senderOf(target);
  if (lines.length > 0) send(lines);
  return target;
};

const withCookies = (response: Response, lines: readonly string[]): Response => {
  try {
    addTo(response.headers, lines);
    return response;
  } catch {
    // The headers of redirects, and of responses from `fetch`, cannot be changed.
    const copy = new Response(response.body, response);
    addTo(copy.headers, lines);
    return copy;
  }
};

const addTo = (headers: Headers, lines: readonly string[]): void => {
  for (const line of lines) headers.append('set-cookie', line);
  headers.set(...CACHE_CONTROL);
};

/**
 * The way in which a target sends cookies. The order matters: a response of Express also has `append`, `header` and `set`,
 * a context of Hono also has `set`, and so have `Headers`.
 */
const senderOf = (target: unknown): ((lines: readonly string[]) => void) => {
  if (has(target, 'appendHeader'))
    return (lines) => {
      for (const line of lines) (target as NodeResponse).appendHeader('set-cookie', line);
      (target as NodeResponse).setHeader(...CACHE_CONTROL);
    };
  if (has(target, 'append'))
    return (lines) => {
      try {
        addTo(target as Headers, lines);
      } catch (cause) {
        throw new ValidationError(
          'applyTo() cannot change these headers: they are those of a redirect, or of a response of fetch. Give it the response itself, and send the response that it returns.',
          { code: 'invalid-cookie-target', cause },
        );
      }
    };
  if (has(target, 'header'))
    return (lines) => {
      for (const line of lines) (target as HonoContext).header('set-cookie', line, { append: true });
      (target as HonoContext).header(...CACHE_CONTROL, { append: false });
    };
  if (has(target, 'set'))
    return (lines) => {
      for (const line of lines) (target as CookieStore).set(...partsOf(line));
    };
  throw new ValidationError(
    'applyTo() takes a Response, its Headers, a response of node:http or Express, a context of Hono, or a cookie store with set(name, value, attributes).',
    { code: 'invalid-cookie-target' },
  );
};

const has = (target: unknown, name: string): boolean => typeof memberAt(target, name) === 'function';

/** Whether a target is a `Response`, also one of another realm or of a polyfill. */
const isResponse = (target: unknown): target is Response =>
  has(memberAt(target, 'headers'), 'append') && !has(target, 'append');

type Pair = readonly [name: string, value: string];

const splitAtEqual = (text: string): Pair => {
  const [name = ''] = text.split('=', 1);
  return [name, text.slice(name.length + 1)];
};

/** Name, value and attributes of a line that `cookieLine` wrote. */
const partsOf = (line: string): [name: string, value: string, attributes: CookieAttributes] => {
  const [[name, value], ...attributes] = line.split('; ').map(splitAtEqual) as [Pair, ...Pair[]];
  const given = new Map(attributes);
  const domain = given.get('Domain');
  return [
    name,
    value,
    {
      path: given.get('Path') ?? '/',
      ...(domain && { domain }),
      maxAge: Number(given.get('Max-Age')),
      sameSite: given.get('SameSite') as 'lax' | 'strict' | 'none',
      secure: given.has('Secure'),
      httpOnly: given.has('HttpOnly'),
    },
  ];
};
