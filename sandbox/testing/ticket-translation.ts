import type { CreateReservationRequest, TicketReservationQuantity } from '../../generated/ticketing/types.ts';
import type { NewTicketLine } from '../../generated/ticket-reservations/types.ts';
import type { Sandbox } from '../control/sandbox.ts';
import { ownValue } from '../engine/values/objects.ts';
import type { SandboxState } from '../records/state.ts';
import type { Client } from './plain-client.ts';

/** A write of the second family. */
type SecondWrite = readonly [method: string, path: string, body?: object];

const FIRST = '/v1/checkout/reservations';
const SECOND = '/v1/ticket-reservations';

/**
 * The translation of each reservation call of the first family into calls of the second. An ordered
 * reservation cannot be canceled through the first family, and a canceled one is canceled again without
 * effect.
 */
export const translations = {
  createReservation: (
    { ticketQuantities, ignoreLimits, allowHiddenTickets }: CreateReservationRequest,
    state: SandboxState,
  ): SecondWrite[] => [
    [
      'POST',
      SECOND,
      {
        ticketReservation: {
          tickets: ticketQuantities.flatMap((quantity) => linesOf(quantity, state)),
          additionalReservationSettings: {
            disableTicketLimitValidation: ignoreLimits === true,
            enableHiddenTicketReservation: allowHiddenTickets === true,
          },
        },
      },
    ],
  ],
  cancelReservation: (id: string, { reservations }: SandboxState): SecondWrite[] =>
    typeof ownValue(reservations, id)?.orderNumber === 'string'
      ? []
      : [['POST', `${SECOND}/${id}/cancel`, {}]],
};

/** One line for all tickets of a kind that have the same price. */
const linesOf = (
  { ticketDefinitionId, quantity, priceOverride, ticketDetails = [] }: TicketReservationQuantity,
  { ticketDefinitions }: SandboxState,
): NewTicketLine[] => {
  const isDonation = ownValue(ticketDefinitions, ticketDefinitionId)?.price.type === 'donation';
  const lines = new Map<string, NewTicketLine>();
  for (let index = 0; index < quantity; index += 1) {
    const { pricingOptionId, priceOverride: own = priceOverride } = ticketDetails[index] ?? {};
    const ticketInfo = {
      ...(own !== undefined && { [isDonation ? 'guestPrice' : 'priceOverride']: own }),
      ...(pricingOptionId !== undefined && { pricingOptionId }),
    };
    const key = JSON.stringify(ticketInfo);
    const line = lines.get(key);
    if (line) line.quantity += 1;
    else lines.set(key, { ticketDefinitionId, quantity: 1, ticketInfo });
  }
  return [...lines.values()];
};

/** The writes of the second family for a call of the first; undefined for a call without a translation. */
const writesFor = ({ state }: Sandbox, path: string, body: unknown): SecondWrite[] | undefined => {
  const [, id] = /^\/v1\/checkout\/reservations\/([^?]+)/.exec(path) ?? [];
  if (id !== undefined) return translations.cancelReservation(id, state);
  return path === FIRST ? translations.createReservation(body as CreateReservationRequest, state) : undefined;
};

/** A client whose reservation calls of the first family go out as calls of the second, by the written table. */
export const translating = (sandbox: Sandbox, client: Client): Client =>
  Object.assign(
    (method: string, path: string, body?: unknown): void => {
      const writes = writesFor(sandbox, path, body);
      if (!writes) return client(method, path, body);
      for (const [how, where, what] of writes) client(how, where, what);
    },
    {
      read: (path: string) => client.read(path),
      ask: (method: string, path: string, body?: unknown) => client.ask(method, path, body),
    },
  );
