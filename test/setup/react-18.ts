// Runs the tests of a project with React 18 in place of the installed React: each import or require of
// `react` or `react-dom` loads the older version.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    return {
      ...found,
      url: found.url.replace(/\/node_modules\/(react|react-dom)\//, '/node_modules/$1-18/'),
    };
  },
});
