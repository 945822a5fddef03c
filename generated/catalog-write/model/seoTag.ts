// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SeoTagMeta } from './seoTagMeta.ts';
import type { SeoTagProps } from './seoTagProps.ts';

export interface SeoTag {
  /** Name of the element. */
  type: string;
  /** Attributes of the element. */
  props?: SeoTagProps;
  /** Notes of the platform about the element. */
  meta?: SeoTagMeta;
  /** Text inside the element; may be empty. */
  children: string;
  /** Whether the owner added the element. */
  custom: boolean;
  /** Whether the element is to be left out. */
  disabled: boolean;
}
