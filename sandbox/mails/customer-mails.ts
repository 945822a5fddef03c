import { ownValue } from '../engine/values/objects.ts';
import { ticketsAddress } from '../rules/orders/addresses.ts';
import type { ContentOf } from './content.ts';

const isWeb = (url: string | null | undefined): url is string =>
  typeof url === 'string' && /^https?:\/\//i.test(url);

/** The mails about orders, events and items back in stock (R121, R181). */
export const customerMails = {
  tickets: (world, { about }) => {
    const order = ownValue(world.state.ticketOrders, about ?? '');
    const event = ownValue(world.state.events, order?.eventId ?? '');
    const title = event?.about.title ?? 'your event';
    if (!order) return { subject: 'Your tickets', paragraphs: ['This order no longer exists.'], links: [] };
    return {
      subject: `Your tickets for ${title}`,
      paragraphs: [
        `Order ${order.orderNumber} for ${title}.`,
        order.tickets.length === 0
          ? 'Your tickets are being issued. They will appear at the link in a moment.'
          : `Your tickets: ${order.tickets.map(({ ticketNumber, name }) => `${ticketNumber} (${name})`).join(', ')}.`,
      ],
      links: [
        {
          label: 'See your tickets',
          url: ticketsAddress(world, order),
        },
      ],
    };
  },
  'event-canceled': ({ state }, { about }) => {
    const title = ownValue(state.events, about ?? '')?.about.title ?? 'Your event';
    return {
      subject: `${title} is canceled`,
      paragraphs: [`${title} will not take place. We are sorry.`],
      links: [],
    };
  },
  'back-in-stock': ({ state }, { about }) => {
    const request = ownValue(state.backInStockRequests, about ?? '');
    const name = request?.item?.name ?? 'Your item';
    return {
      subject: `${name} is back`,
      paragraphs: [`${name} is available again. The stock may be small, so do not wait too long.`],
      links: isWeb(request?.itemUrl) ? [{ label: `See ${name}`, url: request.itemUrl }] : [],
    };
  },
} satisfies Partial<Record<string, ContentOf>>;
