import { counting } from '../counting.ts';

const many = counting('en');

/** Point of sale. */
export const pos = {
  pos: {
    title: 'Point of sale',
    lead: 'Sell tickets at the door. Hold them first, take the money, then finish the sale.',
    event: 'Event',
    offers: 'Tickets of this event',
    nothing: 'No event that sells tickets is open at the moment.',
    hidden: 'Hidden tickets',
    hiddenNote:
      'No call of the platform lists hidden tickets. These come from the simulated site; a real till would know their ids.',
    ignoreLimits: 'Ignore limits',
    isHidden: 'Hidden',
    left: (count: number) => many(count, { zero: 'None left', one: '# left', other: '# left' }),
    receipt: 'This sale',
    empty: 'Press a ticket to add it.',
    quantity: (name: string) => `How many of ${name}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    hold: 'Hold and show the price',
    pay: 'Payment taken, finish the sale',
    release: 'Give the tickets back',
    sold: (count: number) => many(count, { one: '# ticket is sold', other: '# tickets are sold' }),
    toOrder: 'Open the order',
  },
};
