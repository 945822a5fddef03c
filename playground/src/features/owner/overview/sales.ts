import { localDay } from 'vitrine/format';
import type { Order } from 'vitrine/ticketing';

/** Sales of one day. */
export interface SalesDay {
  /** 'YYYY-MM-DD' in the viewer's time zone. */
  readonly day: string;
  readonly orders: number;
  readonly tickets: number;
}

const DAY = 86_400_000;

/** Orders and tickets by day, for a number of days up to the newest order, including days without sales. */
export const salesByDay = (
  orders: readonly Pick<Order, 'created' | 'ticketsQuantity'>[],
  days: number,
  zone: string,
): SalesDay[] => {
  const instants = orders.flatMap(({ created }) => (created === undefined ? [] : [Date.parse(created)]));
  if (instants.length === 0) return [];
  const last = Math.max(...instants);
  const byDay = new Map<string, SalesDay>(
    Array.from({ length: days }, (_, index) => {
      const day = localDay(last - (days - 1 - index) * DAY, zone);
      return [day, { day, orders: 0, tickets: 0 }];
    }),
  );
  for (const { created = '', ticketsQuantity } of orders) {
    const sold = byDay.get(created === '' ? '' : localDay(created, zone));
    if (sold)
      byDay.set(sold.day, { ...sold, orders: sold.orders + 1, tickets: sold.tickets + ticketsQuantity });
  }
  return [...byDay.values()];
};
