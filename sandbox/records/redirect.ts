import type {
  CreateRedirectSessionRequest,
  RedirectPreferences,
} from '../../generated/redirect-session/types.ts';
import type { AuthorizationRecord, Caller } from './identity.ts';

/** How a visit to a hosted page ends. */
export type RedirectOutcome = 'paid' | 'signed-in' | 'signed-out' | 'abandoned';

/** What a redirect session is for; the name is the member of the request (R90). */
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

/** What the intents that name something name, as it was asked for. */
export type RedirectWish = Pick<
  CreateRedirectSessionRequest,
  | 'bookingsCheckout'
  | 'eventsCheckout'
  | 'paidPlansCheckout'
  | 'storesProduct'
  | 'bookingsBook'
  | 'ecomOrderPaymentRequest'
  | 'memberAccountPage'
>;

/** A single-use way to a hosted page (R90 to R95). */
export interface RedirectSessionRecord {
  id: string;
  /** Who made it. */
  owner: Caller;
  /** Who is on the hosted page: the owner, or somebody new when the session does not maintain the identity. */
  visitor: Caller;
  intent: RedirectIntent;
  wish: RedirectWish;
  checkoutId: string | null;
  /** Null unless the session is for signing in. */
  authorization: AuthorizationRecord | null;
  callbacks: Record<string, string>;
  preferences: RedirectPreferences;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** The page that the first opening made; null: the address was not opened yet. */
  visit: string | null;
  /** How it ended; null: it has not. */
  outcome: RedirectOutcome | null;
  /** What the return address was given with it (R93): a second press on the same button leads to the same place. */
  result: Record<string, string>;
}
