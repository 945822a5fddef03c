import type { TicketReservationQuantity } from 'vitrine/ticketing';

/** Search parameters of the booking page: the picked tickets. */
export interface BookSearch {
  readonly tickets?: readonly TicketReservationQuantity[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const wishOf = (raw: unknown): readonly TicketReservationQuantity[] => {
  const { ticketDefinitionId, quantity, priceOverride, ticketDetails } = Object(
    raw,
  ) as Partial<TicketReservationQuantity>;
  if (!isText(ticketDefinitionId) || !Number.isInteger(quantity) || !quantity || quantity < 1) return [];
  return [
    {
      ticketDefinitionId,
      quantity: Math.min(quantity, 50),
      ...(priceOverride !== undefined && { priceOverride: `${priceOverride}` }),
      ...(Array.isArray(ticketDetails) && { ticketDetails }),
    },
  ];
};

/** Parses the picked tickets; invalid ones are dropped. */
export const parseBookSearch = (raw: Record<string, unknown>): BookSearch => {
  const tickets = Array.isArray(raw['tickets']) ? raw['tickets'].flatMap(wishOf) : [];
  return tickets.length > 0 ? { tickets } : {};
};

/** Search parameters of an order's page: its event. The platform adds `eventId` to the return address. */
export interface OrderSearch {
  readonly event?: string;
}

export const parseOrderSearch = (raw: Record<string, unknown>): OrderSearch => {
  const event = [raw['event'], raw['eventId']].find(isText);
  return event === undefined ? {} : { event };
};

/** Minutes and seconds in the digits of a language, such as 19:59. */
export const clockText = (seconds: number, locale: string): string => {
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
  const one = new Intl.NumberFormat(locale, { useGrouping: false });
  return `${one.format(Math.floor(seconds / 60))}:${two.format(seconds % 60)}`;
};
