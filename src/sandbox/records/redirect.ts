import type { AuthorizationRecord, Caller } from './identity.ts';

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

/** A single-use way to a hosted page (R90 to R95). */
export interface RedirectSessionRecord {
  id: string;
  owner: Caller;
  intent: RedirectIntent;
  checkoutId: string | null;
  /** Null unless the session is for signing in. */
  authorization: AuthorizationRecord | null;
  callbacks: Record<string, string>;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** The page that the first opening made; null: the address was not opened yet. */
  visit: string | null;
  /** How it ended; null: it has not. */
  outcome: 'paid' | 'signed-in' | 'abandoned' | null;
}
