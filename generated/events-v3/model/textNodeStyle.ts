// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { NodeStyle } from './nodeStyle.ts';
import type { TextDecoration } from './textDecoration.ts';

/**
 * Looks of one kind of paragraph.
 */
export interface TextNodeStyle {
  /** @maxItems 20 */
  decorations?: readonly TextDecoration[];
  nodeStyle?: NodeStyle;
  /** As in CSS. */
  lineHeight?: string;
}
