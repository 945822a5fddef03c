import Big from 'big.js';
import { formatted } from '../engine/values/money.ts';
import type { BookingRecord, Caller, MemberRecord, OrderRecord, PlanOrderRecord } from '../records/state.ts';
import { html, type Markup } from '../engine/values/html.ts';
import { localMoment, moment } from './date-text.ts';
import { ticketOrderView } from './tickets-view.ts';
import type { Visit } from './visit.ts';

/** The number of entries in an area, the newest first. */
const MOST = 50;

type Owned = { readonly owner: Caller };

const newestOf = <T extends Owned>(list: readonly T[], { id }: MemberRecord): T[] =>
  list
    .filter(({ owner }) => owner.role === 'member' && owner.id === id)
    .slice(-MOST)
    .toReversed();

const entries = <T>(list: readonly T[], empty: string, view: (entry: T) => Markup): Markup =>
  list.length === 0
    ? html`<p class="empty">${empty}</p>`
    : html`<ul class="entries">
        ${list.map(view)}
      </ul>`;

/** The member's orders of the shop. */
export const ordersArea = ({ world }: Visit, member: MemberRecord): Markup =>
  entries(newestOf(world.state.orders, member), 'You have not ordered anything yet.', orderView);

const orderView = ({
  number,
  createdDate,
  lines,
  priceSummary,
  currency,
  paymentStatus,
}: OrderRecord): Markup =>
  html`<li>
    <h2>Order ${number}</h2>
    <p class="hint">${moment(createdDate)} · ${paymentStatus.toLowerCase()}</p>
    <ul class="plain">
      ${lines.map(({ quantity, name, options }) => html`<li>${quantity} × ${[name, ...options].join(', ')}</li>`)}
    </ul>
    <p class="sum">${formatted(new Big(priceSummary.total), currency)}</p>
  </li>`;

/** The member's ticket orders, with the codes of their tickets. */
export const eventsArea = ({ world }: Visit, member: MemberRecord): Markup => {
  const orders = Object.values(world.state.ticketOrders)
    .filter(
      ({ owner, memberId }) => memberId === member.id || (owner.role === 'member' && owner.id === member.id),
    )
    .slice(-MOST)
    .toReversed();
  return entries(
    orders,
    'You have no tickets yet.',
    (order) => html`<li>${ticketOrderView(world, order)}</li>`,
  );
};

/** The member's bookings. */
export const bookingsArea = ({ world }: Visit, member: MemberRecord): Markup =>
  entries(newestOf(world.state.bookings, member), 'You have not booked anything yet.', bookingView);

const bookingView = ({ title, startDate, timezone, place }: BookingRecord): Markup =>
  html`<li>
    <h2>${title}</h2>
    <p>${localMoment(startDate)}${timezone !== '' && ` (${timezone.replaceAll('_', ' ')})`}</p>
    <p class="hint">${place}</p>
  </li>`;

/** The member's paid plans. */
export const subscriptionsArea = ({ world }: Visit, member: MemberRecord): Markup =>
  entries(newestOf(world.state.planOrders, member), 'You have no plan yet.', planView);

const planView = ({ name, price, currency, startDate }: PlanOrderRecord): Markup =>
  html`<li>
    <h2>${name}</h2>
    <p class="hint">Active since ${moment(startDate)}</p>
    <p class="sum">${formatted(new Big(price), currency)} a month</p>
  </li>`;
