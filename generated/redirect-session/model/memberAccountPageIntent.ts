// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MemberAccountSection } from './memberAccountSection.ts';

/**
 * Account area of the member. The specification names its sections; the packages declare the intent for internal use only, so the platform may refuse it.
 */
export interface MemberAccountPageIntent {
  section?: MemberAccountSection;
}
