/** Taken apart from its use, which the bundler would take for a file. */
const here = import.meta.url;

/**
 * The path below which the playground lies, with a slash at its end. A build for static hosts does not know it before it
 * runs: its scripts lie one folder below.
 */
export const basePath: string =
  import.meta.env.BASE_URL === './' ? new URL('../', here).pathname : import.meta.env.BASE_URL;

/** The whole address of one of the playground's own pages, such as `/cart`, for whoever leads back there. */
export const pageUrl = (path: string): string =>
  new URL(path.replace(/^\/+/, ''), location.origin + basePath).href;

/** The origin of this page, as lists of allowed origins name it. */
export const pageOrigin = (): string => location.origin;
