// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CurrencyCode } from './currencyCode.ts';
import type { EventCheckoutType } from './eventCheckoutType.ts';
import type { TaxSettings } from './taxSettings.ts';
import type { TicketPrice } from './ticketPrice.ts';
import type { TicketsConfirmationMessages } from './ticketsConfirmationMessages.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * Registration by buying tickets. The tickets themselves are another service's business.
 */
export interface TicketsRegistration {
  /** Each ticket asks for its own guest's details. */
  guestsAssignedSeparately: boolean;
  /**
   * @minimum 0
   * @maximum 50
   */
  ticketLimitPerOrder: number;
  currency?: CurrencyCode;
  lowestPrice?: TicketPrice;
  highestPrice?: TicketPrice;
  /** Nothing is left of any ticket. */
  readonly soldOut?: boolean;
  taxSettings?: TaxSettings;
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
  /** Id of the form that the buyer fills in. Known from the platform's own packages only. */
  readonly buyerFormId?: string;
  /** Id of the form for the guest of each ticket. Known from the platform's own packages only. */
  readonly ticketHolderFormId?: string;
  /** Id of a former buyer form that is not in use. Known from the platform's own packages only. */
  readonly inactiveBuyerFormId?: string;
  checkoutType?: EventCheckoutType | Undeclared;
}
