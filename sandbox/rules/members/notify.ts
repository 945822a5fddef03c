import { announce } from '../../engine/announce.ts';
import { differences } from '../../engine/values/differences.ts';
import type { World } from '../../engine/context.ts';
import type { MemberRecord } from '../../records/state.ts';
import { memberView } from './account-view.ts';

const facts = ({ id }: MemberRecord) => ({ entityId: id, triggeredByAnonymizeRequest: false });

/** A member as notifications show it: with all field sets. */
const notified = (world: World, member: MemberRecord) => memberView(world, member, ['FULL']);

/** Announces a new member (R669). */
export const announceMember = (world: World, member: MemberRecord): void =>
  announce(world, 'wix.members.v1.member_created', {
    ...facts(member),
    createdEvent: { entity: notified(world, member) },
  });

/** Changes a member, and announces the change with the previous values (R669). */
export const changeMember = (world: World, member: MemberRecord, change: () => void): void => {
  const { updatedDate: _, ...before } = structuredClone(notified(world, member));
  change();
  member.updatedDate = world.clock.iso();
  member.revision += 1;
  const { updatedDate: __, ...after } = notified(world, member);
  announce(world, 'wix.members.v1.member_updated', {
    ...facts(member),
    updatedEvent: { currentEntity: notified(world, member), modifiedFields: differences(before, after) },
  });
};

/** Announces that a member was deleted; the notification has only the id (R669). */
export const announceMemberDeleted = (world: World, member: MemberRecord): void =>
  announce(world, 'wix.members.v1.member_deleted', { ...facts(member), deletedEvent: {} });
