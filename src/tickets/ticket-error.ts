import { ValidationError } from '../core/errors/call-errors.ts';
import type { AmountProblem } from './types.ts';

/** Why nothing can be reserved. */
export type TicketProblem = AmountProblem | 'nothing-picked' | 'ticket-unknown';

/** What was picked cannot be reserved as it is; nothing was sent. */
export class TicketError extends ValidationError {
  declare readonly code: TicketProblem;
  /** Id of the ticket that it is about; undefined when it is about the whole. */
  readonly ticketId: string | undefined;

  constructor(message: string, code: TicketProblem, ticketId?: string) {
    super(message, { code });
    this.ticketId = ticketId;
  }
}
