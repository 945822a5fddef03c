// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { DigitalFileType } from './digitalFileType.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * A file that the buyer may load once it is paid for. For the platform's own use, so mostly absent.
 */
export interface DigitalFile {
  /**
   * Id in the media store of the site.
   * @minLength 1
   * @maxLength 100
   */
  id: string;
  /**
   * @minLength 1
   * @maxLength 1000
   */
  fileName: string;
  fileType: DigitalFileType | Undeclared;
}
