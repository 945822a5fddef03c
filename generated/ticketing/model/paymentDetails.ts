// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { PaymentTransaction } from './paymentTransaction.ts';

/**
 * How the order was paid. Absent before a payment.
 */
export interface PaymentDetails {
  transaction?: PaymentTransaction;
}
