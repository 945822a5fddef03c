import type { MailRecord } from '../../records/state.ts';
import { readMail } from '../../mails/mailbox.ts';
import { command, ControlError, type Command } from './command.ts';

/** Control calls about the mails of the platform. */
export const mailCommands: readonly Command[] = [
  command({
    name: 'GET /sandbox/mails',
    about: 'lists the mails, the oldest first; ?to= and ?kind= filter by address and kind',
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
    name: 'GET /sandbox/mails/{id}',
    about: 'one mail with its subject, text, HTML, links and code',
    run: ({ world, request }) => {
      const id = request.url.pathname.split('/').at(-1);
      const mail = world.state.mails.find((candidate) => candidate.id === id);
      if (!mail) throw new ControlError(404, 'There is no mail with this id.');
      return readMail(world, mail);
    },
  }),
  command({
    name: 'DELETE /sandbox/mails',
    about: 'deletes all mails',
    example: {},
    run: ({ sandbox }) => {
      sandbox.mailbox.clear();
      return { mails: [] };
    },
  }),
];
