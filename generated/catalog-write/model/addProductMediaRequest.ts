// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MediaDataForWrite } from './mediaDataForWrite.ts';

export interface AddProductMediaRequest {
  /**
   * @minItems 1
   * @maxItems 50
   */
  media: readonly MediaDataForWrite[];
}
