// Runs the tests of a project with React 18 in place of the installed React: whatever loads `react` or `react-dom`,
// by import or by require, gets the older one.
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
