// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MediaAssignmentToChoice } from './mediaAssignmentToChoice.ts';

export interface AddProductMediaToChoicesRequest {
  /**
   * @minItems 1
   * @maxItems 10
   */
  media: readonly MediaAssignmentToChoice[];
}
