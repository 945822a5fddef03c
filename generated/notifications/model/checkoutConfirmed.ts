// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Texts once the tickets are bought.
 */
export interface CheckoutConfirmed {
  title: string;
  message: string;
  downloadTicketsLabel: string;
  addToCalendarLabel: string;
  shareEventLabel: string;
}
