import { formatted } from '../engine/values/money.ts';
import { memberById } from '../rules/members/members.ts';
import type { Offer } from '../rules/redirects/hosted-offers.ts';
import type { SandboxResponse } from '../engine/wire.ts';
import { alert, isEmail, problemSummary, textField, type FieldProblems } from './fields.ts';
import { sample } from './form.ts';
import { html, type Markup } from '../engine/values/html.ts';
import { pageResponse } from './layout.ts';
import { callbackLink, leave } from './leave.ts';
import { sessionNotes } from './notes.ts';
import { stepUrl, typed, type Visit } from './visit.ts';

/** The person who pays. */
export interface Payer {
  email: string;
  name: string;
}

/** A page on which one offer is paid. */
export interface PayPage {
  title: string;
  address: string;
  offer: Offer;
  /** Facts about the offer, below its name. */
  facts?: readonly string[];
  /** Fields before the contact. */
  choice?: Markup | undefined;
  /** The callback and the label of the link to the list of offers. */
  list?: { callback: string; label: string };
  /** A text after the price, such as its period. */
  per?: string;
  /** Places the order and returns the parameters of the thank-you address. */
  pay: (payer: Payer) => Record<string, string>;
}

/** Shows the page, and pays, declines or gives up according to the pressed button. It works without a script. */
export const payOn = (visit: Visit, page: PayPage): SandboxResponse => {
  const { world, session } = visit;
  const payer = payerOf(visit);
  const action = typed(visit, 'action');
  if (action === 'abandon') return leave(world, session, 'abandoned');
  if (action === 'decline') return show(visit, page, payer, {}, true);
  if (action !== 'pay') return show(visit, page, payer, {}, false);
  const problems: Record<string, string> = {};
  if (!isEmail(payer.email)) problems['email'] = 'Enter an e-mail address such as name@example.org.';
  if (payer.name === '') problems['name'] = 'Enter your name.';
  if (Object.keys(problems).length > 0) return show(visit, page, payer, problems, false);
  return leave(world, session, 'paid', page.pay(payer));
};

/** The submitted values; before a submission those of the member or a sample, so that a single press suffices. */
export const payerOf = (visit: Visit): Payer => {
  const { world, session, form } = visit;
  if (form?.has('email')) return { email: typed(visit, 'email'), name: typed(visit, 'name') };
  const member = session.visitor.role === 'member' ? memberById(world, session.visitor.id) : undefined;
  return { email: member?.email ?? sample.email, name: member?.name ?? sample.name };
};

const show = (
  visit: Visit,
  page: PayPage,
  payer: Payer,
  problems: FieldProblems,
  isDeclined: boolean,
): SandboxResponse => {
  const { world, session } = visit;
  const isWrong = isDeclined || Object.keys(problems).length > 0;
  return pageResponse({
    title: isWrong ? `${page.title}, please check` : page.title,
    address: page.address,
    status: isWrong ? 422 : 200,
    notes: sessionNotes(world, session),
    body: html`<h1>${page.title}</h1>
      ${isDeclined && alert('The payment was declined', 'Nothing was charged. Try again, or abandon to go back to the shop.')}
      ${problemSummary(problems)}
      <form method="post" action="${stepUrl(visit)}" novalidate>
        <div class="columns">
          <div>
            <section class="card">${page.choice} ${contactFields(payer, problems)}</section>
            ${paymentCard(`Pay ${formatted(page.offer.price, world.state.settings.currency)}`)}
          </div>
          ${offerCard(visit, page)}
        </div>
      </form>`,
  });
};

/** The fields of the payer. */
export const contactFields = ({ email, name }: Payer, problems: FieldProblems): Markup =>
  html`<fieldset>
    <legend>Contact</legend>
    <p class="hint">Filled with sample data. Change it if you like.</p>
    <div class="fields">
      ${textField({ name: 'email', label: 'E-mail', type: 'email', value: email, autocomplete: 'email' }, problems)}
      ${textField({ name: 'name', label: 'Full name', value: name, autocomplete: 'name' }, problems)}
    </div>
  </fieldset>`;

/** The buttons for the outcome of a simulated payment: paid, declined, abandoned, and those of some pages. */
export const paymentCard = (pay: string, more?: Markup): Markup =>
  html`<section class="card" aria-labelledby="payment">
    <h2 id="payment">Payment</h2>
    <p class="hint">Choose how the simulated payment ends.</p>
    <div class="actions">
      <button class="primary" type="submit" name="action" value="pay">${pay}</button>
      <div class="two">
        <button type="submit" name="action" value="decline" formnovalidate>Decline</button>
        ${more}
        <button type="submit" name="action" value="abandon" formnovalidate>Abandon</button>
      </div>
    </div>
  </section>`;

const offerCard = ({ world, session }: Visit, { offer, facts = [], list, per = '' }: PayPage): Markup => {
  const back = list && callbackLink(world, session, list.callback);
  return html`<section class="card" aria-labelledby="order">
    <h2 id="order">${offer.name}</h2>
    <p>${offer.about}</p>
    ${
      facts.length > 0 &&
      html`<ul class="plain">
        ${facts.map((fact) => html`<li>${fact}</li>`)}
      </ul>`
    }
    <dl>
      <dt class="total">Total</dt>
      <dd class="total">${formatted(offer.price, world.state.settings.currency)}${per}</dd>
    </dl>
    ${back !== undefined && html`<p class="links"><a href="${back}">${list?.label}</a></p>`}
  </section>`;
};
