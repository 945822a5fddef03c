/** The fields of a member that the owner needs to decide about it. */
export interface SiteMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly awaitsApproval: boolean;
  readonly blocked: boolean;
  readonly mustResetPassword: boolean;
}

/** The first obstacle to a sign-in, in the order in which the sign-in checks them. */
export const standingOf = (member: SiteMember): 'active' | 'approval' | 'email' | 'reset' | 'blocked' => {
  if (member.mustResetPassword) return 'reset';
  if (member.blocked) return 'blocked';
  if (!member.emailVerified) return 'email';
  return member.awaitsApproval ? 'approval' : 'active';
};
