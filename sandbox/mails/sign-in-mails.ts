import { memberById } from '../rules/members/members.ts';
import { pageAddress } from '../engine/site-address.ts';
import type { ContentOf } from './content.ts';

/** The mails about sign-in (R34, R35, R37, R40). */
export const signInMails = {
  verification: (_, { secret }) => ({
    subject: `${secret ?? ''} is your code`,
    paragraphs: [
      'Someone, probably you, wants to sign in with this address.',
      'Type the code on the page that asks for it. It works for 15 minutes. If it was not you, do nothing.',
    ],
    code: secret ?? '',
    links: [],
  }),
  recovery: (world, { secret }) => ({
    subject: 'Set a new password',
    paragraphs: [
      'Someone, probably you, has forgotten the password for this address.',
      'The link works once and for a day. If it was not you, do nothing: your password stays as it is.',
    ],
    links: [
      {
        label: 'Set a new password',
        url: pageAddress(world, 'set-password', { token: secret ?? '' }),
      },
    ],
  }),
  activation: (world, { secret }) => ({
    subject: 'Set the password of your account',
    paragraphs: ['An account was made for this address.', 'Set your first password within a day to use it.'],
    links: [
      {
        label: 'Set your password',
        url: pageAddress(world, 'set-password', { token: secret ?? '' }),
      },
    ],
  }),
  approval: (world, { secret, about }) => {
    const member = memberById(world, about ?? undefined);
    return {
      subject: `${member?.name ?? 'A person'} wants to become a member`,
      paragraphs: [
        `${member?.name ?? 'A person'} (${member?.email ?? 'gone since'}) has registered at your site.`,
        'The person cannot sign in until you approve it.',
      ],
      links: [{ label: 'Decide', url: pageAddress(world, 'approval', { token: secret ?? '' }) }],
    };
  },
  approved: ({ state }) => ({
    subject: 'Welcome: you are a member now',
    paragraphs: ['The owner of the site has approved you. You can sign in from now on.'],
    links: [{ label: 'To the shop', url: state.settings.siteUrl }],
  }),
} satisfies Partial<Record<string, ContentOf>>;
