// Generated from spec/ticket-definitions.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Projected, Replaced } from '../../src/core/projected.ts';
import type { CallOptions, Reply } from '../../src/core/types.ts';
import type {
  CreateTicketDefinitionErrorCode,
  GetTicketDefinitionErrorCode,
  UpdateTicketDefinitionErrorCode,
  QueryTicketDefinitionsErrorCode,
  QueryAvailableTicketDefinitionsErrorCode,
} from './facts.ts';
import type {
  CreateTicketDefinitionRequest,
  CreateTicketDefinitionResponse,
  GetTicketDefinitionParams,
  GetTicketDefinitionResponse,
  QueryAvailableTicketDefinitionsRequest,
  QueryAvailableTicketDefinitionsResponse,
  QueryTicketDefinitionsRequest,
  QueryTicketDefinitionsResponse,
  TicketDefinitionPart,
  TicketDefinitionV3,
  UpdateTicketDefinitionRequest,
  UpdateTicketDefinitionResponse,
} from './types.ts';

/** The values of a request that ask for each member of {@link TicketDefinitionV3} which is absent otherwise. */
export interface TicketDefinitionV3Silent {
  readonly salesDetails: 'SALES_DETAILS';
  readonly eventDetails: 'EVENT_DETAILS';
  readonly seatingDetails: 'SEATING_DETAILS';
}

/** {@link TicketDefinitionV3} with the members for which `Field` asks. By default it lacks the members that a request has to name. */
export type TicketDefinitionV3With<Field extends TicketDefinitionPart = never> = Projected<
  TicketDefinitionV3,
  TicketDefinitionV3Silent,
  Field
>;

/** The response of {@link createTicketDefinition} to a request that asks for `Field`. */
export type CreateTicketDefinitionResponseWith<Field extends TicketDefinitionPart = never> = Replaced<
  CreateTicketDefinitionResponse,
  'ticketDefinition',
  TicketDefinitionV3With<Field>
>;

/** The response of {@link getTicketDefinition} to a request that asks for `Field`. */
export type GetTicketDefinitionResponseWith<Field extends TicketDefinitionPart = never> = Replaced<
  GetTicketDefinitionResponse,
  'ticketDefinition',
  TicketDefinitionV3With<Field>
>;

/** The response of {@link updateTicketDefinition} to a request that asks for `Field`. */
export type UpdateTicketDefinitionResponseWith<Field extends TicketDefinitionPart = never> = Replaced<
  UpdateTicketDefinitionResponse,
  'ticketDefinition',
  TicketDefinitionV3With<Field>
>;

/** The response of {@link queryTicketDefinitions} to a request that asks for `Field`. */
export type QueryTicketDefinitionsResponseWith<Field extends TicketDefinitionPart = never> = Replaced<
  QueryTicketDefinitionsResponse,
  'ticketDefinitions',
  TicketDefinitionV3With<Field>[]
>;

/** The response of {@link queryAvailableTicketDefinitions} to a request that asks for `Field`. */
export type QueryAvailableTicketDefinitionsResponseWith<Field extends TicketDefinitionPart = never> =
  Replaced<QueryAvailableTicketDefinitionsResponse, 'ticketDefinitions', TicketDefinitionV3With<Field>[]>;

/** The calls whose responses follow from the fields that a request asks for, as a client has them. */
export interface ProjectedCalls {
  readonly createTicketDefinition: <const Field extends TicketDefinitionPart = never>(
    createTicketDefinitionRequest: CreateTicketDefinitionRequest & { readonly fields?: readonly Field[] },
    options?: CallOptions,
  ) => Reply<CreateTicketDefinitionResponseWith<Field>, CreateTicketDefinitionErrorCode>;
  readonly getTicketDefinition: <const Field extends TicketDefinitionPart = never>(
    ticketDefinitionId: string,
    params?: GetTicketDefinitionParams & { readonly fields?: readonly Field[] },
    options?: CallOptions,
  ) => Reply<GetTicketDefinitionResponseWith<Field>, GetTicketDefinitionErrorCode>;
  readonly updateTicketDefinition: <const Field extends TicketDefinitionPart = never>(
    ticketDefinitionId: string,
    updateTicketDefinitionRequest: UpdateTicketDefinitionRequest & { readonly fields?: readonly Field[] },
    options?: CallOptions,
  ) => Reply<UpdateTicketDefinitionResponseWith<Field>, UpdateTicketDefinitionErrorCode>;
  readonly queryTicketDefinitions: <const Field extends TicketDefinitionPart = never>(
    queryTicketDefinitionsRequest: QueryTicketDefinitionsRequest & { readonly fields?: readonly Field[] },
    options?: CallOptions,
  ) => Reply<QueryTicketDefinitionsResponseWith<Field>, QueryTicketDefinitionsErrorCode>;
  readonly queryAvailableTicketDefinitions: <const Field extends TicketDefinitionPart = never>(
    queryAvailableTicketDefinitionsRequest: QueryAvailableTicketDefinitionsRequest & {
      readonly fields?: readonly Field[];
    },
    options?: CallOptions,
  ) => Reply<QueryAvailableTicketDefinitionsResponseWith<Field>, QueryAvailableTicketDefinitionsErrorCode>;
}
