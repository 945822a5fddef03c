// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ScheduledPaymentAction } from './scheduledPaymentAction.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * The payment in the payment system of the platform.
 */
export interface PaymentTransaction {
  /** Id of the payment. */
  readonly transactionId: string;
  /** Way of paying, in the words of the payment provider. */
  readonly method: string;
  readonly scheduledAction?: ScheduledPaymentAction | Undeclared;
  /** When the platform will do `scheduledAction` by itself. Absent when nothing is planned. */
  readonly scheduledActionExecutionDate?: string;
}
