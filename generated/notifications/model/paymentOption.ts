// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { PaymentOptionType } from './paymentOptionType.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * How the item is paid, wrapped so that it can be absent.
 */
export interface PaymentOption {
  value: PaymentOptionType | Undeclared;
}
