/** A variable of its own: the bundler would treat `new URL('…', import.meta.url)` as a reference to a file. */
const here = import.meta.url;

/**
 * Base path of the playground, with a trailing slash. A build for static hosts learns it at run time from the location
 * of its scripts, which are one folder below.
 */
export const basePath: string =
  import.meta.env.BASE_URL === './' ? new URL('../', here).pathname : import.meta.env.BASE_URL;

/** Absolute URL of a playground page such as `/cart`, for redirects back to it. */
export const pageUrl = (path: string): string =>
  new URL(path.replace(/^\/+/, ''), location.origin + basePath).href;

/** The origin of this page, in the form that lists of allowed origins use. */
export const pageOrigin = (): string => location.origin;
