import Big from 'big.js';
import { formatted } from '../engine/values/money.ts';
import { memberById } from '../rules/members/members.ts';
import { discountedFigures } from '../rules/orders/place-order.ts';
import type { EventRecord, ReservationRecord, TicketFigures, TicketOrderRecord } from '../records/state.ts';
import { alert, problemSummary, textField, type FieldProblems } from './fields.ts';
import { html, type Markup } from '../engine/values/html.ts';
import { callbackLink } from './leave.ts';
import { moment } from './date-text.ts';
import { guestsOf, isAsked, questionFields } from './questions.ts';
import { SIGN_IN } from './sign-in.ts';
import { stepUrl, typed, type Visit } from './visit.ts';

/** The address in the strip of the page. */
export const EVENT_ADDRESS = 'tickets.platform.example/checkout';

/** The content of the page. */
export interface EventShown {
  reservation: ReservationRecord;
  event: EventRecord;
  /** The order of the reservation; undefined if there is none yet, so that the page asks the guests. */
  order: TicketOrderRecord | undefined;
  problems: FieldProblems;
  notice?: { title: string; text: string };
}

/** The body of the page: guests and payment beside the reserved tickets. */
export const eventView = (visit: Visit, shown: EventShown): Markup => {
  const { world } = visit;
  const { reservation, event, order, problems, notice } = shown;
  const figures = order?.figures ?? quoted(visit, shown);
  return html`<h1>Tickets for ${event.about.title}</h1>
    ${notice && alert(notice.title, notice.text)} ${problemSummary(problems)}
    ${heldView(visit, reservation, event)}
    <form method="post" action="${stepUrl(visit)}" novalidate>
      <div class="columns">
        <div>
          ${order ? orderedCard(order) : guestCards(visit, shown)}
          ${paymentOf(figures, world.state.settings.currency)}
        </div>
        <section class="card" aria-labelledby="order">
          <h2 id="order">Your tickets</h2>
          <p>${whenAndWhere(event)}</p>
          ${figuresView(figures, world.state.settings.currency)}
        </section>
      </div>
    </form>`;
};

/** The figures of the tickets, with the entered coupon if it is valid. */
const quoted = (visit: Visit, { reservation, event, problems }: EventShown): TicketFigures => {
  const coupon = typed(visit, 'coupon');
  const requested = coupon === '' || 'coupon' in problems ? {} : { couponCode: coupon };
  return discountedFigures(visit.world, reservation, event, visit.session.visitor, requested);
};

const orderedCard = ({ orderNumber, buyer }: TicketOrderRecord): Markup =>
  html`<section class="card">
    <h2>Order ${orderNumber}</h2>
    <p>
      For ${[buyer.firstName, buyer.lastName].join(' ').trim() || 'you'}${buyer.email && `, ${buyer.email}`}.
      It awaits payment.
    </p>
  </section>`;

const whenAndWhere = ({ about }: EventRecord): Markup => {
  const { startDate, timeZoneId, dateAndTimeTbdMessage } = about.dateAndTimeSettings ?? {};
  const { name, locationTbd } = about.location ?? {};
  return html`${startDate ? moment(startDate, timeZoneId) : (dateAndTimeTbdMessage ?? 'The date will be announced.')}${name && locationTbd !== true && ` · ${name}`}`;
};

