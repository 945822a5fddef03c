import { idFrom } from '../engine/ids.ts';
import { passwordDigest } from '../rules/members/members.ts';
import type { MemberRecord } from '../records/state.ts';

/** The password of the sample members; one member has none. */
export const SAMPLE_PASSWORD = 'sandbox-password';

/** Members in every state that a sign-in can meet. */
const people: readonly (Partial<MemberRecord> & { name: string })[] = [
  { name: 'Ada Berg' },
  { name: 'Noor Lind' },
  { name: 'Mira Holm', emailVerified: false },
  { name: 'Otto Falk', awaitsApproval: true },
  { name: 'Ben Storm', blocked: true },
  { name: 'Ida Vik', mustResetPassword: true },
  { name: 'Lea Brandt' },
  { name: 'Yuki Sato' },
  { name: 'Eva Lund', emailVerified: false, awaitsApproval: true },
  { name: 'Max Roth', passwordDigest: null },
];

/**
 * The members of the sample site: `ada@example.org` and so on. All have the same password, except for Max, who has
 * none.
 */
export const buildMembers = (seed: string, now: number): MemberRecord[] =>
  people.map(({ name, ...state }) => {
    const id = idFrom(`${seed}:member:${name}`);
    const [firstName = '', lastName = ''] = name.split(' ');
    const date = new Date(now).toISOString();
    return {
      id,
      name,
      email: `${firstName.toLowerCase()}@example.org`,
      passwordDigest: passwordDigest(id, SAMPLE_PASSWORD),
      emailVerified: true,
      awaitsApproval: false,
      blocked: false,
      mustResetPassword: false,
      profile: { firstName, lastName },
      connections: [],
      createdDate: date,
      updatedDate: date,
      revision: 1,
      ...state,
    };
  });
