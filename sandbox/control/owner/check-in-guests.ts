import { ownValue } from '../../engine/values/objects.ts';
import type { World } from '../../engine/context.ts';
import type { RsvpRecord } from '../../records/state.ts';
import { changeReply } from '../../rules/rsvp/notify.ts';
import { peopleOf } from '../../rules/seats/seats.ts';
import { OwnerError } from './types.ts';

/**
 * Checks people of a reply in at the door, or out again (R610). Default: all people of the reply whose
 * check-in can change.
 */
export const checkInGuests = (
  world: World,
  rsvpId: string,
  checkedIn: boolean,
  guestIds?: readonly number[],
): RsvpRecord => {
  const reply = ownValue(world.state.rsvps, rsvpId);
  if (!reply) throw new OwnerError(`There is no reply ${rsvpId}.`);
  const everybody = Array.from({ length: peopleOf(reply) }, (_, index) => index + 1);
  const hasArrived = (guestId: number) => reply.arrivals[guestId] !== undefined;
  const wanted = guestIds ?? everybody.filter((guestId) => hasArrived(guestId) !== checkedIn);
  for (const guestId of wanted) {
    if (!everybody.includes(guestId)) throw new OwnerError(`The reply has no guest ${guestId}.`);
    if (hasArrived(guestId) === checkedIn)
      throw new OwnerError(`Guest ${guestId} is ${checkedIn ? 'checked in already' : 'not checked in'}.`);
  }
  changeReply(world, reply, () => {
    const others = Object.entries(reply.arrivals).filter(([guestId]) => !wanted.includes(Number(guestId)));
    const arrived = checkedIn ? wanted.map((guestId) => [String(guestId), world.clock.iso()]) : [];
    reply.arrivals = Object.fromEntries([...others, ...arrived]);
  });
  return reply;
};
