import { tokenKey } from '../../engine/identity.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { MemberRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { callerOfMember, mail, memberById, newSecret, touch } from '../members/members.ts';
import { endTokens } from '../tokens/tokens.ts';

/** The address of the site's owner. */
export const OWNER_EMAIL = 'owner@example.org';

/** Asks the owner by mail, once, to approve a new member (R37). */
export const askOwner = (world: World, { id }: MemberRecord): void => {
  const { approvals } = world.state;
  if (Object.values(approvals).some(({ memberId }) => memberId === id)) return;
  const secret = newSecret(world, 'approval');
  approvals[tokenKey(secret)] = { memberId: id };
  mail(world, { to: OWNER_EMAIL, kind: 'approval', secret, about: id });
};

/** The member of the token in the mail; undefined: the owner has decided already. */
export const whoAsks = (world: World, token: string): MemberRecord | undefined =>
  memberById(world, ownValue(world.state.approvals, tokenKey(token))?.memberId);

/** Approves or refuses a member by the token in the mail (R37). */
export const decide = (
  world: World,
  token: string,
  verdict: 'let-in' | 'block',
): MemberRecord | undefined => {
  const member = whoAsks(world, token);
  if (member) settleApproval(world, member, verdict);
  return member;
};

/** Applies the owner's decision about a member, made on the page or by a control call (R37). */
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
