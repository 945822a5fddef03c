import { checkInAddress } from '../rules/orders/addresses.ts';
import Big from 'big.js';
import { formatted } from '../engine/values/money.ts';
import { ownValue } from '../engine/values/objects.ts';
import type { World } from '../engine/context.ts';
import type { TicketOrderRecord, TicketRecord } from '../records/state.ts';
import { html, type Markup } from '../engine/values/html.ts';
import { moment } from './date-text.ts';
import { qrCode } from './qr.ts';

const words: Readonly<Record<TicketOrderRecord['status'], string>> = {
  FREE: 'free',
  INITIATED: 'not paid yet',
  PENDING: 'the payment is under review',
  OFFLINE_PENDING: 'to be paid at the door',
  PAID: 'paid',
  AUTHORIZED: 'the payment is authorized',
  VOIDED: 'the authorized payment was voided',
  DECLINED: 'the payment was declined',
  CANCELED: 'canceled',
  PARTIALLY_PAID: 'paid in part',
};

/** A ticket order: its event, its status, and a code for each issued ticket. */
export const ticketOrderView = (world: World, order: TicketOrderRecord): Markup => {
  const about = ownValue(world.state.events, order.eventId)?.about;
  const { startDate: start, timeZoneId } = about?.dateAndTimeSettings ?? {};
  const missing = order.ticketsQuantity - order.tickets.length;
  return html`<h2>${about?.title ?? 'A deleted event'}</h2>
    <p class="hint">
      Order ${order.orderNumber} · ${words[order.status]} ·
      ${formatted(new Big(order.figures.grandTotal), order.currency)}
    </p>
    ${start && html`<p>${moment(start, timeZoneId)}${about?.location?.name && html` · ${about.location.name}`}</p>`}
    ${
      order.tickets.length > 0 &&
      html`<ul class="tickets">
        ${order.tickets.map((ticket) => ticketView(world, order, ticket, timeZoneId))}
      </ul>`
    }
    ${
      missing > 0 &&
      html`<p class="hint">
        ${missing} ${missing === 1 ? 'ticket' : 'tickets'} not
        issued${order.tickets.length > 0 ? ' yet' : ''}.
      </p>`
    }`;
};

const ticketView = (
  world: World,
  order: TicketOrderRecord,
  { ticketNumber, name, checkedInDate }: TicketRecord,
  zone: string | undefined,
): Markup =>
  html`<li>
    ${qrCode(checkInAddress(world, order, ticketNumber), `Code of ticket ${ticketNumber}`)}
    <span
      >${name}<small>${ticketNumber}</small>${checkedInDate && html`<small>Checked in ${moment(checkedInDate, zone)}</small>`}</span
    >
  </li>`;
