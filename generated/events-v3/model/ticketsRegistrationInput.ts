// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CurrencyCode } from './currencyCode.ts';
import type { TaxSettingsInput } from './taxSettingsInput.ts';
import type { TicketsConfirmationMessages } from './ticketsConfirmationMessages.ts';

/**
 * Registration by buying tickets, to send.
 */
export interface TicketsRegistrationInput {
  /** Each ticket asks for its own guest's details. */
  guestsAssignedSeparately?: boolean;
  /**
   * @minimum 0
   * @maximum 50
   */
  ticketLimitPerOrder?: number;
  currency?: CurrencyCode;
  taxSettings?: TaxSettingsInput;
  /**
   * How long a reservation holds its tickets; 20 unless said.
   * @minimum 5
   * @maximum 30
   */
  reservationDurationInMinutes?: number;
  /**
   * How long after the hold an unpaid order may still be paid before it is canceled. Known from the platform's own packages only.
   * @minimum 0
   * @maximum 120
   */
  gracePeriodInMinutes?: number;
  /** Id of another app that counts the tickets. Known from the platform's own packages only. */
  stockManagerAppId?: string;
  confirmationMessages?: TicketsConfirmationMessages;
}
