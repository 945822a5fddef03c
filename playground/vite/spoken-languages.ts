import type { Plugin } from 'vite';

/** Translations inside the React Aria packages, for the languages that the playground does not have. */
const unspoken =
  /\/react-(?:aria|stately|aria-components)\/.*\/intl\/.*\/(?!en-US|ar-AE)[a-z]{2}-[A-Z]{2}\.m?js$/;

/** Leaves translations of unsupported languages out of the bundle. */
export const spokenLanguages = (): Plugin => ({
  name: 'playground:spoken-languages',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (unspoken.test(id) ? 'export default {};' : undefined),
});
