// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { DocumentStyle } from './documentStyle.ts';
import type { RichContentMetadataInput } from './richContentMetadataInput.ts';
import type { RichContentNode } from './richContentNode.ts';

/**
 * A text as a tree of nodes, to send. It replaces the former one. For its free maps see `RichContent`.
 */
export interface RichContentInput {
  /** @maxItems 1000 */
  nodes?: readonly RichContentNode[];
  metadata?: RichContentMetadataInput;
  documentStyle?: DocumentStyle;
}
