const components = (names: string): RegExp =>
  new RegExp(`/playground/src/components/(?:${names})\\.(?:tsx?|module\\.css)$`);

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
      'amount|crumbs|failure|label|icon|lazy-layer|link-button|note|panel|missing-screen|page-heading|picture|price-tag|state|status-mark|copy-button|search-box|tick|view-switch',
    ),
  },
  { name: 'fields', test: components('choose|field|form|text-input') },
  { name: 'tabs', test: /\/react-aria-components\/.*\/Tabs\.m?js$/ },
  // The switch in the frame of every page, and the formatting code that only it uses.
  { name: 'switches', test: /\/playground\/src\/shell\/money-switch\.tsx$/ },
  { name: 'code', test: /\/components\/code\/(?:code-card|highlight)\.tsx?$/ },
  { name: 'dialogs', test: components('dialog-box|confirm-box') },
  { name: 'numbers', test: components('number-input|quantity-field') },
  {
    name: 'formats',
    test: /\/src\/(?:format\/|paging\/|core\/(?:base64url|packed-query|field-mask|watch)|react\/(?:call-|use-observable))|\/node_modules\/@tanstack\/|\/playground\/src\/lib\/format\.ts$/,
  },
  {
    name: 'catalog',
    test: /\/src\/catalog\/|\/generated\/catalog-v[12]\/(?:operations|queries)|\/playground\/src\/(?:site\/catalog|features\/shop\/(?:product-summary|category-crumbs))\.tsx?$/,
  },
  {
    name: 'carts',
    test: /\/src\/(?:cart\/|outcomes\/|react\/(?:cart-|use-cart))/,
  },
  {
    name: 'events',
    test: /\/features\/events\/(?:use-events|event-card)\.tsx?$|\/generated\/events-v3\/queries/,
  },
  // Every page looks for tickets on hold.
  { name: 'holds', test: /\/playground\/src\/shell\/hold-chips\.tsx$/ },
  // After the groups of the first views, which need no advice until a call has failed.
  { name: 'advice', test: /\/playground\/src\/lib\/failure\.ts$/ },
  { name: 'lib', test: /\/playground\/src\/(?:lib\/|features\/cart\/refusal\.ts$)/ },
  // The cart drawer is loaded soon after the first view.
  { name: 'drawer', test: /\/features\/cart\/cart-drawer\.tsx$/ },
].map((group, index, { length }) => ({ ...group, priority: length - index }));
