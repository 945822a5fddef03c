import { ValidationError } from '../core/errors/call-errors.ts';
import type { AmountProblem } from './types.ts';

/** Reason why the picked tickets cannot be reserved. */
export type TicketProblem = AmountProblem | 'invalid-quantity' | 'nothing-picked' | 'ticket-unknown';

/** The picked tickets cannot be reserved; no request was sent. */
export class TicketError extends ValidationError {
  declare readonly code: TicketProblem;
  /** Id of the ticket with the problem; undefined for a problem of all picked tickets. */
  readonly ticketId: string | undefined;

  constructor(message: string, code: TicketProblem, ticketId?: string) {
    super(message, { code });
    this.ticketId = ticketId;
  }
}
