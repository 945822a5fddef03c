import type { CallRequest } from './types.ts';

/** The fetch of the platform, or a function that behaves like it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Options of a caller by which frameworks and runtimes cache: of Next.js, and of Cloudflare. */
interface CacheOptions {
  readonly next?: object;
  readonly cf?: object;
}

/**
 * The options of a caller that fetch gets. Only a public read (`x-public`) may come from a cache. For every other call
 * `cache` is `no-store`, and other options that cache are left out: Next.js ignores both options if they contradict each
 * other.
 */
export const fetchOptions = ({ options, facts }: Pick<CallRequest, 'options' | 'facts'>): RequestInit => {
  const given: RequestInit & CacheOptions = { ...(options as RequestInit) };
  if (facts.public) return given;
  given.cache = 'no-store';
  const { next: _next, cf, ...rest } = given;
  if (!cf) return rest;
  const uncached = Object.entries(cf).filter(([name]) => !name.startsWith('cache'));
  return Object.assign(rest, { cf: Object.fromEntries(uncached) });
};

/** The values of `cache` that a fetch has rejected. */
const rejected = new WeakMap<Fetch, Set<RequestCache>>();

/** Words about the option of fetch, unlike those of a framework about its own caches (`"use cache"`, `fetchCache`). */
const OPTION =
  /\b(field|option|member|property|mode|keys?)\b(\(s\))?( in \w+)?:? ["'`]?cache\b|\bcache["'`]? (field|option|member|property|mode|is|not (yet |currently )?(implemented|supported|allowed))\b|\binit\.cache\b|\bRequestCache\b/i;
const REJECTED =
  /\bnot (yet |currently )?(implemented|supported|allowed)|\bnot an? (valid|accepted)|un(supported|implemented|known|recognized|expected)|invalid/i;

/**
 * Whether a runtime rejected the option `cache` before it sent anything. Cloudflare Workers take it since the compatibility
 * date 2024-11-11, and some of its values later.
 */
const isRejection = (error: unknown): boolean => {
  const { message, digest } = Object(error) as Readonly<Record<string, unknown>>;
  return (
    digest === undefined && typeof message === 'string' && OPTION.test(message) && REJECTED.test(message)
  );
};

/** Calls fetch; without the option `cache` if this fetch rejects its value, which is found out once. */
export const fetchWith = async (
  fetch: Fetch,
  url: string,
  { cache, ...init }: RequestInit,
): Promise<Response> => {
  const known = rejected.get(fetch) ?? new Set();
  if (cache === undefined || known.has(cache)) return fetch(url, init);
  try {
    return await fetch(url, { ...init, cache });
  } catch (error) {
    if (!isRejection(error)) throw error;
  }
  rejected.set(fetch, known.add(cache));
  return fetch(url, init);
};
