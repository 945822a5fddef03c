import { counting } from '../counting.ts';

const many = counting('en');

/** The owner's members screen. */
export const ownerMembers = {
  ownerMembers: {
    title: 'Members',
    lead: 'Who may sign in at this site. Letting in and shutting out happen on pages of the platform; here the sandbox does it, and it is no part of the client.',
    count: (count: number) => many(count, { zero: 'No members', one: '# member', other: '# members' }),
    columns: { member: 'Member', state: 'State', actions: 'Actions' },
    states: {
      active: 'Can sign in',
      approval: 'Waits for you',
      email: 'E-mail not confirmed',
      reset: 'Must set a new password',
      blocked: 'Shut out',
    },
    delete: 'Delete',
    deleted: (name: string) => `${name} was deleted`,
    deleteTitle: 'Delete this member?',
    deleteText: (name: string) =>
      `${name} is signed out everywhere and cannot sign in any more. Orders stay. This cannot be undone.`,
    approve: 'Let in',
    approved: (name: string) => `${name} is let in, and a mail says so.`,
    block: 'Shut out',
    blocked: (name: string) => `${name} is shut out, and signed out everywhere.`,
    unblock: 'Let in again',
    unblocked: (name: string) => `${name} may sign in again.`,
    activate: 'Send an activation mail',
    activated: (email: string) => `A mail with a link to set a password went to ${email}.`,
    add: 'Add a member',
    addText:
      'An app of the site vouches for somebody by e-mail address. They get a mail to set their password.',
    added: (email: string) => `${email} is a member now.`,
    empty: 'Nobody yet',
    emptyText: 'Add somebody, or register in the shop.',
    for: (action: string, name: string) => `${action}: ${name}`,
  },
};
