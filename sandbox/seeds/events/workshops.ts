import type { EventSeed } from './event-types.ts';
import { address, birthday, companions, diet, experience, phone, wishes } from './questions.ts';

const studio: EventSeed['place'] = {
  type: 'VENUE',
  name: 'The studio',
  address: {
    country: 'DE',
    subdivision: 'DE-BE',
    city: 'Berlin',
    postalCode: '10999',
    streetAddress: { number: '14', name: 'Naunynstraße' },
    geocode: { latitude: 52.5012, longitude: 13.4205 },
  },
};

/** Small events in and around the studio. */
export const workshops: readonly EventSeed[] = [
  {
    title: 'Glazing for Beginners',
    short:
      'A Saturday with buckets of color. You take home two bowls, and know why they look the way they do.',
    text: [
      'Glaze is glass with a temper. We mix three of them, dip, pour and brush, and talk about what the kiln will do.',
      'Everything is there; wear what may get stains. The bowls are fired within a week.',
    ],
    shape: 'scene-workshop',
    place: studio,
    zone: 'Europe/Berlin',
    from: { day: 19, time: '10:00' },
    to: { day: 19, time: '16:30' },
    weekday: 6,
    registration: {
      initialType: 'TICKETING',
      tickets: {
        guestsAssignedSeparately: true,
        ticketLimitPerOrder: 4,
        reservationDurationInMinutes: 30,
        taxSettings: { type: 'ADDED_AT_CHECKOUT', name: 'VAT', rate: '19.000', appliedToDonations: false },
      },
    },
    questions: [experience, diet, phone],
    policies: [{ name: 'Terms of the studio', body: 'You can cancel up to seven days before.' }],
    tickets: [
      {
        name: 'Seat at the bench',
        text: 'Clay, glaze, firing and lunch included.',
        policy: 'The seat can be passed on.',
        price: '85.00',
        capacity: 12,
        fee: 'FEE_ADDED',
      },
      { name: 'Looking on', text: 'A chair, a cup of coffee and no apron.', free: true, capacity: 4 },
    ],
    category: 'Workshops',
    age: 20,
  },
  {
    title: 'Wheel Throwing Evening',
    short: 'Two hours at the wheel with a teacher beside you.',
    text: ['Come with short nails. The first pot always collapses; the third one stays.'],
    shape: 'scene-workshop',
    place: studio,
    zone: 'Europe/Berlin',
    from: { day: 8, time: '18:00' },
    to: { day: 8, time: '20:00' },
    repeats: [7, 14, 28],
    registration: {
      initialType: 'RSVP',
      rsvp: { responseType: 'YES_ONLY', limit: 8, waitlistEnabled: false },
    },
    questions: [experience],
    age: 12,
    guests: 5,
  },
  {
    title: 'Open Studio Night',
    short: 'The kiln is open, the soup is hot. Tell us that you come, so that there are enough bowls.',
    text: ['Once a year we show what went wrong. It is the best collection that we have.'],
    shape: 'scene-market',
    place: studio,
    zone: 'Europe/Berlin',
    from: { day: 33, time: '19:00' },
    to: { day: 33, time: '23:30' },
    registration: {
      initialType: 'RSVP',
      rsvp: { responseType: 'YES_AND_NO', limit: 40, waitlistEnabled: true },
    },
    questions: [diet, companions, wishes],
    category: 'Workshops',
    age: 15,
    guests: 31,
  },
  {
    title: 'Winter Market',
    short: 'Cups, candles and a fire in the yard.',
    text: ['To be written.'],
    shape: 'scene-market',
    place: studio,
    zone: 'Europe/Berlin',
    from: { day: 278, time: '11:00' },
    to: { day: 279, time: '20:00' },
    registration: { initialType: 'TICKETING', tickets: { ticketLimitPerOrder: 6 } },
    questions: [birthday, address],
    tickets: [
      { name: 'Entry', price: '4.00', fee: 'FEE_INCLUDED', capacity: 500 },
      { name: 'Stall for a day', price: '60.00', fee: 'FEE_INCLUDED', capacity: 18 },
    ],
    age: 3,
    state: 'draft',
  },
];
