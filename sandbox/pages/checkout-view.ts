import Big from 'big.js';
import { decimal, formatted } from '../engine/values/money.ts';
import type { World } from '../engine/context.ts';
import { mediumUrl, pictureOf } from '../rules/catalog/media-view.ts';
import { memberById } from '../rules/members/members.ts';
import type { Totals } from '../rules/cart/totals.ts';
import { alert } from './fields.ts';
import { countryField, field, problemList, type Filled, type Problems } from './form.ts';
import { html, type Markup } from '../engine/values/html.ts';
import { callbackLink } from './leave.ts';
import { SIGN_IN } from './sign-in.ts';
import { stepUrl, type Visit } from './visit.ts';

/** The content of the checkout page. */
export interface CheckoutView {
  totals: Totals;
  filled: Filled;
  problems: Problems;
  /** A message above the form, such as that the payment was declined. */
  notice: { title: string; text: string } | null;
}

/** The body of the checkout page: the form beside the order. It works without a script. */
export const checkoutView = (visit: Visit, view: CheckoutView): Markup => {
  const { world, session } = visit;
  const { totals, filled, problems, notice } = view;
  const cartPage = callbackLink(world, session, 'cartPageUrl');
  const { currency } = world.state.settings;
  const delivered = totals.lines.some(({ shippable }) => shippable);
  const total = formatted(totals.total, currency);
  return html`<h1>Checkout</h1>
    ${notice && alert(notice.title, notice.text)} ${problemList(problems)}
    <form method="post" action="${stepUrl(visit)}" novalidate>
      <input type="hidden" name="shownTotal" value="${decimal(totals.total, currency)}" />
      <div class="columns">
        <div>
          <section class="card">
            <fieldset>
              <legend>Contact</legend>
              ${whoView(visit)}
              <p class="hint">Filled with sample data. Change it if you like.</p>
              <div class="fields">${field('email', filled, problems)}${field('name', filled, problems)}</div>
            </fieldset>
            ${
              delivered &&
              html`<fieldset>
                  <legend>Delivery address</legend>
                  <div class="fields">
                    ${field('street', filled, problems)}${field('postalCode', filled, problems)}${field('city', filled, problems)}${countryField(filled)}
                  </div>
                </fieldset>
                ${deliveryChoice(world, totals)}
                <button type="submit" name="action" value="update" formnovalidate>Update totals</button>`
            }
          </section>
          <section class="card">
            <h2>Payment</h2>
            <p class="hint">Choose how the simulated payment ends.</p>
            <div class="actions">
              <button class="primary" type="submit" name="action" value="pay">Pay ${total}</button>
              <div class="two">
                <button type="submit" name="action" value="decline" formnovalidate>Decline</button>
                <button type="submit" name="action" value="abandon" formnovalidate>Abandon</button>
              </div>
            </div>
          </section>
        </div>
        <section class="card" aria-labelledby="order">
          <h2 id="order">Your order</h2>
          <ul class="lines">
            ${totals.shown.map((line) => lineView(world, line))}
          </ul>
          ${sums(world, totals)}
          ${cartPage !== undefined && html`<p class="links"><a href="${cartPage}">Back to the cart</a></p>`}
        </section>
      </div>
    </form>`;
};

/** The name of the member, or a link to sign in: to the login page of the shop if the session has one. */
const whoView = (visit: Visit): Markup => {
  const { world, session } = visit;
  const { visitor } = session;
  if (visitor.role === 'member')
    return html`<p>Signed in as ${memberById(world, visitor.id)?.name ?? 'a member'}.</p>`;
  const url = callbackLink(world, session, 'loginUrl') ?? stepUrl(visit, SIGN_IN);
  return html`<p>Are you a member? <a href="${url}">Sign in</a></p>`;
};

const lineView = (world: World, { line, product, variant, net }: Totals['lines'][number]): Markup => {
  const picture = product && variant && pictureOf(product, variant);
  const options = [
    ...Object.values(variant?.choices ?? {}),
    ...Object.values(line.item?.customTextFields ?? {}),
  ];
  return html`<li>
    ${picture ? html`<img src="${mediumUrl(world, picture)}" alt="" width="56" height="70" />` : html`<span></span>`}
    <span
      >${product?.name ?? line.custom?.productName.original ?? line.item?.last.name}
      <small>${[...options, `Quantity ${line.quantity}`].join(' · ')}</small></span
    >
    <span>${formatted(net, world.state.settings.currency)}</span>
  </li>`;
};

const deliveryChoice = (world: World, { shipping }: Totals): Markup => {
  if (!shipping)
    return html`<p class="error">
      Nothing can be delivered to this address. Choose another country and update.
    </p>`;
  return html`<fieldset>
    <legend>Delivery</legend>
    ${shipping.region.rates.map(
      ({ code, title, deliveryTime, price }) =>
        html`<label class="choice"
          ><input
            type="radio"
            name="delivery"
            value="${code}"
            ${code === shipping.rate.code && html` checked`}
          /><span>${title}${deliveryTime !== '' && html`<small>${deliveryTime}</small>`}</span
          >${new Big(price).eq(0) ? 'Free' : formatted(new Big(price), world.state.settings.currency)}</label
        >`,
    )}
  </fieldset>`;
};

const sums = ({ state }: World, totals: Totals): Markup => {
  const { currency, taxIncludedInPrices } = state.settings;
  const row = (name: string, value: Big, sign = '') =>
    html`<dt>${name}</dt>
      <dd>${sign}${formatted(value, currency)}</dd>`;
  return html`<dl>
    ${row('Subtotal', totals.subtotal)}
    ${totals.discount.gt(0) && row(totals.coupon ? `Discount (${totals.coupon.coupon.code})` : 'Discount', totals.discount, '−')}
    ${totals.shipping && row('Delivery', totals.shippingPrice)}
    ${totals.fees.gt(0) && row('Fees', totals.fees)}
    ${totals.tax.gt(0) && row(taxIncludedInPrices ? 'Tax (included)' : 'Tax', totals.tax)}
    <dt class="total">Total</dt>
    <dd class="total">${formatted(totals.total, currency)}</dd>
  </dl>`;
};
