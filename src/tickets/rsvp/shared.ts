import { createRsvpReply } from './reply.ts';
import type { RsvpClient, RsvpOptions, RsvpReply } from './types.ts';

const sharedByClient = new WeakMap<object, Map<string, RsvpReply>>();

/**
 * The shared reply to an event: every call with the same client and event returns the same object, so that the reply and
 * the draft survive navigation. The options of the first call count.
 */
export const rsvpReplyOf = (client: RsvpClient, options: RsvpOptions): RsvpReply => {
  const shared = sharedByClient.get(client) ?? new Map<string, RsvpReply>();
  sharedByClient.set(client, shared);
  const reply = shared.get(options.eventId) ?? createRsvpReply(client, options);
  shared.set(options.eventId, reply);
  return reply;
};
