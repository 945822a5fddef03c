// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SeoTagInputMeta } from './seoTagInputMeta.ts';
import type { SeoTagInputProps } from './seoTagInputProps.ts';

/**
 * One element for the head of the page.
 */
export interface SeoTagInput {
  /** Name of the element. */
  type: string;
  /** Attributes of the element. */
  props?: SeoTagInputProps;
  /** Notes of the platform about the element. */
  meta?: SeoTagInputMeta;
  /** Text inside the element. */
  children?: string;
  /** Whether the owner added the element. */
  custom?: boolean;
  /** Whether the element is to be left out. */
  disabled?: boolean;
}
