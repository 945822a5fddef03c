import type { SiteEvent } from '../../generated/events-v3/types.ts';
import type { EventAbout } from '../records/event.ts';
import type { TicketDefinition } from '../../generated/ticketing/types.ts';
import type { EventRecord, TicketDefinitionRecord, TicketPrice } from '../records/state.ts';
import type { World } from '../engine/context.ts';
import { salesOf } from '../rules/events/describe.ts';
import { settle } from '../rules/events/make.ts';

/** A recorded event with the members that every event of the sandbox has. */
const wholeOf = (about: SiteEvent): EventAbout => ({
  title: '',
  slug: about.id,
  status: 'UPCOMING',
  location: { type: 'VENUE' },
  dateAndTimeSettings: { recurrenceStatus: 'ONE_TIME' },
  createdDate: '',
  updatedDate: '',
  instanceId: '',
  userId: '',
  ...structuredClone(about),
});

/** Adds a recorded event to the sandbox. */
export const adoptEvent = (world: World, about: SiteEvent): void => {
  const event: EventRecord = {
    id: about.id,
    about: wholeOf(about),
    status: about.status === 'DRAFT' || about.status === 'CANCELED' ? about.status : 'UPCOMING',
    ...salesOf(about),
    seriesId: null,
    derivedFromId: null,
    picture: null,
  };
  world.state.events[event.id] = event;
  settle(world, event);
};

const priceOf = ({ free, price, pricing }: TicketDefinition): TicketPrice => {
  if (free) return { type: 'free' };
  const options = pricing?.pricingOptions?.options;
  if (options && options.length > 0)
    return {
      type: 'options',
      options: options.map(({ id, name, price: own }) => ({
        id: id ?? '',
        name: name ?? '',
        price: own?.amount ?? own?.value ?? '0',
      })),
    };
  const least = pricing?.minPrice?.amount;
  if (least !== undefined) return { type: 'donation', least };
  return { type: 'fixed', price: price?.amount ?? pricing?.fixedPrice?.amount ?? '0' };
};

/**
 * A record made from a recorded ticket definition. The recording has no stock: the capacity is the limit of a
 * checkout, or unlimited.
 */
export const adoptedTicket = (definition: TicketDefinition): TicketDefinitionRecord => {
  const { salePeriod, limitPerCheckout, wixFeeConfig } = definition;
  const fee = wixFeeConfig?.type;
  return {
    id: definition.id,
    eventId: definition.eventId,
    name: definition.name,
    description: definition.description,
    policy: definition.policy,
    orderIndex: definition.orderIndex,
    price: priceOf(definition),
    fee: fee === 'FEE_INCLUDED' || fee === 'FEE_ADDED' || fee === 'FEE_ADDED_AT_CHECKOUT' ? fee : 'NO_FEE',
    hidden: false,
    capacity: limitPerCheckout === 0 ? 0 : null,
    held: 0,
    sold: 0,
    sale: salePeriod?.startDate
      ? {
          start: Date.parse(salePeriod.startDate),
          end: salePeriod.endDate === undefined ? null : Date.parse(salePeriod.endDate),
          hideNotOnSale: salePeriod.hideNotOnSale ?? false,
        }
      : null,
  };
};
