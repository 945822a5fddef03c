import type { MailRecord } from '../state.ts';
import { command, type Command } from './command.ts';

/** Control calls about the mails that the platform would have sent. */
export const mailCommands: readonly Command[] = [
  command({
    name: 'GET /sandbox/mails',
    about: 'the mails, the oldest first; ?to= and ?kind= leave the others out',
    run: ({ sandbox, request }) => {
      const { searchParams } = request.url;
      const to = searchParams.get('to');
      const kind = searchParams.get('kind') as MailRecord['kind'] | null;
      return {
        mails: sandbox.mailbox.list({ ...(to !== null && { to }), ...(kind !== null && { kind }) }),
      };
    },
  }),
  command({
    name: 'DELETE /sandbox/mails',
    about: 'throws all mails away',
    example: {},
    run: ({ sandbox }) => {
      sandbox.mailbox.clear();
      return { mails: [] };
    },
  }),
];
