import { expect, test } from 'vitest';
import { salesByDay } from './sales.ts';

test("sales are counted by days in the viewer's time zone, including days without sales", () => {
  const sale = (created: string, ticketsQuantity: number) => ({ created, ticketsQuantity });
  const orders = [
    sale('2026-03-02T23:30:00.000Z', 2),
    sale('2026-03-01T08:00:00.000Z', 1),
    sale('2026-03-01T09:00:00.000Z', 4),
    sale('2026-01-01T09:00:00.000Z', 9),
  ];
  expect(salesByDay(orders, 3, 'UTC')).toEqual([
    { day: '2026-02-28', orders: 0, tickets: 0 },
    { day: '2026-03-01', orders: 2, tickets: 5 },
    { day: '2026-03-02', orders: 1, tickets: 2 },
  ]);
  expect(salesByDay(orders, 3, 'Asia/Tokyo').at(-1)).toEqual({ day: '2026-03-03', orders: 1, tickets: 2 });
  expect(salesByDay([], 3, 'UTC')).toEqual([]);
});
