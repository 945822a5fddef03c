// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Space and colour around a node, as in CSS.
 */
export interface NodeStyle {
  paddingTop?: string;
  paddingBottom?: string;
  backgroundColor?: string;
}
