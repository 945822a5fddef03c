import { tokenKey } from '../../engine/identity.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { MemberRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { callerOfMember, mail, memberById, newSecret, touch } from '../members/members.ts';
import { endTokens } from '../tokens/tokens.ts';

/** Where the mails to the owner of the site go. */
export const OWNER_EMAIL = 'owner@example.org';

/** Asks the owner by mail, once, to let a new member in (R37). */
export const askOwner = (world: World, { id }: MemberRecord): void => {
  const { approvals } = world.state;
  if (Object.values(approvals).some(({ memberId }) => memberId === id)) return;
  const secret = newSecret(world, 'approval');
  approvals[tokenKey(secret)] = { memberId: id };
  mail(world, { to: OWNER_EMAIL, kind: 'approval', secret, about: id });
};

/** Whom the token of the mail is about; undefined when the owner has decided already. */
export const whoAsks = (world: World, token: string): MemberRecord | undefined =>
  memberById(world, ownValue(world.state.approvals, tokenKey(token))?.memberId);

/** The owner lets somebody in, or shuts them out (R37), by the token of the mail. */
export const decide = (
  world: World,
  token: string,
  verdict: 'let-in' | 'block',
): MemberRecord | undefined => {
  const member = whoAsks(world, token);
  if (member) settleApproval(world, member, verdict);
  return member;
};

/** What the owner has decided about somebody, whichever way they said so (R37). */
export const settleApproval = (world: World, member: MemberRecord, verdict: 'let-in' | 'block'): void => {
  const { approvals } = world.state;
  for (const [key, { memberId }] of Object.entries(approvals))
    if (memberId === member.id) delete approvals[key];
  member.awaitsApproval = false;
  member.blocked = verdict === 'block';
  if (member.blocked) endTokens(world, callerOfMember(member));
  touch(world.clock.iso(), member);
  if (verdict === 'let-in') mail(world, { to: member.email, kind: 'approved', about: member.id });
};
