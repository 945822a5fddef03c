// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SeoTagInputMeta } from './seoTagInputMeta.ts';
import type { SeoTagInputProps } from './seoTagInputProps.ts';

/**
 * One tag of the head of the page, to send.
 */
export interface SeoTagInput {
  /** Name of the tag. */
  type: string;
  /** Attributes of the tag. Any names, hence a free map. */
  props?: SeoTagInputProps;
  /** The platform's own notes on the tag. */
  meta?: SeoTagInputMeta;
  /** Text within the tag. */
  children?: string;
  /** The owner added it. */
  custom?: boolean;
  /** It is left out of the page. */
  disabled?: boolean;
}
