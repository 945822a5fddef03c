import { tokenKey } from '../../engine/identity.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { MemberRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { callerOfMember, mail, memberById, newSecret, touch } from '../members/members.ts';
import { endTokens } from '../tokens/tokens.ts';

/** The recipient of mails to the owner of the site. */
export const OWNER_EMAIL = 'owner@example.org';

/** Mails the owner, once, a request to approve a new member (R37). */
export const askOwner = (world: World, { id }: MemberRecord): void => {
  const { approvals } = world.state;
  if (Object.values(approvals).some(({ memberId }) => memberId === id)) return;
  const secret = newSecret(world, 'approval');
  approvals[tokenKey(secret)] = { memberId: id };
  mail(world, { to: OWNER_EMAIL, kind: 'approval', secret, about: id });
};

/** The member that the token of an approval mail refers to; undefined if the owner has decided already. */
export const memberOfApproval = (world: World, token: string): MemberRecord | undefined =>
  memberById(world, ownValue(world.state.approvals, tokenKey(token))?.memberId);

/** Approves or blocks a member with the token of an approval mail (R37). */
export const decide = (
  world: World,
  token: string,
  verdict: 'let-in' | 'block',
): MemberRecord | undefined => {
  const member = memberOfApproval(world, token);
  if (member) settleApproval(world, member, verdict);
  return member;
};

/** Applies the owner's decision on a member, made by the mail or by a command (R37). */
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
