/**
 * Whether the code runs in a page, and so for one person. Servers, workers and React Native have no document; some of them
 * have `sessionStorage`, `localStorage` or `location`, which all visitors of the process would share.
 */
export const isPage = (): boolean => globalThis.document !== undefined;

/**
 * Whether a storage area would be shared by all visitors of a process: an area of the runtime, without a page. An area that
 * a program made itself belongs to whomever the program gives it to.
 * @param area Undefined stands for the area of the runtime.
 */
export const isSharedArea = (area: unknown): boolean =>
  !isPage() && (area === undefined || (globalThis.Storage !== undefined && area instanceof Storage));
