import type {
  CountAvailableTicketDefinitionsRequest,
  CountAvailableTicketDefinitionsResponse,
  GetTicketDefinitionParams,
  GetTicketDefinitionResponse,
  QueryTicketDefinitionsRequest,
  QueryTicketDefinitionsResponse,
} from '../../../../generated/ticket-definitions/types.ts';
import { applicationError } from '../../../engine/errors.ts';
import { ownValue } from '../../../engine/values/objects.ts';
import type { CallContext, Rule, World } from '../../../engine/context.ts';
import { counted, runQuery } from '../../../engine/paging.ts';
import { filterTest } from '../../../engine/query.ts';
import { offersOf } from '../available.ts';
import { definitionField, type DefinitionOfEvent } from './fields.ts';
import { ticketDefinitionView } from './view.ts';

/** The default number of definitions on a page (R570). */
const PAGE = 100;

/** The definition that a call names, with its event. Throws a 404 if there is none. */
export const definitionOfCall = ({ state, params }: CallContext): DefinitionOfEvent => {
  const ticketDefinitionId = params['ticketDefinitionId'] ?? '';
  const definition = ownValue(state.ticketDefinitions, ticketDefinitionId);
  const event = ownValue(state.events, definition?.eventId ?? '');
  if (!definition || !event)
    throw applicationError(404, 'TICKET_DEFINITION_NOT_FOUND', 'Ticket definition not found', {
      ticketDefinitionId,
    });
  return { definition, event };
};

/** getTicketDefinition: any definition, for owner and app (R571). */
export const getTicketDefinition: Rule = (call): GetTicketDefinitionResponse => {
  const { definition, event } = definitionOfCall(call);
  const { fields } = call.query as GetTicketDefinitionParams;
  return { ticketDefinition: ticketDefinitionView(call, definition, event, fields) };
};

const everyDefinition = ({ state }: World): DefinitionOfEvent[] =>
  Object.values(state.ticketDefinitions).flatMap((definition) => {
    const event = ownValue(state.events, definition.eventId);
    return event ? [{ definition, event }] : [];
  });

const pageOf = (call: CallContext, items: readonly DefinitionOfEvent[]): QueryTicketDefinitionsResponse => {
  const { query, fields } = call.body as QueryTicketDefinitionsRequest;
  const paged = query.cursorPaging ? query : { ...query, paging: { limit: PAGE, ...query.paging } };
  const { page, metadata } = runQuery(
    items,
    query.paging && query.cursorPaging ? query : paged,
    definitionField(call),
  );
  return {
    ticketDefinitions: page.map(({ definition, event }) =>
      ticketDefinitionView(call, definition, event, fields),
    ),
    metadata,
  };
};

/** queryTicketDefinitions: all definitions, hidden ones included, for owner and app (R571). */
export const queryTicketDefinitions: Rule = (call) => pageOf(call, everyDefinition(call));

/** queryAvailableTicketDefinitions: those that visitors see, which are those of the older list (R570). */
export const queryAvailableTicketDefinitions: Rule = (call) => pageOf(call, offersOf(call));

/** countAvailableTicketDefinitions: the number of definitions that visitors see (R570). */
export const countAvailableTicketDefinitions: Rule = (call): CountAvailableTicketDefinitionsResponse => {
  const { filter } = call.body as CountAvailableTicketDefinitionsRequest;
  const { length } = offersOf(call).filter(filterTest(filter, definitionField(call), 'filter'));
  return { metadata: { count: 0, offset: 0, total: length, ...counted } };
};
