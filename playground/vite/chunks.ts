const components = (names: string): RegExp => new RegExp(`/playground/src/components/(?:${names})\\.tsx?$`);

/**
 * Which modules share a file of the build. Without groups the bundler writes a file for each set of pages that share
 * modules, and a page asks for ninety files. A group takes its modules together with all that they import, except what
 * the groups before it have taken; so a group of modules that few pages need has no module that most pages need.
 */
export const chunkGroups = [
  {
    name: 'vendor',
    test: /\/node_modules\/(?:react|react-dom|scheduler|@tanstack|use-sync-external-store)\//,
    tags: ['$initial' as const],
  },
  // Everything else that the frame of the pages needs.
  { name: 'frame', tags: ['$initial' as const] },
  {
    name: 'common',
    test: components(
      'amount|crumbs|label|icon|control|link-button|missing-screen|page-heading|picture|price-tag|state|status-mark|copy-button',
    ),
  },
  { name: 'advice', test: /\/playground\/src\/lib\/failure\.ts$/ },
  { name: 'fields', test: components('field|text-input|tick|search-box|view-switch') },
  { name: 'tabs', test: /\/react-aria-components\/.*\/Tabs\.m?js$/ },
  { name: 'overlays', test: components('choose') },
  { name: 'dialogs', test: components('dialog-box|confirm-box') },
  { name: 'numbers', test: components('number-input|quantity-field') },
  {
    name: 'formats',
    test: /\/src\/(?:format\/|paging\/|core\/base64url|core\/packed-query|.*\/refusal\.ts)|\/playground\/src\/lib\//,
  },
  {
    name: 'carts',
    test: /\/src\/(?:cart\/|outcomes\/|react\/(?:cart-|use-cart|use-observable)|core\/field-mask|observable\/|react\/watch)/,
  },
  {
    name: 'catalog',
    test: /\/src\/catalog\/|\/generated\/catalog-v[12]\/(?:operations|queries)|\/playground\/src\/(?:site\/catalog|features\/shop\/(?:product-summary|category-crumbs))\.tsx?$/,
  },
  // Every page looks for tickets on hold.
  { name: 'holds', test: /\/playground\/src\/shell\/hold-chips\.tsx$/ },
].map((group, index, { length }) => ({ ...group, priority: length - index }));
