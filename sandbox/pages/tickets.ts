import { ownValue } from '../engine/values/objects.ts';
import { ticketsKey } from '../rules/orders/addresses.ts';
import { html } from '../engine/values/html.ts';
import { messagePage, pageResponse } from './layout.ts';
import type { OpenPage } from './open-page.ts';
import { ticketOrderView } from './tickets-view.ts';

const ADDRESS = 'tickets.platform.example';

/** The tickets of an order, for the link of their mail. The link holds the order number and a key. */
export const ticketsPage: OpenPage = (world, { url }) => {
  const order = ownValue(world.state.ticketOrders, url.searchParams.get('order') ?? '');
  if (!order || ticketsKey(order) !== url.searchParams.get('key'))
    return messagePage(404, 'There are no such tickets', 'Check the link of the mail.', ADDRESS);
  return pageResponse({
    title: 'Your tickets',
    address: ADDRESS,
    body: html`<section class="card area">
      <h1>Your tickets</h1>
      ${ticketOrderView(world, order)}
    </section>`,
  });
};