/** The remaining time of the hold when the page is made. */
const heldView = (
  { world: { clock } }: Visit,
  { expiresAt }: ReservationRecord,
  { about }: EventRecord,
): Markup => {
  const seconds = Math.max(0, Math.ceil((expiresAt - clock.now()) / 1000));
  if (seconds === 0)
    return html`<p class="held over">The hold has ended. You can only pay while tickets are available.</p>`;
  const rest = `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
  return html`<p class="held">
    Held for you for <strong>${rest}</strong> more minutes, until
    ${moment(expiresAt, about.dateAndTimeSettings?.timeZoneId)}.
  </p>`;
};

const guestCards = (visit: Visit, { reservation, event, problems }: EventShown): Markup => {
  const guests = guestsOf(reservation, event);
  const filled = filledIn(visit);
  const contact = (['firstName', 'lastName', 'email'] as const).filter((name) => !isAsked(event, name));
  return html`${
      contact.length > 0 &&
      html`<section class="card">
        <fieldset>
          <legend>Contact</legend>
          <div class="fields">
            ${contact.map((name) => textField({ ...contacts[name], name, value: filled(name, name)[0] ?? '' }, problems))}
          </div>
        </fieldset>
      </section>`
    }
    ${Array.from(
      { length: guests },
      (_, guest) =>
        html`<section class="card">
          <fieldset>
            <legend>${guests > 1 ? `Guest ${guest + 1}` : 'Your details'}</legend>
            ${guest === 0 && whoView(visit)}
            <div class="fields">${questionFields(event, guest, filled, problems)}</div>
          </fieldset>
        </section>`,
    )}
    <section class="card">
      <div class="stack">
        ${textField({ name: 'coupon', label: 'Coupon', required: false, value: typed(visit, 'coupon'), maxlength: 20 }, problems)}
        <button type="submit" name="action" value="coupon" formnovalidate>Use the coupon</button>
        ${event.ticketing.policies.length > 0 && policiesView(event, problems['agreed'])}
      </div>
    </section>`;
};

const contacts = {
  firstName: { label: 'First name', autocomplete: 'given-name' },
  lastName: { label: 'Last name', autocomplete: 'family-name', required: false },
  email: { label: 'E-mail', type: 'email', autocomplete: 'email' },
} as const;

/** The submitted values; before a submission those of the member or a sample, so that a single press suffices. */
const filledIn = (visit: Visit) => {
  const { world, session, form } = visit;
  const member = session.visitor.role === 'member' ? memberById(world, session.visitor.id) : undefined;
  const start: Readonly<Record<string, string>> = {
    firstName: member?.profile.firstName ?? 'Ada',
    lastName: member?.profile.lastName ?? 'Example',
    email: member?.email ?? 'ada@example.org',
  };
  return (id: string, name: string): string[] => form?.getAll(id) ?? [start[name] ?? ''];
};

const whoView = (visit: Visit): Markup => {
  const { world, session } = visit;
  if (session.visitor.role === 'member')
    return html`<p>Signed in as ${memberById(world, session.visitor.id)?.name ?? 'a member'}.</p>`;
  const url = callbackLink(world, session, 'loginUrl') ?? stepUrl(visit, SIGN_IN);
  return html`<p>Are you a member? <a href="${url}">Sign in</a></p>`;
};

const policiesView = ({ ticketing }: EventRecord, problem: string | undefined): Markup =>
  html`<div>
    ${ticketing.policies.map(
      ({ name, body }) =>
        html`<details>
          <summary>${name}</summary>
          <p>${body}</p>
        </details>`,
    )}
    <label class="choice"
      ><input
        id="agreed"
        type="checkbox"
        name="agreed"
        value="yes"
        ${problem && html` aria-invalid="true" aria-describedby="agreed-error"`}
      /><span>I agree to the terms</span></label
    >
    ${problem && html`<p class="error" id="agreed-error">${problem}</p>`}
  </div>`;

const paymentOf = ({ grandTotal }: TicketFigures, currency: string): Markup => {
  const isFree = new Big(grandTotal).eq(0);
  const button = (value: string, words: string) =>
    html`<button type="submit" name="action" value="${value}">${words}</button>`;
  return html`<section class="card" aria-labelledby="payment">
    <h2 id="payment">${isFree ? 'Nothing to pay' : 'Payment'}</h2>
    ${!isFree && html`<p class="hint">Choose how the simulated payment ends.</p>`}
    <div class="actions">
      <button class="primary" type="submit" name="action" value="pay">
        ${isFree ? 'Get the tickets' : `Pay ${formatted(new Big(grandTotal), currency)}`}
      </button>
      <div class="two">
        ${
          !isFree && [
            button('decline', 'Decline'),
            button('authorize', 'Authorize only'),
            button('suspend', 'Suspend'),
            button('door', 'Pay at the door'),
          ]
        }
        <button type="submit" name="action" value="abandon" formnovalidate>Abandon</button>
      </div>
    </div>
  </section>`;
};

const figuresView = (figures: TicketFigures, currency: string): Markup => {
  const money = (text: string) => formatted(new Big(text), currency);
  const row = (name: string, text: string, sign = '') =>
    new Big(text).gt(0) &&
    html`<dt>${name}</dt>
      <dd>${sign}${money(text)}</dd>`;
  const { lines, discount, tax, feeAdded, subTotal, grandTotal } = figures;
  return html`<ul class="lines sold">
      ${lines.map(
        ({ name, quantity, unitPrice, total }) =>
          html`<li>
            <span>${name}<small>${quantity} × ${money(unitPrice)}</small></span
            ><span>${money(total)}</span>
          </li>`,
      )}
    </ul>
    <dl>
      ${row('Subtotal', subTotal)} ${discount && row(`Discount (${discount.name})`, discount.amount, '−')}
      ${tax && row(tax.type === 'INCLUDED' ? `${tax.name} (included)` : tax.name, tax.amount)}
      ${row('Fee', feeAdded)}
      <dt class="total">Total</dt>
      <dd class="total">${money(grandTotal)}</dd>
    </dl>`;
};
