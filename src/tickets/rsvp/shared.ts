import { createRsvpReply } from './reply.ts';
import type { RsvpClient, RsvpOptions, RsvpReply } from './types.ts';

interface Shared {
  readonly reply: RsvpReply;
  /** The options that the reply uses at each request. */
  readonly options: { eventId: string; manage?: RsvpOptions['manage'] };
}

const sharedByClient = new WeakMap<object, Map<string, Shared>>();

const createShared = (client: RsvpClient, { eventId, manage }: RsvpOptions): Shared => {
  const options = { eventId, manage };
  return { reply: createRsvpReply(client, options), options };
};

/**
 * The shared reply to an event: every call with the same client and event returns the same object, so that the reply and
 * the draft survive navigation. The reply uses the `manage` of the last call that has one.
 */
export const rsvpReplyOf = (client: RsvpClient, options: RsvpOptions): RsvpReply => {
  const replies = sharedByClient.get(client) ?? new Map<string, Shared>();
  sharedByClient.set(client, replies);
  const shared = replies.get(options.eventId) ?? createShared(client, options);
  replies.set(options.eventId, shared);
  if (options.manage) shared.options.manage = options.manage;
  return shared.reply;
};
