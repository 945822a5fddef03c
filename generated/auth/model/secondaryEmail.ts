// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EmailTag } from './emailTag.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * An address that cannot be signed in with.
 */
export interface SecondaryEmail {
  email: string;
  tag: EmailTag | Undeclared;
}
