import type { Plugin } from 'vite';

/** The words that the accessible parts bring along, in each of the languages that the playground does not speak. */
const unspoken =
  /\/react-(?:aria|stately|aria-components)\/.*\/intl\/.*\/(?!en-US|ar-AE)[a-z]{2}-[A-Z]{2}\.m?js$/;

/** Leaves languages that the playground does not speak out of the bundle. */
export const spokenLanguages = (): Plugin => ({
  name: 'playground:spoken-languages',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (unspoken.test(id) ? 'export default {};' : undefined),
});
