// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Texts once the tickets are bought, to send.
 */
export interface CheckoutConfirmedInput {
  title?: string;
  message?: string;
  downloadTicketsLabel?: string;
  addToCalendarLabel?: string;
  shareEventLabel?: string;
}
