/** What of a member the sandbox's owner decides by. */
export interface SiteMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly awaitsApproval: boolean;
  readonly blocked: boolean;
  readonly mustResetPassword: boolean;
}

/** What keeps a member out first, in the order in which a sign-in looks (rule R30). */
export const standingOf = (member: SiteMember): 'active' | 'approval' | 'email' | 'reset' | 'blocked' => {
  if (member.mustResetPassword) return 'reset';
  if (member.blocked) return 'blocked';
  if (!member.emailVerified) return 'email';
  return member.awaitsApproval ? 'approval' : 'active';
};
