import type { TicketReservationQuantity } from 'vitrine/ticketing';

/** What the address of the booking page says: which tickets were picked. */
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

/** Reads the picked tickets; what makes no sense is left out. */
export const parseBookSearch = (raw: Record<string, unknown>): BookSearch => {
  const tickets = Array.isArray(raw['tickets']) ? raw['tickets'].flatMap(wishOf) : [];
  return tickets.length > 0 ? { tickets } : {};
};

/** What the address of an order's page says: which event it is for. The platform adds `eventId` on the way back (R93). */
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
