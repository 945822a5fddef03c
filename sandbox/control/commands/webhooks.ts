import * as z from 'zod/mini';
import type { NotificationType } from '../../../generated/notifications/index.ts';
import { receiverSchema } from '../../webhooks/read.ts';
import { keepReceiver } from '../../webhooks/receivers.ts';
import type { Delivery } from '../../webhooks/types.ts';
import { command, type Command, ControlError } from './command.ts';

/** Control calls for the receivers of notifications. */
export const webhookCommands: readonly Command[] = [
  command({
    name: 'GET /sandbox/webhooks',
    about: 'lists the receivers of notifications, and the public key that verifies the notifications',
    run: ({ sandbox, publicKey }) => ({ publicKey, receivers: sandbox.webhooks.receivers() }),
  }),
  command({
    name: 'POST /sandbox/webhooks',
    about:
      'adds a receiver: posts every notification, or those of eventTypes, to its address; "trouble" makes some of them arrive twice (duplicates 0..1), late and out of order (delayMs), or signed by another key (wrongKey 0..1)',
    example: { url: 'http://127.0.0.1:1/webhooks', trouble: { duplicates: 0.2 } },
    schema: receiverSchema,
    run: ({ world, body }) => keepReceiver(world.state, body),
  }),
  command({
    name: 'DELETE /sandbox/webhooks',
    about: 'removes a receiver by its id',
    schema: z.strictObject({ id: z.string() }),
    run: ({ sandbox, body: { id } }) => {
      if (!sandbox.webhooks.receivers().some((receiver) => receiver.id === id))
        throw new ControlError(404, `There is no receiver ${id}.`);
      sandbox.webhooks.remove(id);
      return { receivers: sandbox.webhooks.receivers() };
    },
  }),
  command({
    name: 'GET /sandbox/webhooks/deliveries',
    about: 'lists the deliveries with their attempts; ?receiverId=, ?status= and ?eventType= filter them',
    run: ({ sandbox, request }) => {
      const { searchParams } = request.url;
      const receiverId = searchParams.get('receiverId');
      const status = searchParams.get('status') as Delivery['status'] | null;
      const eventType = searchParams.get('eventType') as NotificationType | null;
      return {
        deliveries: sandbox.webhooks.deliveries({
          ...(receiverId !== null && { receiverId }),
          ...(status !== null && { status }),
          ...(eventType !== null && { eventType }),
        }),
      };
    },
  }),
  command({
    name: 'POST /sandbox/webhooks/repeat',
    about: 'attempts a delivery again, whatever its status',
    schema: z.strictObject({ id: z.string() }),
    run: ({ sandbox, body: { id } }) => {
      sandbox.webhooks.repeat(id);
      return { deliveries: sandbox.webhooks.deliveries() };
    },
  }),
];
