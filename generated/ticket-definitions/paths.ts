// Generated from spec/ticket-definitions.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  CountAvailableTicketDefinitionsRequest,
  CountAvailableTicketDefinitionsResponse,
  CreateTicketDefinitionRequest,
  CreateTicketDefinitionResponse,
  DeleteTicketDefinitionResponse,
  ErrorBody,
  GetTicketDefinitionResponse,
  QueryAvailableTicketDefinitionsRequest,
  QueryAvailableTicketDefinitionsResponse,
  QueryTicketDefinitionsRequest,
  QueryTicketDefinitionsResponse,
  TicketDefinitionParts,
  UpdateTicketDefinitionRequest,
  UpdateTicketDefinitionResponse,
} from './types.ts';

export interface paths {
  '/v3/ticket-definitions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a ticket definition
     * @description Adds one kind of ticket to an event that sells tickets, at most 100 an event. Required are the event, a name, the
     *     payer of the platform's fee and one pricing method. Without `initialLimit` the number of tickets is unlimited;
     *     without `salePeriod` they are on sale until the event starts. The sale period is rounded down to the minute.
     *
     *     A second identical call adds another definition. After a lost response, query the definitions of the event.
     *
     *     For the owner and apps; other callers need elevated rights. The number of tickets in one order, the tax and the
     *     duration of a reservation belong to the event.
     */
    post: operations['createTicketDefinition'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/ticket-definitions/{ticketDefinitionId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Kind of ticket, by its id.
         * @example 8c5e2b90-4f17-4d3a-b6a8-1e97d0c4f523
         */
        ticketDefinitionId: components['parameters']['TicketDefinitionId'];
      };
      cookie?: never;
    };
    /**
     * Get a ticket definition
     * @description Returns a definition in every state, also a hidden one. For the owner and apps: a visitor or member is rejected with
     *     403, and uses `queryAvailableTicketDefinitions`.
     */
    get: operations['getTicketDefinition'];
    put?: never;
    post?: never;
    /**
     * Delete a ticket definition
     * @description Removes one kind of ticket from the event. Issued tickets and orders stay, which is assumed: what the platform answers
     *     for a definition with sold or reserved tickets is not documented. To end the sale only, set `hidden` or the end of the
     *     sale period.
     */
    delete: operations['deleteTicketDefinition'];
    options?: never;
    head?: never;
    /**
     * Update a ticket definition
     * @description Changes only the given members. `revision` must be the current one; a stale one is rejected with 409, which is assumed
     *     for this service. Read the definition again before the next attempt. The event cannot be changed.
     *
     *     A pricing method replaces the previous one as a whole, and its options replace the list: keep `optionId` for the
     *     options that stay. `null` clears a text, the limit or the sale period; that is assumed. What the platform answers for
     *     another price after the first sale is not documented.
     */
    patch: operations['updateTicketDefinition'];
    trace?: never;
  };
  '/v3/ticket-definitions/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query ticket definitions
     * @description Returns one page of the site's definitions, hidden ones included; the oldest first unless `sort` says otherwise. For the
     *     owner and apps: a visitor or member is rejected with 403, and uses `queryAvailableTicketDefinitions`.
     */
    post: operations['queryTicketDefinitions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/ticket-definitions/available/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query available ticket definitions
     * @description Returns one page of the definitions that visitors see: those of published events with open registration, without
     *     hidden ones. Sold-out tickets are included, with `limitPerCheckout` 0. Tickets outside their sale period are included if
     *     `displayNotOnSale` is true. The oldest come first unless `sort` says otherwise; the owner's order is `sortIndex`.
     *
     *     Sales figures are for those who manage the tickets: for a visitor or member `salesDetails` is absent even if it is
     *     requested.
     */
    post: operations['queryAvailableTicketDefinitions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/ticket-definitions/available/count': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Count available ticket definitions
     * @description Returns the number of definitions that `queryAvailableTicketDefinitions` would return, as `metadata.total`. Without a
     *     filter, those of all events of the site.
     */
    post: operations['countAvailableTicketDefinitions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  responses: {
    /** @description There is no such definition. The code is assumed, because the platform's package declares none here. */
    TicketDefinitionNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description There is no such event. The code is assumed, because the platform's package declares none here. */
    EventOfTicketsNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The event does not sell tickets, has 100 definitions already, or the sale period is not possible. */
    TicketDefinitionRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The sale period is not possible. Nothing was changed. */
    SalePeriodRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The filter is malformed, or a field is not valid. */
    TicketFilterRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The request is not valid. The details list each invalid field, or contain one application error. */
    BadRequest: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The access token is missing, expired or not valid. */
    Unauthorized: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The caller is authenticated but not allowed to make this call. */
    Forbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description Too many calls within a short time. Wait before the next attempt. */
    TooManyRequests: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The entity was changed since this revision. Nothing was changed. */
    StaleRevision: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
  };
  parameters: {
    /**
     * @description Kind of ticket, by its id.
     * @example 8c5e2b90-4f17-4d3a-b6a8-1e97d0c4f523
     */
    TicketDefinitionId: string;
    /** @description Parts to add to the definition. A part that is not requested is absent, without an error. */
    TicketDefinitionParts: TicketDefinitionParts;
  };
  requestBodies: never;
  headers: {
    /** @description Id of the request in the platform's logs. Quote it when you ask for support. */
    RequestId: string;
    /** @description Time to wait before the next attempt, as whole seconds or as an HTTP date. Not always present. */
    RetryAfter: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  createTicketDefinition: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CreateTicketDefinitionRequest;
      };
    };
    responses: {
      /** @description The new definition, with the requested parts. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CreateTicketDefinitionResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['EventOfTicketsNotFound'];
      428: components['responses']['TicketDefinitionRefused'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getTicketDefinition: {
    parameters: {
      query?: {
        /** @description Parts to add to the definition. A part that is not requested is absent, without an error. */
        fields?: components['parameters']['TicketDefinitionParts'];
      };
      header?: never;
      path: {
        /**
         * @description Kind of ticket, by its id.
         * @example 8c5e2b90-4f17-4d3a-b6a8-1e97d0c4f523
         */
        ticketDefinitionId: components['parameters']['TicketDefinitionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The definition, with the requested parts. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetTicketDefinitionResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['TicketDefinitionNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  deleteTicketDefinition: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Kind of ticket, by its id.
         * @example 8c5e2b90-4f17-4d3a-b6a8-1e97d0c4f523
         */
        ticketDefinitionId: components['parameters']['TicketDefinitionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The definition is deleted. The body is an empty object. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': DeleteTicketDefinitionResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['TicketDefinitionNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateTicketDefinition: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Kind of ticket, by its id.
         * @example 8c5e2b90-4f17-4d3a-b6a8-1e97d0c4f523
         */
        ticketDefinitionId: components['parameters']['TicketDefinitionId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': UpdateTicketDefinitionRequest;
      };
    };
    responses: {
      /** @description The changed definition, with the next revision. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': UpdateTicketDefinitionResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['TicketDefinitionNotFound'];
      409: components['responses']['StaleRevision'];
      428: components['responses']['SalePeriodRefused'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryTicketDefinitions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': QueryTicketDefinitionsRequest;
      };
    };
    responses: {
      /** @description One page of definitions; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': QueryTicketDefinitionsResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryAvailableTicketDefinitions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': QueryAvailableTicketDefinitionsRequest;
      };
    };
    responses: {
      /** @description One page of available tickets; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': QueryAvailableTicketDefinitionsResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
  countAvailableTicketDefinitions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CountAvailableTicketDefinitionsRequest;
      };
    };
    responses: {
      /** @description The number of matching definitions. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CountAvailableTicketDefinitionsResponse;
        };
      };
      400: components['responses']['TicketFilterRefused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
