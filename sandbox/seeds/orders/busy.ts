import { randomFrom } from '../../engine/values/random.ts';
import type { OrderEnd, OrderSeed } from './order-types.ts';

const first =
  'Anna Bela Carl Dana Emil Fatma Gero Hilda Ivo Jana Kemal Lotte Marek Nina Olga Pavel Rosa Sven Tara Uwe'.split(
    ' ',
  );
const last =
  'Arndt Baum Cruz Duarte Ebert Fuchs Gruber Haas Ito Janssen Kaya Lang Moreau Nowak Ortiz Petersen Roth Silva Toth Wolf'.split(
    ' ',
  );

/** Combinations of tickets, with their weights. */
const baskets: readonly (readonly [number, Readonly<Record<string, number>>])[] = [
  [22, { 'Weekend pass': 2 }],
  [14, { 'Weekend pass': 1 }],
  [12, { 'Saturday: Standard': 2 }],
  [10, { 'Saturday: Reduced': 1 }],
  [8, { 'Weekend pass': 4, 'Children under 12': 1 }],
  [6, { 'Saturday: Supporter': 1, 'Friend of the festival': 1 }],
  [4, { 'Weekend pass': 6 }],
  [3, { 'Friend of the festival': 1 }],
];

const ends: readonly (readonly [number, OrderEnd])[] = [
  [86, 'paid'],
  [5, 'captured'],
  [3, 'declined'],
  [2, 'unpaid'],
  [2, 'authorized'],
  [1, 'voided'],
  [1, 'suspended'],
];

const pick = <T>(options: readonly (readonly [number, T])[], share: number): T => {
  const whole = options.reduce((sum, [weight]) => sum + weight, 0);
  let left = share * whole;
  const found = options.find(([weight]) => (left -= weight) < 0) ?? options[0];
  if (!found) throw new Error('There is nothing to pick from.');
  return found[1];
};

/** Several hundred orders of the festival over the last weeks, increasingly many, with a few in the last minutes. */
export const busyOrders = (seed: string, count: number): OrderSeed[] => {
  const random = randomFrom(`${seed}:busy`);
  const name = () =>
    `${first[Math.floor(random() * first.length)] ?? ''} ${last[Math.floor(random() * last.length)] ?? ''}`;
  return Array.from({ length: count }, (_, index): OrderSeed => {
    const isNow = index >= count - 12;
    return {
      event: 'harbour-lights-festival',
      who: name(),
      // The square moves most orders near to the present; older ones are at least three hours old, so that they are
      // settled.
      ago: isNow ? random() * 0.2 : 3 + random() ** 2 * 28 * 24,
      tickets: pick(baskets, random()),
      end: isNow ? 'placed' : pick(ends, random()),
    };
  });
};
