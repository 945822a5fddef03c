// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ColorValue } from './colorValue.ts';
import type { DescriptionLineName } from './descriptionLineName.ts';
import type { PlainTextValue } from './plainTextValue.ts';

/**
 * One pair of name and value, such as colour and blue. Exactly one of `plainText` and `colorInfo` is there.
 */
export interface DescriptionLine {
  name: DescriptionLineName;
  plainText?: PlainTextValue;
  colorInfo?: ColorValue;
}
