import type { Plugin } from 'vite';

/** The words that the accessible parts bring along, in each of their languages. */
const words = /\/react-(?:aria|stately|aria-components)\/.*\/intl\/.*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;

/** Leaves the other languages of the accessible parts out of the bundle: the playground speaks English so far. */
export const englishOnly = (): Plugin => ({
  name: 'playground:english-only',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (words.test(id) ? 'export default {};' : undefined),
});
