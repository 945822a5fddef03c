import { counting } from '../counting.ts';

const many = counting('en');

/** The owner's members screen. */
export const ownerMembers = {
  ownerMembers: {
    title: 'Members',
    lead: 'The members of this site. On a real site, the owner approves and blocks members on pages of the platform; here the sandbox does it, and the client has no calls for it.',
    count: (count: number) => many(count, { zero: 'No members', one: '# member', other: '# members' }),
    columns: { member: 'Member', state: 'State', actions: 'Actions' },
    states: {
      active: 'Can sign in',
      approval: 'Waiting for approval',
      email: 'E-mail not confirmed',
      reset: 'Must set a new password',
      blocked: 'Blocked',
    },
    delete: 'Delete',
    deleted: (name: string) => `${name} was deleted`,
    deleteTitle: 'Delete this member?',
    deleteText: (name: string) =>
      `${name} is signed out everywhere and can no longer sign in. Orders stay. This cannot be undone.`,
    approve: 'Approve',
    approved: (name: string) => `${name} was approved and gets an e-mail.`,
    block: 'Block',
    blocked: (name: string) => `${name} was blocked and is signed out everywhere.`,
    unblock: 'Unblock',
    unblocked: (name: string) => `${name} can sign in again.`,
    activate: 'Send an activation e-mail',
    activated: (email: string) => `An e-mail with a link to set a password was sent to ${email}.`,
    add: 'Add a member',
    addText:
      'An app of the site adds a member by e-mail address. The member gets an e-mail to set a password.',
    added: (email: string) => `${email} is a member now.`,
    empty: 'No members yet',
    emptyText: 'Add a member, or register in the shop.',
    for: (action: string, name: string) => `${action}: ${name}`,
  },
};
