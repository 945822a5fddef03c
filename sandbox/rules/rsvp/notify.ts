import type { Rsvp } from '../../../generated/rsvp/types.ts';
import { announce } from '../../engine/announce.ts';
import { differences } from '../../engine/values/differences.ts';
import type { RsvpRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { replyView } from './view.ts';

/** A reply as notifications show it: with all parts. */
const notified = (world: World, reply: RsvpRecord): Rsvp => replyView(world, reply);

const facts = ({ id }: RsvpRecord) => ({ entityId: id, triggeredByAnonymizeRequest: false });

/** Announces a new reply (R670). */
export const announceReply = (world: World, reply: RsvpRecord): void =>
  announce(world, 'wix.events.v2.rsvp_created', {
    ...facts(reply),
    createdEvent: { entity: notified(world, reply) },
  });

/** Changes a reply, raises its revision, and announces the change with the previous values (R670). */
export const changeReply = (world: World, reply: RsvpRecord, change: () => void): void => {
  const { revision: _, updatedDate: __, ...before } = structuredClone(notified(world, reply));
  change();
  reply.revision += 1;
  reply.updatedDate = world.clock.iso();
  const { revision: ___, updatedDate: ____, ...after } = notified(world, reply);
  announce(world, 'wix.events.v2.rsvp_updated', {
    ...facts(reply),
    updatedEvent: { currentEntity: notified(world, reply), modifiedFields: differences(before, after) },
  });
};

/** Announces that a reply was deleted (R670). */
export const announceReplyDeleted = (world: World, reply: RsvpRecord): void =>
  announce(world, 'wix.events.v2.rsvp_deleted', {
    ...facts(reply),
    deletedEvent: { deletedEntity: notified(world, reply) },
  });
