import type { GetSummaryResponse } from '../../../generated/ticketing/types.ts';
import { applicationError } from '../../engine/errors.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { Rule } from '../../engine/context.ts';
import { salesOf } from '../ticket-sales/sales-of.ts';
import { textOf } from './parameters.ts';

/** getSummary: the sales of an event or of all events, by currency (R190). */
export const getSummary: Rule = (call): GetSummaryResponse => {
  const eventId = textOf(call, 'eventId');
  if (eventId !== undefined && !ownValue(call.state.events, eventId))
    throw applicationError(404, 'NOT_FOUND', 'Event not found', { eventId });
  return { sales: salesOf(call, eventId) };
};
