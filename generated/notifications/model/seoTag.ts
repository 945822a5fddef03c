// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SeoTagMeta } from './seoTagMeta.ts';
import type { SeoTagProps } from './seoTagProps.ts';

/**
 * One tag of the head of the page.
 */
export interface SeoTag {
  /** Name of the tag. */
  type: string;
  /** Attributes of the tag. Any names, hence a free map. */
  props?: SeoTagProps;
  /** The platform's own notes on the tag. */
  meta?: SeoTagMeta;
  /** Text within the tag; may be empty. */
  children: string;
  /** The owner added it. */
  custom: boolean;
  /** It is left out of the page. */
  disabled: boolean;
}
