// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * State of an order. NA_ORDER_STATUS: not asked for (no fieldset DETAILS). FREE: costs nothing. INITIATED: waits for the buyer to pay. PENDING: the payment is being looked at. PAID: paid in full. PARTIALLY_PAID: a deposit or some instalments are paid. OFFLINE_PENDING: is to be paid in person. AUTHORIZED: the money is set aside, the owner can capture or void it. VOIDED: the money that was set aside is given up. DECLINED: the payment failed. CANCELED: was not paid in time.
 */
export type OrderStatus =
  | 'NA_ORDER_STATUS'
  | 'FREE'
  | 'PENDING'
  | 'PAID'
  | 'OFFLINE_PENDING'
  | 'INITIATED'
  | 'CANCELED'
  | 'DECLINED'
  | 'AUTHORIZED'
  | 'VOIDED'
  | 'PARTIALLY_PAID';
