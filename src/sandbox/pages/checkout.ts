import { decimal } from '../money.ts';
import { blockersOf } from '../rules/checkout.ts';
import type { World } from '../rules/context.ts';
import { cartOfCheckout, placeOrder, totalsOfCheckout } from '../rules/orders.ts';
import type { CartRecord, CheckoutRecord, RedirectSessionRecord } from '../state.ts';
import type { SandboxRequest, SandboxResponse } from '../wire.ts';
import { checkoutView } from './checkout-view.ts';
import { readForm, sample, type Filled, type Problems } from './form.ts';
import { messagePage, pageResponse, redirect } from './layout.ts';
import { leave, wayBack } from './leave.ts';
import type { HostedPage } from './visit.ts';

/** The address that the strip of the checkout page shows. */
export const CHECKOUT_ADDRESS = 'pay.platform.example/checkout';

/** The hosted checkout: shows the order and the form, and does what the pressed button says. */
export const checkoutPage: HostedPage = ({ world, session, request }) => {
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
  if (request.method !== 'POST')
    return show(world, { checkout, cart, request, filled: startOf(world, checkout) });
  return act(world, session, checkout, cart, request);
};

/** What the form starts with: what the checkout knows, else the sample. */
const startOf = (
  { state }: World,
  { email, shippingAddress, selectedShippingOption }: CheckoutRecord,
): Filled => {
  const street = shippingAddress?.streetAddress;
  return {
    ...sample,
    ...(email && { email }),
    ...(shippingAddress?.city && { city: shippingAddress.city }),
    ...(shippingAddress?.postalCode && { postalCode: shippingAddress.postalCode }),
    ...(shippingAddress?.addressLine && { street: shippingAddress.addressLine }),
    ...(street && { street: `${street.name} ${street.number}` }),
    country: shippingAddress?.country ?? state.settings.defaultAddress.country ?? sample.country,
    delivery: selectedShippingOption?.code ?? '',
  };
};

interface Shown {
  checkout: CheckoutRecord;
  cart: CartRecord;
  request: SandboxRequest;
  filled: Filled;
  problems?: Problems;
  notice?: { title: string; text: string };
}

const show = (
  world: World,
  { checkout, cart, request, filled, problems = {}, notice }: Shown,
): SandboxResponse =>
  pageResponse({
    title: notice || Object.keys(problems).length > 0 ? 'Checkout, please check' : 'Checkout',
    address: CHECKOUT_ADDRESS,
    status: notice || Object.keys(problems).length > 0 ? 422 : 200,
    body: checkoutView(world, {
      totals: totalsOfCheckout(world, checkout, cart),
      filled,
      problems,
      notice: notice ?? null,
      address: request.url.pathname,
    }),
  });

const act = (
  world: World,
  session: RedirectSessionRecord,
  checkout: CheckoutRecord,
  cart: CartRecord,
  request: SandboxRequest,
): SandboxResponse => {
  const delivered = totalsOfCheckout(world, checkout, cart).lines.some(({ shippable }) => shippable);
  const { filled, problems, action, shownTotal } = readForm(
    request.text,
    startOf(world, checkout),
    delivered,
  );
  const shown = { checkout, cart, request, filled };
  if (action === 'abandon') return leave(world, session, 'abandoned');
  if (delivered) takeOver(checkout, filled);
  if (action === 'update') return redirect(request.url.pathname);
  if (action === 'decline')
    return show(world, {
      ...shown,
      notice: {
        title: 'The payment was declined',
        text: 'Nothing was charged, and your cart is as it was. Try again, or abandon to go back to the shop.',
      },
    });
  if (action !== 'pay') return show(world, shown);
  if (Object.keys(problems).length > 0) return show(world, { ...shown, problems });
  const blockers = blockersOf(world, cart);
  const totals = totalsOfCheckout(world, checkout, cart);
  if (totals.shippingFailed) blockers.push('Nothing can be delivered to this address.');
  if (blockers.length > 0)
    return show(world, {
      ...shown,
      notice: { title: 'This order cannot be placed', text: blockers.join(' ') },
    });
  if (shownTotal !== decimal(totals.total, world.state.settings.currency))
    return show(world, {
      ...shown,
      notice: {
        title: 'The total has changed',
        text: 'Please look at the order again, and press Pay if it is right.',
      },
    });
  const order = placeOrder(world, checkout, cart, {
    email: filled.email,
    name: filled.name,
    shippingAddress: delivered ? checkout.shippingAddress : null,
  });
  return leave(world, session, 'paid', { orderId: order.id, orderNumber: order.number });
};

/** The address and the way of delivery of the form become those of the checkout. */
const takeOver = (
  checkout: CheckoutRecord,
  { country, city, postalCode, street, delivery }: Filled,
): void => {
  const before = checkout.shippingAddress;
  checkout.shippingAddress = {
    ...(before?.country === country &&
      before.subdivision !== undefined && { subdivision: before.subdivision }),
    country,
    city,
    postalCode,
    addressLine: street,
  };
  if (delivery !== '') checkout.selectedShippingOption = { code: delivery };
};
