import type { CheckoutResponse } from '../../generated/ticketing/types.ts';
import { PlatformError } from '../engine/errors.ts';
import { ownValue } from '../engine/values/objects.ts';
import { payTicketOrder, type PaymentOutcome } from '../rules/orders/payments.ts';
import { checkout } from '../rules/orders/checkout.ts';
import type { EventRecord, ReservationRecord, TicketOrderRecord } from '../records/state.ts';
import type { SandboxResponse } from '../engine/wire.ts';
import { EVENT_ADDRESS, eventView, type EventShown } from './event-view.ts';
import { isEmail, type FieldProblems } from './fields.ts';
import { messagePage, pageResponse } from './layout.ts';
import { leave, wayBack } from './leave.ts';
import { sessionNotes } from './notes.ts';
import { answerId, answersIn, guestsOf, isAsked, missingAnswers } from './questions.ts';
import { isSignInStep, signInPage } from './sign-in.ts';
import { callOf, typed, type HostedPage, type Visit } from './visit.ts';

/** The payment outcome of each button (7.10). */
const outcomes: Readonly<Record<string, PaymentOutcome>> = {
  pay: 'pay',
  decline: 'decline',
  authorize: 'authorize',
  suspend: 'suspend',
  door: 'pay-at-the-door',
};

/** The checkout of reserved tickets. The thank-you address gets `orderNumber` and `eventId` (R93). */
export const eventCheckoutPage: HostedPage = (visit) => {
  const { world, session } = visit;
  if (isSignInStep(visit.step)) return signInPage(visit);
  const { reservationId = '', eventSlug } = session.parameters.eventsCheckout ?? {};
  const reservation = ownValue(world.state.reservations, reservationId);
  const event = ownValue(world.state.events, reservation?.eventId ?? '');
  if (!reservation || !event || event.about.slug !== eventSlug)
    return gone(visit, 'There is no such reservation.');
  const order = ownValue(world.state.ticketOrders, reservation.orderNumber ?? '');
  if (typed(visit, 'action') === 'abandon') return leave(world, session, 'abandoned');
  const over = reasonOfClosing(reservation, order);
  if (over !== undefined) return gone(visit, over);
  if (typed(visit, 'action') === 'coupon')
    return showWithCoupon(visit, { reservation, event, order, problems: {} });
  return visit.form && Object.hasOwn(outcomes, typed(visit, 'action'))
    ? act(visit, reservation, event, order)
    : show(visit, { reservation, event, order, problems: {} });
};

/**
 * The reason why the tickets can no longer be paid; undefined if they can. An order can be paid after the hold, too
 * (R186).
 */
const reasonOfClosing = (
  { status }: ReservationRecord,
  order: TicketOrderRecord | undefined,
): string | undefined => {
  if (order?.status === 'DECLINED') return DECLINED;
  if (order && order.status !== 'INITIATED') return `The order ${order.orderNumber} was placed already.`;
  if (order || status === 'RESERVATION_PENDING') return undefined;
  return status === 'RESERVATION_EXPIRED'
    ? 'The hold of your tickets has ended. Reserve them again.'
    : 'The tickets were returned. Reserve them again.';
};

const DECLINED = 'Nothing was charged, and the tickets were returned.';
const STILL_HELD = 'Nothing was charged. The tickets are still held for you, so you can try again.';

const gone = ({ world, session }: Visit, words: string): SandboxResponse =>
  messagePage(
    410,
    words === DECLINED || words === STILL_HELD ? 'The payment was declined' : 'There is nothing to pay',
    words,
    EVENT_ADDRESS,
    wayBack(world, session),
  );

const act = (
  visit: Visit,
  reservation: ReservationRecord,
  event: EventRecord,
  known: TicketOrderRecord | undefined,
): SandboxResponse => {
  const action = typed(visit, 'action');
  let order = known;
  if (!order) {
    const problems = problemsIn(visit, reservation, event);
    if (Object.keys(problems).length > 0)
      return showWithCoupon(visit, { reservation, event, order, problems });
    try {
      order = place(visit, reservation, event, action === 'door');
    } catch (error) {
      return showWithCoupon(visit, { reservation, event, order: known, ...refusedBy(error) });
    }
  }
  // The page acts as the payment provider; the notifications name the buyer as the cause (R206).
  if (order?.status === 'INITIATED') payTicketOrder(visit.world, order, ownValue(outcomes, action) ?? 'pay');
  if (!order || order.status === 'DECLINED')
    return gone(visit, reservation.status === 'RESERVATION_PENDING' ? STILL_HELD : DECLINED);
  return leave(visit.world, visit.session, 'paid', { orderNumber: order.orderNumber, eventId: event.id });
};

