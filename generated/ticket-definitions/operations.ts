// Generated from spec/ticket-definitions.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { paged } from '../../src/core/paged.ts';
import { queryText } from '../../src/core/query.ts';
import { withPage } from '../../src/core/default-page.ts';
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type {
  CreateTicketDefinitionResponseWith,
  GetTicketDefinitionResponseWith,
  UpdateTicketDefinitionResponseWith,
  QueryTicketDefinitionsResponseWith,
  QueryAvailableTicketDefinitionsResponseWith,
} from './projections.ts';
import type {
  CountAvailableTicketDefinitionsRequest,
  CountAvailableTicketDefinitionsResponse,
  CreateTicketDefinitionRequest,
  DeleteTicketDefinitionResponse,
  GetTicketDefinitionParams,
  QueryAvailableTicketDefinitionsRequest,
  QueryTicketDefinitionsRequest,
  TicketDefinitionPart,
  UpdateTicketDefinitionRequest,
} from './types.ts';

/**
 * Create a ticket definition.
 *
 * Adds one kind of ticket to an event that sells tickets, at most 100 an event. Required are the event, a name, the
 * payer of the platform's fee and one pricing method. Without `initialLimit` the number of tickets is unlimited;
 * without `salePeriod` they are on sale until the event starts. The sale period is rounded down to the minute.
 *
 * A second identical call adds another definition. After a lost response, query the definitions of the event.
 *
 * For the owner and apps; other callers need elevated rights. The number of tickets in one order, the tax and the
 * duration of a reservation belong to the event.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `adds`).
 * Absent unless `fields` asks for them: `salesDetails` (`SALES_DETAILS`), `eventDetails` (`EVENT_DETAILS`), `seatingDetails` (`SEATING_DETAILS`).
 * Error codes: `INVALID_EVENT_TYPE`, `TICKET_DEFINITIONS_LIMIT_REACHED`, `INVALID_SALE_PERIOD`, `EVENT_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const createTicketDefinition = <const Field extends TicketDefinitionPart = never>(
  createTicketDefinitionRequest: CreateTicketDefinitionRequest & { readonly fields?: readonly Field[] },
  options: RequestOptions<'owner' | 'app'>,
): Reply<
  CreateTicketDefinitionResponseWith<Field>,
  'INVALID_EVENT_TYPE' | 'TICKET_DEFINITIONS_LIMIT_REACHED' | 'INVALID_SALE_PERIOD' | 'EVENT_NOT_FOUND'
> =>
  request(
    {
      method: 'POST',
      data: createTicketDefinitionRequest,
      facts: {
        repeat: 'adds',
        id: 'createTicketDefinition',
        service: 'ticket-definitions',
        prefixes: ['/events', '/_api/events-ticket-definitions'],
        identity: ['owner', 'app'],
      },
      url: '/v3/ticket-definitions',
    },
    options,
  );

/**
 * Get a ticket definition.
 *
 * Returns a definition in every state, also a hidden one. For the owner and apps: a visitor or member is rejected with
 * 403, and uses `queryAvailableTicketDefinitions`.
 *
 * Who may call: owner, app. Retried after a transient failure (repeat class `read`).
 * Absent unless `fields` asks for them: `salesDetails` (`SALES_DETAILS`), `eventDetails` (`EVENT_DETAILS`), `seatingDetails` (`SEATING_DETAILS`).
 * Error codes: `TICKET_DEFINITION_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getTicketDefinition = <const Field extends TicketDefinitionPart = never>(
  ticketDefinitionId: string,
  params: (GetTicketDefinitionParams & { readonly fields?: readonly Field[] }) | undefined,
  options: RequestOptions<'owner' | 'app'>,
): Reply<GetTicketDefinitionResponseWith<Field>, 'TICKET_DEFINITION_NOT_FOUND'> =>
  request(
    {
      method: 'GET',
      query: queryText(params),
      facts: {
        repeat: 'read',
        id: 'getTicketDefinition',
        service: 'ticket-definitions',
        prefixes: ['/events', '/_api/events-ticket-definitions'],
        identity: ['owner', 'app'],
      },
      url: `/v3/ticket-definitions/${encodeURIComponent(ticketDefinitionId)}`,
    },
    options,
  );

/**
 * Update a ticket definition.
 *
 * Changes only the given members. `revision` must be the current one; a stale one is rejected with 409, which is assumed
 * for this service. Read the definition again before the next attempt. The event cannot be changed.
 *
 * A pricing method replaces the previous one as a whole, and its options replace the list: keep `optionId` for the
 * options that stay. `null` clears a text, the limit or the sale period; that is assumed. What the platform answers for
 * another price after the first sale is not documented.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Absent unless `fields` asks for them: `salesDetails` (`SALES_DETAILS`), `eventDetails` (`EVENT_DETAILS`), `seatingDetails` (`SEATING_DETAILS`).
 * Needs the current revision in `ticketDefinition.revision`. After `INVALID_REVISION`, read the entity again, apply the change to what was read, and send it with the new revision.
 * Error codes: `INVALID_SALE_PERIOD`, `TICKET_DEFINITION_NOT_FOUND`, `INVALID_REVISION`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const updateTicketDefinition = <const Field extends TicketDefinitionPart = never>(
  ticketDefinitionId: string,
  updateTicketDefinitionRequest: UpdateTicketDefinitionRequest & { readonly fields?: readonly Field[] },
  options: RequestOptions<'owner' | 'app'>,
): Reply<
  UpdateTicketDefinitionResponseWith<Field>,
  'INVALID_SALE_PERIOD' | 'TICKET_DEFINITION_NOT_FOUND' | 'INVALID_REVISION'
> =>
  request(
    {
      method: 'PATCH',
      data: updateTicketDefinitionRequest,
      facts: {
        repeat: 'same',
        id: 'updateTicketDefinition',
        service: 'ticket-definitions',
        prefixes: ['/events', '/_api/events-ticket-definitions'],
        identity: ['owner', 'app'],
      },
      url: `/v3/ticket-definitions/${encodeURIComponent(ticketDefinitionId)}`,
    },
    options,
  );

/**
 * Delete a ticket definition.
 *
 * Removes one kind of ticket from the event. Issued tickets and orders stay, which is assumed: what the platform answers
 * for a definition with sold or reserved tickets is not documented. To end the sale only, set `hidden` or the end of the
 * sale period.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `TICKET_DEFINITION_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const deleteTicketDefinition = (
  ticketDefinitionId: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<DeleteTicketDefinitionResponse, 'TICKET_DEFINITION_NOT_FOUND'> =>
  request(
    {
      method: 'DELETE',
      facts: {
        repeat: 'same',
        id: 'deleteTicketDefinition',
        service: 'ticket-definitions',
        prefixes: ['/events', '/_api/events-ticket-definitions'],
        identity: ['owner', 'app'],
      },
      url: `/v3/ticket-definitions/${encodeURIComponent(ticketDefinitionId)}`,
    },
    options,
  );

/**
 * Query ticket definitions.
 *
 * Returns one page of the site's definitions, hidden ones included; the oldest first unless `sort` says otherwise. For the
 * owner and apps: a visitor or member is rejected with 403, and uses `queryAvailableTicketDefinitions`.
 *
 * Who may call: owner, app. Retried after a transient failure (repeat class `read`).
 * A query without `paging` and `cursorPaging` asks for the first 50 items: `cursorPaging: { limit: 50 }`.
 * Absent unless `fields` asks for them: `salesDetails` (`SALES_DETAILS`), `eventDetails` (`EVENT_DETAILS`), `seatingDetails` (`SEATING_DETAILS`).
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @function
 */
