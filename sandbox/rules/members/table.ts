import type { Rule } from '../../engine/context.ts';
import { deleteMemberAddresses, deleteMemberPhones, getCurrentMember, updateMember } from './account.ts';

/** The rules of members' own accounts (R660 to R669). */
export const membersRules: Readonly<Record<string, Rule>> = {
  getCurrentMember,
  updateMember,
  deleteMemberPhones,
  deleteMemberAddresses,
};
