// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MembershipAdditionalData } from './membershipAdditionalData.ts';
import type { MembershipCredits } from './membershipCredits.ts';
import type { MembershipName } from './membershipName.ts';

/**
 * A membership of the buyer.
 */
export interface Membership {
  /**
   * @minLength 1
   * @maxLength 200
   */
  id: string;
  /** App that keeps the membership. */
  appId: string;
  name: MembershipName;
  credits?: MembershipCredits;
  /**
   * Lines that it can pay for.
   * @maxItems 300
   * @items.minLength 1
   * @items.maxLength 100
   */
  lineItemIds?: string[];
  /** Absent when it does not end. */
  expirationDate?: string;
  /**
   * Data of the app.
   * @deprecated
   */
  additionalData?: MembershipAdditionalData;
}
