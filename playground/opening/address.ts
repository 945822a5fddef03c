/** Path of the folder that the playground is served from, with a slash at its end. */
export const base = new URL('.', document.baseURI).pathname;

/** The path of the opened page below it, in parts; a single empty part on the start page. */
export const parts: readonly string[] = location.pathname.slice(base.length).replace(/\/$/, '').split('/');
