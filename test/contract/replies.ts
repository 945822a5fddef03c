import type { Sandbox } from '../../sandbox/control/sandbox.ts';

/** A reply of the member who calls, and its event. */
export const replyIn = ({ state }: Sandbox) => {
  const memberId = state.members[0]?.id ?? '';
  const reply = Object.values(state.rsvps).find((candidate) => candidate.memberId === memberId);
  if (!reply) throw new Error('The member has not replied to an event');
  return { memberId, rsvpId: reply.id, eventId: reply.eventId, revision: String(reply.revision) };
};
