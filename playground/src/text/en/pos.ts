import { counting } from '../counting.ts';

const many = counting('en');

/** Point of sale. */
export const pos = {
  pos: {
    title: 'Point of sale',
    lead: 'Sell tickets at the door: reserve them, take the payment, then finish the sale.',
    event: 'Event',
    offers: 'Tickets of this event',
    nothing: 'No event is selling tickets at the moment.',
    hidden: 'Hidden tickets',
    hiddenNote:
      'No call of the platform lists hidden tickets. These come from the simulated site; a real point of sale would know their ids.',
    ignoreLimits: 'Ignore limits',
    isHidden: 'Hidden',
    left: (count: number) => many(count, { zero: 'None left', one: '# left', other: '# left' }),
    receipt: 'This sale',
    empty: 'Press a ticket to add it.',
    quantity: (name: string) => `Quantity of ${name}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    hold: 'Reserve and show the price',
    pay: 'Payment received, finish the sale',
    release: 'Release the tickets',
    sold: (count: number) => many(count, { one: '# ticket sold', other: '# tickets sold' }),
    toOrder: 'Open the order',
  },
};
