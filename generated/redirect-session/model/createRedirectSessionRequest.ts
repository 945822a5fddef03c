// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AuthIntent } from './authIntent.ts';
import type { BookingsBookIntent } from './bookingsBookIntent.ts';
import type { BookingsCheckoutIntent } from './bookingsCheckoutIntent.ts';
import type { EcomCheckoutIntent } from './ecomCheckoutIntent.ts';
import type { EcomOrderPaymentRequestIntent } from './ecomOrderPaymentRequestIntent.ts';
import type { EventsCheckoutIntent } from './eventsCheckoutIntent.ts';
import type { LoginIntent } from './loginIntent.ts';
import type { LogoutIntent } from './logoutIntent.ts';
import type { MemberAccountPageIntent } from './memberAccountPageIntent.ts';
import type { PaidPlansCheckoutIntent } from './paidPlansCheckoutIntent.ts';
import type { RedirectCallbacks } from './redirectCallbacks.ts';
import type { RedirectPreferences } from './redirectPreferences.ts';
import type { StoresProductIntent } from './storesProductIntent.ts';

/**
 * One intent and what goes with it. Exactly one of the intents is given; see the operation for the list.
 */
export interface CreateRedirectSessionRequest {
  bookingsCheckout?: BookingsCheckoutIntent;
  ecomCheckout?: EcomCheckoutIntent;
  eventsCheckout?: EventsCheckoutIntent;
  paidPlansCheckout?: PaidPlansCheckoutIntent;
  login?: LoginIntent;
  logout?: LogoutIntent;
  auth?: AuthIntent;
  storesProduct?: StoresProductIntent;
  bookingsBook?: BookingsBookIntent;
  ecomOrderPaymentRequest?: EcomOrderPaymentRequestIntent;
  memberAccountPage?: MemberAccountPageIntent;
  callbacks?: RedirectCallbacks;
  preferences?: RedirectPreferences;
  /**
   * Where the flow starts from. What the platform does with it is not known.
   * @maxLength 2048
   */
  origin?: string;
}
