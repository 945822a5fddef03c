import {
  cancelTicketReservation,
  createTicketReservation,
  type CreateTicketReservationErrorCode,
  deleteTicketReservation,
  getTicketReservation,
  type GetTicketReservationResponse,
  type TicketReservation,
} from '../../generated/ticket-reservations/index.ts';
import { openApiClient, ticketReservationsService } from '../../generated/ticket-reservations/openapi.ts';
import {
  useCreateTicketReservation,
  useGetTicketReservation,
} from '../../generated/ticket-reservations/queries.ts';
import { createClient, type Undeclared } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Calls of ticket reservations that must compile and calls that must not. Only the compiler runs these lines.

const client = createClient({ auth: callers.shopper });
const owner = createClient({ auth: callers.owner });
const openApi = openApiClient(client, ticketReservationsService);
const ticketDefinitionId = 'a';

export const answers = async (): Promise<void> => {
  const { ticketReservation, promotionErrors } = await getTicketReservation('a', { client });
  exactly<string | undefined>()(ticketReservation?.expirationDate);
  exactly<string | undefined>()(ticketReservation?.tickets[0]?.price?.value);
  exactly<string | undefined>()(promotionErrors?.error?.[0]?.code);
  // @ts-expect-error A reservation has no invoice.
  void ticketReservation.invoice;
  // @ts-expect-error Amounts have no text with a currency.
  void ticketReservation.tickets[0]?.price?.formattedValue;
  // @ts-expect-error The platform sets the revision.
  ticketReservation.revision = '8';
};

export const requests = (): void => {
  const tickets = [{ ticketDefinitionId, quantity: 1, ticketInfo: { guestPrice: '15.00' } }];
  void createTicketReservation({ ticketReservation: { tickets } }, { client });
  void createTicketReservation({ ticketReservation: { tickets } }, { client: owner });
  // @ts-expect-error The event follows from the definition.
  void createTicketReservation({ ticketReservation: { eventId: 'a', tickets } }, { client });
  // @ts-expect-error A line without its quantity.
  void createTicketReservation({ ticketReservation: { tickets: [{ ticketDefinitionId }] } }, { client });
  const donations = [{ ticketDefinitionId, quantity: 1, ticketInfo: { guestPrice: 15 } }];
  // @ts-expect-error A price is a text.
  void createTicketReservation({ ticketReservation: { tickets: donations } }, { client });
  void cancelTicketReservation('a', { client });
  void deleteTicketReservation('a', { client: owner });
  // @ts-expect-error A buyer cancels; deleting is for the owner and apps.
  void deleteTicketReservation('a', { client });
  // @ts-expect-error A call needs a client.
  void getTicketReservation('a', {});
};

export const raw = async (): Promise<void> => {
  const { data } = await openApi.GET('/v1/ticket-reservations/{ticketReservationId}', {
    params: { path: { ticketReservationId: 'a' } },
  });
  exactly<number | undefined>()(data?.ticketReservation?.tickets[0]?.quantity);
  await openApi.POST('/v1/ticket-reservations', {
    body: { ticketReservation: { tickets: [{ ticketDefinitionId, quantity: 1 }] } },
  });
  // @ts-expect-error A path of the first family.
  await openApi.POST('/v1/checkout/reservations', { body: {} });
  // @ts-expect-error A call with a body needs one.
  await openApi.POST('/v1/ticket-reservations');
};

export const useReservation = (): void => {
  exactly<GetTicketReservationResponse | undefined>()(useGetTicketReservation('a').data);
  const { mutate } = useCreateTicketReservation();
  mutate({ data: { ticketReservation: { tickets: [{ ticketDefinitionId, quantity: 2 }] } } });
  // @ts-expect-error A reservation without tickets.
  mutate({ data: { ticketReservation: {} } });
};

/** A code of the call; others belong to other calls. */
export const codes: CreateTicketReservationErrorCode[] = [
  'TICKET_LIMIT_EXCEEDED',
  // @ts-expect-error The code of reading a reservation.
  'TICKET_RESERVATION_NOT_FOUND',
];

/** Every listed status has a case; a status that the platform adds later is kept. */
export const isHeld = ({ status }: TicketReservation): boolean | Undeclared => {
  switch (status) {
    case 'PENDING':
    case 'CONFIRMED':
      return true;
    case 'CANCELED':
    case 'CANCELED_MANUALLY':
    case 'EXPIRED':
      return false;
    default:
      return status satisfies Undeclared;
  }
};
