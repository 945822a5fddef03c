import type { CreateCheckoutRequest } from '../../../generated/carts/types.ts';
import { applicationError, fieldError } from '../../engine/errors.ts';
import { lookUp } from '../../engine/values/lookup.ts';
import type { CartRecord, CheckoutRecord } from '../../records/state.ts';
import { cartBefore, changed } from './cart-notifications.ts';
import { requireCart } from './current-cart.ts';
import { callerOf, type Rule, type World } from '../../engine/context.ts';
import { totalsOf } from './totals.ts';
import { violationsOf } from './totals-view.ts';

/** The reasons against a checkout of a cart: it is empty, or it has violations of severity ERROR (R82, R86). */
export const blockersOf = (world: World, cart: CartRecord): string[] => {
  if (cart.lines.length === 0) return ['The cart is empty.'];
  return violationsOf(world, totalsOf(world, cart))
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ description }) => description ?? 'The cart cannot be ordered as it is.');
};

/** createCheckoutFromCurrentCart (R82, R84 to R86). A cart has one checkout; a second call updates it (R83). */
export const createCheckoutFromCurrentCart: Rule = (call) => {
  const body = call.body as CreateCheckoutRequest;
  const cart = requireCart(call);
  const caller = callerOf(call);
  const { state } = call;
  if (!state.settings.acceptsPayments)
    throw applicationError(
      428,
      'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT',
      'Site must accept payments to create a checkout',
    );
  const email = emailOf(
    body,
    caller.role === 'member' ? lookUp(state.members, 'id', caller.id)?.email : undefined,
  );
  const blockers = blockersOf(call, cart);
  if (blockers.length > 0)
    throw applicationError(428, 'CART_CANNOT_BE_ORDERED', blockers.join(' '), { blockers });
  const before = cartBefore(cart);
  const { about } = cart;
  const { shippingAddress, billingAddress, selectedShippingOption, channelType } = body;
  cart.about = {
    ...about,
    ...(shippingAddress && { contact: { ...about.contact, address: shippingAddress } }),
    ...(billingAddress && { billing: { ...about.billing, address: billingAddress } }),
    ...(selectedShippingOption && { method: selectedShippingOption }),
    ...(channelType && { source: { ...about.source, channelType } }),
    ...(email !== undefined && { buyer: { ...about.buyer, email } }),
  };
  const checkout = openCheckout(call, cart);
  cart.checkoutId = checkout.id;
  changed(call, cart, before);
  return { checkoutId: checkout.id };
};

/**
 * Makes or updates the checkout of a cart, with the id of the cart (R540, R541). The data is in the cart; the
 * checkout record is a copy for readers of the state.
 */
export const openCheckout = ({ state, clock }: World, cart: CartRecord): CheckoutRecord => {
  const { contact, billing, buyer, method, source } = cart.about;
  const known = state.checkouts[cart.id];
  const now = clock.iso();
  const checkout: CheckoutRecord = {
    id: cart.id,
    owner: cart.owner,
    channelType: source.channelType ?? 'WEB',
    shippingAddress: contact?.address ?? null,
    billingAddress: billing.address ?? null,
    selectedShippingOption: method ?? null,
    email: buyer?.email ?? null,
    createdDate: known?.createdDate ?? now,
    updatedDate: now,
    orderId: null,
  };
  state.checkouts[checkout.id] = checkout;
  return checkout;
};

/**
 * The e-mail address of the buyer: the member's own, otherwise the given one, which is required with an address (R84).
 */
const emailOf = (body: CreateCheckoutRequest, ofMember: string | undefined): string | undefined => {
  const email = ofMember ?? body.email;
  if (email === undefined && (body.shippingAddress ?? body.billingAddress))
    throw fieldError('email', 'REQUIRED_FIELD', 'is needed with an address while the buyer is not signed in');
  return email;
};
