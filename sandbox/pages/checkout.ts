import { decimal } from '../engine/values/money.ts';
import type { World } from '../engine/context.ts';
import { blockersOf, openCheckout } from '../rules/cart/checkout.ts';
import { memberById } from '../rules/members/members.ts';
import { cartOfCheckout, placeOrder } from '../rules/cart/place-order.ts';
import { totalsOf } from '../rules/cart/totals.ts';
import type { CartRecord, CheckoutRecord } from '../records/state.ts';
import type { SandboxResponse } from '../engine/wire.ts';
import { checkoutView } from './checkout-view.ts';
import { readForm, sample, type Filled, type Problems } from './form.ts';
import { messagePage, pageResponse, redirect } from './layout.ts';
import { leave, wayBack } from './leave.ts';
import { sessionNotes } from './notes.ts';
import { isSignInStep, signInPage } from './sign-in.ts';
import { stepUrl, type HostedPage, type Visit } from './visit.ts';

/** The address in the strip of the checkout page. */
export const CHECKOUT_ADDRESS = 'pay.platform.example/checkout';

/** The hosted checkout: shows the order and the form, and handles the pressed button. */
export const checkoutPage: HostedPage = (visit) => {
  const { world, session } = visit;
  if (isSignInStep(visit.step)) return signInPage(visit);
  const checkout = world.state.checkouts[session.checkoutId ?? ''];
  const cart = checkout && cartOfCheckout(world, checkout);
  if (!checkout || !cart)
    return messagePage(
      410,
      'There is nothing to pay',
      'The cart behind this checkout was emptied or ordered in the meantime.',
      CHECKOUT_ADDRESS,
      wayBack(world, session),
    );
  return visit.form ? act(visit, checkout, cart) : show(visit, { cart, filled: startOf(visit, cart) });
};

/** The first values of the form: from the checkout, otherwise from the sample. */
const startOf = (
  { world, session: { visitor } }: Visit,
  { about: { buyer, contact, method } }: CartRecord,
): Filled => {
  const { state } = world;
  const email = buyer?.email;
  const shippingAddress = contact?.address;
  const street = shippingAddress?.streetAddress;
  const member = visitor.role === 'member' ? memberById(world, visitor.id) : undefined;
  return {
    ...sample,
    ...(member && { email: member.email, name: member.name }),
    ...(email && { email }),
    ...(shippingAddress?.city && { city: shippingAddress.city }),
    ...(shippingAddress?.postalCode && { postalCode: shippingAddress.postalCode }),
    ...(shippingAddress?.addressLine && { street: shippingAddress.addressLine }),
    ...(street && { street: `${street.name} ${street.number}` }),
    country: shippingAddress?.country ?? state.settings.defaultAddress.country ?? sample.country,
    delivery: method?.code ?? '',
  };
};

interface Shown {
  cart: CartRecord;
  filled: Filled;
  problems?: Problems;
  notice?: { title: string; text: string };
}

const show = (visit: Visit, { cart, filled, problems = {}, notice }: Shown): SandboxResponse =>
  pageResponse({
    title: notice || Object.keys(problems).length > 0 ? 'Checkout, please check' : 'Checkout',
    address: CHECKOUT_ADDRESS,
    status: notice || Object.keys(problems).length > 0 ? 422 : 200,
    notes: sessionNotes(visit.world, visit.session),
    body: checkoutView(visit, {
      totals: totalsOf(visit.world, cart),
      filled,
      problems,
      notice: notice ?? null,
    }),
  });

const act = (visit: Visit, checkout: CheckoutRecord, cart: CartRecord): SandboxResponse => {
  const { world, session, request } = visit;
  const delivered = totalsOf(world, cart).lines.some(({ shippable }) => shippable);
  const { filled, problems, action, shownTotal } = readForm(request.text, startOf(visit, cart), delivered);
  const shown = { cart, filled };
  if (action === 'abandon') return leave(world, session, 'abandoned');
  if (delivered) takeOver(world, cart, filled);
  if (action === 'update') return redirect(stepUrl(visit));
  if (action === 'decline')
    return show(visit, {
      ...shown,
      notice: {
        title: 'The payment was declined',
        text: 'Nothing was charged, and your cart has not changed. Try again, or abandon to go back to the shop.',
      },
    });
  if (action !== 'pay') return show(visit, shown);
  if (Object.keys(problems).length > 0) return show(visit, { ...shown, problems });
  const blockers = blockersOf(world, cart);
  const totals = totalsOf(world, cart);
  if (totals.shippingFailed) blockers.push('Nothing can be delivered to this address.');
  if (blockers.length > 0)
    return show(visit, {
      ...shown,
      notice: { title: 'This order cannot be placed', text: blockers.join(' ') },
    });
  if (shownTotal !== decimal(totals.total, world.state.settings.currency))
    return show(visit, {
      ...shown,
      notice: {
        title: 'The total has changed',
        text: 'Please look at the order again, and press Pay if it is right.',
      },
    });
  const order = placeOrder(world, checkout, cart, {
    email: filled.email,
    name: filled.name,
    shippingAddress: delivered ? (cart.about.contact?.address ?? null) : null,
    owner: session.visitor,
  });
  return leave(world, session, 'paid', { orderId: order.id, orderNumber: order.number });
};

/** Stores the address and the shipping option of the form in the cart (R555). */
const takeOver = (
  world: World,
  cart: CartRecord,
  { country, city, postalCode, street, delivery }: Filled,
): void => {
  const before = cart.about.contact?.address;
  const address = {
    ...(before?.country === country &&
      before.subdivision !== undefined && { subdivision: before.subdivision }),
    country,
    city,
    postalCode,
    addressLine: street,
  };
  cart.about.contact = { ...cart.about.contact, address };
  if (delivery !== '') cart.about.method = { code: delivery };
  openCheckout(world, cart);
};
