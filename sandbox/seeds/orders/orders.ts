import type { OrderSeed } from './order-types.ts';

const festival = 'harbour-lights-festival';
const glazing = 'glazing-for-beginners';
const chairs = 'forty-chairs';
const walk = 'lantern-walk';
const DAY = 24;

/** The orders before the start of the sandbox, one in every status. */
export const orders: readonly OrderSeed[] = [
  {
    event: walk,
    who: 'Ada Berg',
    ago: 40 * DAY,
    tickets: { 'With a lantern': 2, 'For the boat': 1 },
    end: 'paid',
    checkedIn: true,
  },
  {
    event: walk,
    who: 'Jonas Weber',
    ago: 31 * DAY,
    tickets: { 'With a lantern': 4 },
    end: 'paid',
    checkedIn: true,
    archived: true,
  },
  { event: walk, who: 'Sofie Dahl', ago: 25 * DAY, tickets: { 'With a lantern': 1 }, end: 'door-paid' },
  { event: 'rooftop-concert', who: 'Noor Lind', ago: 30 * DAY, tickets: { Standing: 2 }, end: 'paid' },
  { event: 'rooftop-concert', who: 'Milan Novak', ago: 12 * DAY, tickets: { Standing: 3 }, end: 'door' },
  {
    event: festival,
    who: 'Ada Berg',
    ago: 21 * DAY,
    tickets: { 'Early bird weekend pass': 2, 'Children under 12': 1 },
    end: 'paid',
  },
  { event: festival, who: 'Lea Brandt', ago: 20 * DAY, tickets: { 'Backstage tour': 4 }, end: 'paid' },
  {
    event: festival,
    who: 'Jonas Weber',
    ago: 18 * DAY,
    tickets: { 'Weekend pass': 2, 'Backstage tour': 3 },
    end: 'captured',
  },
  {
    event: festival,
    who: 'Yuki Sato',
    ago: 15 * DAY,
    tickets: { 'Backstage tour': 3, 'Saturday: Standard': 1 },
    end: 'paid',
  },
  {
    event: festival,
    who: 'Hana Kim',
    ago: 14 * DAY,
    tickets: { 'Saturday: Reduced': 2, 'Friend of the festival': 1 },
    end: 'paid',
  },
  { event: festival, who: 'Milan Novak', ago: 9 * DAY, tickets: { 'Weekend pass': 4 }, end: 'declined' },
  { event: festival, who: 'Sofie Dahl', ago: 6 * DAY, tickets: { 'Weekend pass': 1 }, end: 'unpaid' },
  { event: festival, who: 'Tom Okafor', ago: 3 * DAY, tickets: { 'Saturday: Supporter': 2 }, end: 'voided' },
  { event: festival, who: 'Noor Lind', ago: 30, tickets: { 'Weekend pass': 2 }, end: 'authorized' },
  { event: festival, who: 'Clara Reyes', ago: 26, tickets: { 'Saturday: Standard': 3 }, end: 'suspended' },
  { event: festival, who: 'Tom Okafor', ago: 0.1, tickets: { 'Weekend pass': 1 }, end: 'placed' },
  {
    event: glazing,
    who: 'Lea Brandt',
    ago: 11 * DAY,
    tickets: { 'Seat at the bench': 2 },
    end: 'paid',
    coupon: 'WELCOME10',
  },
  { event: glazing, who: 'Clara Reyes', ago: 5 * DAY, tickets: { 'Seat at the bench': 1 }, end: 'partly' },
  { event: glazing, who: 'Hana Kim', ago: 2 * DAY, tickets: { 'Looking on': 1 }, end: 'placed' },
  { event: chairs, who: 'Yuki Sato', ago: 13 * DAY, tickets: { Entry: 2 }, end: 'placed', checkedIn: true },
  {
    event: chairs,
    who: 'Ada Berg',
    ago: 4 * DAY,
    tickets: { 'Entry and catalog': 1, Entry: 1 },
    end: 'door',
  },
  { event: chairs, who: '', ago: 20, tickets: { 'Entry and catalog': 2 }, end: 'till' },
];
