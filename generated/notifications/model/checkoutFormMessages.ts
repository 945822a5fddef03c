// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CheckoutConfirmed } from './checkoutConfirmed.ts';

/**
 * Texts of the purchase of tickets.
 */
export interface CheckoutFormMessages {
  /** Above the form. */
  title: string;
  /** Label of the button. */
  submitActionLabel: string;
  confirmation?: CheckoutConfirmed;
}
