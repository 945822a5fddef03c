import type { NotificationType } from '../../../generated/notifications/index.ts';
import type { KeptNotification } from '../notifications.ts';
import type { SandboxRequest } from '../../engine/wire.ts';
import { command, type Command, ControlError } from './command.ts';

/** Control calls about the notifications of the platform. */
export const notificationCommands: readonly Command[] = [
  command({
    name: 'GET /sandbox/notifications',
    about: 'lists the notifications, the oldest first; ?after=<number> and ?eventType= filter them',
    run: ({ sandbox, request }) => {
      const eventType = request.url.searchParams.get('eventType') as NotificationType | null;
      const notifications = sandbox.notifications.list({
        after: afterOf(request) ?? 0,
        ...(eventType !== null && { eventType }),
      });
      return { notifications };
    },
  }),
  command({
    name: 'GET /sandbox/notifications/stream',
    about: 'streams new notifications as server-sent events; ?after=<number> begins with earlier ones',
    run: ({ sandbox, request }) => {
      const after = afterOf(request);
      return {
        status: 200,
        headers: { 'content-type': 'text/event-stream; charset=utf-8' },
        body: `: notifications of the sandbox\n\n${after === undefined ? '' : sandbox.notifications.list({ after }).map(eventOf).join('')}`,
        stream: (push) => sandbox.notifications.subscribe((notification) => push(eventOf(notification))),
      };
    },
  }),
];

/** The number in the header that a browser sends when it opens a lost stream again. */
const afterOf = ({ url, header }: SandboxRequest): number | undefined => {
  const text = header('last-event-id') ?? url.searchParams.get('after');
  if (text === null) return undefined;
  if (!/^\d{1,12}$/.test(text))
    throw new ControlError(400, '"after" takes the number of a notification, or 0 for all of them.');
  return Number(text);
};

const eventOf = (notification: KeptNotification): string =>
  `id: ${notification.number}\nevent: ${notification.eventType}\ndata: ${JSON.stringify(notification)}\n\n`;