/** The missing values of the form, reported together. The checkout call checks the rest. */
const problemsIn = (visit: Visit, reservation: ReservationRecord, event: EventRecord): FieldProblems => {
  const problems: Record<string, string> = {};
  if (!isAsked(event, 'email') && !isEmail(typed(visit, 'email')))
    problems['email'] = 'Enter an e-mail address such as name@example.org.';
  if (!isAsked(event, 'firstName') && typed(visit, 'firstName') === '')
    problems['firstName'] = 'Enter your first name.';
  const guests = visit.form ? answersIn(visit.form, event, guestsOf(reservation, event)) : [];
  Object.assign(problems, missingAnswers(event, guests));
  if (event.ticketing.policies.length > 0 && typed(visit, 'agreed') === '')
    problems['agreed'] = 'Agree to the terms to continue.';
  return problems;
};

/** Places the order of a reservation with the checkout call that shops use (R156, R191). */
const place = (
  visit: Visit,
  reservation: ReservationRecord,
  event: EventRecord,
  payInPerson: boolean,
): TicketOrderRecord | undefined => {
  const guests = guestsOf(reservation, event);
  const given = (name: string) => typed(visit, isAsked(event, name) ? answerId(0, name) : name);
  const buyer = { firstName: given('firstName'), lastName: given('lastName'), email: given('email') };
  const couponCode = typed(visit, 'coupon');
  const answer = checkout(
    callOf(visit, {
      eventId: event.id,
      reservationId: reservation.id,
      buyer,
      guests: visit.form ? answersIn(visit.form, event, guests) : [],
      ...(couponCode !== '' && { discount: { couponCode } }),
      options: { payInPerson },
    }),
  ) as CheckoutResponse;
  return ownValue(visit.world.state.ticketOrders, answer.order?.orderNumber ?? '');
};

interface Refused {
  details?: {
    applicationError?: { description?: string; data?: { inputName?: string; guest?: number } };
    validationError?: { fieldViolations?: { field?: string; description?: string }[] };
  };
}

/** The problems of a refused checkout, by field or for the whole form. */
const refusedBy = (error: unknown): Pick<EventShown, 'problems' | 'notice'> => {
  if (!(error instanceof PlatformError)) throw error;
  const { applicationError, validationError } = (error.body as Refused).details ?? {};
  const { inputName, guest } = applicationError?.data ?? {};
  const words = (applicationError?.description ?? error.message).replace(/^.*: /, '');
  if (inputName !== undefined)
    return {
      problems: { [answerId(guest ?? 0, inputName)]: `${words.charAt(0).toUpperCase()}${words.slice(1)}.` },
    };
  const violation = validationError?.fieldViolations?.[0];
  if (violation?.field === 'discount.couponCode')
    return { problems: { coupon: 'This coupon cannot be used.' } };
  return { problems: {}, notice: { title: 'This order cannot be placed', text: error.message } };
};

/** The page with the price after the coupon, or with the problem of the coupon. */
const showWithCoupon = (visit: Visit, shown: EventShown): SandboxResponse => {
  try {
    return show(visit, shown);
  } catch (error) {
    return show(visit, { ...shown, ...refusedBy(error) });
  }
};

const show = (visit: Visit, shown: EventShown): SandboxResponse => {
  const isWrong = Object.keys(shown.problems).length > 0 || shown.notice !== undefined;
  return pageResponse({
    title: isWrong ? 'Tickets, please check' : 'Tickets',
    address: EVENT_ADDRESS,
    status: isWrong ? 422 : 200,
    notes: sessionNotes(visit.world, visit.session),
    body: eventView(visit, shown),
  });
};
