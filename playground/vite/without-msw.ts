import type { Plugin } from 'vite';

const NONE = '\0none';

/**
 * Replaces msw by a stub. The sandbox offers its handlers for tests; the playground does not use them, they are large, and
 * msw fails in a service worker, where there is no `localStorage`.
 */
export const withoutMsw: Plugin = {
  name: 'playground:without-msw',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === NONE || id === 'msw' ? NONE : null),
  load: (id) =>
    id === NONE
      ? 'const none = () => { throw new Error("msw is not part of the playground."); };' +
        'export { none as http, none as HttpHandler, none as HttpResponse };'
      : null,
};
