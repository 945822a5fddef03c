// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { NodeStyle } from './nodeStyle.ts';
import type { RichContentNodeNodesItem } from './richContentNodeNodesItem.ts';
import type { RichContentNodeType } from './richContentNodeType.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * One node of the first level. Beside the fields below it may carry one member with the data of its kind, such as `headingData`, `imageData` or `tableData`; those are many, belong to the editor that wrote them, and pass as they are.
 */
export interface RichContentNode {
  type: RichContentNodeType | Undeclared;
  /** Unique within the text. */
  id?: string;
  /**
   * The nodes within this one, each of the same form. A free map, see `RichContent`.
   * @maxItems 1000
   */
  nodes?: readonly RichContentNodeNodesItem[];
  style?: NodeStyle;
  [key: string]: unknown;
}
