import {
  createTicketDefinition,
  type CreateTicketDefinitionErrorCode,
  getTicketDefinition,
  queryAvailableTicketDefinitions,
  queryTicketDefinitions,
  type TicketDefinitionV3,
  updateTicketDefinition,
} from '../../generated/ticket-definitions/index.ts';
import { openApiClient, ticketDefinitionsService } from '../../generated/ticket-definitions/openapi.ts';
import {
  useCreateTicketDefinition,
  useQueryAvailableTicketDefinitions,
} from '../../generated/ticket-definitions/queries.ts';
import { createClient, type Undeclared } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Calls of ticket definitions that must compile and calls that must not. Only the compiler runs these lines.

const client = createClient({ auth: callers.shopper });
const owner = createClient({ auth: callers.owner });
const openApi = openApiClient(client, ticketDefinitionsService);
const pricingMethod = { fixedPrice: { value: '45.00', currency: 'EUR' } };
const ticketDefinition = { eventId: 'a', name: 'Seat', pricingMethod, feeType: 'FEE_INCLUDED' } as const;

export const answers = async (): Promise<void> => {
  const { ticketDefinitions, metadata } = await queryAvailableTicketDefinitions({ query: {} }, { client });
  exactly<number | undefined>()(metadata?.total);
  exactly<string | undefined>()(ticketDefinitions[0]?.pricingMethod?.fixedPrice?.value);
  exactly<number | undefined>()(ticketDefinitions[0]?.limitPerCheckout);
  // @ts-expect-error The first family has this member.
  void ticketDefinitions[0]?.pricing;
  const { ticketDefinition: read } = await getTicketDefinition('a', undefined, { client: owner });
  exactly<string | undefined>()(read?.revision);
  // @ts-expect-error The platform sets the revision.
  read.revision = '8';
  // @ts-expect-error Sales figures come with SALES_DETAILS only.
  void read.salesDetails;
  const made = await createTicketDefinition(
    { ticketDefinition, fields: ['SALES_DETAILS'] },
    { client: owner },
  );
  exactly<number | undefined>()(made.ticketDefinition?.salesDetails?.soldCount);
  // @ts-expect-error The event comes with EVENT_DETAILS only.
  void made.ticketDefinition.eventDetails;
};

export const requests = (): void => {
  void createTicketDefinition({ ticketDefinition, fields: ['SALES_DETAILS'] }, { client: owner });
  // @ts-expect-error A buyer cannot create ticket definitions.
  void createTicketDefinition({ ticketDefinition }, { client });
  const unpriced = { eventId: 'a', name: 'Seat', feeType: 'NO_FEE' } as const;
  // @ts-expect-error A definition without its pricing method.
  void createTicketDefinition({ ticketDefinition: unpriced }, { client: owner });
  const numbered = { ...ticketDefinition, pricingMethod: { fixedPrice: { value: 45, currency: 'EUR' } } };
  // @ts-expect-error An amount is a text.
  void createTicketDefinition({ ticketDefinition: numbered }, { client: owner });
  void updateTicketDefinition(
    'a',
    { ticketDefinition: { revision: '3', salePeriod: null } },
    { client: owner },
  );
  // @ts-expect-error An update needs the revision.
  void updateTicketDefinition('a', { ticketDefinition: { hidden: true } }, { client: owner });
  // @ts-expect-error An update cannot change the event.
  void updateTicketDefinition('a', { ticketDefinition: { revision: '3', eventId: 'b' } }, { client: owner });
  // @ts-expect-error Visitors can only query available definitions.
  void queryTicketDefinitions({ query: {} }, { client });
  // @ts-expect-error Names cannot be filtered by their beginning.
  void queryAvailableTicketDefinitions({ query: { filter: { name: { $startsWith: 'S' } } } }, { client });
  // @ts-expect-error A field that cannot be sorted.
  void queryAvailableTicketDefinitions({ query: { sort: [{ fieldName: 'price' }] } }, { client });
};

export const raw = async (): Promise<void> => {
  const { data } = await openApi.POST('/v3/ticket-definitions/available/query', {
    body: { query: { filter: { eventId: 'a' }, sort: [{ fieldName: 'sortIndex' }] } },
  });
  exactly<string | undefined>()(data?.ticketDefinitions[0]?.name);
  // @ts-expect-error A path that only the owner may call.
  await openApi.POST('/v3/ticket-definitions', { body: { ticketDefinition } });
};

export const useTickets = (): void => {
  exactly<number | undefined>()(
    useQueryAvailableTicketDefinitions(
      { query: {} },
      { query: { select: (all) => all.ticketDefinitions.length } },
    ).data,
  );
  const { mutate, data } = useCreateTicketDefinition();
  exactly<string | undefined>()(data?.ticketDefinition?.eventDetails?.title);
  mutate({ data: { ticketDefinition } });
  // @ts-expect-error A definition without its event.
  mutate({ data: { ticketDefinition: { name: 'Seat', pricingMethod, feeType: 'NO_FEE' } } });
};

/** A code of the call; others belong to other calls. */
export const codes: CreateTicketDefinitionErrorCode[] = [
  'TICKET_DEFINITIONS_LIMIT_REACHED',
  // @ts-expect-error The code of an update.
  'INVALID_REVISION',
];

/** Every listed status has a case; a status that the platform adds later is kept. */
export const isOnSale = ({ saleStatus }: TicketDefinitionV3): boolean | Undeclared => {
  switch (saleStatus) {
    case 'SALE_STARTED':
      return true;
    case 'SALE_SCHEDULED':
    case 'SALE_ENDED':
      return false;
    default:
      return saleStatus satisfies Undeclared;
  }
};
