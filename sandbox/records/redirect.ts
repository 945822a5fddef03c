import type {
  CreateRedirectSessionRequest,
  RedirectPreferences,
} from '../../generated/redirect-session/types.ts';
import type { AuthorizationRecord, Caller } from './identity.ts';

/** The outcome of a visit to a hosted page. */
export type RedirectOutcome = 'paid' | 'signed-in' | 'signed-out' | 'abandoned';

/** The intent of a redirect session, named after the member of the request (R90). */
export type RedirectIntent =
  | 'bookingsCheckout'
  | 'ecomCheckout'
  | 'eventsCheckout'
  | 'paidPlansCheckout'
  | 'login'
  | 'logout'
  | 'auth'
  | 'storesProduct'
  | 'bookingsBook'
  | 'ecomOrderPaymentRequest'
  | 'memberAccountPage';

/** The members of the request for intents that need further values. */
export type RedirectParameters = Pick<
  CreateRedirectSessionRequest,
  | 'bookingsCheckout'
  | 'eventsCheckout'
  | 'paidPlansCheckout'
  | 'storesProduct'
  | 'bookingsBook'
  | 'ecomOrderPaymentRequest'
  | 'memberAccountPage'
>;

/** A redirect session: it leads to a hosted page once (R90 to R95). */
export interface RedirectSessionRecord {
  id: string;
  /** The caller who made the session. */
  owner: Caller;
  /**
   * The identity on the hosted page: the owner of the session, or a new visitor if the session does not maintain the
   * identity.
   */
  visitor: Caller;
  intent: RedirectIntent;
  parameters: RedirectParameters;
  checkoutId: string | null;
  /** Null unless the intent is a sign-in. */
  authorization: AuthorizationRecord | null;
  callbacks: Record<string, string>;
  preferences: RedirectPreferences;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** The id of the visit that the first opening began; null: the address was not opened yet. */
  visit: string | null;
  /** Null: the visit has not ended. */
  outcome: RedirectOutcome | null;
  /** The parameters that were added to the return address (R93), so that a second click leads to the same address. */
  result: Record<string, string>;
}
