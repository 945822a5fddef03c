import Big from 'big.js';
import type {
  TicketInfo,
  TicketLine,
  TicketReservation,
  TicketReservationStatus,
} from '../../../generated/ticket-reservations/types.ts';
import { idFrom } from '../../engine/ids.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { ReservationRecord, ReservedTickets, TicketDefinitionRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { amountsOf } from './amounts.ts';

/** The status of a reservation in the terms of each family: the record has those of the first. */
const statuses = {
  RESERVATION_PENDING: 'PENDING',
  RESERVATION_CONFIRMED: 'CONFIRMED',
  RESERVATION_CANCELED: 'CANCELED',
  RESERVATION_CANCELED_MANUALLY: 'CANCELED_MANUALLY',
  RESERVATION_EXPIRED: 'EXPIRED',
} as const satisfies Record<ReservationRecord['status'], TicketReservationStatus>;

/** The status of a reservation as the second family names it (R582). */
export const statusName = ({ status }: Pick<ReservationRecord, 'status'>): TicketReservationStatus =>
  statuses[status];

/** The revision of a reservation: 1, and 1 more for each change of its status. */
export const revisionOf = ({ revision, status }: ReservationRecord): number =>
  revision ?? (status === 'RESERVATION_PENDING' ? 1 : 2);

/** A reservation as the second family shows it (R581, R592). */
export const ticketReservationView = (world: World, reservation: ReservationRecord): TicketReservation => {
  const { id, owner, settings, extendedFields, tags } = reservation;
  return {
    id,
    revision: String(revisionOf(reservation)),
    createdDate: reservation.createdDate,
    updatedDate: reservation.updatedDate,
    expirationDate: new Date(reservation.expiresAt).toISOString(),
    status: statusName(reservation),
    ...(owner.role === 'member' && { memberId: owner.id }),
    ...(owner.role === 'visitor' && { visitorId: owner.id }),
    tickets: reservation.tickets.map((tickets, index) => lineView(world, reservation, tickets, index)),
    ...(settings && { additionalReservationSettings: settings }),
    ...(extendedFields && { extendedFields }),
    ...(tags && { tags }),
  };
};

const lineView = (
  world: World,
  { id, eventId }: ReservationRecord,
  tickets: ReservedTickets,
  index: number,
): TicketLine => {
  const { ticketDefinitionId, quantity, unitPrice } = tickets;
  const definition = ownValue(world.state.ticketDefinitions, ticketDefinitionId);
  const { currency, text } = amountsOf(world, definition?.currency);
  const info = infoOf(tickets, definition);
  return {
    ticketLineItemId: idFrom(`${id}:line:${index}`),
    eventId,
    ticketDefinitionId,
    quantity,
    ...(Object.keys(info).length > 0 && { ticketInfo: info }),
    ...(definition?.policy && { policy: definition.policy }),
    ...(definition && { ticketName: definition.name }),
    price: { value: unitPrice, currency },
    subTotal: { value: text(new Big(unitPrice).times(quantity)), currency },
  };
};

/** The choices of a line. The guest sets the price of a donation; the owner or an app overrides any other price. */
const infoOf = (
  { priceOverride, pricingOptionId, pricingPlan }: ReservedTickets,
  definition: TicketDefinitionRecord | undefined,
): TicketInfo => {
  const { price } = definition ?? {};
  const name =
    price?.type === 'options' ? price.options.find(({ id }) => id === pricingOptionId)?.name : undefined;
  const member = price?.type === 'donation' ? 'guestPrice' : 'priceOverride';
  return {
    ...(priceOverride !== undefined && { [member]: priceOverride }),
    ...(pricingOptionId !== undefined && { pricingOptionId }),
    ...(name !== undefined && { pricingOptionName: name }),
    ...(pricingPlan && { pricingPlan }),
  };
};
