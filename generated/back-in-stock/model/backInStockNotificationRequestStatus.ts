// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * RECEIVED: waits. PROCESSING: the e-mail is on its way out; lasts moments. NOTIFICATION_SENT: the e-mail went out, or somebody marked the request so. FAILED: the e-mail could not be sent. UNSPECIFIED: no status is known.
 */
export type BackInStockNotificationRequestStatus =
  | 'UNSPECIFIED'
  | 'RECEIVED'
  | 'PROCESSING'
  | 'NOTIFICATION_SENT'
  | 'FAILED';
