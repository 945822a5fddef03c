// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { TenantType } from './tenantType.ts';

export type LoginWithIdpConnectionParams = {
  /**
   * What the tenant is, SITE for the members of a site.
   */
  tenantType: TenantType;
  /**
   * Texts that come back unchanged at the end of the sign-in.
   */
  customPayload?: { [key: string]: string };
  /**
   * Id of the sign-in attempt, chosen by the page that begins it.
   * @minLength 1
   */
  sessionId: string;
  /**
   * Key by which the page that began the attempt proves at its end that it is the same one. A secret, although it stands in an address.
   * @minLength 1
   */
  encryptionKey: string;
  /**
   * Id of the visitor who becomes a member, so that what the visitor did is kept.
   */
  visitorId?: string;
  /**
   * The platform's own mark of the browser session, for its statistics.
   */
  bsi?: string;
};