export const queryTicketDefinitions = /*#__PURE__*/ paged(
  'query',
  <const Field extends TicketDefinitionPart = never>(
    queryTicketDefinitionsRequest: QueryTicketDefinitionsRequest & { readonly fields?: readonly Field[] },
    options: RequestOptions<'owner' | 'app'>,
  ): Reply<QueryTicketDefinitionsResponseWith<Field>> =>
    request(
      {
        method: 'POST',
        data: withPage(queryTicketDefinitionsRequest, 'cursorPaging'),
        facts: {
          repeat: 'read',
          id: 'queryTicketDefinitions',
          service: 'ticket-definitions',
          prefixes: ['/events', '/_api/events-ticket-definitions'],
          identity: ['owner', 'app'],
        },
        url: '/v3/ticket-definitions/query',
      },
      options,
    ),
);

/**
 * Query available ticket definitions.
 *
 * Returns one page of the definitions that visitors see: those of published events with open registration, without
 * hidden ones. Sold-out tickets are included, with `limitPerCheckout` 0. Tickets outside their sale period are included if
 * `displayNotOnSale` is true. The oldest come first unless `sort` says otherwise; the owner's order is `sortIndex`.
 *
 * Sales figures are for those who manage the tickets: for a visitor or member `salesDetails` is absent even if it is
 * requested.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Absent unless `fields` asks for them: `salesDetails` (`SALES_DETAILS`), `eventDetails` (`EVENT_DETAILS`), `seatingDetails` (`SEATING_DETAILS`).
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @function
 */
export const queryAvailableTicketDefinitions = /*#__PURE__*/ paged(
  'query',
  <const Field extends TicketDefinitionPart = never>(
    queryAvailableTicketDefinitionsRequest: QueryAvailableTicketDefinitionsRequest & {
      readonly fields?: readonly Field[];
    },
    options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
  ): Reply<QueryAvailableTicketDefinitionsResponseWith<Field>> =>
    request(
      {
        method: 'POST',
        data: queryAvailableTicketDefinitionsRequest,
        facts: {
          repeat: 'read',
          id: 'queryAvailableTicketDefinitions',
          service: 'ticket-definitions',
          public: true,
          prefixes: ['/events', '/_api/events-ticket-definitions'],
          identity: ['visitor', 'member', 'owner', 'app'],
        },
        url: '/v3/ticket-definitions/available/query',
      },
      options,
    ),
);

/**
 * Count available ticket definitions.
 *
 * Returns the number of definitions that `queryAvailableTicketDefinitions` would return, as `metadata.total`. Without a
 * filter, those of all events of the site.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `FILTER_PARSER_ERROR`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const countAvailableTicketDefinitions = (
  countAvailableTicketDefinitionsRequest: CountAvailableTicketDefinitionsRequest,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<CountAvailableTicketDefinitionsResponse, 'FILTER_PARSER_ERROR'> =>
  request(
    {
      method: 'POST',
      data: countAvailableTicketDefinitionsRequest,
      facts: {
        repeat: 'read',
        id: 'countAvailableTicketDefinitions',
        service: 'ticket-definitions',
        public: true,
        prefixes: ['/events', '/_api/events-ticket-definitions'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: '/v3/ticket-definitions/available/count',
    },
    options,
  );
