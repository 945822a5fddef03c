// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { DocumentStyle } from './documentStyle.ts';
import type { RichContentMetadata } from './richContentMetadata.ts';
import type { RichContentNode } from './richContentNode.ts';

/**
 * A text with headings, lists, pictures and more, as a tree of nodes. The first level of the tree is typed and what hangs below it is a free map: nodes nest without end, and a description without cycles has to stop somewhere.
 */
export interface RichContent {
  /** @maxItems 1000 */
  nodes?: RichContentNode[];
  metadata?: RichContentMetadata;
  documentStyle?: DocumentStyle;
}
