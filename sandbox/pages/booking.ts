import type { SlotAvailability } from '../../generated/redirect-session/types.ts';
import { newId } from '../engine/context.ts';
import { placeOfferOrder, serviceOf, slotsOf, type Offer } from '../rules/redirects/hosted-offers.ts';
import { html, type Markup } from '../engine/values/html.ts';
import { messagePage } from './layout.ts';
import { wayBack } from './leave.ts';
import { localMoment } from './date-text.ts';
import { payOn, type Payer } from './pay.ts';
import { typed, type HostedPage, type Visit } from './visit.ts';

const ADDRESS = 'book.platform.example';

interface Slot {
  startDate: string;
  endDate: string;
  timezone: string;
  place: string;
}

const factsOf = ({ startDate, endDate, timezone, place }: Slot): string[] => [
  localMoment(startDate),
  `Until ${localMoment(endDate).split(' at ').at(-1) ?? endDate}`,
  ...(timezone === '' ? [] : [`Times of ${timezone.replaceAll('_', ' ')}`]),
  ...(place === '' ? [] : [place]),
];

/** The checkout of a time slot that the shop chose with the visitor. */
export const bookingPage: HostedPage = (visit) => {
  const { world, session } = visit;
  const { slotAvailability = {}, timezone } = session.parameters.bookingsCheckout ?? {};
  const { slot } = slotAvailability;
  const problem = refusalOfSlot(slotAvailability);
  if (problem !== undefined || !slot?.startDate)
    return messagePage(
      410,
      'This time cannot be booked',
      problem ?? 'The shop gave no time.',
      ADDRESS,
      wayBack(world, session),
    );
  const place = [slot.location?.name, slot.location?.formattedAddress, slot.resource?.name];
  return book(visit, serviceOf(world, slot.serviceId ?? ''), {
    startDate: slot.startDate,
    endDate: slot.endDate ?? slot.startDate,
    timezone: timezone ?? slot.timezone ?? '',
    place: place.filter((part) => part !== undefined && part !== '').join(', '),
  });
};

const refusalOfSlot = (availability: SlotAvailability): string | undefined => {
  const { bookable, locked, openSpots, bookingPolicyViolations: policy } = availability;
  if (policy?.tooEarlyToBook) return 'It is too early to book it.';
  if (policy?.tooLateToBook) return 'It is too late to book it.';
  if (policy?.bookOnlineDisabled) return 'It cannot be booked online.';
  if (locked) return 'Another visitor is booking it at this moment.';
  if (openSpots === 0) return 'Every place is taken.';
  return bookable === false ? 'It is no longer available.' : undefined;
};

/** The booking page of a resource: the visitor chooses one of its next times. */
export const bookPage: HostedPage = (visit) => {
  const { world, session } = visit;
  const slots = slotsOf(world);
  const chosen = slots.find(({ start }) => start === typed(visit, 'slot')) ?? slots[0];
  if (!chosen) throw new Error('There is always a time.');
  const choice = html`<fieldset>
    <legend>Time</legend>
    ${slots.map(
      ({ start }) =>
        html`<label class="choice"
          ><input
            type="radio"
            name="slot"
            value="${start}"
            ${start === chosen.start && html` checked`}
          /><span>${localMoment(start)}</span></label
        >`,
    )}
  </fieldset>`;
  const slot = {
    startDate: chosen.start,
    endDate: chosen.end,
    timezone: 'Europe/Berlin',
    place: 'The workshop',
  };
  return book(visit, serviceOf(world, session.parameters.bookingsBook?.resourceId ?? ''), slot, choice);
};

const book = (visit: Visit, offer: Offer, slot: Slot, choice?: Markup) =>
  payOn(visit, {
    title: 'Book',
    address: ADDRESS,
    offer,
    facts: choice ? [slot.place, 'Two hours'] : factsOf(slot),
    choice,
    list: { callback: 'bookingsServiceListUrl', label: 'All services' },
    pay: (payer) => placeBooking(visit, offer, slot, payer),
  });

const placeBooking = (
  { world, session }: Visit,
  offer: Offer,
  slot: Slot,
  payer: Payer,
): Record<string, string> => {
  const owner = session.visitor;
  const order = placeOfferOrder(world, offer, { ...payer, owner });
  world.state.bookings.push({
    id: newId(world, 'booking'),
    owner,
    orderId: order.id,
    title: offer.name,
    ...slot,
    createdDate: world.clock.iso(),
  });
  return { orderId: order.id, orderNumber: order.number };
};
