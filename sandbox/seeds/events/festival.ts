import type { EventSeed } from './event-types.ts';
import { diet, interests, phone, wishes } from './questions.ts';

/** The festival: it has every kind of ticket. */
export const festival: EventSeed = {
  title: 'Harbour Lights Festival',
  short: 'Three days of light and music between the cranes. Forty installations, two stages, one harbour.',
  text: [
    'When the sun goes down behind the docks, the harbour belongs to light. Forty artists show what they have built for warehouses, barges and one very old crane.',
    'Two stages play from Friday afternoon on. Bring a jacket: the wind comes from the water.',
    'Gates open at 15:00 on Friday. Ferries run every twenty minutes until the last one at 01:30.',
  ],
  shape: 'scene-festival',
  place: {
    type: 'VENUE',
    name: 'Old Harbour, Shed 23',
    address: {
      country: 'DE',
      subdivision: 'DE-HH',
      city: 'Hamburg',
      postalCode: '20457',
      streetAddress: { number: '23', name: 'Am Sandtorkai' },
      geocode: { latitude: 53.5439, longitude: 9.9912 },
      hint: 'Ferry 72, stop Elbphilharmonie; there is no parking.',
    },
  },
  zone: 'Europe/Berlin',
  from: { day: 95, time: '16:00' },
  to: { day: 97, time: '23:00' },
  registration: {
    initialType: 'TICKETING',
    tickets: {
      ticketLimitPerOrder: 10,
      taxSettings: { type: 'INCLUDED_IN_PRICE', name: 'VAT', rate: '7.000', appliedToDonations: false },
      reservationDurationInMinutes: 15,
    },
  },
  questions: [phone, diet, interests, wishes],
  policies: [
    {
      name: 'Terms of the festival',
      body: 'Tickets can be passed on, but are not taken back. The festival takes place in any weather that ferries sail in.',
    },
    { name: 'Pictures', body: 'There will be photographers. Tell them when you do not want to be seen.' },
  ],
  tickets: [
    {
      name: 'Early bird weekend pass',
      text: 'All three days, for those who plan ahead.',
      policy: 'Valid for all three days. Show it at the gate once, then wear the band.',
      price: '79.00',
      capacity: 150,
      sale: { start: -30, end: 14 },
      fee: 'FEE_ADDED',
    },
    {
      name: 'Weekend pass',
      text: 'All three days.',
      policy: 'Valid for all three days. Show it at the gate once, then wear the band.',
      price: '109.00',
      capacity: 1200,
      fee: 'FEE_ADDED',
    },
    {
      name: 'Saturday',
      text: 'The long night with the fire ship.',
      policy: 'Valid on Saturday from 12:00 on.',
      options: { Standard: '49.00', Reduced: '39.00', Supporter: '65.00' },
      capacity: 800,
      fee: 'FEE_ADDED_AT_CHECKOUT',
    },
    {
      name: 'Children under 12',
      text: 'Children come for free, with somebody who watches them.',
      policy: 'Only together with a grown-up.',
      free: true,
    },
    {
      name: 'Friend of the festival',
      text: 'Give what you like. It pays for the ferry.',
      donation: '10.00',
      fee: 'FEE_INCLUDED',
    },
    {
      name: 'Backstage tour',
      text: 'An hour behind the scenes with the people who climb the crane.',
      price: '25.00',
      capacity: 10,
      fee: 'FEE_INCLUDED',
    },
    {
      name: 'Last call weekend pass',
      text: 'What is left, from May on.',
      price: '129.00',
      capacity: 100,
      sale: { start: 60 },
      fee: 'FEE_ADDED',
    },
    {
      name: 'Night ferry',
      text: 'The extra ferry at 02:30. Shown once it is on sale.',
      price: '6.50',
      capacity: 60,
      sale: { start: 80, hideNotOnSale: true },
      fee: 'FEE_INCLUDED',
    },
    {
      name: 'Crew',
      text: 'For the people who make it happen.',
      price: '15.00',
      capacity: 40,
      hidden: true,
      fee: 'FEE_INCLUDED',
    },
  ],
  category: 'Festivals',
  age: 64,
  agenda: true,
};
