import type { RsvpModificationOptions } from '../../../generated/rsvp/types.ts';
import { applicationError } from '../../engine/errors.ts';
import type { EventRecord, RsvpRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { statusOf } from '../events/status.ts';
import { freeSeats, peopleOf, seatsOf } from '../seats/seats.ts';

/** The part of a reply that seats depend on. */
type Wish = Pick<RsvpRecord, 'status' | 'companions'>;

/** Refuses a reply outside of the time in which the event accepts replies (R607). */
export const checkTime = (world: World, event: EventRecord): void => {
  const { registration } = event.about;
  const { startDate, endDate } = registration?.rsvp ?? {};
  const now = world.clock.now();
  if (startDate !== undefined && now < Date.parse(startDate))
    throw applicationError(428, 'RSVPS_NOT_STARTED', 'RSVPs have not started', { startDate });
  const status = statusOf(world, event);
  const isClosed =
    status === 'ENDED' ||
    status === 'CANCELED' ||
    event.ticketing.paused ||
    registration?.registrationDisabled === true ||
    (endDate !== undefined && now >= Date.parse(endDate));
  if (isClosed) throw applicationError(428, 'RSVPS_CLOSED', 'RSVPs are closed');
};

/** Refuses a status that the event does not ask for (R606, R607). */
export const checkStatus = (event: EventRecord, { status }: Wish, options: RsvpModificationOptions): void => {
  const asksForNo = event.about.registration?.rsvp?.responseType === 'YES_AND_NO';
  if (status === 'NO' && !asksForNo && options.ignoreResponseStatus !== true)
    throw applicationError(428, 'UNEXPECTED_RSVP_STATUS', 'Unexpected RSVP status', { status });
  if (status === 'WAITLIST' && !event.rsvp.waitlist)
    throw applicationError(428, 'WAITING_LIST_UNAVAILABLE', 'Waiting list is unavailable');
};

const tooManyGuests = (maxRsvpSize: number) =>
  applicationError(428, 'GUEST_LIMIT_EXCEEDED', 'Guest limit exceeded', { maxRsvpSize });

/**
 * The status of a new reply. A full event gives a place on its waiting list, or refuses the reply if it has none (R605).
 * If there are seats, but too few, the reply is refused, or waits if the settings say so.
 */
export const statusFor = (
  { state }: World,
  event: EventRecord,
  wish: Wish,
  options: RsvpModificationOptions,
): RsvpRecord['status'] => {
  const free = freeSeats(event);
  if (wish.status !== 'YES' || options.ignoreLimits === true || peopleOf(wish) <= free) return wish.status;
  if (event.rsvp.waitlist && (free === 0 || state.settings.largeReplies === 'wait')) return 'WAITLIST';
  if (free > 0) throw tooManyGuests(free);
  throw applicationError(428, 'RSVP_LIMIT_EXCEEDED', 'RSVP limit exceeded');
};

/** Refuses a changed reply that needs more seats than are free, its own included (R605). */
export const checkSeats = (
  event: EventRecord,
  before: Wish,
  after: Wish,
  options: RsvpModificationOptions,
): void => {
  const free = freeSeats(event) + seatsOf(before);
  if (options.ignoreLimits !== true && seatsOf(after) > Math.max(free, seatsOf(before)))
    throw tooManyGuests(free);
};
